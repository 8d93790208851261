import type { InLanguages, Language } from '@awning/formats';
import { type ErrorPageText, errorPageMessages, httpMessages, lockScreenMessages, retryTexts } from '../messages.ts';
import { inlineHash, policyFor } from './csp.ts';

/** A complete page without theme, scripts or pictures, for when there is no website or its theme cannot be rendered. */
export function plainErrorPage(language: Language, status: number, message: string, retryAfter?: string): string {
  const { title, text } = textsOf(language, { status, message, retryAfter });
  return plainPage(language, { above: String(status), title, text, link: { to: '/', text: homeTexts[language] } });
}

/** What visitors see of a closed shop. It has no theme, because its navigation would tell what is not shown yet. */
export function lockScreenPage(language: Language, websiteName: string): string {
  const { title, text, team } = lockScreenMessages[language];
  return plainPage(language, { above: websiteName, title, text, link: { to: '/config/login', text: team } });
}

interface PlainPage {
  readonly above: string;
  readonly title: string;
  readonly text: string;
  readonly link: { readonly to: string; readonly text: string };
}

function plainPage(language: Language, { above, title, text, link }: PlainPage): string {
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
<p><a href="${link.to}">${escapeHtml(link.text)}</a></p>
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
h1{font-size:2rem;line-height:1.2;margin:0 0 .5rem}`;

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
  // A route's own text for too many requests is already in the visitor's language.
  if (message !== httpMessages.tooMany) return { ...known, text: message };
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
