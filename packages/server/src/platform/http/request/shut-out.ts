import type { FastifyRequest } from 'fastify';
import type { HttpHooks } from '../http-hooks.ts';

/** Whether the shop is closed and nothing lets the caller in: neither membership, nor a preview link, nor the password. */
export function isShutOut(
  request: FastifyRequest,
  httpHooks: Pick<HttpHooks, 'holdsPreviewLink' | 'holdsVisitorPass'>,
): boolean {
  if (!request.foundWebsite || !request.website.settings.isClosed) return false;
  return request.member === undefined && !httpHooks.holdsPreviewLink(request) && !httpHooks.holdsVisitorPass(request);
}
