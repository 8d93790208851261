import { PageType } from '@awning/site-model';
import { asText, descend } from '@awning/template-engine';
import { type Found, plainText, search, selectItemsByIds } from '../../content/index.ts';
import { isHidden } from '../guarded-pages.ts';
import { languageChoice, type PageRequest, type Scope } from '../site.ts';
import type { Builder } from './builder.ts';
import { collectionView } from './collection-view.ts';
import { itemViews } from './list-page.ts';
import type { Page } from './page.ts';
import { titleOf } from './page-title.ts';
import { systemTemplate } from './templates.ts';
import { viewsByCollection } from './views-by-collection.ts';

const MAX_RESULTS = 30;
const EXCERPT_LENGTH = 180;

/** `/search?q=`: published products, posts and pages by title, tags and text (D-164). */
export async function searchPage(builder: Builder): Promise<Page> {
  const { request, base, theme } = builder;
  const typed = typedQuery(request);
  const found = await foundViews(builder, typed, MAX_RESULTS);
  const title = asText(descend(base, ['localizedStrings', 'searchTitle']));
  return {
    kind: 'page',
    pageType: PageType.search,
    scope: {
      ...base,
      query: typed,
      ...(typed === '' ? {} : { searched: true }),
      results: found.results,
      resultCount: found.results.length,
      ...found.beside,
    },
    main: { kind: 'template', source: systemTemplate(theme, 'search') },
    layouts: [],
    pageId: 'search',
    classes: ['sqs-search-page', 'view-search'],
    head: { title: titleOf(request, { collection: typed === '' ? title : `${typed} — ${title}` }) },
  };
}

const MAX_QUERY_LENGTH = 200;

export function typedQuery({ query }: Pick<PageRequest, 'query'>): string {
  return (query['q'] ?? '').slice(0, MAX_QUERY_LENGTH).trim();
}

/** What a search finds, as templates read it; `beside` is what the views need around them. */
export async function foundViews(
  builder: Builder,
  typed: string,
  limit: number,
): Promise<{ results: Scope[]; beside: Scope }> {
  const { connection, request, site, itemKinds } = builder;
  const hiddenIds = site.collections.filter((one) => isHidden(builder, one)).map(({ id }) => id);
  const place = { ...languageChoice(request), hiddenIds };
  const found = await search(connection, request.website.id, place, typed, limit);
  const idsOf = (kind: Found['kind']) => found.filter((one) => one.kind === kind).map(({ id }) => id);
  const [brought, items] = await Promise.all([
    Promise.all(itemKinds.map((kind) => kind.found(builder, idsOf(kind.name)))),
    selectItemsByIds(connection, request.website.id, idsOf('item'), request.now),
  ]);
  const views = new Map<string, Scope>([
    ...brought.flatMap((one) => [...one.views]),
    ...(await viewsByCollection(
      items,
      site,
      async (collection, own) => (await itemViews(builder, collection, own)).items,
    )),
    ...idsOf('page').flatMap((id): [string, Scope][] => {
      const page = site.byId.get(id);
      return page === undefined ? [] : [[id, collectionView(page, builder)]];
    }),
  ]);
  return {
    results: found.flatMap(({ id }) => {
      const view = views.get(id);
      return view === undefined ? [] : [{ ...view, summary: summaryOf(view) }];
    }),
    beside: Object.assign({}, ...brought.map(({ beside }) => beside)) as Scope,
  };
}

function summaryOf(view: Scope): string {
  return plainText(asText(view['excerpt'] || view['body'] || view['description']), EXCERPT_LENGTH);
}
