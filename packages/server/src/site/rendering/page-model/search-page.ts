import { PageType } from '@awning/site-model';
import { asText, descend } from '@awning/template-engine';
import { productsByIds } from '../../../store/catalogue/index.ts';
import { type Collection, type Found, plainText, readItemsByIds, search } from '../../content/index.ts';
import { languageChoice, type Scope, type Site } from '../site.ts';
import type { Builder } from './builder.ts';
import { collectionView } from './collection-view.ts';
import { itemViews } from './list-page.ts';
import type { Page } from './page.ts';
import { merchandisingContext, productViews } from './product-pages.ts';
import { systemTemplate } from './templates.ts';

const resultLimit = 30;
const excerptLength = 180;

/** `/search?q=`: published products, posts and pages by title, tags and text (D-164). */
export async function searchPage(builder: Builder): Promise<Page> {
  const { request, base, theme } = builder;
  const typed = (request.query['q'] ?? '').slice(0, maxQueryLength).trim();
  const found = await results(builder, typed);
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
      productMerchandisingContext: found.merchandising,
    },
    main: { kind: 'template', source: systemTemplate(theme, 'search') },
    layouts: [],
    pageId: 'search',
    classes: ['sqs-search-page', 'view-search'],
    head: { title: `${typed === '' ? title : `${typed} — ${title}`} — ${request.website.name}` },
  };
}

const maxQueryLength = 200;

async function results(builder: Builder, typed: string): Promise<{ results: Scope[]; merchandising: Scope }> {
  const { connection, request, site } = builder;
  const found = await search(connection, request.website.id, languageChoice(request), typed, resultLimit);
  const idsOf = (kind: Found['kind']) => found.filter((one) => one.kind === kind).map(({ id }) => id);
  const [products, items] = await Promise.all([
    productsByIds(connection, request.website, idsOf('product'), request.language),
    readItemsByIds(connection, request.website.id, idsOf('item'), request.now),
  ]);
  const views = new Map<string, Scope>([
    ...(await viewsOf(products, site, async (collection, own) => (await productViews(builder, collection, own)).items)),
    ...(await viewsOf(items, site, async (collection, own) => (await itemViews(builder, collection, own)).items)),
    ...idsOf('page').flatMap((id): [string, Scope][] => {
      const page = site.byId.get(id);
      return page === undefined ? [] : [[id, collectionView(page, builder)]];
    }),
  ]);
  return {
    results: found.flatMap(({ kind, id }) => {
      const view = views.get(id);
      return view === undefined
        ? []
        : [{ ...view, ...(kind === 'product' ? { isProduct: true } : {}), summary: summaryOf(view) }];
    }),
    merchandising: merchandisingContext(products),
  };
}

function summaryOf(view: Scope): string {
  return plainText(asText(view['excerpt'] || view['body'] || view['description']), excerptLength);
}

/** Views by id. What belongs to a page that is switched off is not found. */
async function viewsOf<T extends { readonly id: string; readonly collectionId: string }>(
  things: readonly T[],
  site: Site,
  draw: (collection: Collection, own: readonly T[]) => Promise<readonly Scope[]>,
): Promise<[string, Scope][]> {
  const collections = new Set(things.map(({ collectionId }) => site.byId.get(collectionId)));
  const drawn = await Promise.all(
    [...collections].map(async (collection) => {
      if (collection === undefined) return [];
      const own = things.filter(({ collectionId }) => collectionId === collection.id);
      const views = await draw(collection, own);
      return own.flatMap(({ id }, index): [string, Scope][] => {
        const view = views[index];
        return view === undefined ? [] : [[id, view]];
      });
    }),
  );
  return drawn.flat();
}
