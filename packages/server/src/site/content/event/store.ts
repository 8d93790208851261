import { type Connection, statement } from '../../../platform/database/index.ts';
import type { Item } from '../item.ts';
import { type ItemFilter, isListed, itemColumns, type Neighbour, namesOf } from '../store.ts';

/** Events of a page that are over, or those that are not. */
export type EventSide = 'upcoming' | 'past';

export interface EventFilter extends Omit<ItemFilter, 'before' | 'after'> {
  /** The list continues after this place. */
  readonly from?: EventPlace | undefined;
  /** Whether it continues towards its beginning. */
  readonly isBack?: boolean | undefined;
}

/** The position of an event among others by its beginning. */
export interface EventPlace {
  readonly startAt: Date;
  readonly id: string;
}

// The events that are not longer than this are found by their beginning; an index has the others.
const LONG = `interval '744 hours'`;
const isLong = `ends_at - starts_at > ${LONG}`;

type Direction = 'asc' | 'desc';

function inOrder(direction: Direction): string {
  return `order by starts_at ${direction}, id ${direction} limit $10 offset $11`;
}

function isBeyond(direction: Direction): string {
  return `($8::timestamptz is null or (starts_at, id) ${direction === 'asc' ? '>' : '<'} ($8, $9::uuid))`;
}

/** Two walks along an index, each no longer than the part that is wanted. */
function shortAndLong(short: string, long: string, direction: Direction, limit: string): string {
  const walk = (condition: string) =>
    `(select * from item ${isListed} and starts_at is not null and ${condition} order by starts_at ${direction}, id ${direction} limit ${limit})`;
  return `select ${itemColumns} from (${walk(short)} union all ${walk(`${isLong} and ${long}`)}) item`;
}

function upcoming(direction: Direction) {
  const rest = `ends_at > $3 and ${isBeyond(direction)}`;
  return statement<Item>(
    `content-events-upcoming-${direction}`,
    `${shortAndLong(
      `starts_at > $3::timestamptz - ${LONG} and ${rest}`,
      `starts_at <= $3::timestamptz - ${LONG} and ${rest}`,
      direction,
      '$10::integer + $11::integer',
    )} ${inOrder(direction)}`,
  );
}

function past(direction: Direction) {
  return statement<Item>(
    `content-events-past-${direction}`,
    `select ${itemColumns} from item ${isListed} and starts_at <= $3 and ends_at <= $3 and ${isBeyond(direction)}
      ${inOrder(direction)}`,
  );
}

const sides = {
  upcoming: { ahead: upcoming('asc'), back: upcoming('desc') },
  past: { ahead: past('desc'), back: past('asc') },
} as const;

/** Upcoming events with the next one first, or past ones with the latest first. */
export async function selectEvents(
  connection: Connection,
  websiteId: string,
  side: EventSide,
  filter: EventFilter,
): Promise<Item[]> {
  const { from, isBack = false, limit, skip = 0 } = filter;
  return await connection.run(sides[side][isBack ? 'back' : 'ahead'], [
    ...listedBy(websiteId, filter),
    from?.startAt ?? null,
    from?.id ?? null,
    limit,
    skip,
  ]);
}

const inPeriod = statement<Item>(
  'content-events-in-period',
  `${shortAndLong(
    `starts_at >= $8::timestamptz - ${LONG} and starts_at < $9 and ends_at > $8`,
    `starts_at < $8::timestamptz - ${LONG} and ends_at > $8`,
    'asc',
    '$10',
  )} order by starts_at, id limit $10`,
);

/** Events that take place between two moments, even in part. */
export async function selectEventsIn(
  connection: Connection,
  websiteId: string,
  { from, to }: { readonly from: Date; readonly to: Date },
  filter: Omit<ItemFilter, 'before' | 'after' | 'skip'>,
): Promise<Item[]> {
  return await connection.run(inPeriod, [...listedBy(websiteId, filter), from, to, filter.limit]);
}

function listedBy(websiteId: string, { collectionId, now, category, tag, author, isStarred }: ItemFilter) {
  return [websiteId, collectionId, now, namesOf(category), namesOf(tag), author ?? null, isStarred ?? null];
}

const nextEnd = statement<{ readonly endAt: Date | null }>(
  'content-event-next-end',
  `select min(ends_at) as "endAt" from item
    where website_id = $1 and collection_id = $2 and label is null and ends_at > $3`,
);

/** When the next event of a page will be over. */
export async function selectNextEnd(
  connection: Connection,
  websiteId: string,
  collectionId: string,
  now: Date,
): Promise<Date | undefined> {
  const [next] = await connection.run(nextEnd, [websiteId, collectionId, now]);
  return next?.endAt ?? undefined;
}

const neighbours = statement<Neighbour>(
  'content-event-neighbours',
  `(select id, url_id as "urlId", texts, publish_at as "publishAt", 'newer' as side from item
     where website_id = $1 and collection_id = $2 and label is null and publish_at <= $5 and (starts_at, id) < ($3, $4)
     order by starts_at desc, id desc limit 1)
   union all
   (select id, url_id, texts, publish_at, 'older' from item
     where website_id = $1 and collection_id = $2 and label is null and publish_at <= $5 and (starts_at, id) > ($3, $4)
     order by starts_at, id limit 1)`,
);

/** The events before and after one, on the sides where "previous" and "next" are. */
export async function selectEventNeighbours(
  connection: Connection,
  websiteId: string,
  { id, collectionId, startAt }: Item,
  now: Date,
): Promise<Neighbour[]> {
  return await connection.run(neighbours, [websiteId, collectionId, startAt, id, now]);
}
