import { isDeepStrictEqual } from 'node:util';
import { truncateText } from '@awning/formats';
import { layoutPlaces } from '@awning/site-model';
import {
  defineDocument,
  type EditContext,
  type ListQuery,
  type Obstacle,
  type ReadContext,
} from '../../../../platform/editing/index.ts';
import { subjectOf } from '../../../../platform/subjects/index.ts';
import { primaryLanguage } from '../../../../platform/website/index.ts';
import { emptyLayout } from '../../layout.ts';
import { contentMessages } from '../../messages.ts';
import { deleteLayout, upsertLayout } from '../../store.ts';
import { LAYOUT_BODY_LIMIT } from '../layout/check.ts';
import { addressedPlaces } from '../places.ts';
import { anyTitle } from '../rules.ts';
import { checkPage } from './check.ts';
import { pageObstacle } from './obstacle.ts';
import { PageBody, pageFacts, pageFilters } from './schema.ts';
import {
  deleteTrashedPage,
  hidePage,
  type PageRow,
  selectEditedPage,
  selectHasEntries,
  selectPageList,
  updateAccessOfCopy,
  upsertPage,
} from './store.ts';

/**
 * A page that consists of blocks, with its layout. Its position among the pages is not part of it, and neither is being
 * the home page.
 */
export const pageDocument = defineDocument({
  kind: 'page',
  path: '/api/pages',
  words: { one: 'page', many: 'pages' },
  schema: PageBody,
  schemaVersion: 1,
  right: 'pages.edit',
  hasDrafts: true,
  bodyLimit: LAYOUT_BODY_LIMIT,
  example: {
    slug: 'about',
    type: 10,
    isEnabled: true,
    regionName: null,
    parentId: null,
    mainImageId: null,
    texts: { en: { title: 'The pottery', description: 'Who we are' } },
    layout: {
      schema: 1,
      root: {},
      content: [{ type: 'html', props: { id: 'story' } }],
      texts: { en: { story: { html: '<p>We are Inga and Ruben.</p>' } } },
    },
  },
  load: async ({ connection, website }, id) => {
    const row = await selectEditedPage(connection, website.id, id);
    return row && { body: bodyOf(row), isVisible: row.label !== 'Draft' };
  },
  check: checkPage,
  write,
  many: {
    title: ({ texts }) => anyTitle(texts),
    facts: pageFacts,
    filters: pageFilters,
    list,
    canBeUnpublished: true,
    hide,
    purge: async ({ connection, website }, id) => {
      if (await selectHasEntries(connection, website.id, id)) return { message: contentMessages.hasEntries };
      await deleteTrashedPage(connection, website.id, id);
      await deleteLayout(connection, website.id, `page:${id}`);
      return undefined;
    },
    copy: async ({ clock }, body) => ({
      ...body,
      slug: `${truncateText(body.slug, 150)}-${clock.now().getTime().toString(36)}`,
    }),
    // Published, it has the same content.
    complete: ({ connection, website }, copyId, originalId) =>
      updateAccessOfCopy(connection, website.id, copyId, originalId),
  },
  places: ({ texts, layout }, primary) => [
    ...addressedPlaces(texts, primary),
    ...layoutPlaces(layout, { path: ['layout'], primary }),
  ],
  preview: {
    shown: (body) => ({ ...body, isEnabled: true }),
    path: async (_context, { slug }) => `/${slug}`,
  },
  uniqueKeys: {
    collection_website_id_url_id_key: { field: 'slug', message: contentMessages.addressTaken },
  },
  subjects: (id, before, after) => [
    subjectOf.collection(id),
    subjectOf.layout(`page:${id}`),
    ...(isNamedAlike(before, after) ? [] : [subjectOf.navigation]),
  ],
});

/** Whether the page tree is the same before and after. */
function isNamedAlike(before: PageBody | undefined, after: PageBody | undefined): boolean {
  return before !== undefined && after !== undefined && isDeepStrictEqual(namedBy(before), namedBy(after));
}

function namedBy({ slug, type, isEnabled, parentId, texts }: PageBody) {
  const names = Object.entries(texts).map(([code, { title, navigationTitle }]) => [code, { title, navigationTitle }]);
  return { slug, type, isEnabled, parentId, names: Object.fromEntries(names) as object };
}

async function list({ connection, website }: ReadContext, { after, search, filters, limit }: ListQuery) {
  const rows = await selectPageList(connection, website.id, {
    after,
    language: primaryLanguage(website),
    others: website.languages.filter(({ isPrimary }) => !isPrimary).map(({ code }) => code),
    search: search?.trim() || undefined,
    parentId: filters['parentId'] as string | undefined,
    status: filters['status'] as string | undefined,
    limit,
  });
  return rows.map(({ id, title, ...facts }) => ({ id, title: title ?? '', facts }));
}

async function write(
  { connection, website, clock }: EditContext,
  id: string,
  { layout, isEnabled, ...same }: PageBody,
  isVisible: boolean,
): Promise<void> {
  const at = clock.now();
  const shown = { label: isVisible ? null : 'Draft', isEnabled: isVisible && isEnabled };
  await upsertPage(connection, website.id, id, { ...same, ...shown }, at);
  await upsertLayout(connection, website.id, `page:${id}`, at, layout);
}

async function hide({ connection, website }: EditContext, id: string): Promise<Obstacle | undefined> {
  const obstacle = await pageObstacle(connection, website.id, id);
  if (obstacle) return obstacle;
  await hidePage(connection, website.id, id);
  return undefined;
}

/** What was never published is not shown, whatever its status in the body. */
function bodyOf({ label, isHomepage: _isHomepage, isEnabled, layout, ...same }: PageRow): PageBody {
  return { ...same, isEnabled: isEnabled || label === 'Draft', layout: layout ?? emptyLayout };
}
