import type { MergeNotice } from '@awning/commerce';
import { type Connection, statement } from '../database/index.ts';

/** A stored cart. `version` grows with every change. */
export interface CartRow {
  readonly id: string;
  readonly currency: string;
  readonly email: string | null;
  readonly shippingLocation: StoredPlace | null;
  readonly selectedShippingOption: string | null;
  readonly couponCodes: readonly string[];
  readonly version: number;
  readonly completingUntil: Date | null;
  readonly orderId: string | null;
  readonly isPurchased: boolean;
  /** Absent for a cart that only its cookie knows. */
  readonly siteUserId: string | null;
  readonly notices: readonly MergeNotice[];
  readonly createdAt: Date;
}

export interface StoredPlace {
  readonly country: string;
  readonly region?: string;
  readonly postalCode?: string;
}

/** An entry together with everything that prices and shows it. */
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
  readonly price: bigint;
  readonly salePrice: bigint | null;
  readonly onSale: boolean;
  readonly unlimited: boolean;
  readonly qtyInStock: number;
  readonly taxClass: string;
  readonly weightGrams: number;
  readonly type: number;
  readonly isPublished: boolean;
  /** The form with the extra questions of its product. */
  readonly formId: string | null;
  readonly slug: string;
  readonly collectionUrlId: string;
  /** Texts in the languages asked for, without the long ones. */
  readonly texts: Readonly<Record<string, ShortTexts | null>>;
  readonly imageId: string | null;
  readonly imageName: string | null;
}

