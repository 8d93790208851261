import { isDeepStrictEqual } from 'node:util';
import { truncateText } from '@awning/formats';
import type { TextPlace } from '@awning/site-model';
import {
  defineDocument,
  type EditContext,
  type ListQuery,
  type Obstacle,
  type ReadContext,
} from '../../../../platform/editing/index.ts';
import { subjectOf } from '../../../../platform/subjects/index.ts';
import { primaryLanguage } from '../../../../platform/website/index.ts';
import { contentMessages } from '../../messages.ts';
import { pageObstacle } from '../page/obstacle.ts';
import { deleteTrashedPage, hidePage, selectHasEntries, updateAccessOfCopy } from '../page/store.ts';
import { addressedPlaces } from '../places.ts';
import { anyTitle } from '../rules.ts';
import { checkCollection } from './check.ts';
import { CollectionBody, collectionFacts, collectionFilters } from './schema.ts';
import { selectCollectionList, selectEditedCollection, selectItemCount, upsertCollection } from './store.ts';
import { joinTexts, splitTexts } from './texts.ts';

/**
 * A page that lists items: a blog, a gallery, or another kind of the theme. Its position among the pages is not part of
 * it, and neither is being the home page. Pages of blocks and store pages are other things.
 */
export const collectionDocument = defineDocument({
  kind: 'collection',
  path: '/api/collections',
  words: { one: 'collection', many: 'collections' },
  schema: CollectionBody,
  schemaVersion: 1,
  right: 'pages.edit',
  hasDrafts: false,
  example: {
    slug: 'notebook',
    typeName: 'blog',
    ordering: 1,
    pageSize: 20,
    isEnabled: true,
    regionName: null,
    parentId: null,
    mainImageId: null,
    texts: { en: { title: 'Notebook', description: 'Notes from the workshop' } },
    categoryNames: {},
  },
  load: async ({ connection, website }, id) => {
    const row = await selectEditedCollection(connection, website.id, id);
    if (!row) return undefined;
    const { isHomepage: _isHomepage, texts, ...same } = row;
    return { body: { ...same, ...splitTexts(texts) }, isVisible: true };
  },
  check: checkCollection,
  write: async ({ connection, website, clock }, id, { texts, categoryNames, ...same }) => {
    const row = { ...same, texts: joinTexts({ texts, categoryNames }) };
    await upsertCollection(connection, website.id, id, row, clock.now());
  },
  many: {
    title: ({ texts }) => anyTitle(texts),
    facts: collectionFacts,
    filters: collectionFilters,
    list,
    hide,
    purge: async ({ connection, website }, id) => {
      if (await selectHasEntries(connection, website.id, id)) return { message: contentMessages.hasEntries };
      await deleteTrashedPage(connection, website.id, id);
      return undefined;
    },
    copy: async ({ clock }, body) => ({
      ...body,
      slug: `${truncateText(body.slug, 150)}-${clock.now().getTime().toString(36)}`,
    }),
    complete: ({ connection, website }, copyId, originalId) =>
      updateAccessOfCopy(connection, website.id, copyId, originalId),
  },
  places: ({ texts, categoryNames }, primary) => [
    ...addressedPlaces(texts, primary),
    ...categoryPlaces(categoryNames, primary),
  ],
  uniqueKeys: {
    collection_website_id_url_id_key: { field: 'slug', message: contentMessages.addressTaken },
  },
  // The addresses of its items, and who sees them, depend on it wherever they are linked.
  subjects: (id, before, after) =>
    isNamedAlike(before, after) ? [subjectOf.collection(id), subjectOf.list(id)] : 'all',
});

/** The categories that have another name in any language; a category is stored under its name in the main one. */
function categoryPlaces(names: CollectionBody['categoryNames'], primary: string): TextPlace[] {
  const categories = new Set(Object.values(names).flatMap((ofLanguage) => Object.keys(ofLanguage)));
  return [...categories].map((category) => ({
    path: ['categoryNames', '*', category],
    holds: 'text',
    source: names[primary]?.[category] ?? category,
  }));
}

function isNamedAlike(before: CollectionBody | undefined, after: CollectionBody | undefined): boolean {
  return before !== undefined && after !== undefined && isDeepStrictEqual(namedBy(before), namedBy(after));
}

function namedBy({ slug, typeName, isEnabled, parentId, texts, categoryNames }: CollectionBody) {
  const names = Object.entries(texts).map(([code, { title, navigationTitle }]) => [code, { title, navigationTitle }]);
  return { slug, typeName, isEnabled, parentId, categoryNames, names: Object.fromEntries(names) as object };
}

async function list({ connection, website }: ReadContext, { after, search, filters, limit }: ListQuery) {
  const rows = await selectCollectionList(connection, website.id, {
    after,
    language: primaryLanguage(website),
    search: search?.trim() || undefined,
    status: filters['status'] as string | undefined,
    limit,
  });
  return rows.map(({ id, title, ...facts }) => ({ id, title: title ?? '', facts }));
}

async function hide({ connection, website }: EditContext, id: string): Promise<Obstacle | undefined> {
  const obstacle = await pageObstacle(connection, website.id, id);
  if (obstacle) return obstacle;
  if ((await selectItemCount(connection, website.id, id, 1)) > 0) return { message: contentMessages.hasItems };
  await hidePage(connection, website.id, id);
  return undefined;
}
