import type { FastifyInstance } from 'fastify';
import type { Feature } from '../platform/feature.ts';
import { createHttpServer } from '../platform/http/feature.ts';
import type { Parts } from '../platform/parts.ts';
import { featureRoutes } from './feature-routes.ts';
import { features as allFeatures } from './features.ts';

/** Returns the server with the contributions of its features, ready to listen or to be injected into. */
export async function buildApp(given: Parts, features: readonly Feature[] = allFeatures): Promise<FastifyInstance> {
  const parts: Parts = {
    ...given,
    itemKinds: features.flatMap(({ itemKinds = [] }) => itemKinds),
    itemParts: features.flatMap(({ itemParts = [] }) => itemParts),
    documents: features.flatMap(({ documents = [] }) => documents),
    formatters: features.flatMap(({ formatters = [] }) => formatters),
  };
  return await createHttpServer(parts, {
    routes: featureRoutes(parts, features),
    httpHooks: features.map(({ httpHooks }) => httpHooks?.(parts) ?? {}),
    plainCookies: features.flatMap(({ plainCookies = [] }) => plainCookies),
    eventSinks: features.flatMap(({ eventSinks }) => eventSinks?.(parts) ?? []),
  });
}
