import { type Connection, statement } from '../../platform/database/index.ts';
import type { AttendedEvent, Attendee } from './attended-event.ts';

const isOn = `(item.label is null and page.is_enabled)`;

/** The mark of an event as it is now; see `AttendedEvent`. */
export const markOfEvent = `case when ${isOn} and item.starts_at is not null
  then md5(concat_ws('/', extract(epoch from item.starts_at), extract(epoch from item.ends_at), item.location)) else 'off' end`;

const eventColumns = `
  item.id, item.texts, item.location, item.starts_at as "startAt", item.ends_at as "endAt", item.updated_at as "updatedAt",
  '/' || page.url_id || '/' || item.url_id as path, item.has_sign_up as "hasSignUp", item.sign_up_places as places,
  item.sign_up_each as "placesEach", item.sign_up_until as until, ${isOn} as "isOn", ${markOfEvent} as mark`;

const eventOfId = `
  select ${eventColumns} from item
    join collection page on page.website_id = item.website_id and page.id = item.collection_id
   where item.website_id = $1 and item.id = $2 and item.starts_at is not null`;

const oneEvent = statement<AttendedEvent>('attendee-event', eventOfId);
const lockedEvent = statement<AttendedEvent>('attendee-lock-event', `${eventOfId} for no key update of item`);

export async function selectEvent(
  connection: Connection,
  websiteId: string,
  id: string,
): Promise<AttendedEvent | undefined> {
  return (await connection.run(oneEvent, [websiteId, id]))[0];
}

/** Until the transaction ends, other sign-ups for the event wait, so that no place is given twice. */
export async function lockEvent(
  connection: Connection,
  websiteId: string,
  id: string,
): Promise<AttendedEvent | undefined> {
  return (await connection.run(lockedEvent, [websiteId, id]))[0];
}

const taken = statement<{ readonly attending: number }>(
  'attendee-taken',
  'select attending from item_count where website_id = $1 and item_id = $2',
);

/** How many places of an event are taken. After `lockEvent`, it stays so. */
export async function selectTaken(connection: Connection, websiteId: string, itemId: string): Promise<number> {
  return (await connection.run(taken, [websiteId, itemId]))[0]?.attending ?? 0;
}

const columns = `id, item_id as "itemId", name, email, places, language, state`;

const ofMailbox = statement<Attendee & { readonly mailedAt: Date }>(
  'attendee-of-mailbox',
  `select ${columns}, mailed_at as "mailedAt" from attendee where website_id = $1 and item_id = $2 and email_key = $3`,
);

export async function selectOfMailbox(connection: Connection, websiteId: string, itemId: string, emailKey: string) {
  return (await connection.run(ofMailbox, [websiteId, itemId, emailKey]))[0];
}

export interface NewAttendee extends Omit<Attendee, 'state'> {
  readonly emailKey: string;
  /** The mark of the event that the attendee is told. */
  readonly told: string;
  readonly at: Date;
}

const insert = statement<{ readonly id: string }>(
  'attendee-upsert',
  `insert into attendee (website_id, id, item_id, name, email, email_key, places, language, state, told, mailed_at, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, 'coming', $9, $10, $10)
   on conflict (website_id, item_id, email_key) do update
      set name = excluded.name, email = excluded.email, places = excluded.places, language = excluded.language,
          state = 'coming', told = excluded.told, mailed_at = excluded.mailed_at, created_at = excluded.created_at,
          cancelled_at = null
    where attendee.state = 'cancelled'
   returning id`,
);

/** Whoever has cancelled and comes after all keeps the id. Returns undefined if the mailbox has places already. */
export async function upsertAttendee(
  connection: Connection,
  websiteId: string,
  attendee: NewAttendee,
): Promise<string | undefined> {
  const { id, itemId, name, email, emailKey, places, language, told, at } = attendee;
  const values = [websiteId, id, itemId, name, email, emailKey, places, language, told, at];
  return (await connection.run(insert, values))[0]?.id;
}

const noteMail = statement('attendee-mailed', 'update attendee set mailed_at = $3 where website_id = $1 and id = $2');

export async function updateMailedAt(connection: Connection, websiteId: string, id: string, at: Date): Promise<void> {
  await connection.run(noteMail, [websiteId, id, at]);
}

const byId = statement<Attendee>('attendee-by-id', `select ${columns} from attendee where website_id = $1 and id = $2`);

export async function selectAttendee(
  connection: Connection,
  websiteId: string,
  id: string,
): Promise<Attendee | undefined> {
  return (await connection.run(byId, [websiteId, id]))[0];
}

const cancel = statement<Attendee>(
  'attendee-cancel',
  `update attendee set state = 'cancelled', cancelled_at = $3 where website_id = $1 and id = $2 and state = 'coming'
   returning ${columns}`,
);

/** Returns undefined if there was nothing to cancel. */
export async function markCancelled(
  connection: Connection,
  websiteId: string,
  id: string,
  at: Date,
): Promise<Attendee | undefined> {
  return (await connection.run(cancel, [websiteId, id, at]))[0];
}

const untold = statement<Attendee>(
  'attendee-take-untold',
  `update attendee set told = $3
    where website_id = $1 and id in (
      select id from attendee where website_id = $1 and item_id = $2 and state = 'coming' and told <> $3
       order by id limit $4 for update)
   returning ${columns}`,
);

/** Marks some of those who come and do not know how the event is now, and returns them to be told. */
export async function takeUntold(
  connection: Connection,
  websiteId: string,
  { id, mark }: Pick<AttendedEvent, 'id' | 'mark'>,
  limit: number,
): Promise<Attendee[]> {
  return await connection.run(untold, [websiteId, id, mark, limit]);
}

const ofPerson = statement<Attendee & { readonly event: string | null; readonly createdAt: Date }>(
  'attendee-of-person',
  `select attendee.id, item_id as "itemId", name, email, places, language, state, attendee.created_at as "createdAt",
          item.texts -> $3::text ->> 'title' as event
     from attendee join item on item.website_id = attendee.website_id and item.id = attendee.item_id
    where attendee.website_id = $1 and email_key = $2 order by attendee.id`,
);

export async function selectOfPerson(
  connection: Connection,
  websiteId: string,
  emailKey: string,
  titleLanguage: string,
) {
  return await connection.run(ofPerson, [websiteId, emailKey, titleLanguage]);
}

const forgetPerson = statement<{ readonly itemId: string }>(
  'attendee-forget-person',
  'delete from attendee where website_id = $1 and email_key = $2 returning item_id as "itemId"',
);

/** Returns the events that the person had signed up for. */
export async function deleteOfPerson(connection: Connection, websiteId: string, emailKey: string): Promise<string[]> {
  return (await connection.run(forgetPerson, [websiteId, emailKey])).map(({ itemId }) => itemId);
}

const forgetPast = statement(
  'attendee-forget-past',
  `delete from attendee using item
    where item.website_id = attendee.website_id and item.id = attendee.item_id
      and coalesce(item.ends_at, attendee.created_at) < $1
   /* all websites: events that were over long ago */`,
);

export async function deletePast(connection: Connection, before: Date): Promise<void> {
  await connection.run(forgetPast, [before]);
}
