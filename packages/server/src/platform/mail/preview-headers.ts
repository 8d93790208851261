/**
 * The mail is shown as it is, in a frame that may do nothing: no scripts, no forms, no origin of its own, no external
 * content.
 */
export const previewHeaders = {
  'content-security-policy':
    "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
} as const;
