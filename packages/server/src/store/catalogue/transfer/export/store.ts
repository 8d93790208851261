import { type Connection, statement } from '../../../../platform/database/index.ts';

const quantities = statement<{ variantId: string; onHand: number }>(
  'catalogue-quantities',
  `select variant_id as "variantId", on_hand as "onHand" from stock where website_id = $1 and variant_id = any($2::uuid[])`,
);

/** The quantity in stock by variant. */
export async function selectQuantities(
  connection: Connection,
  websiteId: string,
  variantIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await connection.run(quantities, [websiteId, variantIds]);
  return new Map(rows.map(({ variantId, onHand }) => [variantId, onHand]));
}

const pages = statement<{ id: string; urlId: string }>(
  'catalogue-page-addresses',
  `select id, url_id as "urlId" from collection where website_id = $1 and id = any($2::uuid[])`,
);

/** The addresses of store pages by id. */
export async function selectPageAddresses(
  connection: Connection,
  websiteId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await connection.run(pages, [websiteId, ids]);
  return new Map(rows.map(({ id, urlId }) => [id, urlId]));
}

const products = statement<{ id: string; address: string }>(
  'catalogue-product-addresses',
  `select product.id, collection.url_id || '/' || product.slug as address from product
     join collection on collection.website_id = product.website_id and collection.id = product.collection_id
    where product.website_id = $1 and product.id = any($2::uuid[]) and product.label is distinct from 'Trash'`,
);

/** The page and address of products by id, such as `shop/tide-mug`. */
export async function selectProductAddresses(
  connection: Connection,
  websiteId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await connection.run(products, [websiteId, ids]);
  return new Map(rows.map(({ id, address }) => [id, address]));
}
