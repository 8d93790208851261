import { type Connection, statement } from '../database/index.ts';
import type { ProductRow } from './record.ts';

// One statement brings a page of products with everything that is shown of them. Digital goods and gift cards are never
// counted; a variant that may be ordered beyond its stock is shown as unlimited.
const productColumns = `
  product.id, product.collection_id as "collectionId", product.slug, product.type, product.position, product.texts,
  product.image_ids as "imageIds", product.tags, product.categories, product.is_subscribable as "isSubscribable",
  product.additional_fields_form_id as "additionalFieldsFormId",
  product.use_custom_add_button_text as "useCustomAddButtonText", product.custom_add_button_text as "customAddButtonText",
  product.custom_sold_out_text as "customSoldOutText", product.scarcity_enabled as "scarcityEnabled",
  product.scarcity_text as "scarcityText", product.scarcity_shown_by_default as "scarcityShownByDefault",
  product.added_at as "addedOn", product.updated_at as "updatedOn",
  (select coalesce(array_agg(option.name order by option.position), '{}') from option
    where option.website_id = product.website_id and option.product_id = product.id) as "optionNames",
  (select coalesce(jsonb_agg(jsonb_build_object(
       'id', variant.id, 'sku', variant.sku, 'attributes', variant.attributes,
       'price', coalesce(variant.price, product.price)::text,
       'salePrice', coalesce(variant.sale_price, product.sale_price)::text,
       'onSale', variant.on_sale or product.on_sale,
       'unlimited', variant.unlimited or product.type in (2, 4) or coalesce(stock.backorder, false),
       'qtyInStock', greatest(coalesce(stock.on_hand - stock.reserved, 0), 0)) order by variant.position, variant.id), '[]')
     from variant
     left join stock on stock.website_id = variant.website_id and stock.variant_id = variant.id
    where variant.website_id = product.website_id and variant.product_id = product.id) as variants`;

export interface ListKey {
  readonly position: number;
  readonly id: string;
}

export interface ListFilter {
  readonly collectionId: string;
  readonly limit: number;
  readonly category?: string | undefined;
  readonly tag?: string | undefined;
}

const filters = `
  product.website_id = $1 and product.collection_id = $2 and product.label is null
  and ($3::text is null or exists (select from unnest(product.categories) as name where lower(name) = lower($3)))
  and ($4::text is null or exists (select from unnest(product.tags) as name where lower(name) = lower($4)))`;

// Three texts instead of one with optional parts, so that each is a plain walk along the index.
const firstProducts = statement<ProductRow>(
  'catalogue-first',
  `select ${productColumns} from product where ${filters} order by product.position, product.id limit $5`,
);

const productsAfter = statement<ProductRow>(
  'catalogue-after',
  `select ${productColumns} from product where ${filters} and (product.position, product.id) > ($6::integer, $7::uuid)
    order by product.position, product.id limit $5`,
);

const productsBefore = statement<ProductRow>(
  'catalogue-before',
  `select ${productColumns} from product where ${filters} and (product.position, product.id) < ($6::integer, $7::uuid)
    order by product.position desc, product.id desc limit $5`,
);

export async function selectFirst(
  connection: Connection,
  websiteId: string,
  filter: ListFilter,
): Promise<ProductRow[]> {
  return await connection.run(firstProducts, filterValues(websiteId, filter));
}

export async function selectAfter(
  connection: Connection,
  websiteId: string,
  filter: ListFilter,
  key: ListKey,
): Promise<ProductRow[]> {
  return await connection.run(productsAfter, [...filterValues(websiteId, filter), key.position, key.id]);
}

/** The last ones before the key, in the order of the list. */
export async function selectBefore(
  connection: Connection,
  websiteId: string,
  filter: ListFilter,
  key: ListKey,
): Promise<ProductRow[]> {
  const rows = await connection.run(productsBefore, [...filterValues(websiteId, filter), key.position, key.id]);
  return rows.toReversed();
}

function filterValues(websiteId: string, { collectionId, category, tag, limit }: ListFilter): unknown[] {
  return [websiteId, collectionId, category ?? null, tag ?? null, limit];
}

const productOfSlug = statement<ProductRow>(
  'catalogue-slug',
  `select ${productColumns} from product
    where product.website_id = $1 and product.collection_id = $2 and product.slug = $3 and product.label is null`,
);

export async function selectBySlug(
  connection: Connection,
  websiteId: string,
  collectionId: string,
  slug: string,
): Promise<ProductRow | undefined> {
  const [row] = await connection.run(productOfSlug, [websiteId, collectionId, slug]);
  return row;
}

const productsOfIds = statement<ProductRow>(
  'catalogue-ids',
  `select ${productColumns} from product
    where product.website_id = $1 and product.id = any($2::uuid[]) and product.label is null`,
);

export async function selectByIds(
  connection: Connection,
  websiteId: string,
  ids: readonly string[],
): Promise<ProductRow[]> {
  return ids.length === 0 ? [] : await connection.run(productsOfIds, [websiteId, ids]);
}

const foundProducts = statement<ProductRow>(
  'catalogue-search',
  `select ${productColumns} from product
    where product.website_id = $1 and product.label is null and product.search @@ to_tsquery('simple', $2)
    order by ts_rank(product.search, to_tsquery('simple', $2)) desc, product.position, product.id limit $3`,
);

export async function selectFound(
  connection: Connection,
  websiteId: string,
  query: string,
  limit: number,
): Promise<ProductRow[]> {
  return await connection.run(foundProducts, [websiteId, query, limit]);
}
