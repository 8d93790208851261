import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredPage } from './page-cache.ts';

/** Sends a stored page in the best encoding the browser takes, or tells it that its own copy is still right. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: StoredPage): FastifyReply {
  reply.headers({ ...page.headers, etag: page.etag, vary: 'Accept-Encoding' });
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) {
    return reply.code(304).send();
  }
  const accepted = request.headers['accept-encoding'] ?? '';
  reply.code(page.status);
  if (/\bbr\b/.test(accepted)) {
    return reply.header('content-encoding', 'br').send(page.brotli);
  }
  return /\bgzip\b/.test(accepted) ? reply.header('content-encoding', 'gzip').send(page.gzip) : reply.send(page.plain);
}
