import { CollectionType } from '@awning/site-model';
import type { Collection } from '../../content/index.ts';

/** Whether a page lists items that a feed can name. */
export function hasFeed({ isFolder, type }: Collection): boolean {
  return !isFolder && !pageTypes.has(type);
}

const pageTypes: ReadonlySet<number> = new Set([
  CollectionType.page,
  CollectionType['splash-page'],
  CollectionType['template-page'],
]);
