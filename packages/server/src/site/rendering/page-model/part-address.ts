import type { Collection } from '../../content/index.ts';
import { listingQuery } from '../listing-query.ts';
import type { PageRequest, Scope } from '../site.ts';
import type { Builder } from './builder.ts';
import { collectionUrl } from './collection-view.ts';
import { canonicalPathOf } from './head.ts';
import type { Head } from './page.ts';

/** The list's address with its order, its filters and another start. */
export function partUrl({ request }: Pick<Builder, 'request'>, collection: Collection, place: string): string {
  const chosen = Object.entries(listingQuery(request.query)).map((pair) => pair.map(encodeURIComponent).join('='));
  const query = [...given(request, 'view', 'month', 'category', 'tag', 'author'), ...chosen, place]
    .filter(Boolean)
    .join('&');
  return `${collectionUrl(collection, request)}${query === '' ? '' : `?${query}`}`;
}

/**
 * Each part of a list is its own page for search engines: with the canonical address of the first part, its items would
 * not be found.
 */
export function ownPath(collection: Collection, request: PageRequest, parts?: Scope): Pick<Head, 'canonicalPath'> {
  const place = parts?.['prevPage'] === true ? given(request, 'offset', 'reversePaginate') : [];
  const query = [...given(request, 'view', 'month', 'category', 'tag', 'author'), ...place].join('&');
  return { canonicalPath: `${canonicalPathOf(collection)}${query === '' ? '' : `?${query}`}` };
}

function given({ query }: Pick<PageRequest, 'query'>, ...names: readonly string[]): string[] {
  return names.flatMap((name) => (query[name] ? [`${name}=${encodeURIComponent(query[name])}`] : []));
}

export function pagination(nextPageUrl: string | undefined, prevPageUrl: string | undefined): Scope | undefined {
  return nextPageUrl === undefined && prevPageUrl === undefined
    ? undefined
    : {
        ...(nextPageUrl === undefined ? {} : { nextPage: true, nextPageUrl }),
        ...(prevPageUrl === undefined ? {} : { prevPage: true, prevPageUrl }),
      };
}

/** The latest time that a JavaScript date can represent. */
const MAX_DATE_MS = 8.64e15;

/** A place in a list by time: the moment and, after a dash, the position among items of the same moment. */
export function readPlace(offset = ''): { readonly at: Date; readonly id: string | undefined } | undefined {
  const [, moment, id] = /^(\d{1,16})(?:-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}))?$/.exec(offset) ?? [];
  const isMoment = Number(moment) > 0 && Number(moment) < MAX_DATE_MS;
  return isMoment ? { at: new Date(Number(moment)), id } : undefined;
}
