/** The owner's code runs in a frame without an origin: it cannot act for the visitor or read the site. */
export const ownerFrameHeaders = {
  'content-security-policy': [
    'sandbox allow-scripts allow-forms allow-popups',
    "default-src 'none'",
    "script-src 'unsafe-inline' https:",
    "style-src 'unsafe-inline' https:",
    ...['img-src', 'font-src', 'media-src'].map((directive) => `${directive} https: data:`),
    ...['connect-src', 'frame-src', 'form-action'].map((directive) => `${directive} https:`),
    "frame-ancestors 'self'",
  ].join('; '),
  'x-frame-options': 'SAMEORIGIN',
  'cache-control': 'private, max-age=3600',
  'referrer-policy': 'no-referrer',
} as const;

/** The frame reports its height, also when it is asked, so that the page can resize it. */
const heightScript =
  'const tell=()=>parent.postMessage({awningFrameHeight:document.body.offsetHeight},"*");new ResizeObserver(tell).observe(document.body);addEventListener("message",(event)=>event.source===parent&&tell())';

/** The page in the frame. */
export function ownerFramePage(html: string): string {
  // With flow-root the height of the body includes the margins of its first and last line.
  const head = '<meta charset="utf-8"><title></title><style>body{margin:0;display:flow-root}</style>';
  return `<!doctype html><html><head>${head}</head><body>${html}<script>${heightScript}</script></body></html>`;
}
