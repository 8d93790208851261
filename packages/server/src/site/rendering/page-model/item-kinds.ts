import type { DocumentKind } from '../../../platform/editing/index.ts';
import type { Collection } from '../../content/index.ts';
import type { BlockContext, ItemKind } from './builder.ts';

declare module '../../../platform/feature.ts' {
  interface Feature {
    /** The kinds of items that the feature stores itself and pages show. */
    readonly itemKinds?: readonly ItemKind[];
  }
}

declare module '../../../platform/parts.ts' {
  interface Parts {
    /** The item kinds of all features, for the pages. */
    readonly itemKinds?: readonly ItemKind[];
    /** The documents of all features, for previews. */
    readonly documents?: readonly DocumentKind[];
  }
}

/** The item kind of a collection; `undefined` for ordinary items. */
export function itemKindOf(
  { itemKinds }: Pick<BlockContext, 'itemKinds'>,
  collection: Collection,
): ItemKind | undefined {
  return itemKinds.find((kind) => kind.isIn(collection));
}
