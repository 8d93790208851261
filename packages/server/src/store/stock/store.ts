import { type Connection, statement } from '../../platform/database/index.ts';

export interface StockMove {
  readonly variantId: string;
  readonly kind: 'count' | 'sale' | 'cancel' | 'refund';
  readonly ref: string;
  readonly delta: number;
  readonly at: Date;
}

const countedBefore = statement<{ onHand: number }>(
  'stock-counted',
  `insert into stock (website_id, variant_id) values ($1, $2)
   on conflict (website_id, variant_id) do update set on_hand = stock.on_hand
   returning on_hand as "onHand"`,
);

/** The product that shows a variant's stock; null for a variant that was removed. */
const productOfStock = `(
  select product_id from variant where variant.website_id = stock.website_id and variant.id = stock.variant_id) as "productId"`;

/** A change of stock that visitors see. */
export interface ShownChange {
  readonly productId: string | null;
}

const setTo = statement<ShownChange>(
  'stock-set',
  `update stock set on_hand = $3 where website_id = $1 and variant_id = $2 returning ${productOfStock}`,
);

/** Returns the difference. The first statement locks the row, so that no sale comes in between. */
export async function upsertOnHand(
  connection: Connection,
  websiteId: string,
  variantId: string,
  onHand: number,
): Promise<ShownChange & { readonly delta: number }> {
  const [before] = await connection.run(countedBefore, [websiteId, variantId]);
  const [after] = await connection.run(setTo, [websiteId, variantId, onHand]);
  return { delta: onHand - (before?.onHand ?? 0), productId: after?.productId ?? null };
}

const addMove = statement(
  'stock-move',
  'insert into stock_move (website_id, variant_id, kind, ref, delta, at) values ($1, $2, $3, $4, $5, $6)',
);

export async function insertMove(connection: Connection, websiteId: string, move: StockMove): Promise<void> {
  await connection.run(addMove, [websiteId, move.variantId, move.kind, move.ref, move.delta, move.at]);
}

export interface StockResult {
  readonly variantId: string;
  readonly sku: string;
  readonly unlimited: boolean;
  readonly qtyInStock: number;
}

const stockOfItem = statement<StockResult>(
  'stock-of-item',
  `select variant.id as "variantId", variant.sku,
          variant.unlimited or coalesce(stock.backorder, false) as unlimited,
          greatest(coalesce(stock.on_hand - stock.reserved, 0) + coalesce(hold.quantity, 0), 0) as "qtyInStock"
     from product
     join variant on variant.website_id = product.website_id and variant.product_id = product.id
     left join stock on stock.website_id = variant.website_id and stock.variant_id = variant.id
     left join stock_hold hold on hold.website_id = variant.website_id and hold.variant_id = variant.id and hold.cart_id = $3
    where product.website_id = $1 and product.id = $2 and product.label is null
    order by variant.position, variant.id`,
);

/** One result per variant in the owner's order; what the asking cart itself holds counts as available to it. */
export async function selectStock(
  connection: Connection,
  websiteId: string,
  itemId: string,
  cartId: string | null,
): Promise<StockResult[]> {
  return await connection.run(stockOfItem, [websiteId, itemId, cartId]);
}

/**
 * The quantities that an order ($2) of a cart ($3) needs of counted variants, over all its lines, with the stock rows
 * locked. Stock rows are always locked by ascending id, so that two orders cannot deadlock.
 */
const wanted = `
  needed as (
    select line.variant_id, variant.product_id, sum(line.quantity)::integer as quantity, hold.quantity as held
      from order_line line
      join variant on variant.website_id = line.website_id and variant.id = line.variant_id
      left join stock_hold hold on hold.website_id = line.website_id and hold.cart_id = $3 and hold.variant_id = line.variant_id
     where line.website_id = $1 and line.order_id = $2 and (not variant.unlimited or hold.quantity is not null)
     group by line.variant_id, variant.product_id, hold.quantity
  ), wanted as materialized (
    select needed.variant_id, needed.product_id, needed.quantity, coalesce(needed.held, 0) as held
      from needed
      join stock on stock.website_id = $1 and stock.variant_id = needed.variant_id
     order by stock.variant_id for update of stock
  )`;

