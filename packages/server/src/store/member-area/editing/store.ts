import { type Connection, statement } from '../../../platform/database/index.ts';
import { isOpenAccess } from '../access/store.ts';
import type { AreaTexts } from '../area.ts';
import type { MemberAreaBody } from './schema.ts';

const edited = statement<MemberAreaBody>(
  'member-area-edited',
  `select texts, product_ids as "productIds",
          array(select page.page_id from member_area_page page join collection on collection.website_id = page.website_id
                   and collection.id = page.page_id
                 where page.website_id = $1 and page.area_id = $2 order by collection.position, collection.id) as "pageIds"
     from member_area where website_id = $1 and id = $2 and trashed_at is null`,
);

export async function selectEditedArea(
  connection: Connection,
  websiteId: string,
  id: string,
): Promise<MemberAreaBody | undefined> {
  return (await connection.run(edited, [websiteId, id]))[0];
}

interface ListedArea {
  readonly id: string;
  readonly texts: AreaTexts;
  readonly pageCount: number;
  readonly memberCount: number;
}

const listed = statement<ListedArea>(
  'member-area-list',
  `select area.id, area.texts,
          (select count(*)::int from member_area_page page where page.website_id = $1 and page.area_id = area.id) as "pageCount",
          (select count(distinct access.email_key)::int from member_access access
            where access.website_id = $1 and access.area_id = area.id and ${isOpenAccess('$5')}) as "memberCount"
     from member_area area
    where area.website_id = $1 and area.trashed_at is null and ($2::uuid is null or area.id < $2)
      and ($3::text is null or exists (
        select from jsonb_each(area.texts) text where strpos(lower(text.value ->> 'name'), lower($3)) > 0))
    order by area.id desc limit $4`,
);

/** The newest first; a website has few. */
export async function selectListedAreas(
  connection: Connection,
  websiteId: string,
  {
    after,
    search,
    limit,
    at,
  }: {
    readonly after: string | undefined;
    readonly search: string | undefined;
    readonly limit: number;
    readonly at: Date;
  },
): Promise<ListedArea[]> {
  return await connection.run(listed, [websiteId, after ?? null, search ?? null, limit, at]);
}

const upsert = statement(
  'member-area-upsert',
  `insert into member_area (website_id, id, texts, product_ids) values ($1, $2, $3, $4)
   on conflict (website_id, id) do update set texts = excluded.texts, product_ids = excluded.product_ids, trashed_at = null`,
);

/** Inserts or updates an area, including one in the trash. */
export async function upsertArea(
  connection: Connection,
  websiteId: string,
  id: string,
  { texts, productIds }: Pick<MemberAreaBody, 'texts' | 'productIds'>,
): Promise<void> {
  await connection.run(upsert, [websiteId, id, JSON.stringify(texts), productIds]);
}

const pagesLeft = statement(
  'member-area-pages-left',
  'delete from member_area_page where website_id = $1 and area_id = $2 and not (page_id = any ($3::uuid[]))',
);

const pagesJoined = statement(
  'member-area-pages-joined',
  `insert into member_area_page (website_id, area_id, page_id) select $1, $2, unnest($3::uuid[])
   on conflict (website_id, area_id, page_id) do nothing`,
);

export async function replacePages(
  connection: Connection,
  websiteId: string,
  id: string,
  pageIds: readonly string[],
): Promise<void> {
  await connection.run(pagesLeft, [websiteId, id, pageIds]);
  await connection.run(pagesJoined, [websiteId, id, pageIds]);
}

// 13 is CollectionType.products.
const unfitPages = statement<{ id: string }>(
  'member-area-unfit-pages',
  `select wanted.id from unnest($2::uuid[]) wanted (id)
    where not exists (select from collection where website_id = $1 and collection.id = wanted.id
      and type <> 13 and (is_index or not is_folder)
      and (label is distinct from 'Trash'
           or exists (select from member_area_page page
                       where page.website_id = $1 and page.area_id = $3 and page.page_id = collection.id)))`,
);

/** Those that there are not, folders without content, and the shop. A page of the area stays in it while it is in the trash. */
export async function selectUnfitPages(
  connection: Connection,
  websiteId: string,
  areaId: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  return (await connection.run(unfitPages, [websiteId, ids, areaId])).map(({ id }) => id);
}

// 5 is CartProductType.PAYWALL.
const unfitProducts = statement<{ id: string }>(
  'member-area-unfit-products',
  `select wanted.id from unnest($2::uuid[]) wanted (id)
    where not exists (select from product where website_id = $1 and product.id = wanted.id
      and (type = 5 or is_subscribable and type = 3)
      and (select count(*) from variant where variant.website_id = $1 and variant.product_id = product.id) = 1)`,
);

/** Those that there are not, those that are something else to buy, and those with variants: each is bought with one press. */
export async function selectUnfitProducts(
  connection: Connection,
  websiteId: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  return (await connection.run(unfitProducts, [websiteId, ids])).map(({ id }) => id);
}

const trash = statement(
  'member-area-trash',
  'update member_area set trashed_at = $3 where website_id = $1 and id = $2',
);

export async function trashArea(connection: Connection, websiteId: string, id: string, at: Date): Promise<void> {
  await connection.run(trash, [websiteId, id, at]);
}

const remove = statement(
  'member-area-delete',
  'delete from member_area where website_id = $1 and id = $2 and trashed_at is not null',
);

export async function deleteTrashedArea(connection: Connection, websiteId: string, id: string): Promise<void> {
  await connection.run(remove, [websiteId, id]);
}
