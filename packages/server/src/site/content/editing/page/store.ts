import { CollectionType } from '@awning/site-model';
import { type Connection, statement } from '../../../../platform/database/index.ts';
import type { PageBody } from './schema.ts';

// Folders, store pages and pages with items are collections too.
const isPage = `collection.type in (${CollectionType.page}, ${CollectionType['splash-page']}) and not collection.is_folder`;

export type PageRow = Omit<PageBody, 'layout'> & {
  readonly label: string | null;
  readonly isHomepage: boolean;
  readonly layout: PageBody['layout'] | null;
};

const edited = statement<PageRow>(
  'page-edited',
  `select collection.url_id as slug, collection.type, collection.is_enabled as "isEnabled", collection.label,
          collection.is_homepage as "isHomepage", collection.region_name as "regionName", collection.parent_id as "parentId",
          collection.main_image_id as "mainImageId", collection.texts, layout.document as layout
     from collection left join layout
       on layout.website_id = collection.website_id and layout.owner = 'page:' || collection.id
    where collection.website_id = $1 and collection.id = $2 and collection.label is distinct from 'Trash' and ${isPage}`,
);

export async function selectEditedPage(
  connection: Connection,
  websiteId: string,
  id: string,
): Promise<PageRow | undefined> {
  return (await connection.run(edited, [websiteId, id]))[0];
}

export interface ListedPage {
  readonly id: string;
  readonly title: string | null;
  readonly slug: string;
  readonly type: number;
  readonly status: string;
  readonly isHomepage: boolean;
  readonly parentId: string | null;
  readonly imageId: string | null;
  readonly languages: Readonly<Record<string, 'complete' | 'partly' | 'missing'>>;
}

export interface PageListQuery {
  readonly after: string | undefined;
  readonly language: string;
  readonly others: readonly string[];
  readonly search: string | undefined;
  readonly parentId: string | undefined;
  readonly status: string | undefined;
  readonly limit: number;
}

/** The texts that are written in a language: the title, and the blocks that have one. A program may write any layout. */
const writtenIn = (code: string) => {
  const texts = `layout.document -> 'texts' -> ${code}`;
  return `array(
              select 'title' where btrim(collection.texts -> ${code} ->> 'title') <> ''
              union all
              select block.key from jsonb_each(case jsonb_typeof(${texts}) when 'object' then ${texts} end) block
               where btrim(block.value ->> 'html') <> '')`;
};

const listed = statement<ListedPage>(
  'page-team-list',
  `select collection.id, named.title, collection.url_id as slug, collection.type, shown.status,
          collection.is_homepage as "isHomepage", collection.parent_id as "parentId", collection.main_image_id as "imageId",
          translated.languages
     from collection left join layout
            on layout.website_id = collection.website_id and layout.owner = 'page:' || collection.id,
          lateral (select collection.texts -> $3::text ->> 'title' as title) named,
          lateral (select coalesce(collection.label, case when collection.is_enabled then 'published' else 'Disabled' end) as status) shown,
          lateral (
            select coalesce(jsonb_object_agg(other.code, case
                     when other.written = '{}' then 'missing' when other.written @> first.written then 'complete' else 'partly' end), '{}') as languages
              from (select ${writtenIn('$3::text')} as written) first, (select code, ${writtenIn('code')} as written from unnest($8::text[]) code) other
          ) translated
    where collection.website_id = $1 and collection.label is distinct from 'Trash' and ${isPage}
      and ($2::uuid is null or collection.id < $2)
      and ($4::text is null or strpos(lower(named.title), lower($4)) > 0)
      and ($5::uuid is null or collection.parent_id = $5)
      and ($6::text is null or shown.status = $6)
    order by collection.id desc limit $7`,
);

/**
 * The newest first; the search matches a part of the title. A website has few pages, all of which are cached anyway.
 */
export async function selectPageList(
  connection: Connection,
  websiteId: string,
  { after, language, others, search, parentId, status, limit }: PageListQuery,
): Promise<ListedPage[]> {
  const wanted = [search ?? null, parentId ?? null, status ?? null, limit];
  return await connection.run(listed, [websiteId, after ?? null, language, ...wanted, others]);
}

export interface PageSurroundings {
  readonly slugHolder: string | null;
  readonly hasImage: boolean;
  readonly hasFolder: boolean;
}

const surroundings = statement<PageSurroundings>(
  'page-surroundings',
  `select (select id from collection where website_id = $1 and url_id = $2) as "slugHolder",
          $3::uuid is null or exists (select from asset where website_id = $1 and id = $3 and trashed_at is null) as "hasImage",
          $4::uuid is null or exists (
            select from collection where website_id = $1 and id = $4 and is_folder) as "hasFolder"`,
);

