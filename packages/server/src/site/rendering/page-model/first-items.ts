import { CollectionType } from '@awning/site-model';
import { type Collection, Ordering } from '../../content/index.ts';
import type { Scope } from '../site.ts';
import type { Builder } from './builder.ts';
import { itemKindOf } from './item-kinds.ts';
import { itemViews } from './list-page.ts';
import { listedItems } from './listed-items.ts';

interface Wanted {
  readonly limit: number;
  readonly skip: number;
  readonly category?: string;
  readonly tag?: string;
  readonly isStarred?: boolean;
}

/** The first items of a collection, in the order of its list. Ordinary pages have none. */
export async function firstItems(
  builder: Builder,
  collection: Collection,
  wanted: Wanted,
): Promise<{ readonly items: readonly Scope[]; readonly beside: Scope }> {
  const { isStarred: _, ...choice } = wanted;
  const kind = itemKindOf(builder, collection);
  if (kind !== undefined) return await kind.items(builder, collection, choice);
  if (collection.isFolder || collection.type === CollectionType.page) return { items: [], beside: {} };
  const found = await listedItems(builder, listOrder(collection), { collectionId: collection.id, ...wanted });
  return { items: (await itemViews(builder, collection, found)).items, beside: {} };
}

/** The order in which the items of a collection are listed. */
export function listOrder({ ordering }: Collection): 'newest' | 'position' {
  return ordering === Ordering.chronological ? 'newest' : 'position';
}
