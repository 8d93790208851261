import type { FastifyRequest } from 'fastify';
import { RequestRefusedError } from './errors.ts';
import { httpMessages } from './messages.ts';

/** Characters of path and query string together (D-157). */
export const MAX_ADDRESS_LENGTH = 2083;

/** Refuses what is too long, and the zero byte, which no text in the database may hold. */
export function refuseBadAddress({ originalUrl }: FastifyRequest): void {
  if (originalUrl.length > MAX_ADDRESS_LENGTH) throw new RequestRefusedError(414, httpMessages.addressTooLong);
  if (originalUrl.includes('%00')) throw new RequestRefusedError(400, httpMessages.malformed);
}
