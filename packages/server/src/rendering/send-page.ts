import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from '../http/index.ts';
import type { StoredPage } from './page-cache.ts';

/** Sends a stored page in the best encoding the browser takes, or tells it that its own copy is still right. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: StoredPage): FastifyReply {
  reply.headers({ ...page.headers, etag: page.etag, vary: 'Accept-Encoding' });
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) {
    return reply.code(304).send();
  }
  reply.code(page.status);
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  return encoding === undefined
    ? reply.send(page.plain)
    : reply.header('content-encoding', encoding).send(page[encoding]);
}
