import path from 'node:path';
import cookies from '@fastify/cookie';
import swagger from '@fastify/swagger';
import { type FastifyInstance, fastify } from 'fastify';
import type { Feature } from '../platform/feature.ts';
import {
  answerBadAddress,
  answerBadConnection,
  answerUnknownExpectation,
} from '../platform/http/answers/bare-answer.ts';
import { addCompression } from '../platform/http/answers/compression.ts';
import { addSecurityHeaders } from '../platform/http/answers/headers.ts';
import { addProblems, logSlowRequests } from '../platform/http/answers/problem.ts';
import { assetRoutes } from '../platform/http/assets/assets.ts';
import { answersOf } from '../platform/http/docs/openapi.ts';
import { closedDoors, type Doors } from '../platform/http/doors.ts';
import { addCrumbCookies, createCrumbs } from '../platform/http/guards/crumb.ts';
import { createLocalLimiter, takeTry } from '../platform/http/limits/rate-limiter.ts';
import { createSharedLimiter } from '../platform/http/limits/shared-limiter.ts';
import { addDraining } from '../platform/http/operations/drain.ts';
import { collectMetrics, noMetrics } from '../platform/http/operations/metrics.ts';
import { operationRoutes } from '../platform/http/operations/operation-routes.ts';
import { MAX_ADDRESS_LENGTH, refuseBadAddress } from '../platform/http/request/address.ts';
import { addBodyParsers, DEFAULT_BODY_LIMIT } from '../platform/http/request/body.ts';
import { createProxyTrust, type ProxyTrust } from '../platform/http/request/proxy.ts';
import { parseQuery } from '../platform/http/request/query-string.ts';
import { decorateRequests } from '../platform/http/request/request.ts';
import { requestIdOf } from '../platform/http/request/request-id.ts';
import { addressWithoutLanguage, addWebsites } from '../platform/http/request/site.ts';
import { refuseUndeclaredRoutes, registerRoutes } from '../platform/http/routing/registry.ts';
import { answerUnrouted } from '../platform/http/routing/unrouted.ts';
import { compileValidator } from '../platform/http/routing/validation.ts';
import type { Parts } from '../platform/parts.ts';
import { projectFolder } from '../platform/project-folder.ts';
import { rateLimitsWith } from '../platform/rate-limits.ts';
import { addTracking, createTracker } from '../platform/track/index.ts';
import { openWebsiteDirectory, type WebsiteDirectory } from '../platform/website/index.ts';
import { featureRoutes } from './feature-routes.ts';
import { features as allFeatures } from './features.ts';

/** Longer than the idle time of common load balancers, so that it is never we who close a connection they are about to use. */
const KEEP_ALIVE_MS = 72_000;
/** A request that has not arrived completely by then is given up. */
const ARRIVAL_MS = 120_000;

/** The server with all its routes, ready to listen or to be injected into. Closing it lets running requests finish. */
export async function buildApp(parts: Parts, features: readonly Feature[] = allFeatures): Promise<FastifyInstance> {
  const { config, database, clock, log } = parts;
  const proxies = createProxyTrust(config.trustProxy);
  const directory = await openWebsiteDirectory(database, clock, log);
  const crumbs = createCrumbs(config.secrets);
  const doors = gatherDoors(parts, features);
  const app = createInstance(proxies, directory);
  app.server.on('checkExpectation', answerUnknownExpectation);

  app.setValidatorCompiler(compileValidator);
  addDraining(app);
  addBodyParsers(app);
  decorateRequests(app, crumbs);
  addTracking(
    app,
    createTracker(
      clock,
      log,
      features.flatMap((feature) => feature.eventSinks?.(parts) ?? []),
    ),
  );
  await app.register(cookies);
  app.addHook('onRequest', async (request) => refuseBadAddress(request));
  addWebsites(app, directory);
  addCrumbCookies(app, crumbs);
  addCompression(app);
  addSecurityHeaders(app);
  addProblems(app, doors, log);
  logSlowRequests(app, log);
  const metrics = config.metricsToken === undefined ? noMetrics : await collectMetrics(app);
  refuseUndeclaredRoutes(app);
  await addDocumentation(app);

  const routes = [
    ...operationRoutes(app, database, metrics),
    ...(await assetRoutes(path.join(projectFolder, 'dist'), log)),
    ...featureRoutes(parts, features),
  ];
  app.decorate('isPublishedOverHttps', config.publicUrl?.startsWith('https:') ?? false);
  app.decorate('declaredRoutes', routes);
  app.decorate('websites', directory);
  answerUnrouted(app, routes, doors);
  const limiter = config.databaseUrl === undefined ? createLocalLimiter() : createSharedLimiter(database);
  const { publicUrl, metricsToken: operatorToken } = config;
  const limits = rateLimitsWith(config.rateLimits);
  app.decorate('takeTry', (limit, request) => takeTry({ limit }, request, { limits, limiter, now: clock.now() }));
  registerRoutes(app, routes, { doors, crumbs, limiter, limits, clock, publicUrl, operatorToken });
  app.addHook('onClose', () => directory.close());
  await app.ready();
  return app;
}

function createInstance(proxies: ProxyTrust, directory: WebsiteDirectory): FastifyInstance {
  return fastify({
    // A line per request costs a third of the throughput; errors and slow requests are logged by hooks.
    logger: false,
    trustProxy: (address, hop) => proxies.trusts(address, hop),
    genReqId: (raw) => requestIdOf(raw, proxies),
    bodyLimit: DEFAULT_BODY_LIMIT,
    // We refuse such requests ourselves, with the headers of every answer.
    http: { requireHostHeader: false },
    keepAliveTimeout: KEEP_ALIVE_MS,
    requestTimeout: ARRIVAL_MS,
    routerOptions: {
      ignoreTrailingSlash: true,
      maxParamLength: MAX_ADDRESS_LENGTH,
      querystringParser: parseQuery,
    },
    rewriteUrl: (raw) => addressWithoutLanguage(raw, directory, proxies),
    frameworkErrors: (_error, request, reply) => answerBadAddress(reply.raw, request.raw.url ?? ''),
    clientErrorHandler: answerBadConnection,
    // Requests are checked by a compiler of our own, answers are typed where they are made. Said here too, because the framework
    // would otherwise load its compilers for both, a tenth of a start.
    schemaController: { compilersFactory: { buildValidator: neverAsked, buildSerializer: neverAsked } },
  });
}

function neverAsked(): never {
  throw new Error('Requests have a compiler of their own, and answers need none.');
}

function gatherDoors(parts: Parts, features: readonly Feature[]): Doors {
  return Object.assign({ ...closedDoors }, ...features.map((feature) => feature.doors?.(parts) ?? {}));
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
