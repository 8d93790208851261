import type { Language } from '@awning/formats';
import { escapeHtml } from '../../platform/http/index.ts';
import type { Entry } from './bundle.ts';
import { scriptTexts } from './messages.ts';

interface ShellWords {
  /** The website's default one: the application falls back to it if neither member nor browser want another. */
  readonly language: Language;
  readonly websiteName: string;
  /** Tells the page of the setup link that the set-up is already done. */
  readonly setup: 'gone' | undefined;
}

/** The build tool's loader and the style system read the nonce from the head, for elements they add at run time. */
export function shellPage(entry: Entry, nonce: string, { language, websiteName, setup }: ShellWords): string {
  const styles = entry.styles.map((address) => `<link rel="stylesheet" href="${address}">`).join('\n');
  return `<!doctype html>
<html lang="${language}" data-mantine-color-scheme="light"${setup === undefined ? '' : ` data-setup="${setup}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta property="csp-nonce" nonce="${nonce}">
<title>${escapeHtml(websiteName)}</title>
<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(icon)}">
${styles}
<script type="module" src="${entry.script}" nonce="${nonce}"></script>
</head>
<body>
<div id="root"></div>
<noscript>${scriptTexts[language]}</noscript>
</body>
</html>
`;
}

/** Three stripes of an awning. */
const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#0f5c4f" d="M4 6h8v14a4 4 0 0 1-8 0z"/><path fill="#e0a458" d="M12 6h8v14a4 4 0 0 1-8 0z"/><path fill="#0f5c4f" d="M20 6h8v14a4 4 0 0 1-8 0z"/></svg>';

export const missingBundlePage = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Awning</title></head>
<body><h1>The back office is not built yet</h1><p>Run <code>npm run build</code> and reload this page.</p></body></html>
`;
