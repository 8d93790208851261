import type { RatingCounts } from '@awning/commerce';
import { type Connection, type Statement, statement } from '../../platform/database/index.ts';
import type { ProductRow } from './record.ts';

// One statement returns a page of products with everything that is shown. Digital goods and gift cards are never
// counted; a variant on backorder is shown as unlimited. A shop in the EU names the lowest price of the thirty days
// before beside a reduced one. Settings with common defaults are one value, and texts come
// only in the two languages that the page may show, which saves work in database and driver.
function productColumns(language: string, primaryLanguage: string): string {
  return `
  product.id, product.collection_id as "collectionId", product.slug, product.type,
  case when ${language}::text = ${primaryLanguage}::text
    then json_build_object(${language}::text, product.texts -> ${language}::text)
    else json_build_object(${language}::text, product.texts -> ${language}::text,
                           ${primaryLanguage}::text, product.texts -> ${primaryLanguage}::text) end as texts,
  product.image_ids as "imageIds", product.tags, product.categories,
  product.added_at as "addedOn", product.updated_at as "updatedOn",
  case when product.is_subscribable or product.use_custom_add_button_text or product.scarcity_enabled
      or product.scarcity_shown_by_default or product.mailing_list_sign_up_enabled or product.mailing_list_opt_in_by_default
      or num_nonnulls(product.additional_fields_form_id, product.custom_add_button_text, product.custom_sold_out_text,
                      product.scarcity_text) > 0
    then json_build_object(
      'isSubscribable', product.is_subscribable, 'additionalFieldsFormId', product.additional_fields_form_id,
      'useCustomAddButtonText', product.use_custom_add_button_text, 'customAddButtonText', product.custom_add_button_text,
      'customSoldOutText', product.custom_sold_out_text, 'scarcityEnabled', product.scarcity_enabled,
      'scarcityText', product.scarcity_text, 'scarcityShownByDefault', product.scarcity_shown_by_default,
      'mailingListSignUpEnabled', product.mailing_list_sign_up_enabled,
      'mailingListOptInByDefault', product.mailing_list_opt_in_by_default,
      'plan', case when product.is_subscribable then (
        select json_build_object('unit', plan.unit, 'value', plan.value, 'numCycles', plan.num_cycles) from plan
         where plan.website_id = product.website_id and plan.product_id = product.id) end) end as special,
  product.option_names as "optionNames",
  (select coalesce(json_agg(json_build_array(variant.id, variant.sku, variant.attributes,
       coalesce(variant.price, product.price)::text,
       case when variant.on_sale or product.on_sale then coalesce(variant.sale_price, product.sale_price)::text end,
       variant.on_sale or product.on_sale,
       variant.unlimited or coalesce(stock.backorder, false),
       greatest(coalesce(stock.on_hand - stock.reserved, 0), 0),
       case when variant.on_sale or product.on_sale then variant.lowest_before::text end,
       case when num_nonnulls(variant.barcode, variant.image_id, variant.content_unit) > 0 then json_build_array(variant.barcode,
         variant.image_id, variant.content_thousandths, variant.content_unit, variant.content_per) end,
       nullif(variant.tax_class, 'standard')) order by variant.position, variant.id), '[]')
     from variant
     left join stock on stock.website_id = variant.website_id and stock.variant_id = variant.id
    where variant.website_id = product.website_id and variant.product_id = product.id) as variants`;
}

/** The language of a page and the primary one, which is the fallback. */
export type Languages = readonly [language: string, primaryLanguage: string];

/** A position in a list; the list continues after it. */
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

export type ListedRow = ProductRow & { readonly position: number };

// Three lists: all products of a store, those of one category or tag, and those an owner has picked for another page.
// Each walks along an index from a key, in either direction, so a page costs the same wherever it is and however long
// the list is.
const allProducts = listStatements(
  'all',
  { position: 'product.position', id: 'product.id' },
  `product where product.website_id = $1 and product.collection_id = $2 and product.label is null`,
);

const groupedProducts = listStatements(
  'grouped',
  { position: 'grouped.position', id: 'grouped.product_id' },
  `product_group grouped
     join product on product.website_id = grouped.website_id and product.id = grouped.product_id
    where grouped.website_id = $1 and grouped.collection_id = $2
      and grouped.kind = $7 and grouped.key = lower($8::text collate "und-x-icu") collate "default"
      and ($9::text is null or exists (select from product_group other
            where other.website_id = $1 and other.collection_id = $2 and other.kind = 'tag'
              and other.key = lower($9::text collate "und-x-icu") collate "default" and other.position = grouped.position
              and other.product_id = grouped.product_id))`,
);

const pickedProducts = listStatements(
  'picked',
  { position: 'picked.position', id: 'picked.product_id' },
  `picked_product picked
     join product on product.website_id = picked.website_id and product.id = picked.product_id and product.label is null
    where picked.website_id = $1 and picked.collection_id = $2`,
);

