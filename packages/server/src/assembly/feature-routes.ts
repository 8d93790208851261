import { documentRoutes } from '../platform/editing/index.ts';
import type { Feature } from '../platform/feature.ts';
import type { Route } from '../platform/http/index.ts';
import type { Parts } from '../platform/parts.ts';

/** The routes that features bring: those they declare, and those of what their owners edit. */
export function featureRoutes(parts: Parts, features: readonly Feature[]): readonly Route[] {
  return features.flatMap(({ routes, documents = [] }) => [
    ...(routes?.(parts, features) ?? []),
    ...documents.flatMap((document) => documentRoutes(parts, document)),
  ]);
}
