import { pageTitle } from '@awning/site-model';
import type { PageRequest } from '../site.ts';

interface Shown {
  /** The page, or the page that lists the entry. */
  readonly collection: string;
  /** The product or post. */
  readonly item?: string;
}

/** What a page is called in browsers and search results, by the patterns of the owner. */
export function titleOf({ website }: Pick<PageRequest, 'website'>, shown?: Shown): string {
  const { homepage, collection, item } = website.settings.identity.titlePatterns;
  const pattern = shown === undefined ? homepage : shown.item === undefined ? collection : item;
  return pageTitle(pattern, { site: website.name, ...shown });
}
