import type { CouponKind, OrderLifecycle, PaymentStatus } from '@awning/commerce';
import { type Connection, statement } from '../../platform/database/index.ts';
import type { DraftOrder, Order, OrderLine } from './order.ts';

const orderColumns = `
  id, number, cart_id as "cartId", site_user_id as "siteUserId", email, language, currency, subtotal, discount, shipping, tax, included_tax as "includedTax", total,
  gift_applied as "giftApplied",
  lifecycle, payment_status as "paymentStatus", fulfilment_status as "fulfilmentStatus", provider, is_test as "isTest",
  shipping_address as "shippingAddress", billing_address as "billingAddress", shipping_option as "shippingOption",
  vat_number as "vatNumber", buyer_note as "buyerNote",
  created_at as "createdAt", placed_at as "placedAt", cancelled_at as "cancelledAt", unpaid_until as "unpaidUntil"`;

// One statement for the order and its parts: fewer round trips while the cart is locked.
const writeDraft = statement(
  'order-draft',
  `with written as (
     insert into orders (website_id, id, cart_id, email, email_key, language, currency, subtotal, discount, shipping, tax,
       included_tax, total, lifecycle, payment_status, fulfilment_status, provider, shipping_address, billing_address,
       shipping_option, created_at, site_user_id, tax_places, vat_number, buyer_note, is_test, gift_applied, area_ids)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, 'draft', $14, $15, $16, $17, $18, $19, $20, $23, $25, $26,
       $27, $28, $29, array(
         select area.id from member_area area
          where area.website_id = $1 and area.trashed_at is null
            and area.product_ids && array(select "itemId" from json_to_recordset($21) as sold ("itemId" uuid))
            and exists (select from cart where cart.website_id = $1 and cart.id = $3 and cart.kind in ('membership', 'subscription'))
          order by area.id))
   ), lines as (
     insert into order_line (website_id, order_id, position, kind, item_id, variant_id, sku, product_name, product_type, attributes,
       additional_fields, answers, quantity, unit_price, gross, discount_share, tax_share, included_tax_share, total)
     select $1, $2, position, kind, "itemId", "variantId", sku, "productName", "productType", attributes,
       "additionalFields", answers, quantity, "unitPrice", gross, "discountShare", "taxShare", "includedTaxShare", total
       from json_to_recordset($21) as line (position smallint, kind text, "itemId" uuid, "variantId" uuid, sku text,
         "productName" text, "productType" smallint, attributes json, "additionalFields" text, answers json, quantity integer,
         "unitPrice" bigint, gross bigint, "discountShare" bigint, "taxShare" bigint, "includedTaxShare" bigint, total bigint)
   ), discounts as (
     insert into order_discount (website_id, order_id, line, coupon_id, code, kind, value, base, amount)
     select $1, $2, line, "couponId", code, kind, value, base, amount
       from jsonb_to_recordset($24) as discount (line smallint, "couponId" uuid, code text, kind text, value bigint, base bigint,
         amount bigint)
   )
   insert into order_tax (website_id, order_id, line, rule_id, name, rate_ppm, inclusive, base, amount)
   select $1, $2, line, "ruleId", name, "ratePpm", inclusive, base, amount
     from jsonb_to_recordset($22) as tax (line smallint, "ruleId" uuid, name text, "ratePpm" integer, inclusive boolean,
       base bigint, amount bigint)`,
);

export async function insertDraft(connection: Connection, websiteId: string, order: DraftOrder): Promise<void> {
  await connection.run(writeDraft, [
    websiteId,
    order.id,
    order.cartId,
    order.email,
    order.emailKey,
    order.language,
    order.currency,
    order.subtotal,
    order.discount,
    order.shipping,
    order.tax,
    order.includedTax,
    order.total,
    order.paymentStatus,
    order.fulfilmentStatus,
    order.provider,
    jsonOrNull(order.shippingAddress),
    jsonOrNull(order.billingAddress),
    jsonOrNull(order.shippingOption),
    order.createdAt,
    toJson(order.lines),
    toJson(order.taxes),
    order.siteUserId,
    toJson(order.discounts),
    toJson(order.taxPlaces),
    order.vatNumber,
    order.buyerNote,
    order.isTest,
    order.giftApplied,
  ]);
}

