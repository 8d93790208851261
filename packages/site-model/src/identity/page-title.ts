/** What a page and what it belongs to are called. */
interface Names {
  readonly site: string;
  readonly collection?: string;
  readonly item?: string;
}

/**
 * The title of a page in browsers and search results. As long as the page has no name, the website's stands alone.
 *
 * @example
 * pageTitle('%i — %s', { site: 'Marram Pottery', item: 'Tide mug' }) // => 'Tide mug — Marram Pottery'
 * pageTitle('%c — %s', { site: 'Marram Pottery', collection: '' }) // => 'Marram Pottery'
 * pageTitle('%s: stoneware', { site: 'Marram Pottery' }) // => 'Marram Pottery: stoneware'
 */
export function pageTitle(pattern: string, { site, collection = '', item = '' }: Names): string {
  const names: Readonly<Record<string, string>> = { '%s': site, '%c': collection, '%i': item };
  const needed = pattern.match(/%[sci]/g) ?? [];
  if (needed.some((sign) => names[sign]!.trim() === '')) return site;
  return pattern.replace(/%[sci]/g, (sign) => names[sign]!);
}
