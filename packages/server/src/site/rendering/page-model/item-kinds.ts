import type { Collection } from '../../content/index.ts';
import type { BlockContext, ItemKind } from './builder.ts';

declare module '../../../platform/feature.ts' {
  interface Feature {
    /** Items that it keeps itself and pages show. */
    readonly itemKinds?: readonly ItemKind[];
  }
}

declare module '../../../platform/parts.ts' {
  interface Parts {
    /** All that the features bring, for the pages. */
    readonly itemKinds?: readonly ItemKind[];
  }
}

/** Who keeps the items of a collection; `undefined` if they are ordinary ones. */
export function itemKindOf(
  { itemKinds }: Pick<BlockContext, 'itemKinds'>,
  collection: Collection,
): ItemKind | undefined {
  return itemKinds.find((kind) => kind.isIn(collection));
}
