import { CommentState } from '@awning/site-model';
import { beginningsQuery, type Connection, statement, wordsOf } from '../../../../platform/database/index.ts';
import type { EventLocation } from '../../event/event.ts';
import type { CustomContent } from '../../item.ts';
import type { ItemBody } from './schema.ts';

export type ItemRow = Omit<ItemBody, 'status' | 'publishAt' | 'customContent' | 'event'> & {
  readonly label: string | null;
  readonly customContent: CustomContent;
  readonly publishAt: Date;
  readonly startAt: Date | null;
  readonly endAt: Date | null;
  readonly location: EventLocation;
  readonly hasSignUp: boolean;
  readonly places: number | null;
  readonly placesEach: number;
  readonly signUpUntil: Date | null;
};

const edited = statement<ItemRow>(
  'item-edited',
  `select item.collection_id as "collectionId", item.url_id as slug, item.record_type as "recordType", item.label,
          item.publish_at as "publishAt", item.is_starred as "isStarred", item.categories, item.tags,
          item.author_name as "authorName", item.comment_state = 1 as "hasOpenComments",
          item.main_image_id as "mainImageId", item.texts, layout.document as layout,
          item.source_url as "sourceUrl", item.is_passthrough as "isPassthrough", item.clickthrough_url as "clickthroughUrl",
          item.custom_content as "customContent", item.starts_at as "startAt", item.ends_at as "endAt", item.location,
          item.has_sign_up as "hasSignUp", item.sign_up_places as places, item.sign_up_each as "placesEach",
          item.sign_up_until as "signUpUntil"
     from item left join layout on layout.website_id = item.website_id and layout.owner = 'item:' || item.id
    where item.website_id = $1 and item.id = $2 and item.label is distinct from 'Trash'`,
);

export async function selectEditedItem(
  connection: Connection,
  websiteId: string,
  id: string,
): Promise<ItemRow | undefined> {
  return (await connection.run(edited, [websiteId, id]))[0];
}

export interface ListedItem {
  readonly id: string;
  readonly title: string | null;
  readonly collectionId: string;
  readonly slug: string;
  readonly recordType: number;
  readonly status: string;
  readonly publishAt: Date;
  readonly imageId: string | null;
  readonly startAt: Date | null;
}

export interface ItemListQuery {
  readonly after: string | undefined;
  readonly language: string;
  readonly search: string | undefined;
  readonly collectionId: string | undefined;
  readonly status: string | undefined;
  readonly now: Date;
  readonly limit: number;
}

const listed = statement<ListedItem>(
  'item-team-list',
  `select item.id, texts -> $3::text ->> 'title' as title, collection_id as "collectionId", url_id as slug,
          record_type as "recordType", shown.status, publish_at as "publishAt", main_image_id as "imageId",
          starts_at as "startAt"
     from item, lateral (
       select case when label is null and publish_at > $7 then 'Scheduled' else coalesce(label, 'published') end as status) shown
    where website_id = $1 and label is distinct from 'Trash' and ($2::uuid is null or item.id < $2)
      and ($4::text is null
           or item_title_words(texts) @@ to_tsquery('simple', $4))
      and ($5::uuid is null or collection_id = $5)
      and ($6::text is null or shown.status = $6)
    order by item.id desc limit $8`,
);

/** The newest first; the search matches the beginnings of words in the title. */
export async function selectItemList(
  connection: Connection,
  websiteId: string,
  { after, language, search, collectionId, status, now, limit }: ItemListQuery,
): Promise<ListedItem[]> {
  const beginnings = search === undefined ? null : beginningsQuery(wordsOf(search));
  const wanted = [collectionId ?? null, status ?? null, now, limit];
  return await connection.run(listed, [websiteId, after ?? null, language, beginnings, ...wanted]);
}

export interface ListingPage {
  readonly type: number;
  readonly isFolder: boolean;
  readonly ordering: number;
}

const lockPage = statement<ListingPage>(
  'item-lock-page',
  `select type, is_folder as "isFolder", ordering from collection
    where website_id = $1 and id = $2 and label is distinct from 'Trash' for no key update`,
);

/** The page of an item. Two items that are added to one page wait for each other, so that both are counted. */
export async function lockListingPage(
  connection: Connection,
  websiteId: string,
  id: string,
): Promise<ListingPage | undefined> {
  return (await connection.run(lockPage, [websiteId, id]))[0];
}

export interface ItemSurroundings {
  readonly slugHolder: string | null;
  readonly hasImage: boolean;
  /** Whether there are all pictures of the theme's fields. */
  readonly hasFieldImages: boolean;
  /** The number of items if the item were added to the page; null if it is already there. */
  readonly countAfter: number | null;
}

