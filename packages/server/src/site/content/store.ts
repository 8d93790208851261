import { CommentState, type LayoutDocument, wordsOf } from '@awning/site-model';
import type { Connection } from '../../platform/database/index.ts';
import { statement } from '../../platform/database/index.ts';
import type { Collection, NewCollection } from './collection.ts';
import { type StoredCollection, withGuards } from './guards.ts';
import type { Item, NewItem } from './item.ts';
import type { Layout } from './layout.ts';
import type { Navigation } from './navigation.ts';

const collectionColumns = `
  id, url_id as "urlId", type_name as "typeName", type, ordering, page_size as "pageSize", is_folder as "isFolder",
  is_index as "isIndex", is_homepage as "isHomepage", is_enabled as "isEnabled", region_name as "regionName",
  parent_id as "parentId", position, main_image_id as "mainImageId", texts, updated_at as "updatedAt", permission,
  password_hash as "passwordHash"`;

/** An item, from the table or a part of it that is called the same. */
export const itemColumns = `
  id, collection_id as "collectionId", url_id as "urlId", record_type as "recordType", publish_at as "publishAt",
  is_starred as "isStarred", categories, tags, author_name as "authorName", main_image_id as "mainImageId", texts,
  custom_content as "customContent", source_url as "sourceUrl", is_passthrough as "isPassthrough",
  clickthrough_url as "clickthroughUrl", starts_at as "startAt", ends_at as "endAt", location,
  created_at as "createdAt", updated_at as "updatedAt", comment_state as "commentState",
  coalesce((select likes from item_count where item_count.website_id = item.website_id and item_count.item_id = item.id), 0) as "likeCount",
  coalesce((select comments from item_count where item_count.website_id = item.website_id and item_count.item_id = item.id), 0) as "commentCount"`;

const allCollections = statement<StoredCollection>(
  'content-collections',
  `select ${collectionColumns} from collection where website_id = $1 order by position, id`,
);

export async function selectCollections(connection: Connection, websiteId: string): Promise<Collection[]> {
  return withGuards(await connection.run(allCollections, [websiteId]));
}

const allNavigations = statement<Navigation>(
  'content-navigations',
  'select name, entries from navigation where website_id = $1 order by name',
);

export async function selectNavigations(connection: Connection, websiteId: string): Promise<Navigation[]> {
  return await connection.run(allNavigations, [websiteId]);
}

const layoutsByOwner = statement<Layout>(
  'content-layouts',
  `select owner, document, updated_at as "updatedAt" from layout where website_id = $1 and owner = any($2)`,
);

/** The block areas of the owners. */
export async function selectLayouts(
  connection: Connection,
  websiteId: string,
  owners: readonly string[],
): Promise<Layout[]> {
  return owners.length === 0 ? [] : await connection.run(layoutsByOwner, [websiteId, owners]);
}

interface FilledField {
  /** As the theme names it. */
  readonly name: string;
  readonly blocks: number;
}

const fieldsWithBlocks = statement<FilledField>(
  'content-fields',
  `select substr(owner, length('field:') + 1) as name,
          case jsonb_typeof(document -> 'content') when 'array' then jsonb_array_length(document -> 'content') else 0 end as blocks
     from layout where website_id = $1 and owner like 'field:%' order by owner limit $2`,
);

/** The block areas of themes that are stored, whichever theme has them. */
export async function selectFields(
  connection: Connection,
  websiteId: string,
  limit: number,
): Promise<readonly FilledField[]> {
  return await connection.run(fieldsWithBlocks, [websiteId, limit]);
}

const itemByUrlId = statement<Item>(
  'content-item-by-url',
  `select ${itemColumns} from item
    where website_id = $1 and collection_id = $2 and url_id = $3 and label is null and publish_at <= $4`,
);

export async function selectItem(
  connection: Connection,
  websiteId: string,
  collectionId: string,
  urlId: string,
  now: Date,
): Promise<Item | undefined> {
  const [item] = await connection.run(itemByUrlId, [websiteId, collectionId, urlId, now]);
  return item;
}

