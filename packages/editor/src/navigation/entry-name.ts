import type { Entry } from './entries.ts';
import type { NavigationWords } from './messages.ts';
import type { LinkablePage } from './queries.ts';

export type PagesById = ReadonlyMap<string, LinkablePage>;

/** What an entry is called in the main language of the website, as visitors read it. */
export function entryName(entry: Entry, pages: PagesById, language: string, words: NavigationWords): string {
  const own = entry.texts?.[language]?.title;
  if (own) return own;
  if ('url' in entry) return entry.url;
  if ('items' in entry) return words.folder;
  return pages.get(entry.collectionId)?.title || words.unknownPage;
}

/** What stands beside the name: where the entry leads, or what it is. */
export function entryNote(entry: Entry, pages: PagesById, words: NavigationWords): string {
  if ('items' in entry) return words.folder;
  if ('url' in entry) return entry.newWindow ? `${entry.url} · ${words.newWindow}` : entry.url;
  const page = pages.get(entry.collectionId);
  if (page === undefined) return '';
  if (page.status === 'Trash') return words.kinds[page.kind];
  return page.isHomepage ? words.homepage : `/${page.slug}`;
}
