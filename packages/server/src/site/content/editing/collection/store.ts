import { CollectionType } from '@awning/site-model';
import { type Connection, statement } from '../../../../platform/database/index.ts';
import type { CollectionBody } from './schema.ts';

// Pages of blocks and store pages have documents of their own; folders hold pages.
const isList = `type not in (${CollectionType.page}, ${CollectionType['splash-page']}, ${CollectionType.products})
           and not is_folder and label is distinct from 'Trash'`;

export interface CollectionRow extends Omit<CollectionBody, 'texts' | 'categoryNames'> {
  /** `category:Tableware` is the name of that category in a language. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const edited = statement<CollectionRow & { readonly isHomepage: boolean }>(
  'collection-edited',
  `select url_id as slug, type_name as "typeName", ordering, page_size as "pageSize", is_enabled as "isEnabled",
          is_homepage as "isHomepage", region_name as "regionName", parent_id as "parentId",
          main_image_id as "mainImageId", texts
     from collection where website_id = $1 and id = $2 and ${isList}`,
);

export async function selectEditedCollection(
  connection: Connection,
  websiteId: string,
  id: string,
): Promise<(CollectionRow & { readonly isHomepage: boolean }) | undefined> {
  return (await connection.run(edited, [websiteId, id]))[0];
}

export interface ListedCollection {
  readonly id: string;
  readonly title: string | null;
  readonly slug: string;
  readonly typeName: string;
  readonly ordering: number;
  readonly status: string;
  readonly isHomepage: boolean;
  readonly imageId: string | null;
}

const listed = statement<ListedCollection>(
  'collection-team-list',
  `select id, named.title, url_id as slug, type_name as "typeName", ordering, shown.status,
          is_homepage as "isHomepage", main_image_id as "imageId"
     from collection,
          lateral (select texts -> $3::text ->> 'title' as title) named,
          lateral (select case when is_enabled then 'published' else 'Disabled' end as status) shown
    where website_id = $1 and ${isList}
      and ($2::uuid is null or id < $2)
      and ($4::text is null or strpos(lower(named.title), lower($4)) > 0)
      and ($5::text is null or shown.status = $5)
    order by id desc limit $6`,
);

export interface CollectionListQuery {
  readonly after: string | undefined;
  readonly language: string;
  readonly search: string | undefined;
  readonly status: string | undefined;
  readonly limit: number;
}

/** The newest first; the search matches a part of the title. A website has few pages, all of which are cached anyway. */
export async function selectCollectionList(
  connection: Connection,
  websiteId: string,
  { after, language, search, status, limit }: CollectionListQuery,
): Promise<ListedCollection[]> {
  const wanted = [search ?? null, status ?? null, limit];
  return await connection.run(listed, [websiteId, after ?? null, language, ...wanted]);
}

const upsert = statement(
  'collection-upsert',
  `insert into collection (website_id, id, url_id, type_name, type, ordering, page_size, is_enabled, region_name, parent_id,
                           main_image_id, texts, created_at, updated_at, position)
   values ($1, $2, $3, $4, ${CollectionType.generic}, $5, $6, $7, $8, $9, $10, $11, $12, $12,
           coalesce((select max(position) + 1 from collection where website_id = $1), 0))
   on conflict (website_id, id) do update set
     url_id = excluded.url_id, type_name = excluded.type_name, ordering = excluded.ordering, page_size = excluded.page_size,
     is_enabled = excluded.is_enabled, region_name = excluded.region_name, parent_id = excluded.parent_id,
     main_image_id = excluded.main_image_id, texts = excluded.texts, updated_at = excluded.updated_at, label = null`,
);

/** A new one comes after all other pages. */
export async function upsertCollection(
  connection: Connection,
  websiteId: string,
  id: string,
  row: CollectionRow,
  at: Date,
): Promise<void> {
  const { slug, typeName, ordering, pageSize, isEnabled, regionName, parentId, mainImageId, texts } = row;
  const first = [slug, typeName, ordering, pageSize, isEnabled, regionName, parentId, mainImageId];
  await connection.run(upsert, [websiteId, id, ...first, JSON.stringify(texts), at]);
}

const itemCount = statement<{ readonly count: number }>(
  'collection-item-count',
  `select count(*)::integer as count from (
     select from item where website_id = $1 and collection_id = $2 and label is distinct from 'Trash' limit $3) found`,
);

/** The number of its items, counted up to `most`. */
export async function selectItemCount(
  connection: Connection,
  websiteId: string,
  id: string,
  most: number,
): Promise<number> {
  return (await connection.run(itemCount, [websiteId, id, most]))[0]!.count;
}

const undated = statement(
  'collection-has-undated',
  `select from item
    where website_id = $1 and collection_id = $2 and starts_at is null and label is distinct from 'Trash' limit 1`,
);

/** Whether some of its items are no events. */
export async function selectHasUndated(connection: Connection, websiteId: string, id: string): Promise<boolean> {
  return (await connection.run(undated, [websiteId, id])).length > 0;
}
