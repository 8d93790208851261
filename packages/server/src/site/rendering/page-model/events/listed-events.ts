import {
  type Collection,
  type EventFilter,
  type EventSide,
  type Item,
  type ItemFilter,
  Ordering,
  selectEvents,
  selectEventsIn,
  selectNextEnd,
} from '../../../content/index.ts';
import { isHidden, type Place } from '../../guarded-pages.ts';
import { type Asking, remembered } from '../../site-memory.ts';
import { listedItems, noteList } from '../listed-items.ts';

export function isCalendar({ ordering }: Pick<Collection, 'ordering'>): boolean {
  return ordering === Ordering.calendar;
}

/** The first items of a page in its order; of a calendar, the next events, or the latest ones that are over. */
export async function listedInOrder(
  asking: Asking & Place,
  collection: Collection,
  filter: Omit<ItemFilter, 'now' | 'before' | 'after'>,
  side: EventSide = 'upcoming',
): Promise<Item[]> {
  if (isCalendar(collection)) return await listedEvents(asking, side, filter);
  const order = collection.ordering === Ordering.chronological ? 'newest' : 'position';
  return await listedItems(asking, order, filter);
}

/** Events that are to come or over. Notes that one passes from here to there when it ends. */
export async function listedEvents(
  asking: Asking & Place,
  side: EventSide,
  filter: Omit<EventFilter, 'now'>,
): Promise<Item[]> {
  const { connection, request, site } = asking;
  if (isHidden(asking, site.byId.get(filter.collectionId))) return [];
  const [items] = await Promise.all([
    selectEvents(connection, request.website.id, side, { ...filter, now: request.now }),
    noteList(asking, filter.collectionId),
    noteNextEnd(asking, filter.collectionId),
  ]);
  return items;
}

/** Events of a period, which belong to it before and after they are over. */
export async function listedEventsIn(
  asking: Asking & Place,
  period: { readonly from: Date; readonly to: Date },
  filter: Omit<EventFilter, 'now' | 'from' | 'isBack' | 'skip'>,
): Promise<Item[]> {
  const { connection, request, site } = asking;
  if (isHidden(asking, site.byId.get(filter.collectionId))) return [];
  const [items] = await Promise.all([
    selectEventsIn(connection, request.website.id, period, { ...filter, now: request.now }),
    noteList(asking, filter.collectionId),
  ]);
  return items;
}

async function noteNextEnd(asking: Asking, collectionId: string): Promise<void> {
  const { connection, request } = asking;
  await remembered(asking, `next end ${collectionId}`, async (sources) => {
    const next = await selectNextEnd(connection, request.website.id, collectionId, request.now);
    if (next) sources.holdsUntil(next.getTime());
  });
}
