import type { IncomingMessage } from 'node:http';
import { RequestRefusedError } from '../answers/errors.ts';
import { httpMessages } from '../messages.ts';

/**
 * Refuses a request that says two things where one counts. Node keeps the first of some headers and joins others; a proxy before us
 * may have decided by another one, and then it and we speak of different websites or different people.
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

/** Lists (`Accept`, `X-Forwarded-For` …) may be spread over several lines, and Node itself refuses a second `Content-Length`. */
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