export interface ItemFilter {
  readonly collectionId: string;
  readonly limit: number;
  readonly now: Date;
  /** Of several, one is enough. */
  readonly category?: string | readonly string[] | undefined;
  readonly tag?: string | readonly string[] | undefined;
  readonly author?: string | undefined;
  readonly isStarred?: boolean | undefined;
  /** Skips this many, for lists in the owner's order and for query tags. */
  readonly skip?: number | undefined;
  /** Newest-first lists continue after this place … */
  readonly before?: ItemPlace | undefined;
  /** … and back to the previous page. */
  readonly after?: ItemPlace | undefined;
}

/**
 * The position of an item among the newest. Several may be published at the same time; without an id all of them are
 * skipped.
 */
export interface ItemPlace {
  readonly publishAt: Date;
  readonly id?: string | undefined;
}

/** What visitors see of a collection, with filters. */
export const isListed = `
    where website_id = $1 and collection_id = $2 and label is null and publish_at <= $3
      and ($4::text[] is null or exists (
        select from unnest(categories) as name where lower(name) in (select lower(wanted) from unnest($4::text[]) as wanted)))
      and ($5::text[] is null or exists (
        select from unnest(tags) as name where lower(name) in (select lower(wanted) from unnest($5::text[]) as wanted)))
      and ($6::text is null or left(md5(author_name), 24) = $6 or author_name = $6)
      and ($7::boolean is null or is_starred = $7)`;

const filters = `${isListed}
      and ($8::timestamptz is null or (publish_at, id) < ($8, coalesce($12::uuid, '00000000-0000-0000-0000-000000000000')))
      and ($9::timestamptz is null or (publish_at, id) > ($9, coalesce($13::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')))`;

const newestItems = statement<Item>(
  'content-items-newest',
  `select ${itemColumns} from item ${filters} order by publish_at desc, id desc limit $10 offset $11`,
);

const oldestItems = statement<Item>(
  'content-items-oldest',
  `select ${itemColumns} from item ${filters} order by publish_at, id limit $10 offset $11`,
);

const orderedItems = statement<Item>(
  'content-items-ordered',
  `select ${itemColumns} from item ${filters} order by position, id limit $10 offset $11`,
);

export async function selectItems(
  connection: Connection,
  websiteId: string,
  order: 'newest' | 'oldest' | 'position',
  filter: ItemFilter,
): Promise<Item[]> {
  const { collectionId, now, category, tag, author, isStarred, before, after, limit, skip } = filter;
  const statements = { newest: newestItems, oldest: oldestItems, position: orderedItems };
  return await connection.run(statements[order], [
    websiteId,
    collectionId,
    now,
    namesOf(category),
    namesOf(tag),
    author ?? null,
    isStarred ?? null,
    before?.publishAt ?? null,
    after?.publishAt ?? null,
    limit,
    skip ?? 0,
    before?.id ?? null,
    after?.id ?? null,
  ]);
}

/** As the filters take them. */
export function namesOf(names: ItemFilter['category']): readonly string[] | null {
  return names === undefined ? null : [names].flat();
}

const nextPublished = statement<{ publishAt: Date | null }>(
  'content-next-published',
  `select min(publish_at) as "publishAt" from item
    where website_id = $1 and collection_id = $2 and label is null and publish_at > $3`,
);

/** When the next item of a collection will appear. */
export async function selectNextPublished(
  connection: Connection,
  websiteId: string,
  collectionId: string,
  now: Date,
): Promise<Date | undefined> {
  const [next] = await connection.run(nextPublished, [websiteId, collectionId, now]);
  return next?.publishAt ?? undefined;
}

export type Neighbour = Pick<Item, 'id' | 'urlId' | 'texts' | 'publishAt'> & { readonly side: 'newer' | 'older' };

