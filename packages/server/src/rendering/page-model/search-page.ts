import { PageType } from '@awning/site-model';
import { asText, descend } from '@awning/template-engine';
import { searchProducts } from '../../catalogue/index.ts';
import { type Collection, plainText, searchItems, searchQuery } from '../../content/index.ts';
import type { Scope } from '../site.ts';
import type { Builder } from './builder.ts';
import { itemViews } from './list-page.ts';
import type { Page } from './page.ts';
import { merchandisingContext, productViews } from './product-pages.ts';
import { systemTemplate } from './templates.ts';

const resultLimit = 30;
const excerptLength = 180;

/** `/search?q=`: published items and products by title, tags and text (D-164). */
export async function searchPage(builder: Builder): Promise<Page> {
  const { request, base, theme } = builder;
  const typed = (request.query['q'] ?? '').slice(0, maxQueryLength).trim();
  const found = await search(builder, typed);
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

async function search(builder: Builder, typed: string): Promise<{ results: Scope[]; merchandising: Scope }> {
  const { connection, request, site } = builder;
  const query = searchQuery(typed);
  if (query === undefined) {
    return { results: [], merchandising: {} };
  }
  const [products, items] = await Promise.all([
    searchProducts(connection, request.website, typed, resultLimit, request.language),
    searchItems(connection, request.website.id, query, request.now, resultLimit),
  ]);
  const productResults = await Promise.all(
    groupBy(products, ({ collectionId }) => site.byId.get(collectionId)).map(
      async ([collection, group]) => (await productViews(builder, collection, group)).items,
    ),
  );
  const itemResults = await Promise.all(
    groupBy(items, ({ collectionId }) => site.byId.get(collectionId)).map(
      async ([collection, group]) => (await itemViews(builder, collection, group)).items,
    ),
  );
  return {
    results: [
      ...productResults.flat().map((item) => ({ ...item, isProduct: true, summary: summaryOf(item) })),
      ...itemResults.flat().map((item) => ({ ...item, summary: summaryOf(item) })),
    ],
    merchandising: merchandisingContext(products),
  };
}

function summaryOf(item: Scope): string {
  return plainText(asText(item['excerpt'] || item['body']), excerptLength);
}

/** What belongs to a page that is switched off is not found. */
function groupBy<T>(things: readonly T[], collectionOf: (thing: T) => Collection | undefined): [Collection, T[]][] {
  const groups = new Map<Collection, T[]>();
  for (const thing of things) {
    const collection = collectionOf(thing);
    if (collection !== undefined) {
      groups.set(collection, [...(groups.get(collection) ?? []), thing]);
    }
  }
  return [...groups];
}