const surroundings = statement<ItemSurroundings>(
  'item-surroundings',
  `select (select id from item where website_id = $1 and collection_id = $3 and url_id = $4) as "slugHolder",
          $5::uuid is null or exists (select from asset where website_id = $1 and id = $5 and trashed_at is null) as "hasImage",
          not exists (select from unnest($6::uuid[]) named where not exists (
            select from asset where website_id = $1 and asset.id = named and trashed_at is null)) as "hasFieldImages",
          case when not exists (
            select from item where website_id = $1 and collection_id = $3 and id = $2 and label is distinct from 'Trash')
          then (select count(*)::integer + 1 from item
                 where website_id = $1 and collection_id = $3 and label is distinct from 'Trash') end as "countAfter"`,
);

/** Everything the check of an item needs, in one query. */
export async function selectItemSurroundings(
  connection: Connection,
  websiteId: string,
  id: string,
  { collectionId, slug, mainImageId }: Pick<ItemBody, 'collectionId' | 'slug' | 'mainImageId'>,
  fieldImages: readonly string[],
): Promise<ItemSurroundings> {
  return (await connection.run(surroundings, [websiteId, id, collectionId, slug, mainImageId, fieldImages]))[0]!;
}

// Fields of a theme stay as they are if the body has none, and so does the position.
const upsert = statement(
  'item-upsert',
  `insert into item (website_id, id, collection_id, url_id, record_type, label, publish_at, is_starred, categories, tags,
                     author_name, main_image_id, texts, source_url, is_passthrough, clickthrough_url, custom_content,
                     created_at, updated_at, comment_state, starts_at, ends_at, location, has_sign_up,
                     sign_up_places, sign_up_each, sign_up_until, position)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $15, $16, $17, coalesce($18::jsonb, '{}'), $14, $14, $19,
           $20, $21, $22, $23, $24, $25, $26,
           coalesce((select position + 1 from item where website_id = $1 and collection_id = $3 and label is null
                      order by position desc limit 1), 0))
   on conflict (website_id, id) do update set
     collection_id = excluded.collection_id, url_id = excluded.url_id, record_type = excluded.record_type,
     label = excluded.label, publish_at = excluded.publish_at, is_starred = excluded.is_starred,
     categories = excluded.categories, tags = excluded.tags, author_name = excluded.author_name,
     comment_state = excluded.comment_state, main_image_id = excluded.main_image_id, texts = excluded.texts,
     updated_at = excluded.updated_at, source_url = excluded.source_url, is_passthrough = excluded.is_passthrough,
     clickthrough_url = excluded.clickthrough_url, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
     location = excluded.location, has_sign_up = excluded.has_sign_up, sign_up_places = excluded.sign_up_places,
     sign_up_each = excluded.sign_up_each, sign_up_until = excluded.sign_up_until,
     custom_content = case when $18::jsonb is null then item.custom_content else excluded.custom_content end,
     position = case when item.collection_id = excluded.collection_id then item.position else excluded.position end`,
);

/** A new item, or one from another page, comes after those that visitors see. */
export async function upsertItem(
  connection: Connection,
  websiteId: string,
  id: string,
  row: Omit<ItemRow, 'layout' | 'customContent'> & Pick<ItemBody, 'customContent'>,
  at: Date,
): Promise<void> {
  const { collectionId, slug, recordType, label, publishAt, isStarred, categories, tags, authorName } = row;
  const first = [collectionId, slug, recordType, label, publishAt, isStarred, categories, tags, authorName];
  const links = [row.sourceUrl ?? '', row.isPassthrough ?? false, row.clickthroughUrl ?? ''];
  const custom = row.customContent === undefined ? null : JSON.stringify(row.customContent);
  const commentState = row.hasOpenComments === false ? CommentState.closed : CommentState.open;
  const event = [row.startAt, row.endAt, JSON.stringify(row.location)];
  const signUp = [row.hasSignUp, row.places, row.placesEach, row.signUpUntil];
  const values = [
    ...first,
    row.mainImageId,
    JSON.stringify(row.texts),
    at,
    ...links,
    custom,
    commentState,
    ...event,
    ...signUp,
  ];
  await connection.run(upsert, [websiteId, id, ...values]);
}

// While the item is in the trash, its address is free for others; the revision keeps it.
const hide = statement(
  'item-hide',
  `update item set label = 'Trash', url_id = 'trash-' || gen_random_uuid() where website_id = $1 and id = $2`,
);

export async function hideItem(connection: Connection, websiteId: string, id: string): Promise<void> {
  await connection.run(hide, [websiteId, id]);
}

const remove = statement('item-delete', `delete from item where website_id = $1 and id = $2 and label = 'Trash'`);

export async function deleteTrashedItem(connection: Connection, websiteId: string, id: string): Promise<void> {
  await connection.run(remove, [websiteId, id]);
}
