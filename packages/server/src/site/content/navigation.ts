import type { Texts } from './texts.ts';

/** One line of a navigation area that leads somewhere: to a page of the site, or to any address. */
type NavigationLink =
  | {
      readonly collectionId: string;
      /** Instead of the page's own title. */
      readonly texts?: Texts<'title'>;
    }
  | { readonly url: string; readonly texts: Texts<'title'>; readonly newWindow?: boolean };

/** A heading with lines below it. It has no address of its own, and themes show no deeper level. */
export interface NavigationFolder {
  readonly folderId: string;
  readonly texts: Texts<'title'>;
  readonly items: readonly NavigationLink[];
}

export type NavigationEntry = NavigationLink | NavigationFolder;

export interface Navigation {
  /** As in the theme's configuration. */
  readonly name: string;
  readonly entries: readonly NavigationEntry[];
}

/** All entries, those in folders included. */
export function allEntries(entries: readonly NavigationEntry[]): readonly NavigationEntry[] {
  return entries.flatMap((entry) => ('items' in entry ? [entry, ...entry.items] : [entry]));
}

/** The entries without those that lead to pages that are not kept. */
export function withoutPages(
  entries: readonly NavigationEntry[],
  isKept: (collectionId: string) => boolean,
): readonly NavigationEntry[] {
  const leads = (entry: NavigationEntry) => !('collectionId' in entry) || isKept(entry.collectionId);
  return entries
    .filter(leads)
    .map((entry) => ('items' in entry ? { ...entry, items: entry.items.filter(leads) } : entry));
}
