import { type Connection, statement } from '../../../platform/database/index.ts';
import type { Attendee } from '../attended-event.ts';
import { markOfEvent } from '../store.ts';

export interface ListedEvent {
  readonly id: string;
  readonly title: string | null;
  readonly path: string;
  readonly startAt: Date;
  readonly endAt: Date;
  readonly isOn: boolean;
  readonly hasSignUp: boolean;
  readonly places: number | null;
  readonly until: Date | null;
  readonly taken: number;
  /** Whether somebody comes who was not told how the event is now. */
  readonly hasUntold: boolean;
}

const listedEvent = `
  select item.id, item.texts -> $2::text ->> 'title' as title, '/' || page.url_id || '/' || item.url_id as path,
         item.starts_at as "startAt", item.ends_at as "endAt", item.label is null and page.is_enabled as "isOn",
         item.has_sign_up as "hasSignUp", item.sign_up_places as places, item.sign_up_until as until,
         coalesce(counted.attending, 0) as taken,
         exists (select from attendee where attendee.website_id = $1 and attendee.item_id = item.id
                    and attendee.state = 'coming' and attendee.told <> ${markOfEvent}) as "hasUntold"
    from item
    join collection page on page.website_id = item.website_id and page.id = item.collection_id
    left join item_count counted on counted.website_id = item.website_id and counted.item_id = item.id
   where item.website_id = $1 and item.starts_at is not null`;

const events = statement<ListedEvent>(
  'attendee-events',
  `${listedEvent} and (item.has_sign_up or counted.attending > 0)
     and ($3::uuid is null
          or (item.starts_at, item.id) < (select starts_at, id from item before where before.website_id = $1 and before.id = $3))
   order by item.starts_at desc, item.id desc limit $4`,
);
const oneEvent = statement<ListedEvent>('attendee-one-event', `${listedEvent} and item.id = $3`);

/** Events that visitors sign up for, the last one first. */
export async function selectEvents(
  connection: Connection,
  websiteId: string,
  { language, after, limit }: { readonly language: string; readonly after: string | undefined; readonly limit: number },
): Promise<ListedEvent[]> {
  return await connection.run(events, [websiteId, language, after ?? null, limit]);
}

export async function selectListedEvent(
  connection: Connection,
  websiteId: string,
  language: string,
  id: string,
): Promise<ListedEvent | undefined> {
  return (await connection.run(oneEvent, [websiteId, language, id]))[0];
}

export interface ListedAttendee extends Attendee {
  readonly createdAt: Date;
  readonly cancelledAt: Date | null;
}

const attendees = statement<ListedAttendee>(
  'attendee-list',
  `select id, item_id as "itemId", name, email, places, language, state, created_at as "createdAt",
          cancelled_at as "cancelledAt"
     from attendee
    where website_id = $1 and item_id = $2 and ($3::uuid is null or id < $3)
      and ($4::text is null or strpos(lower(name || ' ' || email), lower($4)) > 0)
      and ($5::text is null or state = $5)
    order by id desc limit $6`,
);

export interface AttendeeFilter {
  readonly itemId: string;
  readonly search: string | undefined;
  readonly state: Attendee['state'] | undefined;
}

/** The latest first; the search finds parts of names and addresses. */
export async function selectAttendees(
  connection: Connection,
  websiteId: string,
  filter: AttendeeFilter,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<ListedAttendee[]> {
  const { itemId, search, state } = filter;
  return await connection.run(attendees, [websiteId, itemId, after ?? null, search ?? null, state ?? null, limit]);
}
