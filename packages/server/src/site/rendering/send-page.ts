import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, hasTag } from '../../platform/http/index.ts';
import { encodedPage, type StoredPage } from './page-cache.ts';

/**
 * Sends a stored page in the best encoding the browser accepts, or 304 if its copy is current. `more` are headers that
 * are not stored with the page.
 */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: StoredPage,
  more: Readonly<Record<string, string>> = {},
): Promise<FastifyReply> {
  reply.headers({ ...page.headers, etag: page.etag, vary: 'Accept-Encoding', ...more });
  if (page.status === 200 && hasTag(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  reply.code(page.status);
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  return encoding === undefined
    ? reply.send(page.plain)
    : reply.header('content-encoding', encoding).send(await encodedPage(page, encoding));
}