const neighbours = statement<Neighbour>(
  'content-item-neighbours',
  `(select id, url_id as "urlId", texts, publish_at as "publishAt", 'newer' as side from item
     where website_id = $1 and collection_id = $2 and label is null and publish_at <= $5 and (publish_at, id) > ($3, $4)
     order by publish_at, id limit 1)
   union all
   (select id, url_id, texts, publish_at, 'older' from item
     where website_id = $1 and collection_id = $2 and label is null and (publish_at, id) < ($3, $4)
     order by publish_at desc, id desc limit 1)`,
);

/** The items before and after one in a list with the newest first. */
export async function selectNeighbours(
  connection: Connection,
  websiteId: string,
  item: Item,
  now: Date,
): Promise<Neighbour[]> {
  return await connection.run(neighbours, [websiteId, item.collectionId, item.publishAt, item.id, now]);
}

// The position is a value of its own: with a row that is selected as a whole, no index would be used.
const orderedNeighbours = statement<Neighbour>(
  'content-item-neighbours-ordered',
  `with shown as (select position from item where website_id = $1 and collection_id = $2 and id = $3)
   (select id, url_id as "urlId", texts, publish_at as "publishAt", 'newer' as side from item
     where website_id = $1 and collection_id = $2 and label is null and publish_at <= $4
       and (position, id) < ((select position from shown), $3::uuid)
     order by position desc, id desc limit 1)
   union all
   (select id, url_id, texts, publish_at, 'older' from item
     where website_id = $1 and collection_id = $2 and label is null and publish_at <= $4
       and (position, id) > ((select position from shown), $3::uuid)
     order by position, id limit 1)`,
);

/** The items before and after one in the owner's order, on the sides where "previous" and "next" are. */
export async function selectOrderedNeighbours(
  connection: Connection,
  websiteId: string,
  { id, collectionId }: Item,
  now: Date,
): Promise<Neighbour[]> {
  return await connection.run(orderedNeighbours, [websiteId, collectionId, id, now]);
}

const itemsOfIds = statement<Item>(
  'content-items-by-ids',
  `select ${itemColumns} from item
    where website_id = $1 and id = any($2::uuid[]) and label is null and publish_at <= $3`,
);

/** The published items among the ids, in any order. */
export async function selectItemsByIds(
  connection: Connection,
  websiteId: string,
  ids: readonly string[],
  now: Date,
): Promise<Item[]> {
  return ids.length === 0 ? [] : await connection.run(itemsOfIds, [websiteId, ids, now]);
}

/** An item as a call of a visitor names it. */
export type OpenItem = Pick<Item, 'id' | 'collectionId' | 'publishAt' | 'texts' | 'commentState'>;

const openItem = statement<OpenItem>(
  'content-open-item',
  `select item.id, item.collection_id as "collectionId", item.publish_at as "publishAt", item.texts,
          item.comment_state as "commentState"
     from item join collection page on page.website_id = item.website_id and page.id = item.collection_id
    where item.website_id = $1 and item.id = $2 and item.label is distinct from 'Trash'
      and ($4 or item.label is null and item.publish_at <= $3 and page.is_enabled)`,
);

export async function selectOpenItem(
  connection: Connection,
  websiteId: string,
  id: string,
  { now, isForTeam = false }: { readonly now: Date; readonly isForTeam?: boolean },
): Promise<OpenItem | undefined> {
  return (await connection.run(openItem, [websiteId, id, now, isForTeam]))[0];
}

export async function insertCollection(
  connection: Connection,
  websiteId: string,
  id: string,
  now: Date,
  collection: NewCollection,
): Promise<void> {
  await connection.kysely
    .insertInto('collection')
    .values({
      website_id: websiteId,
      id,
      url_id: collection.urlId,
      type_name: collection.typeName,
      type: collection.type,
      ordering: collection.ordering ?? 2,
      page_size: collection.pageSize ?? 20,
      is_folder: collection.isFolder ?? false,
      is_index: collection.isIndex ?? false,
      is_homepage: collection.isHomepage ?? false,
      is_enabled: collection.isEnabled ?? true,
      region_name: collection.regionName ?? null,
      parent_id: collection.parentId ?? null,
      position: collection.position ?? 0,
      main_image_id: collection.mainImageId ?? null,
      texts: JSON.stringify(collection.texts),
      created_at: now,
      updated_at: now,
    })
    .execute();
}

