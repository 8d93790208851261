import { asText, descend } from '@awning/template-engine';
import type { Scope } from '../site.ts';
import type { Builder } from './builder.ts';
import { foundViews, typedQuery } from './search-page.ts';

export interface GeneralResult {
  readonly id: string;
  readonly title: string;
  readonly itemUrl: string;
  readonly imageUrl?: string;
}

const PAGE_LENGTH = 20;
/** Results of one collection are picked from the best of all. */
const MAX_FOUND = 100;

/** What scripts of themes find: one page of results, counted from 0, of all collections or of one. */
export async function generalSearch(builder: Builder): Promise<GeneralResult[]> {
  const { query } = builder.request;
  const { results } = await foundViews(builder, typedQuery(builder.request), MAX_FOUND);
  const collectionId = query['f_collectionId'];
  const wanted = collectionId ? results.filter((view) => view['collectionId'] === collectionId) : results;
  const start = Math.trunc(Math.min(Math.max(Number(query['p'] ?? 0) || 0, 0), MAX_FOUND)) * PAGE_LENGTH;
  return wanted.slice(start, start + PAGE_LENGTH).map(resultOf);
}

function resultOf(view: Scope): GeneralResult {
  const imageUrl = asText(view['assetUrl'] ?? descend(view, ['mainImage', 'assetUrl']));
  return {
    id: asText(view['id']),
    title: asText(view['title']),
    itemUrl: asText(view['fullUrl']),
    ...(imageUrl === '' ? {} : { imageUrl }),
  };
}