// The limit is part of the text: for a parameter the planner assumes a tenth of the table and then replans every page.
// A few texts serve all sizes; surplus rows are cut off.
const limits = [10, 25, 50, 101, 10_000] as const;

type ListStatements = (side: 'after' | 'before', limit: number) => Statement<ListedRow>;

function listStatements(
  name: string,
  key: { readonly position: string; readonly id: string },
  source: string,
): ListStatements {
  const write = (side: 'after' | 'before', limit: number) => {
    const [comparison, direction] = side === 'after' ? ['>', 'asc'] : ['<', 'desc'];
    return statement<ListedRow>(
      `catalogue-${name}-${side}-${limit}`,
      `select ${productColumns('$5', '$6')}, ${key.position} as position from ${source}
          and (${key.position}, ${key.id}) ${comparison} ($3::integer, $4::uuid)
        order by ${key.position} ${direction}, ${key.id} ${direction} limit ${limit}`,
    );
  };
  return (side, limit) => write(side, limits.find((enough) => enough >= limit) ?? 10_000);
}

/** From the first product on. */
export const listStart: ListKey = { position: -2_147_483_648, id: '00000000-0000-0000-0000-000000000000' };

/** Products of the store's own list before or after a key, in the order of the list. */
export async function selectListed(
  connection: Connection,
  websiteId: string,
  { collectionId, limit, category, tag }: ListFilter,
  side: 'after' | 'before',
  key: ListKey,
  languages: Languages,
): Promise<ListedRow[]> {
  const values = [websiteId, collectionId, key.position, key.id, ...languages];
  const [kind, name, other] = category ? ['category', category, tag ?? null] : ['tag', tag, null];
  const rows = name
    ? await connection.run(groupedProducts(side, limit), [...values, kind, name, other])
    : await connection.run(allProducts(side, limit), values);
  return inOrder(rows, side, limit);
}

function inOrder(rows: readonly ListedRow[], side: 'after' | 'before', limit: number): ListedRow[] {
  const wanted = rows.slice(0, limit);
  return side === 'after' ? wanted : wanted.toReversed();
}

/** The same for picked products. */
export async function selectPicked(
  connection: Connection,
  websiteId: string,
  { collectionId, limit }: ListFilter,
  side: 'after' | 'before',
  key: ListKey,
  languages: Languages,
): Promise<ListedRow[]> {
  const values = [websiteId, collectionId, key.position, key.id, ...languages];
  return inOrder(await connection.run(pickedProducts(side, limit), values), side, limit);
}

// The position is a value of its own: with a row that is selected as a whole, no index would be used.
const besideProduct = statement<{ readonly id: string; readonly side: 'before' | 'after' }>(
  'catalogue-beside',
  `with shown as (select position from product where website_id = $1 and collection_id = $2 and id = $3)
   (select id, 'before' as side from product
     where website_id = $1 and collection_id = $2 and label is null and (position, id) < ((select position from shown), $3::uuid)
     order by position desc, id desc limit 1)
   union all
   (select id, 'after' from product
     where website_id = $1 and collection_id = $2 and label is null and (position, id) > ((select position from shown), $3::uuid)
     order by position, id limit 1)`,
);

/** The products before and after one in the list of its store page. */
export async function selectBeside(
  connection: Connection,
  websiteId: string,
  { id, collectionId }: Pick<ProductRow, 'id' | 'collectionId'>,
): Promise<{ readonly id: string; readonly side: 'before' | 'after' }[]> {
  return await connection.run(besideProduct, [websiteId, collectionId, id]);
}

/** With what only its own page shows. */
export type OpenedRow = ProductRow & {
  readonly shareImageId: string | null;
  readonly relatedIds: readonly string[];
  /** Null without reviews, and for a shop that shows none. */
  readonly ratings: RatingCounts | null;
};

const productOfSlug = statement<OpenedRow>(
  'catalogue-slug',
  `select ${productColumns('$4', '$5')}, product.share_image_id as "shareImageId", product.related_ids as "relatedIds",
          case when $6::boolean then (
            select jsonb_object_agg(rating, number) from product_rating counted
             where counted.website_id = product.website_id and counted.product_id = product.id) end as ratings
     from product
    where product.website_id = $1 and product.collection_id = $2 and product.slug = $3 and product.label is null`,
);

export async function selectBySlug(
  connection: Connection,
  websiteId: string,
  collectionId: string,
  slug: string,
  languages: Languages,
  isRated: boolean,
): Promise<OpenedRow | undefined> {
  const [row] = await connection.run(productOfSlug, [websiteId, collectionId, slug, ...languages, isRated]);
  return row;
}

const productsOfIds = statement<ProductRow>(
  'catalogue-ids',
  `select ${productColumns('$3', '$4')} from product
    where product.website_id = $1 and product.id = any($2::uuid[]) and product.label is null`,
);

export async function selectByIds(
  connection: Connection,
  websiteId: string,
  ids: readonly string[],
  languages: Languages,
): Promise<ProductRow[]> {
  return ids.length === 0 ? [] : await connection.run(productsOfIds, [websiteId, ids, ...languages]);
}