const lockedOrder = statement<Order>(
  'order-lock',
  `select ${orderColumns} from orders where website_id = $1 and id = $2 for update`,
);

export async function lockOrder(connection: Connection, websiteId: string, id: string): Promise<Order | undefined> {
  const [row] = await connection.run(lockedOrder, [websiteId, id]);
  return row;
}

const orderOfId = statement<Order>(
  'order-read',
  `select ${orderColumns} from orders where website_id = $1 and id = $2`,
);

export async function selectOrder(connection: Connection, websiteId: string, id: string): Promise<Order | undefined> {
  const [row] = await connection.run(orderOfId, [websiteId, id]);
  return row;
}

const numbersOfIds = statement<{ id: string; number: bigint }>(
  'order-numbers',
  'select id, number from orders where website_id = $1 and id = any($2::uuid[]) and number is not null',
);

/** The numbers of placed orders by their ids. */
export async function selectNumbers(
  connection: Connection,
  websiteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await connection.run(numbersOfIds, [websiteId, ids]);
  return new Map(found.map(({ id, number }) => [id, String(number)]));
}

const orderOfCart = statement<{ id: string; lifecycle: OrderLifecycle }>(
  'order-of-cart',
  `select id, lifecycle from orders where website_id = $1 and cart_id = $2 and lifecycle <> 'discarded'`,
);

/** The draft or order of a cart. */
export async function selectOrderOfCart(connection: Connection, websiteId: string, cartId: string) {
  const [row] = await connection.run(orderOfCart, [websiteId, cartId]);
  return row;
}

const linesOfOrder = statement<OrderLine>(
  'order-lines',
  `select position, kind, item_id as "itemId", variant_id as "variantId", sku, product_name as "productName",
          product_type as "productType", attributes, additional_fields as "additionalFields", answers, quantity, unit_price as "unitPrice",
          gross, discount_share as "discountShare", tax_share as "taxShare", included_tax_share as "includedTaxShare", total
     from order_line where website_id = $1 and order_id = $2 order by position`,
);

export async function selectLines(connection: Connection, websiteId: string, orderId: string): Promise<OrderLine[]> {
  return await connection.run(linesOfOrder, [websiteId, orderId]);
}

const picturesOfOrder = statement<{ position: number; id: string; filename: string; checksum: string }>(
  'order-line-pictures',
  `select line.position, asset.id, asset.filename, content.checksum
     from order_line line
     join product on product.website_id = line.website_id and product.id = line.item_id
     left join variant on variant.website_id = line.website_id and variant.id = line.variant_id
     join asset on asset.website_id = product.website_id
      and asset.id = case when variant.image_id = any(product.image_ids) then variant.image_id else product.image_ids[1] end
      and asset.trashed_at is null and not asset.is_private
     join asset_content content on content.website_id = asset.website_id and content.id = asset.content_id
    where line.website_id = $1 and line.order_id = $2`,
);

/** The pictures of the products and variants as they are now. */
export async function selectLinePictures(connection: Connection, websiteId: string, orderId: string) {
  return await connection.run(picturesOfOrder, [websiteId, orderId]);
}

// The counter stays locked until the transaction ends, so that order numbers are unique and without gaps. It counts the
// words only to be locked after they are written.
const place = statement<{ number: bigint }>(
  'order-place',
  `with words as (
     insert into order_word (website_id, word, order_id) select distinct $1::uuid, word, $2::uuid from unnest($8::text[]) as word
     returning true
   ), counter as (
     insert into order_counter (website_id, last_number) select $1, $5 from (select count(*) from words) written
     on conflict (website_id) do update set last_number = order_counter.last_number + 1
     returning last_number
   )
   update orders set lifecycle = 'placed', number = counter.last_number, payment_status = $3, placed_at = $4,
          unpaid_until = $6, network_hash = $7,
          fulfilled_at = case when $3 = 'paid' and orders.fulfilment_status = 'none_needed' then $4::timestamptz end
     from counter
    where orders.website_id = $1 and orders.id = $2 and orders.lifecycle = 'draft'
   returning orders.number`,
);

