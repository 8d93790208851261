import type { PageRequest } from './site.ts';

/**
 * The parameters that change a page, each in one spelling. A cached page is built from these alone: any other parameter
 * could change a page that other visitors get, or fill the cache with copies.
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
 * The key of a page in the cache. It is JSON, so that one value cannot imitate two. The version of the website is part
 * of it, because a request may still have the old settings when the notice of their change has arrived.
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
