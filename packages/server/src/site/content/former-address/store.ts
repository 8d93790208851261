import { type Connection, statement } from '../../../platform/database/index.ts';

/** Where something is now that visitors see, and one of the addresses it had before. */
export interface MovedPlace {
  readonly path: string;
  readonly collectionId: string;
  /** The part after the address of the collection; null for the collection itself. */
  readonly entry: string | null;
}

const moved = statement<MovedPlace>(
  'content-moved',
  `select former.path, coalesce(former.collection_id, item.collection_id, product.collection_id) as "collectionId",
          coalesce(item.url_id, 'p/' || product.slug) as entry
     from former_address former
     left join item on item.website_id = former.website_id and item.id = former.item_id
       and item.label is null and item.publish_at <= $3
     left join product on product.website_id = former.website_id and product.id = former.product_id and product.label is null
    where former.website_id = $1 and former.path = any($2::text[])
      and coalesce(former.collection_id, item.id, product.id) is not null`,
);

export async function selectMoved(
  connection: Connection,
  websiteId: string,
  paths: readonly string[],
  now: Date,
): Promise<MovedPlace[]> {
  return await connection.run(moved, [websiteId, paths, now]);
}

export interface FormerAddress {
  readonly path: string;
  /** Where it leads now; null if visitors do not see what had it. */
  readonly target: string | null;
}

const listed = statement<FormerAddress>(
  'former-address-list',
  `select former.path, case when page.url_id is not null then '/' || concat_ws('/', page.url_id, item.url_id, 'p/' || product.slug) end as target
     from former_address former
     left join item on item.website_id = former.website_id and item.id = former.item_id and item.label is null
     left join product on product.website_id = former.website_id and product.id = former.product_id and product.label is null
     left join collection page on page.website_id = former.website_id and page.is_enabled
       and page.id = coalesce(former.collection_id, item.collection_id, product.collection_id)
    where former.website_id = $1 and ($2::text is null or former.path > $2)
      and ($3::text is null or strpos(lower(former.path), lower($3)) > 0)
    order by former.path limit $4`,
);

/** In the order of the addresses; the search matches a part of them. */
export async function selectFormerAddresses(
  connection: Connection,
  websiteId: string,
  {
    after,
    search,
    limit,
  }: { readonly after: string | undefined; readonly search: string | undefined; readonly limit: number },
): Promise<readonly FormerAddress[]> {
  return await connection.run(listed, [websiteId, after ?? null, search ?? null, limit]);
}

const remove = statement<{ readonly path: string }>(
  'former-address-delete',
  'delete from former_address where website_id = $1 and path = $2 returning path',
);

/** False if there was no such address. */
export async function deleteFormerAddress(connection: Connection, websiteId: string, path: string): Promise<boolean> {
  return (await connection.run(remove, [websiteId, path])).length > 0;
}
