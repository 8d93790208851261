import type { Collection, EventPlace, EventSide, Item, ItemFilter } from '../../../content/index.ts';
import type { Scope } from '../../site.ts';
import type { Builder } from '../builder.ts';
import { collectionUrl } from '../collection-view.ts';
import { pagination, partUrl, readPlace } from '../part-address.ts';
import { listedEvents, listedEventsIn } from './listed-events.ts';
import { type Month, monthAt, periodOf, readMonth } from './month.ts';
import { monthUrl, monthView, titleOf } from './month-view.ts';

type ListFilter = Omit<ItemFilter, 'now' | 'before' | 'after' | 'skip'>;

/** What a page of events shows: some of them, and beside them how they are arranged. */
interface EventPart {
  readonly items: readonly Item[];
  readonly pagination: Scope | undefined;
  readonly beside?: (views: readonly Scope[]) => Scope;
}

/** A calendar file has the next events and the latest ones. */
const MAX_COMING_IN_FILE = 500;
const MAX_PAST_IN_FILE = 100;

const MAX_IN_MONTH = 300;

/** The part of a calendar that the address asks for: a list with its place, a month, or all for a calendar file. */
export async function eventPart(builder: Builder, collection: Collection, filter: ListFilter): Promise<EventPart> {
  const { format, view, month } = builder.request.query;
  if (format === 'ical') return { items: await eventsOfFile(builder, filter), pagination: undefined };
  return view === 'calendar' || month !== undefined
    ? await monthPart(builder, collection, filter)
    : await listPart(builder, collection, filter);
}

async function eventsOfFile(builder: Builder, filter: ListFilter): Promise<Item[]> {
  const [coming, past] = await Promise.all([
    listedEvents(builder, 'upcoming', { ...filter, limit: MAX_COMING_IN_FILE }),
    listedEvents(builder, 'past', { ...filter, limit: MAX_PAST_IN_FILE }),
  ]);
  return [...past.toReversed(), ...coming];
}

async function monthPart(builder: Builder, collection: Collection, filter: ListFilter): Promise<EventPart> {
  const { request, sources } = builder;
  const { timeZone } = request.website.settings;
  const asked = readMonth(request.query['month']);
  const month = asked ?? monthAt(request.now, timeZone);
  const period = periodOf(month, timeZone);
  if (!asked) sources.holdsUntil(period.to.getTime());
  const found = await listedEventsIn(builder, period, { ...filter, limit: MAX_IN_MONTH + 1 });
  const address = collectionUrl(collection, request);
  return {
    items: found.slice(0, MAX_IN_MONTH),
    pagination: undefined,
    beside: (views) => ({
      monthFilter: titleOf(month, request.language),
      ...(request.query['view'] === 'calendar' ? { calendarView: true } : {}),
      calendar: {
        ...monthView(builder, month, views, address),
        ...(found.length > MAX_IN_MONTH ? { isShortened: true } : {}),
      },
      eventLinks: links(address, month),
    }),
  };
}

/** The first part begins with what is next, and has the latest events that are over beside it. */
async function listPart(builder: Builder, collection: Collection, filter: ListFilter): Promise<EventPart> {
  const { request } = builder;
  const size = collection.pageSize;
  const side: EventSide = request.query['view'] === 'past' ? 'past' : 'upcoming';
  const from = placeIn(request.query['offset']);
  const isBack = request.query['reversePaginate'] === 'true' && from !== undefined;
  const isWhole = side === 'upcoming' && from === undefined;
  const [found, over] = await Promise.all([
    listedEvents(builder, side, { ...filter, from, isBack, limit: size + 1 }),
    isWhole ? listedEvents(builder, 'past', { ...filter, limit: size + 1 }) : [],
  ]);
  const kept = found.slice(0, size);
  const listed = isBack ? kept.toReversed() : kept;
  const past = over.slice(0, size);
  const [first, last] = [listed[0], listed.at(-1)];
  const hasMore = found.length > size;
  const onward = last !== undefined && (isBack || hasMore) ? partUrl(builder, collection, placeOf(last)) : undefined;
  const oldest = over.length > size ? past.at(-1) : undefined;
  const older = oldest && pastUrl(builder, collection, oldest);
  const hasBefore = first !== undefined && (isBack ? hasMore : from !== undefined);
  const address = collectionUrl(collection, request);
  return {
    items: [...listed, ...past],
    pagination: pagination(
      onward ?? older,
      hasBefore ? partUrl(builder, collection, `${placeOf(first)}&reversePaginate=true`) : undefined,
    ),
    beside: (views) => ({
      showPastOrUpcomingEvents: side,
      upcoming: side === 'upcoming' ? views.slice(0, listed.length) : [],
      past: side === 'upcoming' ? views.slice(listed.length) : views,
      eventLinks: {
        ...links(address, monthAt(request.now, request.website.settings.timeZone)),
        ...(older ? { pastUrl: older } : {}),
      },
    }),
  };
}

function links(address: string, month: Month): Scope {
  return { listUrl: address, calendarUrl: monthUrl(address, month), fileUrl: `${address}?format=ical` };
}

function placeIn(offset: string | undefined): EventPlace | undefined {
  const place = readPlace(offset);
  return place?.id === undefined ? undefined : { startAt: place.at, id: place.id };
}

function placeOf({ startAt, id }: Item): string {
  return `offset=${startAt?.getTime()}-${id}`;
}

/** What is over goes on where the list with the next events ends. */
function pastUrl(builder: Builder, collection: Collection, last: Item): string {
  const { request } = builder;
  return partUrl({ request: { ...request, query: { ...request.query, view: 'past' } } }, collection, placeOf(last));
}
