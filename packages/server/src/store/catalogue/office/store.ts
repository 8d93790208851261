import { type Connection, statement } from '../../../platform/database/index.ts';

export interface StorePageRow {
  readonly id: string;
  readonly urlId: string;
  readonly title: string | null;
}

const storePages = statement<StorePageRow>(
  'catalogue-store-pages',
  `select id, url_id as "urlId", texts -> $2::text ->> 'title' as title from collection
    where website_id = $1 and type = $3 and label is distinct from 'Trash'
    order by position, id limit $4`,
);

/** The pages that products can belong to, in the order of the website. */
export async function selectStorePages(
  connection: Connection,
  websiteId: string,
  { language, type, limit }: { readonly language: string; readonly type: number; readonly limit: number },
): Promise<StorePageRow[]> {
  return await connection.run(storePages, [websiteId, language, type, limit]);
}

// Skips from name to name instead of reading every product.
const groupNames = statement<{ name: string }>(
  'catalogue-group-names',
  `with recursive named as (
     (select collection_id, key, name from product_group
       where website_id = $1 and collection_id = $2 and kind = $3 order by key limit 1)
     union all
     select named.collection_id, following.key, following.name from named, lateral (
       select key, name from product_group
        where website_id = $1 and collection_id = $2 and kind = $3 and key > named.key order by key limit 1) following
   )
   select name from named limit $4`,
);

/** The categories or tags that the published products of a store page have. */
export async function selectGroupNames(
  connection: Connection,
  websiteId: string,
  { collectionId, kind, limit }: { readonly collectionId: string; readonly kind: string; readonly limit: number },
): Promise<string[]> {
  const rows = await connection.run(groupNames, [websiteId, collectionId, kind, limit]);
  return rows.map(({ name }) => name);
}
