import { maxCartLines } from '@awning/site-model';
import { type Connection, statement } from '../../../platform/database/index.ts';

/** An entry with everything needed to price and show it. */
export interface EntryRow extends VariantRow {
  readonly id: string;
  readonly quantity: number;
  readonly additionalFields: string | null;
}

export interface VariantRow {
  readonly itemId: string;
  readonly variantId: string;
  readonly sku: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** In the order of the product page; jsonb does not keep the order of keys. */
  readonly optionNames: readonly string[];
  readonly price: bigint;
  readonly salePrice: bigint | null;
  readonly onSale: boolean;
  readonly unlimited: boolean;
  readonly qtyInStock: number;
  readonly taxClass: string;
  readonly weightGrams: number;
  readonly type: number;
  readonly isPublished: boolean;
  readonly isSubscribable: boolean;
  /** The form with the additional fields of its product. */
  readonly formId: string | null;
  readonly slug: string;
  readonly collectionUrlId: string;
  /** Texts in the requested languages, without the long ones. */
  readonly texts: Readonly<Record<string, ShortTexts | null>>;
  readonly imageId: string | null;
  readonly imageName: string | null;
  readonly imageChecksum: string | null;
}

interface ShortTexts {
  readonly name?: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly values?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Including what the cart itself holds, which is available to it. */
const variantColumns = (held: string) => `
  product.id as "itemId", variant.id as "variantId", variant.sku, variant.attributes, product.option_names as "optionNames",
  coalesce(variant.price, product.price) as price, coalesce(variant.sale_price, product.sale_price) as "salePrice",
  variant.on_sale or product.on_sale as "onSale", variant.tax_class as "taxClass", variant.weight_grams as "weightGrams",
  product.type, product.label is null as "isPublished", product.is_subscribable as "isSubscribable", product.additional_fields_form_id as "formId", product.slug, collection.url_id as "collectionUrlId",
  jsonb_build_object($2::text, (product.texts -> $2::text) - '{body,excerpt}'::text[],
                     $3::text, (product.texts -> $3::text) - '{body,excerpt}'::text[]) as texts,
  asset.id as "imageId", asset.filename as "imageName", asset_content.checksum as "imageChecksum",
  variant.unlimited or coalesce(stock.backorder, false) as unlimited,
  greatest(coalesce(stock.on_hand - stock.reserved, 0) + ${held}, 0) as "qtyInStock"`;

const variantTables = `
  join product on product.website_id = variant.website_id and product.id = variant.product_id
  join collection on collection.website_id = product.website_id and collection.id = product.collection_id
  left join asset on asset.website_id = product.website_id
   and asset.id = case when variant.image_id = any(product.image_ids) then variant.image_id else product.image_ids[1] end
   and asset.trashed_at is null and not asset.is_private
  left join asset_content on asset_content.website_id = asset.website_id and asset_content.id = asset.content_id
  left join stock on stock.website_id = variant.website_id and stock.variant_id = variant.id`;

// A cart filled before there was a limit shows its first lines.
const entriesOfCart = statement<EntryRow>(
  'cart-entries',
  `select entry.id, entry.quantity, entry.additional_fields as "additionalFields", ${variantColumns('coalesce(hold.quantity, 0)')}
     from cart_entry entry
     join variant on variant.website_id = entry.website_id and variant.id = entry.variant_id
     ${variantTables}
     left join stock_hold hold on hold.website_id = entry.website_id and hold.cart_id = entry.cart_id and hold.variant_id = variant.id
    where entry.website_id = $1 and entry.cart_id = $4
    order by entry.position, entry.id limit ${maxCartLines}`,
);

export interface Languages {
  readonly language: string;
  readonly primaryLanguage: string;
}

export async function selectEntries(
  connection: Connection,
  websiteId: string,
  cartId: string,
  { language, primaryLanguage }: Languages,
): Promise<EntryRow[]> {
  return await connection.run(entriesOfCart, [websiteId, language, primaryLanguage, cartId]);
}

// A cart with holds is being paid, and what is added then goes into another one.
const variantsOfItem = statement<VariantRow>(
  'cart-variants-of-item',
  `select ${variantColumns('0')}
     from variant
     ${variantTables}
    where variant.website_id = $1 and variant.product_id = $4 and product.label is null
    order by variant.position, variant.id`,
);

export async function selectVariantsOfItem(
  connection: Connection,
  websiteId: string,
  itemId: string,
  { language, primaryLanguage }: Languages,
) {
  return await connection.run(variantsOfItem, [websiteId, language, primaryLanguage, itemId]);
}

const formOfEntry = statement<{ formId: string | null }>(
  'cart-form-of-entry',
  `select product.additional_fields_form_id as "formId"
     from cart_entry entry
     join product on product.website_id = entry.website_id and product.id = entry.item_id
    where entry.website_id = $1 and entry.id = $2`,
);

/** For any owner of the entry: the form of a product is not secret. */
export async function selectFormOfEntry(
  connection: Connection,
  websiteId: string,
  entryId: string,
): Promise<string | null> {
  const [row] = await connection.run(formOfEntry, [websiteId, entryId]);
  return row?.formId ?? null;
}

export const writeEntry = statement(
  'cart-entry-write',
  `insert into cart_entry (website_id, id, cart_id, item_id, variant_id, quantity, additional_fields, fields_hash, position)
   values ($1, $2, $3, $4, $5, $6, $7, $8,
     (select coalesce(max(position), 0) + 1 from cart_entry where website_id = $1 and cart_id = $3))
   on conflict (website_id, id) do update
     set quantity = excluded.quantity, additional_fields = excluded.additional_fields, fields_hash = excluded.fields_hash`,
);

export interface WrittenEntry {
  readonly id: string;
  readonly itemId: string;
  readonly variantId: string;
  readonly quantity: number;
  readonly additionalFields: string | null;
  readonly fieldsHash: string;
}

export async function upsertEntry(
  connection: Connection,
  websiteId: string,
  cartId: string,
  entry: WrittenEntry,
): Promise<void> {
  await connection.run(writeEntry, entryValues(websiteId, cartId, entry));
}

export function entryValues(websiteId: string, cartId: string, entry: WrittenEntry): readonly unknown[] {
  const { id, itemId, variantId, quantity, additionalFields, fieldsHash } = entry;
  return [websiteId, id, cartId, itemId, variantId, quantity, additionalFields, fieldsHash];
}

const removeEntry = statement(
  'cart-entry-remove',
  'delete from cart_entry where website_id = $1 and cart_id = $2 and id = $3',
);

export async function deleteEntry(
  connection: Connection,
  websiteId: string,
  cartId: string,
  id: string,
): Promise<void> {
  await connection.run(removeEntry, [websiteId, cartId, id]);
}
