import { CollectionType } from '@awning/site-model';
import { type Connection, statement } from '../../../../platform/database/index.ts';

const linkable = statement<{ readonly id: string }>(
  'navigation-linkable',
  'select id from collection where website_id = $1 and id = any($2::uuid[])',
);

/** The pages among the ids that exist, those in the trash included. */
export async function selectLinkableIds(
  connection: Connection,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  return (await connection.run(linkable, [websiteId, ids])).map(({ id }) => id);
}

const removeOthers = statement(
  'navigation-delete-others',
  'delete from navigation where website_id = $1 and name <> all($2::text[])',
);

export async function deleteOtherNavigations(
  connection: Connection,
  websiteId: string,
  names: readonly string[],
): Promise<void> {
  await connection.run(removeOthers, [websiteId, names]);
}

export interface LinkablePage {
  readonly id: string;
  /** As menus name it, or its own if it is asked for by its id. */
  readonly title: string | null;
  readonly slug: string;
  readonly kind: 'page' | 'collection' | 'store' | 'folder' | 'index';
  readonly status: 'published' | 'Draft' | 'Disabled' | 'Trash';
  readonly isHomepage: boolean;
}

const listed = statement<LinkablePage>(
  'navigation-pages',
  `with linked as (
     select distinct (entry #>> '{}')::uuid as id
       from navigation, jsonb_path_query(entries, 'strict $.**.collectionId') entry where website_id = $1
   )
   select collection.id, named.title, url_id as slug, is_homepage as "isHomepage",
          case when is_index then 'index' when is_folder then 'folder'
               when type = ${CollectionType.products} then 'store'
               when type in (${CollectionType.page}, ${CollectionType['splash-page']}) then 'page' else 'collection' end as kind,
          coalesce(label, case when is_enabled then 'published' else 'Disabled' end) as status
     from collection, lateral (
       select coalesce(case when $7::uuid[] is null then nullif(texts -> $3::text ->> 'navigationTitle', '') end,
                       texts -> $3::text ->> 'title') as title) named
    where website_id = $1 and ($2::uuid is null or collection.id < $2)
      and ($4::text is null or strpos(lower(named.title), lower($4)) > 0 or strpos(lower(texts -> $3::text ->> 'title'), lower($4)) > 0 or strpos(url_id, lower($4)) > 0)
      and case $5::text when 'menu' then collection.id in (select id from linked)
                        when 'none' then label is distinct from 'Trash' and collection.id not in (select id from linked)
                        else collection.id = any($7) or $7 is null and label is distinct from 'Trash' end
    order by collection.id desc limit $6`,
);

export interface LinkableQuery {
  readonly after: string | undefined;
  readonly language: string;
  readonly search: string | undefined;
  /** Those that stand in a menu, or those that stand in none. */
  readonly place: 'menu' | 'none' | undefined;
  /** Those with the ids, also if they are in the trash. */
  readonly ids: readonly string[] | undefined;
  readonly limit: number;
}

/** The newest first. A website has few pages, all of which are cached anyway. */
export async function selectLinkablePages(
  connection: Connection,
  websiteId: string,
  { after, language, search, place, ids, limit }: LinkableQuery,
): Promise<readonly LinkablePage[]> {
  const wanted = [search ?? null, place ?? null, limit, ids ?? null];
  return await connection.run(listed, [websiteId, after ?? null, language, ...wanted]);
}
