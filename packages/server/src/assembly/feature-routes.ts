import { documentRoutes } from '../platform/editing/index.ts';
import type { Feature } from '../platform/feature.ts';
import type { Route } from '../platform/http/index.ts';
import type { Parts } from '../platform/parts.ts';

/** The routes of features: those they declare, and those of the documents they contribute. */
export function featureRoutes(given: Parts, features: readonly Feature[]): readonly Route[] {
  const [sendSystemPage] = features.flatMap((feature) => feature.sendSystemPage?.(given) ?? []);
  const [pageAreas] = features.flatMap((feature) => feature.pageAreas?.(given) ?? []);
  const withAreas: Parts = { ...given, ...(pageAreas && { pageAreas }) };
  const [pageGate] = features.flatMap((feature) => feature.pageGate?.(withAreas) ?? []);
  const siteUserShares = features.flatMap(({ siteUsers }) => siteUsers?.(given) ?? []);
  const parts: Parts = {
    ...withAreas,
    ...(sendSystemPage && { sendSystemPage }),
    ...(pageGate && { pageGate }),
    siteUserShares,
  };
  return features.flatMap(({ routes, documents = [] }) => [
    ...(routes?.(parts, features) ?? []),
    ...documents.flatMap((document) => documentRoutes(parts, document)),
  ]);
}
