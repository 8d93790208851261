import type { InLanguages, Language } from '@awning/formats';
import {
  type ErrorPageText,
  errorPageMessages,
  lockScreenMessages,
  retryTexts,
  type UnlockFault,
} from '../messages.ts';
import { inlineHash, policyFor } from './csp.ts';

/** A complete page without theme, scripts or pictures, for when there is no website or its theme cannot be rendered. */
export function plainErrorPage(language: Language, status: number, message: string, retryAfter?: string): string {
  const { title, text } = textsOf(language, { status, message, retryAfter });
  return plainPage(language, { above: String(status), title, text, link: { to: '/', text: homeTexts[language] } });
}

/** The form of a lock screen that a password opens. */
export interface UnlockForm {
  readonly action: string;
  /** The page that was asked for. */
  readonly to: string;
  readonly fault?: UnlockFault | undefined;
}

/** What visitors see of a closed shop. It has no theme, because its navigation would tell what is not shown yet. */
export function lockScreenPage(language: Language, websiteName: string, form?: UnlockForm): string {
  const { title, text, team } = lockScreenMessages[language];
  return plainPage(language, {
    above: websiteName,
    title,
    text,
    link: { to: '/config/login', text: team },
    ...(form && { html: unlockForm(language, form) }),
  });
}

function unlockForm(language: Language, { action, to, fault }: UnlockForm): string {
  const { password, enter, faults } = lockScreenMessages[language];
  const said = fault === undefined ? '' : `<p id="fault" role="alert">${escapeHtml(faults[fault])}</p>\n`;
  const marks = fault === undefined ? '' : ' aria-invalid="true" aria-describedby="fault" autofocus';
  return `<form method="post" action="${escapeHtml(action)}">
<label for="password">${escapeHtml(password)}</label>
${said}<input id="password" name="password" type="password" required autocomplete="off"${marks}>
<input type="hidden" name="to" value="${escapeHtml(to)}">
<button>${escapeHtml(enter)}</button>
</form>
`;
}

interface PlainPage {
  readonly above: string;
  readonly title: string;
  readonly text: string;
  readonly link: { readonly to: string; readonly text: string };
  readonly html?: string;
}

function plainPage(language: Language, { above, title, text, link, html = '' }: PlainPage): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<p>${escapeHtml(above)}</p>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${html}<p><a href="${link.to}">${escapeHtml(link.text)}</a></p>
</main>
</body>
</html>
`;
}

const homeTexts: InLanguages<string> = {
  en: 'Go to the home page',
  de: 'Zur Startseite',
  fr: 'Aller à l’accueil',
};

const style = `:root{color-scheme:light dark;font:1.125rem/1.6 system-ui,sans-serif}
body{margin:0;min-height:100vh;display:grid;place-items:center}
main{max-width:32rem;padding:2rem}
h1{font-size:2rem;line-height:1.2;margin:0 0 .5rem}
form{display:grid;gap:.5rem;margin:1.5rem 0}
form p{margin:0;font-weight:600}
input,button{font:inherit;padding:.5rem .75rem;border:1px solid;border-radius:.5rem;min-width:0}
button{cursor:pointer;justify-self:start}`;

/** The style sheet is the only inline content of the page. */
export const plainErrorPolicy = policyFor({ styles: [inlineHash(style)] });

interface ErrorFacts {
  readonly status: number;
  readonly message: string;
  readonly retryAfter: string | undefined;
}

function textsOf(language: Language, { status, message, retryAfter }: ErrorFacts): ErrorPageText {
  const known = errorPageMessages[language][status] ?? { title: message, text: '' };
  if (status !== 429) return known;
  // The text is in the visitor's language; a route's own one comes first.
  if (message !== known.text) return { ...known, text: message };
  const text = retryAfter === undefined ? undefined : retryTexts[language](secondsText(retryAfter, language));
  return { ...known, text: text ?? known.text };
}

function secondsText(seconds: string, language: string): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit: 'second', unitDisplay: 'long' }).format(
    Number(seconds),
  );
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
