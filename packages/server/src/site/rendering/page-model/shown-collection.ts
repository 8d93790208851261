import { compareTexts } from '@awning/formats';
import { type Collection, countListedItems } from '../../content/index.ts';
import { isHidden } from '../guarded-pages.ts';
import type { Scope } from '../site.ts';
import { remembered } from '../site-memory.ts';
import { asksFor } from './asked-members.ts';
import type { Builder } from './builder.ts';
import { collectionView } from './collection-view.ts';
import type { ImageViews } from './image-view.ts';
import { itemKindOf } from './item-kinds.ts';
import { noteList } from './listed-items.ts';
import { listedNames } from './listed-names.ts';

/** As many as a menu of them can have. */
const MAX_CATEGORIES = 100;

/**
 * The collection of a list, or of an item's page, as templates read it: with the names that its items are found by, and
 * their number. These cost a query each, so that they are read for themes that print them, and for scripts.
 */
export async function shownCollection(builder: Builder, collection: Collection, images: ImageViews): Promise<Scope> {
  const { theme } = builder.theme;
  const view = collectionView(collection, builder, images);
  const hasRelated = theme.collections.get(collection.typeName)?.conf['relatedItems'] === true;
  return {
    ...view,
    ...(hasRelated ? { features: { relatedItems: { isEnabled: true } } } : {}),
    ...(asksForNames(builder) ? await namesOf(builder, collection) : {}),
    ...(asksForCount(builder) ? await countOf(builder, collection) : {}),
  };
}

const asksForNames = asksFor('categories', 'tags');
const asksForCount = asksFor('itemCount');

async function namesOf(builder: Builder, collection: Collection): Promise<Scope> {
  const inOrder = (names: readonly string[]) =>
    names.toSorted((one, other) => compareTexts(one, other, builder.request.language));
  const kind = itemKindOf(builder, collection);
  if (kind !== undefined) {
    return { categories: inOrder(await kind.categories(builder, collection, MAX_CATEGORIES)), tags: [] };
  }
  const [categories, tags] = await Promise.all([
    listedNames(builder, 'categories', collection),
    listedNames(builder, 'tags', collection),
  ]);
  return { categories: inOrder(categories.map(({ name }) => name)), tags: inOrder(tags.map(({ name }) => name)) };
}

/** Of a store the feature that has its products knows no number. */
async function countOf(builder: Builder, collection: Collection): Promise<Scope> {
  const { connection, request } = builder;
  const { id: collectionId } = collection;
  if (itemKindOf(builder, collection) !== undefined || isHidden(builder, collection)) return {};
  return await remembered(builder, `count ${collectionId}`, async (sources) => {
    await noteList({ ...builder, sources }, collectionId);
    return { itemCount: await countListedItems(connection, request.website.id, { collectionId, now: request.now }) };
  });
}
