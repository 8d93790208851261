import { type Connection, statement } from '../../../platform/database/index.ts';

export interface ItemNames {
  readonly categories: string[];
  readonly tags: string[];
}

// Only the newest items are read, so that a large collection answers as quickly as a small one.
const names = statement<ItemNames>(
  'item-names',
  `with newest as (
     select categories, tags from item
      where website_id = $1 and collection_id = $2 and label is distinct from 'Trash' order by id desc limit $3
   )
   select array(select distinct name from newest, unnest(categories) name order by name limit $4) as categories,
          array(select distinct name from newest, unnest(tags) name order by name limit $4) as tags`,
);

/** The categories and tags of the newest items. */
export async function selectItemNames(
  connection: Connection,
  websiteId: string,
  { collectionId, items, limit }: { readonly collectionId: string; readonly items: number; readonly limit: number },
): Promise<ItemNames> {
  return (await connection.run(names, [websiteId, collectionId, items, limit]))[0]!;
}

export interface CountedName {
  readonly name: string;
  readonly count: number;
}

// Names that differ only in case are one name (D-160).
function countedNames(column: 'categories' | 'tags') {
  return statement<CountedName>(
    `item-names-counted-${column}`,
    `with newest as (
       select id, ${column} as names from item
        where website_id = $1 and collection_id = $2 and label is distinct from 'Trash' order by id desc limit $3
     )
     select min(name) as name, count(distinct newest.id)::int as count from newest, unnest(names) name
      group by lower(name) order by lower(name) limit $4`,
  );
}

const counted = { categories: countedNames('categories'), tags: countedNames('tags') };

/** The categories or tags of the newest items, drafts included, by name. */
export async function selectCountedNames(
  connection: Connection,
  websiteId: string,
  column: 'categories' | 'tags',
  { collectionId, items, limit }: { readonly collectionId: string; readonly items: number; readonly limit: number },
): Promise<CountedName[]> {
  return await connection.run(counted[column], [websiteId, collectionId, items, limit]);
}

export interface NamedItem {
  readonly id: string;
  /** Those that visitors see, and those of a draft. */
  readonly names: readonly string[];
}

function namedItems(column: 'categories' | 'tags') {
  return statement<NamedItem>(
    `item-names-walk-${column}`,
    `select item.id, item.${column} || array(
              select jsonb_array_elements_text(newest.body -> '${column}') where newest.state = 'draft') as names
       from item left join lateral (
         select state, body from revision
          where revision.website_id = item.website_id and kind = 'item' and revision.id = item.id::text
          order by no desc limit 1) newest on true
      where item.website_id = $1 and item.collection_id = $2 and label is distinct from 'Trash'
        and ($3::uuid is null or item.id > $3)
      order by item.id limit $4`,
  );
}

const walk = { categories: namedItems('categories'), tags: namedItems('tags') };

/** The items of a page after one of them, the oldest first, with their categories or tags. */
export async function selectNamedItems(
  connection: Connection,
  websiteId: string,
  {
    collectionId,
    column,
    after,
    limit,
  }: {
    readonly collectionId: string;
    readonly column: 'categories' | 'tags';
    readonly after: string | undefined;
    readonly limit: number;
  },
): Promise<NamedItem[]> {
  return await connection.run(walk[column], [websiteId, collectionId, after ?? null, limit]);
}
