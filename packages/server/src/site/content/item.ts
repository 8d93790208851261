import type { Texts } from './texts.ts';

/** A post, a gallery picture or another entry of a collection. Products have their own rows, in the catalogue. */
export interface Item {
  readonly id: string;
  readonly collectionId: string;
  readonly urlId: string;
  readonly recordType: number;
  readonly publishAt: Date;
  readonly isStarred: boolean;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly authorName: string | null;
  readonly mainImageId: string | null;
  readonly texts: ItemTexts;
  readonly customContent: Readonly<Record<string, unknown>>;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** `body` and `excerpt` are cleaned HTML. */
export type ItemTexts = Texts<'title' | 'body' | 'excerpt'>;

export interface NewItem {
  readonly collectionId: string;
  readonly urlId: string;
  readonly recordType: number;
  readonly texts: ItemTexts;
  readonly publishAt: Date;
  readonly label?: ItemLabel | null;
  readonly position?: number;
  readonly isStarred?: boolean;
  readonly categories?: readonly string[];
  readonly tags?: readonly string[];
  readonly authorName?: string | null;
  readonly mainImageId?: string | null;
  readonly customContent?: Readonly<Record<string, unknown>>;
}

/** An unpublished or restricted state; a published item has no label (D-099). */
export type ItemLabel = 'Draft' | 'Needs Review' | 'Scheduled' | 'Private';
