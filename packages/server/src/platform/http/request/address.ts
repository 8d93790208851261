import type { FastifyRequest } from 'fastify';
import { fieldMessages, httpMessages } from '../messages.ts';
import { InvalidFieldsError, RequestRefusedError } from '../responses/errors.ts';
import { refuseRepeatedHeaders } from './single-headers.ts';

/** Path and query string together (D-157). */
export const MAX_ADDRESS_LENGTH = 2083;

/**
 * Refuses addresses that are too long, requests with no host or several hosts, and zero bytes, which the database
 * cannot store.
 */
export function refuseBadAddress({ originalUrl, headers, raw }: FastifyRequest): void {
  refuseRepeatedHeaders(raw);
  if (originalUrl.length > MAX_ADDRESS_LENGTH) throw new RequestRefusedError(414, httpMessages.addressTooLong);
  const needsHost = raw.httpVersion === '1.1';
  if (needsHost && headers.host === undefined) throw new RequestRefusedError(400, httpMessages.malformed);
  if (namesAnotherHost(originalUrl, headers.host)) throw new RequestRefusedError(400, httpMessages.malformed);
  if (!originalUrl.includes('%00')) return;
  const [path = '', query = ''] = originalUrl.split('?', 2);
  const names = query.split('&').flatMap((pair) => (pair.includes('%00') ? pair.slice(0, pair.indexOf('=')) : []));
  if (path.includes('%00') || names.some((name) => name === '' || name.includes('%00'))) {
    throw new RequestRefusedError(400, httpMessages.malformed);
  }
  throw new InvalidFieldsError(Object.fromEntries(names.map((name) => [name, fieldMessages.unstorable])));
}

/**
 * A request may also name its host in the address (`GET http://shop.example/cart`). A proxy uses that one and we use
 * `Host`. They must be equal, or the proxy and we would mean different websites.
 */
function namesAnotherHost(address: string, host: string | undefined): boolean {
  const named = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i.exec(address)?.[1];
  return named !== undefined && named.toLowerCase() !== host?.toLowerCase();
}
