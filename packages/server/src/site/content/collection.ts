import type { Texts } from './texts.ts';

/** A page, blog, gallery, store page or folder: everything with its own address. */
export interface Collection {
  readonly id: string;
  readonly urlId: string;
  /** The base name of the theme's collection files. */
  readonly typeName: string;
  readonly type: number;
  readonly ordering: number;
  readonly pageSize: number;
  readonly isFolder: boolean;
  readonly isIndex: boolean;
  readonly isHomepage: boolean;
  readonly isEnabled: boolean;
  readonly regionName: string | null;
  readonly parentId: string | null;
  readonly position: number;
  readonly mainImageId: string | null;
  readonly texts: CollectionTexts;
  readonly updatedAt: Date;
  /** Who may see it, a number of PagePermission; see `withGuards`. */
  readonly permission: number;
  /** Of a page with a password. */
  readonly passwordHash: string | null;
  /** The page whose password, or whose members, open it: itself, or an index that it is in. */
  readonly guardId: string;
}

/** `category:Tableware` is the name of that category in a language; items and addresses use the stored name. */
type CollectionTexts = Texts<
  'title' | 'navigationTitle' | 'description' | 'seoTitle' | 'seoDescription' | `category:${string}`
>;

export interface NewCollection {
  readonly urlId: string;
  readonly typeName: string;
  readonly type: number;
  readonly texts: CollectionTexts;
  readonly ordering?: number;
  readonly pageSize?: number;
  readonly isFolder?: boolean;
  readonly isIndex?: boolean;
  readonly isHomepage?: boolean;
  readonly isEnabled?: boolean;
  readonly regionName?: string | null;
  readonly parentId?: string | null;
  readonly position?: number;
  readonly mainImageId?: string | null;
}

/** How the items of a collection are sorted. */
export const Ordering = { chronological: 1, userOrderable: 2, calendar: 3, musicAlbum: 4 } as const;
