import { hash } from 'node:crypto';

/**
 * Hashes of inline code for the Content-Security-Policy. They are computed from our own or the theme's source (D-180),
 * never from a finished page, where code may come from anyone.
 */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** For attributes such as `onclick`. */
  readonly handlers: readonly string[];
}

export interface PolicyOptions extends Partial<InlineHashes> {
  /** For the back office only: a value that changes with every response, so a cached page cannot have one. */
  readonly nonce?: string;
  /** Further sources by directive, such as `{ 'frame-src': ['https://pay.example'] }`. */
  readonly more?: Readonly<Record<string, readonly string[]>>;
}

/**
 * The policy of a page. Scripts run only from our own origin, by hash or by nonce. Pictures, videos and frames may come
 * from anywhere over https, because owners embed them; style attributes are allowed for the same reason.
 */
export function policyFor(options: PolicyOptions = {}): string {
  // Most pages have the same policy, so it is built once.
  return isBare(options) ? barePolicy : writtenPolicy(options);
}

function isBare({ scripts = [], styles = [], handlers = [], nonce, more = {} }: PolicyOptions): boolean {
  const hasHashes = scripts.length > 0 || styles.length > 0 || handlers.length > 0;
  return !hasHashes && nonce === undefined && Object.keys(more).length === 0;
}

function writtenPolicy({ scripts = [], styles = [], handlers = [], nonce, more = {} }: PolicyOptions): string {
  const nonceSource = nonce === undefined ? [] : [`'nonce-${nonce}'`];
  const handlerSources = handlers.length > 0 ? ["'unsafe-hashes'", ...handlers] : [];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...nonceSource, ...scripts, ...handlerSources],
    'style-src': ["'self'", ...nonceSource, ...styles],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'media-src': ["'self'", 'blob:', 'https:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'frame-src': ["'self'", 'https:'],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    // The editor shows the published site in a frame of the same origin (D-005).
    'frame-ancestors': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources, ...(more[name] ?? [])].join(' '))
    .join('; ');
}

const nothingInline: InlineHashes = { scripts: [], styles: [], handlers: [] };
const barePolicy = writtenPolicy(nothingInline);

/** For responses that are not pages. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * Returns the hash by which a policy allows one script, style or handler. Browsers normalise every line break to one
 * character before hashing.
 */
export function inlineHash(text: string): string {
  const seen = text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text;
  return `'sha256-${hash('sha256', seen, 'base64')}'`;
}
