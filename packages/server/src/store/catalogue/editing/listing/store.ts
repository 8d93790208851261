import { type Connection, statement } from '../../../../platform/database/index.ts';

export interface ListedProductRow {
  readonly id: string;
  readonly type: number;
  readonly label: string | null;
  readonly name: string | null;
  readonly imageId: string | null;
  readonly variantCount: number;
  /** Whole minor units. */
  readonly lowestPrice: bigint | null;
  readonly highestPrice: bigint | null;
  /** Of the counted variants; null if none is counted. */
  readonly onHand: number | null;
  readonly isOnSale: boolean;
}

/** $2 language, $3 limit, $4 what the walk goes along, $5 whether what is in the archive is listed, too. */
function listedAlong(name: string, walk: string) {
  return statement<ListedProductRow>(
    `catalogue-team-list-${name}`,
    `select product.id, product.type, product.label, product.texts -> $2::text ->> 'name' as name,
            product.image_ids[1] as "imageId", facts.count as "variantCount",
            coalesce(product.price, facts.price) as "lowestPrice",
            coalesce(product.price, facts.highest) as "highestPrice", facts.on_hand as "onHand",
            product.on_sale or facts.on_sale as "isOnSale"
       from ${walk}
       join product on product.website_id = $1 and product.id = walked.id and product.label is distinct from 'Trash'
             and ($5::boolean or product.label is distinct from 'Archived'), lateral (
         select count(*)::integer as count, min(variant.price) as price, max(variant.price) as highest,
                coalesce(bool_or(variant.on_sale), false) as on_sale,
                sum(stock.on_hand) filter (where not variant.unlimited)::integer as on_hand
           from variant
           left join stock on stock.website_id = variant.website_id and stock.variant_id = variant.id
          where variant.website_id = product.website_id and variant.product_id = product.id) facts
      order by walked.id desc limit $3`,
  );
}

const newest = listedAlong(
  'newest',
  `(select id from product where website_id = $1 and label is distinct from 'Trash' and label is distinct from 'Archived'
      and id < coalesce($4::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')) walked`,
);

/** The newest products behind one, without those in the archive. */
export async function selectNewest(
  connection: Connection,
  websiteId: string,
  { after, language, limit }: { readonly after: string | undefined; readonly language: string; readonly limit: number },
): Promise<ListedProductRow[]> {
  return await connection.run(newest, [websiteId, language, limit, after ?? null, false]);
}

const picked = listedAlong('picked', '(select unnest($4::uuid[]) as id) walked');

/** Some products, the newest first. */
export async function selectPicked(
  connection: Connection,
  websiteId: string,
  {
    ids,
    language,
    isArchive,
  }: { readonly ids: readonly string[]; readonly language: string; readonly isArchive: boolean },
): Promise<ListedProductRow[]> {
  return await connection.run(picked, [websiteId, language, ids.length, ids, isArchive]);
}
