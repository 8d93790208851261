import type { FastifyRequest } from 'fastify';
import type { HttpHooks } from '../http-hooks.ts';
import { isShutOut } from '../request/shut-out.ts';
import { ShopClosedError } from '../responses/errors.ts';
import type { Route } from '../routing/route.ts';

/** Throws if the shop is closed to the caller. Routes of the team, of the operator and of the set-up stay open. */
export function refuseWhileClosed(
  { access, anyHost, openWhileClosed }: Route,
  request: FastifyRequest,
  httpHooks: Pick<HttpHooks, 'holdsPreviewLink' | 'holdsVisitorPass'>,
): void {
  const isForVisitors = access.kind === 'anyone' || access.kind === 'site-user';
  if (!anyHost && !openWhileClosed && isForVisitors && isShutOut(request, httpHooks)) throw new ShopClosedError();
}
