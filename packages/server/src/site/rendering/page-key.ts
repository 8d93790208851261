import { listingQuery } from './listing-query.ts';
import { monthName, readMonth } from './page-model/events/month.ts';
import type { PageRequest } from './site.ts';

/**
 * The parameters that change a page, each in one spelling. A cached page is built from these alone: any other parameter
 * could change a page that other visitors get, or fill the cache with copies. Only some lists can be sorted and filtered,
 * only some have months, and only calendars have views.
 */
export function pageQuery(
  query: PageRequest['query'],
  { isSortable = true, isCalendar = true, hasMonths = true }: ListAbilities = {},
) {
  const { category, tag, author, offset, reversePaginate, format } = query;
  return {
    ...(category ? { category } : {}),
    ...(tag ? { tag } : {}),
    ...(author ? { author } : {}),
    ...(offset ? { offset } : {}),
    ...(reversePaginate === 'true' ? { reversePaginate } : {}),
    ...(isFormat(format) ? { format } : {}),
    ...(isCalendar ? viewQuery(query) : {}),
    ...(hasMonths ? monthQuery(query) : {}),
    ...(isSortable ? listingQuery(query) : {}),
  };
}

interface ListAbilities {
  readonly isSortable?: boolean;
  readonly isCalendar?: boolean;
  readonly hasMonths?: boolean;
}

/** What a calendar shows. */
function viewQuery({ view }: PageRequest['query']) {
  return view === 'calendar' || view === 'past' ? { view } : {};
}

/** The month in one spelling. */
function monthQuery({ month }: PageRequest['query']) {
  const known = readMonth(month);
  return known === undefined ? {} : { month: monthName(known) };
}

/**
 * The key of a page in the cache. It is JSON, so that one value cannot imitate two. The version of the website is part
 * of it, because a request may still have the old settings when the notice of their change has arrived.
 */
export function pageKey({ website, language, origin, isTestShop, path, query }: CachedRequest): string {
  return JSON.stringify([website.version, language, origin, isTestShop, path, query]);
}

type CachedRequest = Pick<PageRequest, 'website' | 'language' | 'origin' | 'isTestShop' | 'path'> & {
  readonly query: ReturnType<typeof pageQuery>;
};

/** Whether the parameters contain an unlimited value: words to filter by, a price or a place in a list. */
export function isMadeUpQuery(query: PageRequest['query']): boolean {
  const { category, tag, author, offset, month } = query;
  return [category, tag, author, offset, month].some(Boolean) || Object.keys(listingQuery(query)).length > 0;
}

/** Whether a value of `?format=` changes the response. */
function isFormat(format: string | undefined): format is (typeof formats)[number] {
  return formats.some((known) => known === format);
}

const formats = ['json', 'json-pretty', 'main-content', 'rss', 'ical'] as const;