const hold = statement<ShownChange & { variantId: string; isHeld: boolean }>(
  'stock-hold',
  `with ${wanted}, kept as (
     update stock set reserved = reserved + wanted.quantity from wanted
      where stock.website_id = $1 and stock.variant_id = wanted.variant_id
        and (stock.backorder or stock.on_hand - stock.reserved >= wanted.quantity)
      returning stock.variant_id, wanted.quantity
   ), held as (
     insert into stock_hold (website_id, cart_id, variant_id, quantity, expires_at)
     select $1, $3, variant_id, quantity, $4 from kept
   )
   select wanted.variant_id as "variantId", kept.variant_id is not null as "isHeld", wanted.product_id as "productId"
     from wanted left join kept using (variant_id)`,
);

export interface Hold {
  readonly cartId: string;
  readonly orderId: string;
  readonly expiresAt: Date;
}

/** Returns the result for each counted variant. If one is short, the transaction must be rolled back. */
export async function insertHolds(connection: Connection, websiteId: string, { cartId, orderId, expiresAt }: Hold) {
  return await connection.run(hold, [websiteId, orderId, cartId, expiresAt]);
}

interface TakenVariant extends ShownChange {
  readonly variantId: string;
  readonly isTaken: boolean;
  readonly isShown: boolean;
  /** Null if it was short. */
  readonly quantity: number | null;
  readonly left: number | null;
}

const take = statement<TakenVariant>(
  'stock-take',
  `with ${wanted}, taken as (
     update stock set on_hand = on_hand - wanted.quantity, reserved = reserved - wanted.held from wanted
      where stock.website_id = $1 and stock.variant_id = wanted.variant_id
        and (stock.backorder or stock.on_hand - stock.reserved + wanted.held >= wanted.quantity)
      returning stock.variant_id, stock.on_hand, wanted.quantity
   ), used as (
     delete from stock_hold using taken
      where stock_hold.website_id = $1 and stock_hold.cart_id = $3 and stock_hold.variant_id = taken.variant_id
   ), moved as (
     insert into stock_move (website_id, variant_id, kind, ref, delta, at)
     select $1, variant_id, 'sale', $2::uuid::text, -quantity, $4 from taken
   )
   select wanted.variant_id as "variantId", taken.variant_id is not null as "isTaken",
          taken.quantity is distinct from wanted.held as "isShown", wanted.product_id as "productId",
          taken.quantity, taken.on_hand as "left"
     from wanted left join taken using (variant_id)`,
);

export interface Sale {
  readonly cartId: string;
  readonly orderId: string;
  readonly at: Date;
}

/**
 * Returns the result for each counted variant. If one was short, the transaction must be rolled back. Held quantities
 * had already been subtracted from what visitors see.
 */
export async function takeHeldStock(connection: Connection, websiteId: string, { cartId, orderId, at }: Sale) {
  return await connection.run(take, [websiteId, orderId, cartId, at]);
}

const holdsOfCart = statement<{ variantId: string }>(
  'stock-holds-of-cart',
  'select variant_id as "variantId" from stock_hold where website_id = $1 and cart_id = $2 order by variant_id',
);

export async function selectHolds(connection: Connection, websiteId: string, cartId: string): Promise<string[]> {
  const rows = await connection.run(holdsOfCart, [websiteId, cartId]);
  return rows.map(({ variantId }) => variantId);
}

const prolong = statement(
  'stock-prolong-holds',
  'update stock_hold set expires_at = $3 where website_id = $1 and cart_id = $2',
);

/** For a payment that takes longer. */
export async function extendHolds(
  connection: Connection,
  websiteId: string,
  cartId: string,
  expiresAt: Date,
): Promise<void> {
  await connection.run(prolong, [websiteId, cartId, expiresAt]);
}

const release = statement<ShownChange>(
  'stock-release',
  `with released as (
     delete from stock_hold where website_id = $1 and cart_id = $2 and variant_id = $3 returning quantity
   )
   update stock set reserved = reserved - (select quantity from released)
    where website_id = $1 and variant_id = $3 and exists (select from released)
    returning ${productOfStock}`,
);

export async function releaseHold(
  connection: Connection,
  websiteId: string,
  cartId: string,
  variantId: string,
): Promise<ShownChange[]> {
  return await connection.run(release, [websiteId, cartId, variantId]);
}

