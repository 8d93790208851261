import { type Connection, statement } from '../../platform/database/index.ts';
import type { AnnouncementBarBody } from './announcement-bar/schema.ts';
import type { PopupBody } from './popup/schema.ts';

/** The popup without what it says. */
export interface PopupRow extends Omit<PopupBody, 'content'> {
  readonly version: number;
}

export interface AnnouncementBarRow extends Omit<AnnouncementBarBody, 'content'> {
  readonly version: number;
}

const popup = statement<PopupRow>(
  'popup',
  `select is_on as "isOn", position, pages, page_ids as "pageIds", delay_seconds as "delaySeconds",
          scroll_percent as "scrollPercent", days_hidden as "daysHidden", version
     from popup where website_id = $1`,
);

export async function selectPopup(connection: Connection, websiteId: string): Promise<PopupRow | undefined> {
  return (await connection.run(popup, [websiteId]))[0];
}

const storedPopup = statement(
  'popup-store',
  `insert into popup (website_id, is_on, position, pages, page_ids, delay_seconds, scroll_percent, days_hidden, version)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
   on conflict (website_id) do update
     set is_on = $2, position = $3, pages = $4, page_ids = $5, delay_seconds = $6, scroll_percent = $7, days_hidden = $8,
         version = $9`,
);

export async function upsertPopup(connection: Connection, websiteId: string, row: PopupRow): Promise<void> {
  const { isOn, position, pages, pageIds, delaySeconds, scrollPercent, daysHidden, version } = row;
  const values = [isOn, position, pages, pageIds, delaySeconds, scrollPercent, daysHidden, version];
  await connection.run(storedPopup, [websiteId, ...values]);
}

const existingPages = statement<{ readonly id: string }>(
  'popup-pages',
  `select id from collection where website_id = $1 and id = any($2::uuid[]) and label is distinct from 'Trash'
    order by array_position($2::uuid[], id)`,
);

/** Those of the pages that the website has, each once. */
export async function selectExistingPages(
  connection: Connection,
  websiteId: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  return (await connection.run(existingPages, [websiteId, ids])).map(({ id }) => id);
}

const bar = statement<AnnouncementBarRow>(
  'announcement-bar',
  `select is_on as "isOn", is_closable as "isClosable", version from announcement_bar where website_id = $1`,
);

export async function selectAnnouncementBar(
  connection: Connection,
  websiteId: string,
): Promise<AnnouncementBarRow | undefined> {
  return (await connection.run(bar, [websiteId]))[0];
}

const storedBar = statement(
  'announcement-bar-store',
  `insert into announcement_bar (website_id, is_on, is_closable, version) values ($1, $2, $3, $4)
   on conflict (website_id) do update set is_on = $2, is_closable = $3, version = $4`,
);

export async function upsertAnnouncementBar(
  connection: Connection,
  websiteId: string,
  { isOn, isClosable, version }: AnnouncementBarRow,
): Promise<void> {
  await connection.run(storedBar, [websiteId, isOn, isClosable, version]);
}
