import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { RateLimits } from '../../rate-limits.ts';
import type { TeamCaller } from '../caller.ts';
import { documentationOf } from '../docs/openapi.ts';
import { requireAccess, requirePlanFeature } from '../guards/access.ts';
import { refuseWhileClosed } from '../guards/closed.ts';
import type { Crumbs } from '../guards/crumb.ts';
import { refuseForgery } from '../guards/forgery.ts';
import type { HttpHooks } from '../http-hooks.ts';
import { type RateLimiter, takeTry } from '../limits/rate-limiter.ts';
import { tooManyText } from '../messages.ts';
import {
  addFilesParser,
  addStreamParser,
  DEFAULT_BODY_LIMIT,
  refuseOtherBodies,
  takesFiles,
  takesStream,
} from '../request/body.ts';
import { tooManyError } from '../responses/errors.ts';
import { sendProblem } from '../responses/problem.ts';
import { checkDeclarations } from './declaration.ts';
import { Refusal } from './refusal.ts';
import type { Route } from './route.ts';
import { closeObjects } from './validation.ts';

export interface RegistryParts {
  readonly httpHooks: HttpHooks;
  readonly crumbs: Crumbs;
  readonly limiter: RateLimiter;
  readonly limits: RateLimits;
  readonly clock: Clock;
  readonly publicUrl: string | undefined;
  readonly operatorToken: string | undefined;
}

/**
 * Registers declared routes. Each request is checked in this order: content type, access, the body itself, forgery,
 * schema, rate limit. Cheap and specific refusals come first. Then the handler runs.
 */
export function registerRoutes(app: FastifyInstance, routes: readonly Route[], parts: RegistryParts): void {
  checkDeclarations(routes);
  const isOrdinary = (route: Route) => !takesStream(route) && !takesFiles(route);
  for (const route of routes.filter(isOrdinary)) registerRoute(app, route, parts);
  // How a body is read belongs to a context of the framework, not to a route.
  for (const [takes, addParser] of [
    [takesStream, addStreamParser],
    [takesFiles, addFilesParser],
  ] as const) {
    app.register((context, _options, done) => {
      addParser(context);
      for (const route of routes.filter(takes)) registerRoute(context, route, parts);
      done();
    });
  }
}

/** Throws if a plugin or a feature adds a route without a declaration. */
export function refuseUndeclaredRoutes(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (!route.config?.declaration) {
      throw new Error(
        `${String(route.method)} ${route.url} was not registered through the registry, so it has no declaration`,
      );
    }
  });
}

function registerRoute(app: FastifyInstance, route: Route, parts: RegistryParts): void {
  const { params, query, body } = route.schema;
  app.route({
    method: route.method,
    url: route.path,
    config: { declaration: route },
    bodyLimit: route.bodyLimit ?? DEFAULT_BODY_LIMIT,
    schema: {
      ...documentationOf(route),
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body: closeObjects(body) }),
    },
    onRequest: async (request, reply) => {
      requirePlanFeature(route, request);
      refuseOtherBodies(route, request);
      if (!route.anyHost) request.member = memberFor(route, await parts.httpHooks.identify(request, reply));
      refuseWhileClosed(route, request, parts.httpHooks);
      if (isPersonal(route)) request.siteUser = await parts.httpHooks.identifySiteUser(request, reply);
      await requireAccess(route, request, reply, parts);
    },
    preValidation: async (request) => refuseForgery(route, request, parts),
    preHandler: async (request) => enforceRateLimit(route, request, parts),
    handler: async (request, reply) => sendResult(await route.handle(request, reply), request, reply, parts),
  });
}

/** Public pages show more to a member. A member who has yet to set up a required second factor counts as a visitor. */
function memberFor({ access }: Route, member: TeamCaller | undefined): TeamCaller | undefined {
  return member?.needsSecondFactor && access.kind !== 'team' ? undefined : member;
}

function isPersonal({ access, anyHost, impersonal }: Route): boolean {
  return !anyHost && !impersonal && (access.kind === 'anyone' || access.kind === 'site-user');
}

async function enforceRateLimit(
  route: Route,
  request: FastifyRequest,
  { limiter, limits, clock }: RegistryParts,
): Promise<void> {
  const seconds = await takeTry(route, request, { limits, limiter, now: clock.now() });
  if (seconds > 0) {
    throw tooManyError(seconds, route.tooManyText?.(request.textLanguage) ?? tooManyText(request.textLanguage));
  }
}

/** A handler returns the body, a refusal, or the reply it has used itself; undefined is an empty response. */
function sendResult(
  result: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { httpHooks }: RegistryParts,
): unknown {
  if (result instanceof Refusal) return sendProblem(request, reply, result, httpHooks);
  if (result === undefined && reply.statusCode === 200) reply.code(204);
  return result;
}
