import { NotFoundError } from '@awning/site-model';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { HttpHooks } from '../http-hooks.ts';
import { httpMessages } from '../messages.ts';
import { pathOf } from '../request/request.ts';
import { isShutOut } from '../request/shut-out.ts';
import { RequestRefusedError, ShopClosedError } from '../responses/errors.ts';
import type { Route } from './route.ts';

/** Replies where no route matches: 405 if another method would match (D-088), otherwise 404. */
export function replyToUnrouted(
  app: FastifyInstance,
  routes: readonly Route[],
  httpHooks: Pick<HttpHooks, 'isPage' | 'holdsPreviewLink' | 'holdsVisitorPass'>,
): void {
  app.decorate('methodsAt', methodsByPath(routes));
  app.setNotFoundHandler(async (request) => {
    // What a closed shop has is not told by its status either.
    if (isShutOut(request, httpHooks)) throw new ShopClosedError();
    const problem = nothingAt(request);
    throw problem instanceof NotFoundError && (await httpHooks.isPage(request))
      ? wrongMethod(['GET', 'HEAD'])
      : problem;
  });
}

/** The error to throw at an address without a page: some addresses exist for other methods only. */
export function nothingAt(request: FastifyRequest): NotFoundError | RequestRefusedError {
  const path = pathOf(request);
  const methods = request.server.methodsAt(path);
  return methods.length === 0 ? new NotFoundError(path) : wrongMethod(methods);
}

function wrongMethod(methods: readonly string[]): RequestRefusedError {
  return new RequestRefusedError(405, httpMessages.wrongMethod, { headers: { allow: methods.join(', ') } });
}

/** The methods of a path. The target of a wildcard may not exist, so wildcards are ignored. */
function methodsByPath(routes: readonly Route[]): (path: string) => readonly string[] {
  const patterns = routes
    .filter(({ path }) => !path.endsWith('*'))
    .map(({ method, path }) => ({ methods: method === 'GET' ? ['GET', 'HEAD'] : [method], pattern: patternOf(path) }));
  return (path) => patterns.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods);
}

/** Fastify's notation, with the trailing slash that Fastify ignores. */
function patternOf(path: string): RegExp {
  const parts = path.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part.replaceAll('.', String.raw`\.`)));
  return new RegExp(`^${parts.join('/').replace(/\/$/, '')}/?$`);
}
