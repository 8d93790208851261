import { createHash } from 'node:crypto';
import { isId } from '../../platform/id.ts';
import type { Event, EventLocation } from './event/event.ts';
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
  readonly customContent: CustomContent;
  /** Where it comes from; empty if it is our own. */
  readonly sourceUrl: string;
  /** Whether lists lead to the source at once. */
  readonly isPassthrough: boolean;
  /** Where its picture leads; empty for its own page. */
  readonly clickthroughUrl: string;
  /** When it takes place; null for what is no event. */
  readonly startAt: Date | null;
  readonly endAt: Date | null;
  readonly location: EventLocation;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly likeCount: number;
  /** Of the item itself; see `areCommentsOpen`. */
  readonly commentState: number;
  /** The published ones. */
  readonly commentCount: number;
}

/** `body` and `excerpt` are cleaned HTML. */
export type ItemTexts = Texts<'title' | 'body' | 'excerpt'>;

/** Fields that a theme declares, by name; `customType` names the type (THEME-FORMAT section 2). */
export type CustomContent = Readonly<Record<string, CustomValue>>;

/** Authors have no rows of their own, so an address names one by a mark of the name; the store computes it too. */
export function authorId(name: string): string {
  return createHash('md5').update(name).digest('hex').slice(0, 24);
}

/** A text, a switch, cleaned HTML, a picture or several: what it is does not depend on the theme. */
type CustomValue =
  | string
  | boolean
  | { readonly html: string }
  | { readonly imageId: string }
  | { readonly imageIds: readonly string[] };

/** The pictures that fields of a theme name. */
export function customImageIds(content: CustomContent): string[] {
  return Object.values(content)
    .flatMap((value) => (typeof value === 'object' ? namedImages(value) : []))
    .filter(isId);
}

function namedImages(value: Exclude<CustomValue, string | boolean>): readonly string[] {
  if ('imageId' in value) return [value.imageId];
  return 'imageIds' in value ? value.imageIds : [];
}

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
  readonly customContent?: CustomContent;
  readonly commentState?: number;
  readonly sourceUrl?: string;
  readonly isPassthrough?: boolean;
  readonly clickthroughUrl?: string;
  readonly event?: Event;
}

/** An unpublished or restricted state; a published item has no label (D-099). */
export type ItemLabel = 'Draft' | 'Needs Review' | 'Scheduled' | 'Private';
