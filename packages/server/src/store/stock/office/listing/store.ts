import { type Connection, statement } from '../../../../platform/database/index.ts';

export interface InventoryRow {
  readonly id: string;
  readonly productId: string;
  readonly title: string | null;
  readonly imageId: string | null;
  readonly sku: string;
  readonly optionNames: readonly string[];
  readonly attributes: Readonly<Record<string, string>>;
  readonly isUnlimited: boolean;
  readonly hasBackorder: boolean;
  readonly onHand: number;
  readonly reserved: number;
  readonly warnAt: number | null;
}

const columns = `
  variant.id, product.id as "productId", product.texts -> $2::text ->> 'name' as title,
  product.image_ids[1] as "imageId", variant.sku, variant.attributes,
  product.option_names as "optionNames",
  variant.unlimited as "isUnlimited", coalesce(stock.backorder, false) as "hasBackorder",
  coalesce(stock.on_hand, 0) as "onHand", coalesce(stock.reserved, 0) as reserved, stock.warn_at as "warnAt"`;

/** Where a page begins: behind a variant, or behind all variants of a product. */
export interface InventoryPlace {
  readonly productId: string;
  readonly variantId: string | null;
}

const placed = statement<InventoryPlace>(
  'stock-office-place',
  `select coalesce(product_id, removed_from) as "productId", id as "variantId" from variant where website_id = $1 and id = $2`,
);

/** The place behind a variant; any other id is that of a product. */
export async function selectPlace(connection: Connection, websiteId: string, id: string): Promise<InventoryPlace> {
  const [place] = await connection.run(placed, [websiteId, id]);
  return place ?? { productId: id, variantId: null };
}

// The archive is out of the list; the screen of its product still shows its stock.
const newest = statement<{ readonly id: string }>(
  'stock-office-newest',
  `select id from product
    where website_id = $1 and label is distinct from 'Trash' and label is distinct from 'Archived'
      and id < coalesce($2::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
    order by id desc limit $3`,
);

export async function selectNewestProducts(
  connection: Connection,
  websiteId: string,
  after: string | undefined,
  limit: number,
): Promise<string[]> {
  return (await connection.run(newest, [websiteId, after ?? null, limit])).map(({ id }) => id);
}

// $3 limit, $4 products, $5 one more variant, $6 and $7 place, $8 how it must be in stock.
const ofProducts = statement<InventoryRow>(
  'stock-office-of-products',
  `select ${columns}
     from (select id from variant own where own.website_id = $1 and own.product_id = any($4::uuid[])
           union select $5::uuid) walked
     join variant on variant.website_id = $1 and variant.id = walked.id
     join product on product.website_id = $1 and product.id = variant.product_id
      and product.label is distinct from 'Trash' and product.label is distinct from 'Archived'
     left join stock on stock.website_id = $1 and stock.variant_id = variant.id
    where ($6::uuid is null or variant.product_id < $6 or variant.product_id = $6 and variant.id < $7::uuid)
      and ($8::text is null or not variant.unlimited and stock.on_hand - stock.reserved <=
            case when $8 = 'low' then coalesce(stock.warn_at, 0) else 0 end)
    order by variant.product_id desc, variant.id desc limit $3`,
);

export interface VariantQuery {
  readonly language: string;
  readonly limit: number;
  readonly productIds: readonly string[];
  /** A variant besides those of the products. */
  readonly variantId: string | null;
  readonly place: InventoryPlace | undefined;
  readonly stock: 'low' | 'out' | undefined;
}

/** The variants of some products, the newest product first. */
export async function selectVariants(
  connection: Connection,
  websiteId: string,
  { language, limit, productIds, variantId, place, stock }: VariantQuery,
): Promise<InventoryRow[]> {
  const begin = [place?.productId ?? null, place?.variantId ?? null];
  return await connection.run(ofProducts, [websiteId, language, limit, productIds, variantId, ...begin, stock ?? null]);
}

const ofProduct = statement<InventoryRow>(
  'stock-office-list-product',
  `select ${columns}
     from variant
     join product on product.website_id = variant.website_id and product.id = variant.product_id
      and product.label is distinct from 'Trash'
     left join stock on stock.website_id = variant.website_id and stock.variant_id = variant.id
    where variant.website_id = $1 and variant.id < coalesce($3::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
      and variant.product_id = $5
    order by variant.id desc limit $4`,
);

/** All variants of a product, in the archive, too. */
export async function selectOfProduct(
  connection: Connection,
  websiteId: string,
  productId: string,
  { after, language, limit }: { readonly after: string | undefined; readonly language: string; readonly limit: number },
): Promise<InventoryRow[]> {
  return await connection.run(ofProduct, [websiteId, language, after ?? null, limit, productId]);
}
