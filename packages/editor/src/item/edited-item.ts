import { checkSlug, RecordType } from '@awning/site-model';
import { type ByLanguage, joinTexts, textPart } from '../kit/editing/text-parts.ts';
import { type EditedEvent, editedEvent, eventBody, eventFaults, newEvent } from './edited-event.ts';
import type { ItemWords } from './messages.ts';
import type { ItemBody, StoredItem } from './queries.ts';

const parts = { titles: 'title', excerpts: 'excerpt', bodies: 'body' } as const;
type Part = keyof typeof parts;

/** An item divided into parts that two people can change side by side: one corrects the title while the other writes. */
export interface EditedItem extends Omit<ItemBody, 'texts' | 'event'>, Readonly<Record<Part, ByLanguage>> {
  /** Null for what is no event. */
  readonly event: EditedEvent | null;
  [name: string]: unknown;
}

/** An item as its screen holds it. */
export type OpenItem = Omit<StoredItem, 'body'> & { readonly body: EditedItem };

export function openItem(item: StoredItem): OpenItem {
  return { ...item, body: editedItem(item.body) };
}

export function editedItem({ texts, hasOpenComments = true, event, ...same }: ItemBody): EditedItem {
  return {
    ...same,
    event: event ? editedEvent(event) : null,
    hasOpenComments,
    titles: textPart(texts, parts.titles),
    excerpts: textPart(texts, parts.excerpts),
    bodies: textPart(texts, parts.bodies),
  };
}

/** The body to save. */
export function itemBody(edited: EditedItem): ItemBody {
  const { titles: title, excerpts: excerpt, bodies: body, event, ...same } = edited;
  const authorName = same.authorName?.trim() ?? '';
  return {
    // What this screen does not show stays as it is, such as the fields of a theme.
    ...same,
    slug: same.slug.trim(),
    authorName: authorName === '' ? null : authorName,
    texts: joinTexts({ title, excerpt, body }),
    ...(event && { event: eventBody(event) }),
  };
}

/** The ordering of a page that lists events. */
export const CALENDAR = 3;

export interface ListPage {
  readonly id: string;
  readonly typeName: string;
  readonly ordering: number;
}

/** An item of a gallery is a picture; its title may be missing, so its address is made from the moment. */
export function newItem(page: ListPage | undefined, { author, now }: { readonly author: string; readonly now: Date }) {
  const isPicture = page?.typeName === 'gallery';
  const isEvent = page?.ordering === CALENDAR;
  return editedItem({
    collectionId: page?.id ?? '',
    slug: isPicture ? `picture-${now.getTime().toString(36)}` : '',
    recordType: isPicture ? RecordType.image : isEvent ? RecordType.event : RecordType.text,
    status: 'published',
    publishAt: now.toISOString(),
    isStarred: false,
    categories: [],
    tags: [],
    authorName: isPicture || isEvent || author === '' ? null : author,
    mainImageId: null,
    texts: {},
    layout: null,
    ...(isEvent && { event: newEvent(now) }),
  });
}

/** The rules that the server has, too, so that most faults are told before anything is sent. */
export function checkItem(
  { titles, slug, recordType, mainImageId, publishAt, collectionId, event }: EditedItem,
  { faults, primary }: { readonly faults: ItemWords['faults']; readonly primary: string },
): Record<string, string> {
  const isPicture = recordType === RecordType.image;
  const address = checkSlug(slug.trim(), { isRoot: false });
  return {
    ...(collectionId === '' && { collectionId: faults.collection }),
    ...(!isPicture && (titles[primary] ?? '').trim() === '' && { [`titles.${primary}`]: faults.title }),
    ...(isPicture && mainImageId === null && { mainImageId: faults.picture }),
    ...(!address.ok && { slug: faults.slug[address.reason] }),
    ...(publishAt === '' && { publishAt: faults.moment }),
    ...(event && eventFaults(event, faults)),
  };
}
