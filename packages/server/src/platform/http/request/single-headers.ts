import type { IncomingMessage } from 'node:http';
import { httpMessages } from '../messages.ts';
import { RequestRefusedError } from '../responses/errors.ts';

/** Throws for a request that repeats a header of which only one may count. */
export function refuseRepeatedHeaders(raw: IncomingMessage): void {
  if (repeatsHeaders(raw)) throw new RequestRefusedError(400, httpMessages.malformed);
}

/**
 * Whether a request repeats a header of which only one may count. Node keeps the first of some headers and joins others; a
 * proxy in front may have used another one, and then the proxy and we would mean different websites or people.
 */
function repeatsHeaders({ rawHeaders }: IncomingMessage): boolean {
  const seen = new Set<string>();
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!.toLowerCase();
    if (!singleHeaders.has(name)) continue;
    if (seen.has(name)) return true;
    seen.add(name);
  }
  return false;
}

/** List headers (`Accept`, `X-Forwarded-For` …) may be repeated, and Node itself refuses a second `Content-Length`. */
export const singleHeaders: ReadonlySet<string> = new Set([
  'authorization',
  'content-type',
  'host',
  'idempotency-key',
  'origin',
  'referer',
  'sec-fetch-site',
  'x-crumb',
  'x-siteuser-xsrf-token',
]);
