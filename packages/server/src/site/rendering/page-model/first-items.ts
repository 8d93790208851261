import { CollectionType } from '@awning/site-model';
import type { Collection } from '../../content/index.ts';
import type { Scope } from '../site.ts';
import type { Builder, ItemKind } from './builder.ts';
import { listedInOrder } from './events/listed-events.ts';
import { itemKindOf } from './item-kinds.ts';
import { itemViews } from './list-page.ts';

interface Wanted {
  readonly limit: number;
  readonly skip: number;
  /** Of several, one is enough. */
  readonly categories?: readonly string[];
  readonly tags?: readonly string[];
  readonly isStarred?: boolean;
}

/** The first items of a collection, in the order of its list. Ordinary pages have none. */
export async function firstItems(
  builder: Builder,
  collection: Collection,
  wanted: Wanted,
): Promise<{ readonly items: readonly Scope[]; readonly beside: Scope }> {
  const kind = itemKindOf(builder, collection);
  if (kind !== undefined) return await itemsOfKind(builder, collection, kind, wanted);
  if (collection.isFolder || collection.type === CollectionType.page) return { items: [], beside: {} };
  const { categories, tags, ...choice } = wanted;
  const filter = { collectionId: collection.id, ...choice, category: categories, tag: tags };
  const found = await listedInOrder(builder, collection, filter);
  return { items: (await itemViews(builder, collection, found)).items, beside: {} };
}

/** A feature lists by one category and one tag, so that several are asked for one after the other. */
async function itemsOfKind(
  builder: Builder,
  collection: Collection,
  kind: ItemKind,
  { categories = [], tags = [], limit, skip }: Wanted,
): Promise<{ readonly items: readonly Scope[]; readonly beside: Scope }> {
  const choices = (categories.length === 0 ? [{}] : categories.map((category) => ({ category }))).flatMap((choice) =>
    tags.length === 0 ? [choice] : tags.map((tag) => ({ ...choice, tag })),
  );
  const [only] = choices;
  if (only !== undefined && choices.length === 1) {
    return await kind.items(builder, collection, { limit, skip, ...only });
  }
  const found = await Promise.all(
    choices.map(async (choice) => await kind.items(builder, collection, { limit: limit + skip, skip: 0, ...choice })),
  );
  const byId = new Map(found.flatMap(({ items }) => items.map((item) => [item['id'], item])));
  return { items: [...byId.values()].slice(skip, skip + limit), beside: besideAll(found) };
}

/** What stands beside items names them by their ids, so that several can be laid together. */
function besideAll(found: readonly { readonly beside: Scope }[]): Scope {
  const names = new Set(found.flatMap(({ beside }) => Object.keys(beside)));
  return Object.fromEntries(
    [...names].map((name) => [name, Object.assign({}, ...found.map(({ beside }) => beside[name])) as Scope]),
  );
}
