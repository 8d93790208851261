import type { PageRequest } from './site.ts';

/**
 * The parameters that change a page, each in one spelling. A page in the cache is built from these alone: everything else
 * behind an address could otherwise change a page that other visitors get, or fill the cache with copies of it.
 */
export function pageQuery({ category, tag, author, offset, reversePaginate, format }: PageRequest['query']) {
  return {
    ...(category ? { category } : {}),
    ...(tag ? { tag } : {}),
    ...(author ? { author } : {}),
    ...(offset ? { offset } : {}),
    ...(reversePaginate === 'true' ? { reversePaginate } : {}),
    ...(isFormat(format) ? { format } : {}),
  };
}

/**
 * The name of a page in the cache. Written as JSON, no value can pass for two of them. The version of the website is part of it,
 * because a request may still hold the settings of a moment ago when the change of them has been heard.
 */
export function pageKey({ website, language, origin, isTestShop, path, query }: CachedRequest): string {
  return JSON.stringify([website.version, language, origin, isTestShop, path, query]);
}

type CachedRequest = Pick<PageRequest, 'website' | 'language' | 'origin' | 'isTestShop' | 'path'> & {
  readonly query: ReturnType<typeof pageQuery>;
};

/** Whether a value of `?format=` changes the response. */
function isFormat(format: string | undefined): format is 'json' | 'json-pretty' | 'main-content' {
  return format === 'json' || format === 'json-pretty' || format === 'main-content';
}
