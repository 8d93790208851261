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
