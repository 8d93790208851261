import type { IncomingMessage } from 'node:http';
import { httpMessages } from '../messages.ts';
import { RequestRefusedError } from '../responses/errors.ts';

/**
 * Refuses a request that repeats a header of which only one may count. Node keeps the first of some headers and joins
 * others; a proxy in front may have used another one, and then the proxy and we would mean different websites or
 * people.
 */
export function refuseRepeatedHeaders({ rawHeaders }: IncomingMessage): void {
  const seen = new Set<string>();
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!.toLowerCase();
    if (!singleHeaders.has(name)) continue;
    if (seen.has(name)) throw new RequestRefusedError(400, httpMessages.malformed);
    seen.add(name);
  }
}

/** List headers (`Accept`, `X-Forwarded-For` …) may be repeated, and Node itself refuses a second `Content-Length`. */
const singleHeaders: ReadonlySet<string> = new Set([
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
