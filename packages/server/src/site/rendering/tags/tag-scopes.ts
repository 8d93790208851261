import { compareTexts } from '@awning/formats';
import { asText } from '@awning/template-engine';
import { subjectOf } from '../../../platform/subjects/index.ts';
import type { NavigationEntry, NavigationFolder } from '../../content/index.ts';
import type { Builder } from '../page-model/builder.ts';
import { categoryName, collectionUrl, collectionView } from '../page-model/collection-view.ts';
import { firstItems } from '../page-model/first-items.ts';
import { itemKindOf } from '../page-model/item-kinds.ts';
import { itemViews } from '../page-model/list-page.ts';
import { listedItems } from '../page-model/listed-items.ts';
import type { Scope } from '../site.ts';
import { collectionEntry, folderView } from './navigation-scope.ts';
import type { TagScope } from './tag-scope.ts';

const MAX_RESULTS = 100;
const MAX_SKIP = 10;

/** Items of a collection, at most 100, with the tag's filters. */
export const queryScope: TagScope = async (attributes, builder) => {
  const collection = builder.site.byUrlId.get(attributes.get('collection') ?? '');
  if (collection === undefined) return undefined;
  const limit = wholeNumber(attributes.get('limit'), MAX_RESULTS, MAX_RESULTS);
  const skip = wholeNumber(attributes.get('skip'), 0, MAX_SKIP);
  const { items, beside } = await firstItems(builder, collection, {
    limit,
    skip,
    ...namedBy(attributes, 'category', 'categories'),
    ...namedBy(attributes, 'tag', 'tags'),
    ...(attributes.get('featured') === 'true' ? { isStarred: true } : {}),
  });
  return { collection: collectionView(collection, builder), items, ...beside };
};

/** The pages of the current page's folder: that of the page tree, else the first folder of a menu that has the page. */
export const folderNavigationScope: TagScope = async (_, builder, page) => {
  // The page of an item is in the folder of its list.
  const shown = page.scope['collection'] as Scope | undefined;
  const current = builder.site.byId.get(asText(shown?.['id']));
  if (current === undefined) return undefined;
  const folder = current.parentId === null ? undefined : builder.site.byId.get(current.parentId);
  return await Promise.resolve(
    folder === undefined ? menuFolder(current.id, builder) : collectionEntry(folder, builder),
  );
};

function menuFolder(pageId: string, builder: Builder): Scope | undefined {
  builder.sources.add(subjectOf.menus);
  const entries = [...builder.site.navigations.values()].flatMap((area) => area.entries);
  const holds = (link: NavigationEntry) => 'collectionId' in link && link.collectionId === pageId;
  const folder = entries.find((entry): entry is NavigationFolder => 'items' in entry && entry.items.some(holds));
  return folder && folderView(folder, builder);
}

/** The categories of a collection's items, each with the address of its list. */
export const categoryScope: TagScope = async (attributes, builder) => {
  const { request, site } = builder;
  const collection = site.byUrlId.get(attributes.get('collection') ?? '');
  if (collection === undefined) return undefined;
  const kind = itemKindOf(builder, collection);
  const names =
    kind === undefined
      ? (await listedItems(builder, 'newest', { collectionId: collection.id, limit: MAX_RESULTS })).flatMap(
          ({ categories }) => categories,
        )
      : await kind.categories(builder, collection, MAX_RESULTS);
  const categories = [...new Set(names)]
    .map((stored) => ({
      name: categoryName(collection, stored, request),
      fullUrl: `${collectionUrl(collection, request)}?category=${encodeURIComponent(stored)}`,
      ...(request.query['category'] === stored ? { active: true } : {}),
    }))
    .toSorted((one, other) => compareTexts(one.name, other.name, request.language));
  const isUnfiltered = !request.query['category'] && !request.query['tag'];
  return { collection: collectionView(collection, builder), categories, ...(isUnfiltered ? { allActive: true } : {}) };
};

/** Other items that share a tag or category with one, filled up with others; of products first those that the owner picked. */
export const relatedScope: TagScope = async (attributes, builder, page) => {
  const collection = builder.site.byId.get(attributes.get('collectionId') ?? '');
  if (collection === undefined) return undefined;
  const itemId = attributes.get('itemId');
  const limit = wholeNumber(attributes.get('limit'), DEFAULT_RELATED, MAX_RESULTS);
  const view = collectionView(collection, builder);
  const kind = itemKindOf(builder, collection);
  if (kind === undefined) {
    const found = await listedItems(builder, 'newest', { collectionId: collection.id, limit: MAX_RESULTS });
    const { items } = await itemViews(builder, collection, nearest(found, itemId).slice(0, limit));
    return { collection: view, items };
  }
  const { items, beside } = await kind.items(builder, collection, { limit: MAX_RESULTS, skip: 0 });
  const shown = page.scope['item'] as Scope | undefined;
  const picked = shown?.['id'] === itemId ? ((shown?.['relatedProducts'] ?? []) as readonly Scope[]) : [];
  const related = new Map([...picked, ...nearest(items, itemId)].map((item) => [item['id'], item]));
  return { collection: view, items: [...related.values()].slice(0, limit), ...beside };
};

interface Worded {
  readonly id?: unknown;
  readonly tags?: unknown;
  readonly categories?: unknown;
}

/** All but one, beginning with those that share most of its tags and categories. */
function nearest<T extends Worded>(found: readonly T[], itemId: string | undefined): T[] {
  const wordsOf = ({ tags, categories }: Worded): unknown[] => [tags, categories].flat();
  const words = new Set(found.filter(({ id }) => id === itemId).flatMap(wordsOf));
  const score = (item: T) => wordsOf(item).filter((word) => words.has(word)).length;
  return found.filter(({ id }) => id !== itemId).toSorted((a, b) => score(b) - score(a));
}

const DEFAULT_RELATED = 3;

/** Tags and categories may be comma-separated; an item with one of them is found. */
function namedBy(attributes: ReadonlyMap<string, string>, name: 'category' | 'tag', key: 'categories' | 'tags') {
  const names = (attributes.get(name) ?? '').split(',').map((part) => part.trim());
  const given = names.filter((part) => part !== '').slice(0, MAX_NAMES);
  return given.length === 0 ? {} : { [key]: given };
}

const MAX_NAMES = 10;

function wholeNumber(text: string | undefined, standard: number, highest: number): number {
  const number = Number(text);
  return text === undefined || !Number.isInteger(number) || number < 0 ? standard : Math.min(number, highest);
}
