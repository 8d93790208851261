import type { Texts } from './texts.ts';

/** One line of a navigation area: a page of the site, or an external link. */
export type NavigationEntry =
  | { readonly collectionId: string }
  | { readonly url: string; readonly texts: Texts<'title'>; readonly newWindow?: boolean };

export interface Navigation {
  /** As in the theme's configuration. */
  readonly name: string;
  readonly entries: readonly NavigationEntry[];
}