const leftOfOrder = statement<{ variantId: string; quantity: number }>(
  'stock-left-of-order',
  `with line as (
     select variant_id, position from order_line where website_id = $1 and order_id = $2
   ), gone as (
     select line.variant_id, sent.quantity
       from fulfilment
       join fulfilment_line sent on sent.website_id = $1 and sent.fulfilment_id = fulfilment.id
       join line on line.position = sent.position
      where fulfilment.website_id = $1 and fulfilment.order_id = $2 and fulfilment.undone_at is null
     union all
     select line.variant_id, refunded.quantity
       from refund
       join refund_line refunded on refunded.website_id = $1 and refunded.refund_id = refund.id
       join line on line.position = refunded.position
      where refund.website_id = $1 and refund.order_id = $2
        and refund.cause = 'team' and not refund.restock and refund.state <> 'failed'
     union all
     select back.variant_id, back.delta
       from refund
       join stock_move back on back.website_id = $1 and back.kind = 'refund' and back.ref = refund.id::text
        and back.variant_id in (select variant_id from line)
      where refund.website_id = $1 and refund.order_id = $2
   )
   select sale.variant_id as "variantId", (-sale.delta - coalesce(sum(gone.quantity), 0))::integer as quantity
     from (select distinct variant_id from line) sold
     join stock_move sale on sale.website_id = $1 and sale.variant_id = sold.variant_id
      and sale.kind = 'sale' and sale.ref = $2::uuid::text
     left join gone on gone.variant_id = sale.variant_id
    group by sale.variant_id, sale.delta
   having -sale.delta > coalesce(sum(gone.quantity), 0)
    order by sale.variant_id`,
);

/**
 * What an order has of each variant that was neither sent, nor refunded as lost, nor returned by a refund, by ascending id.
 * Whether a refunded unit is one of those that were sent is not known: it counts as another one, so that nothing is sold twice.
 */
export async function selectLeft(connection: Connection, websiteId: string, orderId: string) {
  return await connection.run(leftOfOrder, [websiteId, orderId]);
}

const giveBack = statement<ShownChange>(
  'stock-give-back',
  `with moved as (
     insert into stock_move (website_id, variant_id, kind, ref, delta, at) values ($1, $2, 'cancel', $3, $4, $5)
     on conflict (website_id, kind, ref, variant_id) do nothing
     returning variant_id
   )
   update stock set on_hand = on_hand + $4
    where website_id = $1 and variant_id = $2 and exists (select from moved)
    returning ${productOfStock}`,
);

export interface ReturnedStock {
  readonly orderId: string;
  readonly variantId: string;
  readonly quantity: number;
  readonly at: Date;
}

/** Does nothing if the order has already returned this variant. */
export async function returnVariant(
  connection: Connection,
  websiteId: string,
  { orderId, variantId, quantity, at }: ReturnedStock,
): Promise<ShownChange[]> {
  return await connection.run(giveBack, [websiteId, variantId, orderId, quantity, at]);
}

const restock = statement<ShownChange>(
  'stock-restock',
  `with refunded as (
     select line.variant_id, sum(refunded.quantity)::integer as quantity
       from refund_line refunded
       join order_line line on line.website_id = refunded.website_id and line.order_id = refunded.order_id
        and line.position = refunded.position
       join stock_move sale on sale.website_id = line.website_id and sale.variant_id = line.variant_id
        and sale.kind = 'sale' and sale.ref = $2::uuid::text
      where refunded.website_id = $1 and refunded.refund_id = $3 and refunded.quantity > 0
      group by line.variant_id
   ), locked as materialized (
     select refunded.variant_id, refunded.quantity
       from refunded
       join stock on stock.website_id = $1 and stock.variant_id = refunded.variant_id
      order by stock.variant_id for update of stock
   ), moved as (
     insert into stock_move (website_id, variant_id, kind, ref, delta, at)
     select $1, variant_id, 'refund', $3::uuid::text, quantity, $4 from locked
     on conflict (website_id, variant_id, kind, ref) do nothing
     returning variant_id, delta
   )
   update stock set on_hand = on_hand + moved.delta from moved
    where stock.website_id = $1 and stock.variant_id = moved.variant_id
    returning ${productOfStock}`,
);

export interface RestockedRefund {
  readonly orderId: string;
  readonly refundId: string;
  readonly at: Date;
}

/** Only what the order took: a variant that was not counted then is not counted now. */
export async function returnRefunded(
  connection: Connection,
  websiteId: string,
  { orderId, refundId, at }: RestockedRefund,
): Promise<ShownChange[]> {
  return await connection.run(restock, [websiteId, orderId, refundId, at]);
}