/** Everything the check of a page needs, in one query. */
export async function selectPageSurroundings(
  connection: Connection,
  websiteId: string,
  { slug, mainImageId, parentId }: Pick<PageBody, 'slug' | 'mainImageId' | 'parentId'>,
): Promise<PageSurroundings> {
  return (await connection.run(surroundings, [websiteId, slug, mainImageId, parentId]))[0]!;
}

const upsert = statement(
  'page-upsert',
  `insert into collection (website_id, id, url_id, type_name, type, label, is_enabled, region_name, parent_id, main_image_id,
                           texts, created_at, updated_at, position)
   values ($1, $2, $3, 'page', $4, $5, $6, $7, $8, $9, $10, $11, $11,
           coalesce((select max(position) + 1 from collection where website_id = $1), 0))
   on conflict (website_id, id) do update set
     url_id = excluded.url_id, type = excluded.type, label = excluded.label, is_enabled = excluded.is_enabled,
     region_name = excluded.region_name, parent_id = excluded.parent_id, main_image_id = excluded.main_image_id,
     texts = excluded.texts, updated_at = excluded.updated_at`,
);

/** A new page comes after all others. */
export async function upsertPage(
  connection: Connection,
  websiteId: string,
  id: string,
  row: Omit<PageRow, 'layout' | 'isHomepage'>,
  at: Date,
): Promise<void> {
  const { slug, type, label, isEnabled, regionName, parentId, mainImageId, texts } = row;
  const values = [slug, type, label, isEnabled, regionName, parentId, mainImageId, JSON.stringify(texts), at];
  await connection.run(upsert, [websiteId, id, ...values]);
}

const copyAccess = statement(
  'page-copy-access',
  `update collection copy set permission = original.permission, password_hash = original.password_hash
     from collection original
    where copy.website_id = $1 and copy.id = $2 and original.website_id = $1 and original.id = $3`,
);

const copyAreas = statement(
  'page-copy-areas',
  `insert into member_area_page (website_id, area_id, page_id)
   select website_id, area_id, $2 from member_area_page where website_id = $1 and page_id = $3`,
);

/** Whoever may not see a page may not see its copy. */
export async function updateAccessOfCopy(
  connection: Connection,
  websiteId: string,
  copyId: string,
  originalId: string,
): Promise<void> {
  await connection.run(copyAccess, [websiteId, copyId, originalId]);
  await connection.run(copyAreas, [websiteId, copyId, originalId]);
}

export interface PageUses {
  readonly isHomepage: boolean;
  readonly isShownByBlock: boolean;
  readonly isAfterForm: boolean;
}

const lock = statement('page-lock', 'select from collection where website_id = $1 and id = $2 for update');

const uses = statement<PageUses>(
  'page-uses',
  `select page.is_homepage as "isHomepage",
          exists (select from layout where website_id = $1 and owner <> 'page:' || page.id
             and (strpos(document::text, page.id::text) > 0
                  or strpos(document::text, '"collectionUrlId": ' || to_json(page.url_id)::text) > 0)) as "isShownByBlock",
          exists (select from form join form_version newest
               on newest.website_id = form.website_id and newest.form_id = form.id and newest.version = form.version
            where form.website_id = $1 and form.trashed_at is null
              and regexp_replace(newest.definition ->> 'successRedirect', '[?#].*', '') = '/' || page.url_id) as "isAfterForm"
     from collection page where page.website_id = $1 and page.id = $2`,
);

/** Holds a page until the transaction ends. */
export async function lockPage(connection: Connection, websiteId: string, id: string): Promise<void> {
  await connection.run(lock, [websiteId, id]);
}

/** What needs a page. A layout that is being saved with it is either found (saved first) or refused (saved later). */
export async function selectPageUses(connection: Connection, websiteId: string, id: string): Promise<PageUses> {
  await lockPage(connection, websiteId, id);
  return (await connection.run(uses, [websiteId, id]))[0]!;
}

// The address is free while the page is in the trash; the revision knows it. The mark is random: no other page can hold it.
const hide = statement(
  'page-hide',
  `update collection set label = 'Trash', is_enabled = false, url_id = 'trash-' || gen_random_uuid() where website_id = $1 and id = $2`,
);

export async function hidePage(connection: Connection, websiteId: string, id: string): Promise<void> {
  await connection.run(hide, [websiteId, id]);
}

const remove = statement('page-delete', `delete from collection where website_id = $1 and id = $2 and label = 'Trash'`);

export async function deleteTrashedPage(connection: Connection, websiteId: string, id: string): Promise<void> {
  await connection.run(remove, [websiteId, id]);
}

const entries = statement<{ readonly found: boolean }>(
  'page-entries',
  `select exists (select from item where website_id = $1 and collection_id = $2)
       or exists (select from product where website_id = $1 and collection_id = $2) as found`,
);

/** Whether anything would be deleted with the page. */
export async function selectHasEntries(connection: Connection, websiteId: string, id: string): Promise<boolean> {
  return (await connection.run(entries, [websiteId, id]))[0]!.found;
}
