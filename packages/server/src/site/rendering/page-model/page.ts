import type { Scope } from '../site.ts';

/** A resolved page: the JSON value that templates read, and how to print it. */
export interface Page {
  readonly kind: 'page';
  readonly pageType: number;
  /** The response of `?format=json`. */
  readonly scope: Scope;
  readonly main: MainContent;
  /** Layout ids in the order of preference. */
  readonly layouts: readonly (string | null | undefined)[];
  /** `collection-<id>` or `item-<id>`. */
  readonly pageId: string;
  readonly classes: readonly string[];
  readonly head: Head;
  /** The response of `?format=ical`, for events. */
  readonly calendarFile?: () => CalendarFile;
}

export interface CalendarFile {
  readonly filename: string;
  readonly text: string;
}

type MainContent =
  | { readonly kind: 'template'; readonly source: string; readonly scope?: Scope }
  | { readonly kind: 'html'; readonly html: string };

export interface Head {
  readonly title: string;
  readonly description?: string | undefined;
  /** Without language prefix; absent for pages that search engines must not list, such as the cart. */
  readonly canonicalPath?: string | undefined;
  readonly imageUrl?: string | undefined;
  readonly imageAlt?: string | undefined;
  readonly kind?: 'website' | 'article' | 'product';
  /** Of the list that the page shows or belongs to; the path is without language prefix. */
  readonly feed?: { readonly title: string; readonly path: string } | undefined;
  /** Data for search engines, as JSON-LD. */
  readonly structuredData?: Scope | undefined;
}

export interface Redirect {
  readonly kind: 'redirect';
  readonly location: string;
  /** 301 if the page has moved for good. */
  readonly status: 301 | 302;
}
