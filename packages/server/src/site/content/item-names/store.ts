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