interface ShortTexts {
  readonly name?: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly values?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const cartColumns = `id, currency, email, shipping_location as "shippingLocation",
  selected_shipping_option as "selectedShippingOption", coupon_codes as "couponCodes", version,
  completing_until as "completingUntil", order_id as "orderId", is_purchased as "isPurchased",
  site_user_id as "siteUserId", notices, created_at as "createdAt"`;

const cartOfToken = statement<CartRow>(
  'cart-of-token',
  `select ${cartColumns} from cart where website_id = $1 and token_hash = $2`,
);

export async function selectCart(
  connection: Connection,
  websiteId: string,
  tokenHash: Buffer,
): Promise<CartRow | undefined> {
  const [row] = await connection.run(cartOfToken, [websiteId, tokenHash]);
  return row;
}

const lockedCart = statement<CartRow>(
  'cart-lock',
  `select ${cartColumns} from cart where website_id = $1 and token_hash = $2 for update`,
);

/** Whoever changes or completes a cart holds its row first, so that two changes never mix. */
export async function lockCart(
  connection: Connection,
  websiteId: string,
  tokenHash: Buffer,
): Promise<CartRow | undefined> {
  const [row] = await connection.run(lockedCart, [websiteId, tokenHash]);
  return row;
}

const cartOfUser = statement<CartRow>(
  'cart-of-user',
  `select ${cartColumns} from cart where website_id = $1 and site_user_id = $2 and not is_purchased and kind = 'normal'`,
);

/** The open cart of somebody's account. */
export async function selectCartOfUser(
  connection: Connection,
  websiteId: string,
  siteUserId: string,
): Promise<CartRow | undefined> {
  const [row] = await connection.run(cartOfUser, [websiteId, siteUserId]);
  return row;
}

const lockedCartOfUser = statement<CartRow>('cart-lock-user', `${cartOfUser.text} for update`);

export async function lockCartOfUser(
  connection: Connection,
  websiteId: string,
  siteUserId: string,
): Promise<CartRow | undefined> {
  const [row] = await connection.run(lockedCartOfUser, [websiteId, siteUserId]);
  return row;
}

const lockedCartOfId = statement<CartRow>(
  'cart-lock-id',
  `select ${cartColumns} from cart where website_id = $1 and id = $2 for update`,
);

export async function lockCartById(
  connection: Connection,
  websiteId: string,
  id: string,
): Promise<CartRow | undefined> {
  const [row] = await connection.run(lockedCartOfId, [websiteId, id]);
  return row;
}

const openCart = statement<CartRow & { isNew: boolean }>(
  'cart-open',
  `insert into cart (website_id, id, token_hash, origin_hash, currency, created_at, updated_at)
   values ($1, $2, $3, $4, $5, $6, $6)
   on conflict (website_id, origin_hash) where origin_hash is not null and not is_purchased
   do update set updated_at = excluded.updated_at
   returning ${cartColumns}, id = $2 as "isNew"`,
);

export interface NewCart {
  readonly id: string;
  readonly tokenHash: Buffer;
  readonly originHash: Buffer;
  readonly currency: string;
  readonly now: Date;
}

/** Makes a cart, or locks the one that the same browser has just made by another call. */
export async function insertOrJoinCart(connection: Connection, websiteId: string, cart: NewCart): Promise<CartRow> {
  const [row] = await connection.run(openCart, [
    websiteId,
    cart.id,
    cart.tokenHash,
    cart.originHash,
    cart.currency,
    cart.now,
  ]);
  if (!row) throw new Error('The cart was neither made nor found');
  return row;
}

const openCartOfUser = statement<CartRow>(
  'cart-open-user',
  `insert into cart (website_id, id, token_hash, site_user_id, currency, created_at, updated_at)
   values ($1, $2, $3, $4, $5, $6, $6)
   on conflict (website_id, site_user_id) where not is_purchased and kind = 'normal'
   do update set updated_at = excluded.updated_at
   returning ${cartColumns}`,
);

/** A new cart for an account, or the one that another call of the same person has just made. */
export async function insertOrJoinCartOfUser(
  connection: Connection,
  websiteId: string,
  cart: Omit<NewCart, 'originHash'> & { readonly siteUserId: string },
): Promise<CartRow> {
  const { id, tokenHash, siteUserId, currency, now } = cart;
  const [row] = await connection.run(openCartOfUser, [websiteId, id, tokenHash, siteUserId, currency, now]);
  if (!row) throw new Error('The cart was neither made nor found');
  return row;
}

const forgetOrigin = statement(
  'cart-forget-origin',
  'update cart set origin_hash = null where website_id = $1 and origin_hash = $2 and created_at < $3',
);

/** From then on only the cookie leads to the cart. */
export async function forgetOldOrigin(
  connection: Connection,
  websiteId: string,
  originHash: Buffer,
  before: Date,
): Promise<void> {
  await connection.run(forgetOrigin, [websiteId, originHash, before]);
}

const variantColumns = `
  product.id as "itemId", variant.id as "variantId", variant.sku, variant.attributes,
  coalesce(variant.price, product.price) as price, coalesce(variant.sale_price, product.sale_price) as "salePrice",
  variant.on_sale or product.on_sale as "onSale", variant.tax_class as "taxClass", variant.weight_grams as "weightGrams",
  product.type, product.label is null as "isPublished", product.additional_fields_form_id as "formId", product.slug, collection.url_id as "collectionUrlId",
  jsonb_build_object($2::text, (product.texts -> $2::text) - '{body,excerpt}'::text[],
                     $3::text, (product.texts -> $3::text) - '{body,excerpt}'::text[]) as texts,
  asset.id as "imageId", asset.filename as "imageName",
  variant.unlimited or product.type in (2, 4) or coalesce(stock.backorder, false) as unlimited,
  greatest(coalesce(stock.on_hand - stock.reserved, 0) + coalesce(hold.quantity, 0), 0) as "qtyInStock"`;

const variantTables = `
  join product on product.website_id = variant.website_id and product.id = variant.product_id
  join collection on collection.website_id = product.website_id and collection.id = product.collection_id
  left join asset on asset.website_id = product.website_id and asset.id = product.image_ids[1]
  left join stock on stock.website_id = variant.website_id and stock.variant_id = variant.id`;

const entriesOfCart = statement<EntryRow>(
  'cart-entries',
  `select entry.id, entry.quantity, entry.additional_fields as "additionalFields", ${variantColumns}
     from cart_entry entry
     join variant on variant.website_id = entry.website_id and variant.id = entry.variant_id
     ${variantTables}
     left join stock_hold hold on hold.website_id = entry.website_id and hold.cart_id = entry.cart_id and hold.variant_id = variant.id
    where entry.website_id = $1 and entry.cart_id = $4
    order by entry.position, entry.id`,
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

const variantsOfItem = statement<VariantRow & { optionNames: readonly string[] }>(
  'cart-variants-of-item',
  `select ${variantColumns},
          (select coalesce(array_agg(option.name order by option.position), '{}') from option
            where option.website_id = product.website_id and option.product_id = product.id) as "optionNames"
     from variant
     ${variantTables}
     left join stock_hold hold on hold.website_id = variant.website_id and hold.cart_id = $5 and hold.variant_id = variant.id
    where variant.website_id = $1 and variant.product_id = $4 and product.label is null
    order by variant.position, variant.id`,
);

export async function selectVariantsOfItem(
  connection: Connection,
  websiteId: string,
  itemId: string,
  cartId: string | null,
  { language, primaryLanguage }: Languages,
) {
  return await connection.run(variantsOfItem, [websiteId, language, primaryLanguage, itemId, cartId]);
}

const formOfEntry = statement<{ formId: string | null }>(
  'cart-form-of-entry',
  `select product.additional_fields_form_id as "formId"
     from cart_entry entry
     join product on product.website_id = entry.website_id and product.id = entry.item_id
    where entry.website_id = $1 and entry.id = $2`,
);

/** Whoever the entry belongs to: the form of a product is no secret. */
export async function selectFormOfEntry(
  connection: Connection,
  websiteId: string,
  entryId: string,
): Promise<string | null> {
  const [row] = await connection.run(formOfEntry, [websiteId, entryId]);
  return row?.formId ?? null;
}

const writeEntry = statement(
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
  const { id, itemId, variantId, quantity, additionalFields, fieldsHash } = entry;
  await connection.run(writeEntry, [websiteId, id, cartId, itemId, variantId, quantity, additionalFields, fieldsHash]);
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

const touchCart = statement(
  'cart-touch',
  `update cart set version = version + 1, updated_at = $3, currency = $4, shipping_location = $5, selected_shipping_option = $6,
          coupon_codes = $7, notices = $8
    where website_id = $1 and id = $2`,
);

export interface CartState {
  readonly currency: string;
  readonly shippingLocation: StoredPlace | null;
  readonly selectedShippingOption: string | null;
  readonly couponCodes: readonly string[];
  /** None after an ordinary change: whoever changes the cart has seen what there was to tell. */
  readonly notices?: readonly MergeNotice[];
}

/** Every change of a cart ends with this, in the same transaction. */
export async function updateCart(
  connection: Connection,
  websiteId: string,
  cartId: string,
  now: Date,
  { currency, shippingLocation, selectedShippingOption, couponCodes, notices = [] }: CartState,
): Promise<void> {
  const place = shippingLocation && JSON.stringify(shippingLocation);
  const told = JSON.stringify(notices);
  await connection.run(touchCart, [websiteId, cartId, now, currency, place, selectedShippingOption, couponCodes, told]);
}

const newCart = statement(
  'cart-new',
  `insert into cart (website_id, id, token_hash, currency, created_at, updated_at) values ($1, $2, $3, $4, $5, $5)`,
);

/** A cart that nothing but its token leads to. */
export async function insertCart(
  connection: Connection,
  websiteId: string,
  { id, tokenHash, currency, now }: Omit<NewCart, 'originHash'>,
): Promise<void> {
  await connection.run(newCart, [websiteId, id, tokenHash, currency, now]);
}

const removeCart = statement('cart-remove', 'delete from cart where website_id = $1 and id = $2 and not is_purchased');

export async function deleteCart(connection: Connection, websiteId: string, id: string): Promise<void> {
  await connection.run(removeCart, [websiteId, id]);
}

const removeCartsOf = statement(
  'cart-remove-user',
  `delete from cart where website_id = $1 and site_user_id = $2 and not is_purchased and completing_until is null`,
);

export async function deleteOpenCartsOf(connection: Connection, websiteId: string, siteUserId: string): Promise<void> {
  await connection.run(removeCartsOf, [websiteId, siteUserId]);
}

const removeOldCarts = statement<{ id: string }>(
  'cart-expire',
  `/* all websites: carts grow old everywhere */
   delete from cart
    where (website_id, id) in (
      select old.website_id, old.id from cart old
       where not old.is_purchased and old.updated_at < $1 and (old.site_user_id is null or old.updated_at < $2)
         and old.completing_until is null
         and not exists (select from orders where orders.website_id = old.website_id and orders.cart_id = old.id
                            and orders.lifecycle = 'draft')
       order by old.updated_at limit $3 for update skip locked)
   returning id`,
);

/** Deletes open carts that nobody has changed for long, never one whose payment is open. Answers how many. */
export async function deleteOldCarts(
  connection: Connection,
  { visitorsBefore, usersBefore, limit }: { visitorsBefore: Date; usersBefore: Date; limit: number },
): Promise<number> {
  const rows = await connection.run(removeOldCarts, [visitorsBefore, usersBefore, limit]);
  return rows.length;
}