const FIRST_ORDER_NUMBER = 1001;

export interface Placing {
  readonly paymentStatus: PaymentStatus;
  readonly now: Date;
  /** For an unpaid order: until when it waits, and the network it is counted by. */
  readonly unpaidUntil: Date | null;
  readonly networkHash: Buffer | null;
  /** The words by which the order is found. */
  readonly words: readonly string[];
}

/**
 * Returns the order's number, which is drawn last in a transaction because other orders wait for it; undefined if it
 * was not a draft.
 */
export async function markPlaced(
  connection: Connection,
  websiteId: string,
  id: string,
  { paymentStatus, now, unpaidUntil, networkHash, words }: Placing,
): Promise<bigint | undefined> {
  const values = [websiteId, id, paymentStatus, now, FIRST_ORDER_NUMBER, unpaidUntil, networkHash, words];
  const [placed] = await connection.run(place, values);
  return placed?.number;
}

const discard = statement(
  'order-discard',
  `update orders set lifecycle = 'discarded', payment_status = $3 where website_id = $1 and id = $2 and lifecycle = 'draft'`,
);

export async function markDiscarded(
  connection: Connection,
  websiteId: string,
  id: string,
  paymentStatus: PaymentStatus,
): Promise<void> {
  await connection.run(discard, [websiteId, id, paymentStatus]);
}

const changePayment = statement(
  'order-payment-status',
  `update orders set payment_status = $3, network_hash = null,
          unpaid_until = case when $3 = 'voided' then unpaid_until end,
          fulfilled_at = case when $3 = 'paid' and fulfilment_status = 'none_needed' then $4::timestamptz else fulfilled_at end
    where website_id = $1 and id = $2`,
);

/** For a placed order that was paid or refunded: it no longer waits. */
export async function updatePaymentStatus(
  connection: Connection,
  websiteId: string,
  id: string,
  { paymentStatus, at }: { readonly paymentStatus: PaymentStatus; readonly at: Date },
): Promise<void> {
  await connection.run(changePayment, [websiteId, id, paymentStatus, at]);
}

const cancel = statement(
  'order-cancel',
  `update orders set lifecycle = 'cancelled', cancelled_at = $3, network_hash = null
    where website_id = $1 and id = $2 and lifecycle = 'placed'`,
);

export async function markCancelled(connection: Connection, websiteId: string, id: string, at: Date): Promise<void> {
  await connection.run(cancel, [websiteId, id, at]);
}

const discountsOfOrder = statement<{ code: string; kind: CouponKind; amount: bigint }>(
  'order-discounts',
  `select code, kind, sum(amount)::bigint as amount from order_discount where website_id = $1 and order_id = $2
    group by coupon_id, code, kind order by code`,
);

/** The discount of each coupon on an order. */
export async function selectDiscounts(connection: Connection, websiteId: string, orderId: string) {
  return await connection.run(discountsOfOrder, [websiteId, orderId]);
}

const taxesOfOrder = statement<{ ratePpm: number; inclusive: boolean; amount: bigint }>(
  'order-taxes',
  `select rate_ppm as "ratePpm", inclusive, sum(amount)::bigint as amount from order_tax
    where website_id = $1 and order_id = $2
    group by rate_ppm, inclusive order by rate_ppm desc, inclusive`,
);

/** The tax of each rate on an order, highest rate first. */
export async function selectTaxes(connection: Connection, websiteId: string, orderId: string) {
  return await connection.run(taxesOfOrder, [websiteId, orderId]);
}

function jsonOrNull(value: unknown): string | null {
  return value === null ? null : toJson(value);
}

/** Whole amounts are written as text, because a JSON number would lose digits. */
function toJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? String(part) : part));
}
