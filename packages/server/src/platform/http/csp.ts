import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

/** Hashes of what a page carries inline, as they stand in a Content-Security-Policy. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Of attributes such as `onclick`. */
  readonly handlers: readonly string[];
}

export interface PolicyOptions extends Partial<InlineHashes> {
  /** For the back office only: a value that changes with every answer. A cached page cannot have one. */
  readonly nonce?: string;
  /** Further sources by directive, such as `{ 'frame-src': ['https://pay.example'] }`. */
  readonly more?: Readonly<Record<string, readonly string[]>>;
}

/**
 * The policy of a page. Scripts run only from our own origin, by hash or by nonce. Pictures, films and embedded frames may come from
 * anywhere over https, because owners put them into their pages; style attributes are allowed for the same reason.
 */
export function policyFor(options: PolicyOptions = {}): string {
  // The policy of most pages, written once.
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

/** For answers that are not pages. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * The hashes of every inline script, style and handler in a page. It vouches for whatever stands in the page, so text of visitors
 * and owners must have been escaped or sanitised before; keep the result with the cached page.
 */
export function inlineHashes(html: string): InlineHashes {
  if (!mayHaveInline(html)) return nothingInline;
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const handlers = new Set<string>();
  let target: Set<string> | undefined;
  let text = '';
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const [attribute, value] of Object.entries(attributes))
        if (attribute.startsWith('on')) handlers.add(hashOf(value));
      text = '';
      target = name === 'style' ? styles : name === 'script' && isRunInline(attributes) ? scripts : undefined;
    },
    ontext(part) {
      if (target) text += part;
    },
    onclosetag(name) {
      if (target && (name === 'script' || name === 'style')) target.add(hashOf(text));
      target = undefined;
    },
  });
  // Browsers see every line break as one character and hash what they see.
  parser.end(html.replace(/\r\n?/g, '\n'));
  return { scripts: [...scripts], styles: [...styles], handlers: [...handlers] };
}

// Reading a page tag by tag costs more than making it, and most pages have nothing to hash. Whatever looks like it is read properly.
function mayHaveInline(html: string): boolean {
  if (handlerLike.test(html) || html.includes('<S')) return true;
  for (let at = html.indexOf('<s'); at !== -1; at = html.indexOf('<s', at + 2)) {
    if (!scriptOrStyle.test(html.slice(at, at + 7))) continue;
    harmlessScript.lastIndex = at;
    if (!harmlessScript.test(html)) return true;
  }
  return false;
}

const scriptOrStyle = /^<s(?:tyle|cript)/i;
const handlerLike = /[\s"'/]on[a-z]+\s*=/i;
/** Our own data and loaders, exactly as we print them. */
const harmlessScript =
  /<script (?:type="application\/(?:ld\+)?json"(?: id="[\w-]+")?|type="module" src="[^"]+" async|src="[^"]+" defer)>/y;

/** Data in a script element (JSON, templates) is not run and needs no hash. */
function isRunInline(attributes: Readonly<Record<string, string>>): boolean {
  if (attributes['src'] !== undefined) return false;
  const type = attributes['type']?.trim().toLowerCase() ?? '';
  return ['', 'module', 'importmap', 'text/javascript', 'application/javascript', 'text/ecmascript'].includes(type);
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