const leaveHomepage = statement<{ readonly id: string }>(
  'content-homepage-leave',
  'update collection set is_homepage = false where website_id = $1 and is_homepage and id <> $2 returning id',
);
const takeHomepage = statement(
  'content-homepage-take',
  'update collection set is_homepage = true where website_id = $1 and id = $2',
);

/** A website has one home page at most, so the other one goes first; returns its id. */
export async function setHomepage(connection: Connection, websiteId: string, id: string): Promise<string | undefined> {
  const [before] = await connection.run(leaveHomepage, [websiteId, id]);
  await connection.run(takeHomepage, [websiteId, id]);
  return before?.id;
}

export async function insertItem(
  connection: Connection,
  websiteId: string,
  id: string,
  now: Date,
  item: NewItem,
): Promise<void> {
  await connection.kysely
    .insertInto('item')
    .values({
      website_id: websiteId,
      id,
      collection_id: item.collectionId,
      url_id: item.urlId,
      record_type: item.recordType,
      label: item.label ?? null,
      position: item.position ?? 0,
      publish_at: item.publishAt,
      is_starred: item.isStarred ?? false,
      categories: [...(item.categories ?? [])],
      tags: [...(item.tags ?? [])],
      author_name: item.authorName ?? null,
      main_image_id: item.mainImageId ?? null,
      texts: JSON.stringify(item.texts),
      custom_content: JSON.stringify(item.customContent ?? {}),
      comment_state: item.commentState ?? CommentState.open,
      source_url: item.sourceUrl ?? '',
      is_passthrough: item.isPassthrough ?? false,
      clickthrough_url: item.clickthroughUrl ?? '',
      starts_at: item.event?.startAt ?? null,
      ends_at: item.event?.endAt ?? null,
      location: JSON.stringify(item.event?.location ?? {}),
      created_at: now,
      updated_at: now,
    })
    .execute();
}

export async function upsertLayout(
  connection: Connection,
  websiteId: string,
  owner: string,
  now: Date,
  document: LayoutDocument,
): Promise<void> {
  const changes = { document: JSON.stringify(document), words: JSON.stringify(wordsOf(document)), updated_at: now };
  await connection.kysely
    .insertInto('layout')
    .values({ website_id: websiteId, owner, ...changes })
    .onConflict((conflict) => conflict.columns(['website_id', 'owner']).doUpdateSet(changes))
    .execute();
}

const removeLayout = statement('content-layout-delete', 'delete from layout where website_id = $1 and owner = $2');

export async function deleteLayout(connection: Connection, websiteId: string, owner: string): Promise<void> {
  await connection.run(removeLayout, [websiteId, owner]);
}

export async function upsertNavigation(
  connection: Connection,
  websiteId: string,
  now: Date,
  navigation: Navigation,
): Promise<void> {
  const changes = { entries: JSON.stringify(navigation.entries), updated_at: now };
  await connection.kysely
    .insertInto('navigation')
    .values({ website_id: websiteId, name: navigation.name, ...changes })
    .onConflict((conflict) => conflict.columns(['website_id', 'name']).doUpdateSet(changes))
    .execute();
}

const pageAddress = statement<{ readonly urlId: string }>(
  'content-page-address',
  'select url_id as "urlId" from collection where website_id = $1 and id = $2 and is_enabled',
);

/** The address of a page that visitors can open. */
export async function selectPageAddress(
  connection: Connection,
  websiteId: string,
  id: string,
): Promise<string | undefined> {
  return (await connection.run(pageAddress, [websiteId, id]))[0]?.urlId;
}
