import type { Texts } from './texts.ts';

/** One line of a navigation area: a page of the site, or a link that leaves it. */
export type NavigationEntry =
  | { readonly collectionId: string }
  | { readonly url: string; readonly texts: Texts<'title'>; readonly newWindow?: boolean };

export interface Navigation {
  /** As the theme's configuration names it. */
  readonly name: string;
  readonly entries: readonly NavigationEntry[];
}
