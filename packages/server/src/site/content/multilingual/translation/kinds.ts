import type { DocumentKind } from '../../../../platform/editing/index.ts';
import type { Feature } from '../../../../platform/feature.ts';

/** The kinds of documents that are written in several languages, in the order of their names. */
export function translatedKinds(features: readonly Feature[]): readonly DocumentKind[] {
  const kinds = features.flatMap(({ documents = [] }) => documents);
  return kinds.filter(({ places }) => places).toSorted((one, other) => (one.kind < other.kind ? -1 : 1));
}
