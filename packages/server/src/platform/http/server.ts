import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import cookies from '@fastify/cookie';
import swagger from '@fastify/swagger';
import { type FastifyInstance, fastify } from 'fastify';
import type { Parts } from '../parts.ts';
import { projectFolder } from '../project-folder.ts';
import { rateLimitsWith } from '../rate-limits.ts';
import { addTracking, createTracker, type EventSink } from '../track/index.ts';
import { hostKey, openWebsiteDirectory, type WebsiteDirectory } from '../website/index.ts';
import { assetRoutes } from './assets/assets.ts';
import { answersOf } from './docs/openapi.ts';
import { addCrumbCookies, CRUMB_COOKIE, createCrumbs, VISITOR_COOKIE } from './guards/crumb.ts';
import { defaultHttpHooks, type HttpHooks } from './http-hooks.ts';
import { type Lane, openLane } from './lane/lane.ts';
import { createLocalLimiter, takeTry } from './limits/rate-limiter.ts';
import { createSharedLimiter } from './limits/shared-limiter.ts';
import { addDraining } from './operations/drain.ts';
import { collectMetrics, noMetrics } from './operations/metrics.ts';
import { operationRoutes } from './operations/operation-routes.ts';
import { MAX_ADDRESS_LENGTH, refuseBadAddress } from './request/address.ts';
import { limitArrival } from './request/arrival.ts';
import { addBodyParsers, DEFAULT_BODY_LIMIT } from './request/body.ts';
import { createProxyTrust, type ProxyTrust } from './request/proxy.ts';
import { parseQuery } from './request/query-string.ts';
import { decorateRequests } from './request/request.ts';
import { requestIdOf } from './request/request-id.ts';
import { addressWithoutLanguage, addWebsites } from './request/site.ts';
import { replyToBadAddress, replyToBadConnection, replyToUnknownExpectation } from './responses/bare-response.ts';
import { addCompression } from './responses/compression.ts';
import { addSecurityHeaders } from './responses/headers.ts';
import { addProblems, logSlowRequests } from './responses/problem.ts';
import { refuseUndeclaredRoutes, registerRoutes } from './routing/registry.ts';
import type { Route } from './routing/route.ts';
import { replyToUnrouted } from './routing/unrouted.ts';
import { compileValidator } from './routing/validation.ts';

/**
 * Longer than the idle timeout of common load balancers, so that we never close a connection that they are about to
 * use.
 */
const KEEP_ALIVE_MS = 72_000;

/** What all features together contribute to requests. */
export interface Contributions {
  readonly routes: readonly Route[];
  readonly httpHooks: readonly Partial<HttpHooks>[];
  readonly eventSinks: readonly EventSink[];
  readonly plainCookies: readonly string[];
}

/**
 * Returns the server with all its routes, ready to listen or to be injected into. Closing it lets running requests
 * finish.
 */
export async function createHttpServer(
  { config, database, clock, log }: Pick<Parts, 'config' | 'database' | 'clock' | 'log'>,
  contributions: Contributions,
): Promise<FastifyInstance> {
  const proxies = createProxyTrust(config.trustProxy);
  const directory = await openWebsiteDirectory(database, clock, log);
  const crumbs = createCrumbs(config.secrets);
  const httpHooks: HttpHooks = Object.assign({ ...defaultHttpHooks }, ...contributions.httpHooks);
  let lane: Lane | undefined;
  const app = createInstance(proxies, directory, (raw, response) => lane?.answers(raw, response) ?? false);
  app.server.on('checkExpectation', replyToUnknownExpectation);

  app.setValidatorCompiler(compileValidator);
  addDraining(app);
  limitArrival(app);
  addBodyParsers(app);
  decorateRequests(app, crumbs);
  addTracking(app, createTracker(clock, log, contributions.eventSinks));
  await app.register(cookies);
  app.addHook('onRequest', async (request) => refuseBadAddress(request));
  addWebsites(app, directory, config);
  addCrumbCookies(app, crumbs);
  addCompression(app);
  addSecurityHeaders(app);
  addProblems(app, httpHooks, log);
  logSlowRequests(app, log);
  const metrics = config.metricsToken === undefined ? noMetrics : await collectMetrics(app);
  const plainCookies = new Set([CRUMB_COOKIE, VISITOR_COOKIE, ...contributions.plainCookies]);
  lane = openLane({ app, directory, proxies, crumbs, clock, metrics, plainCookies });
  refuseUndeclaredRoutes(app);
  await addDocumentation(app);

  const routes = [
    ...operationRoutes(app, database, metrics),
    ...(await assetRoutes(path.join(projectFolder, 'dist'), log)),
    ...contributions.routes,
  ];
  app.decorate('isPublishedOverHttps', config.publicUrl?.startsWith('https:') ?? false);
  app.decorate('publicHost', config.publicUrl === undefined ? undefined : hostKey(new URL(config.publicUrl).host));
  app.decorate('declaredRoutes', routes);
  app.decorate('websites', directory);
  replyToUnrouted(app, routes, httpHooks);
  const limiter = config.databaseUrl === undefined ? createLocalLimiter() : createSharedLimiter(database);
  const { publicUrl, metricsToken: operatorToken } = config;
  const limits = rateLimitsWith(config.rateLimits);
  app.decorate('takeTry', (limit, request) => takeTry({ limit }, request, { limits, limiter, now: clock.now() }));
  registerRoutes(app, routes, { httpHooks, crumbs, limiter, limits, clock, publicUrl, operatorToken });
  app.addHook('onClose', () => directory.close());
  await app.ready();
  return app;
}

function createInstance(
  proxies: ProxyTrust,
  directory: WebsiteDirectory,
  isAnswered: (raw: IncomingMessage, response: ServerResponse) => boolean,
): FastifyInstance {
  return fastify({
    serverFactory(framework) {
      // We refuse requests without a host ourselves, so that the refusal has the usual headers.
      const server = createServer({ requireHostHeader: false }, (raw, response) => {
        if (!isAnswered(raw, response)) framework(raw, response);
      });
      // Every request has its own time to arrive.
      return Object.assign(server, { keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: 0 });
    },
    // A line per request costs a third of the throughput; hooks log errors and slow requests.
    logger: false,
    trustProxy: (address, hop) => proxies.trusts(address, hop),
    genReqId: (raw) => requestIdOf(raw, proxies),
    bodyLimit: DEFAULT_BODY_LIMIT,
    routerOptions: {
      ignoreTrailingSlash: true,
      maxParamLength: MAX_ADDRESS_LENGTH,
      querystringParser: parseQuery,
    },
    rewriteUrl: (raw) => addressWithoutLanguage(raw, directory, proxies),
    frameworkErrors: (_error, request, reply) => replyToBadAddress(reply.raw, request.raw.url ?? ''),
    clientErrorHandler: replyToBadConnection,
    // Requests are validated by our own compiler, and responses are typed where they are made. Without this setting
    // Fastify loads its own compilers for both, which takes a tenth of the start.
    schemaController: { compilersFactory: { buildValidator: refuseCompiler, buildSerializer: refuseCompiler } },
  });
}

function refuseCompiler(): never {
  throw new Error('Requests have their own validator, and responses need no serializer.');
}

async function addDocumentation(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: { info: { title: 'Awning', version: '1', description: 'Calls of an Awning server' } },
    transform: ({ schema, url, route }) => {
      const declaration = route.config?.declaration;
      const isDocumented = declaration !== undefined && declaration.summary !== undefined;
      return {
        url,
        schema: isDocumented ? { ...schema, response: answersOf(declaration) } : { ...schema, hide: true },
      };
    },
  });
}
