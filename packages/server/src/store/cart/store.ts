import type { MergeNotice } from '@awning/commerce';
import { type Connection, statement } from '../../platform/database/index.ts';
import { rulesMark } from '../store-rules/index.ts';
import { entryValues, type WrittenEntry, writeEntry } from './entry/store.ts';

/** A cart with goods, or one that sells a single thing on a page of its own. */
export type CartKind = 'normal' | 'subscription' | 'gift_card' | 'donation' | 'membership';

/** A stored cart. `version` grows with every change. */
export interface CartRow {
  readonly id: string;
  readonly kind: CartKind;
  readonly currency: string;
  readonly email: string | null;
  readonly shippingLocation: StoredPlace | null;
  readonly selectedShippingOption: string | null;
  readonly couponCodes: readonly string[];
  /** The gift cards that pay, in the order in which they were entered. */
  readonly giftCardIds: readonly string[];
  readonly version: number;
  readonly completingUntil: Date | null;
  readonly orderId: string | null;
  readonly isPurchased: boolean;
  /** Null for a cart that only its cookie knows. */
  readonly siteUserId: string | null;
  readonly notices: readonly MergeNotice[];
  readonly createdAt: Date;
  readonly tokenHash: Buffer;
  /** The cart that follows this one, if this one was put aside while its payment waits. */
  readonly nextId: string | null;
  /** Whether a cart that was put aside for this one can be merged back; null if there is none. */
  readonly asideIsOpen: boolean | null;
  /** Tells whether our cached store rules are still current. */
  readonly rulesMark: string;
}

export interface StoredPlace {
  readonly country: string;
  readonly region?: string;
  readonly postalCode?: string;
}

export const cartColumns = `id, kind, currency, email, shipping_location as "shippingLocation",
  selected_shipping_option as "selectedShippingOption", coupon_codes as "couponCodes", gift_card_ids as "giftCardIds", version,
  completing_until as "completingUntil", order_id as "orderId", is_purchased as "isPurchased",
  site_user_id as "siteUserId", notices, created_at as "createdAt", token_hash as "tokenHash", next_id as "nextId",
  (select bool_or(aside.completing_until is null) from cart aside
    where aside.website_id = cart.website_id and aside.next_id = cart.id and not aside.is_purchased) as "asideIsOpen",
  ${rulesMark} as "rulesMark"`;

const bought = statement(
  'cart-bought',
  `select from cart
    where website_id = $1 and token_hash = $2 and is_purchased and next_id is null
      and not exists (select from cart aside
        where aside.website_id = cart.website_id and aside.next_id = cart.id and not aside.is_purchased)`,
);

/** Whether a cart is purchased and no other cart follows it or was put aside for it. */
export async function isBoughtAlone(connection: Connection, websiteId: string, tokenHash: Buffer): Promise<boolean> {
  return (await connection.run(bought, [websiteId, tokenHash])).length > 0;
}

const cartOfToken = statement<CartRow>(
  'cart-of-token',
  `select ${cartColumns} from cart where website_id = $1 and token_hash = $2`,
);

export async function selectCartByToken(
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

/** A cart is locked before it is changed or completed, so that two changes never mix. */
export async function lockCartByToken(
  connection: Connection,
  websiteId: string,
  tokenHash: Buffer,
): Promise<CartRow | undefined> {
  const [row] = await connection.run(lockedCart, [websiteId, tokenHash]);
  return row;
}

const cartOfUser = statement<CartRow>(
  'cart-of-user',
  `select ${cartColumns} from cart
    where website_id = $1 and site_user_id = $2 and not is_purchased and kind = 'normal' and next_id is null`,
);

/** The open cart of an account. */
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

const openCart = statement<CartRow>(
  'cart-open',
  `insert into cart (website_id, id, token_hash, origin_hash, currency, created_at, updated_at)
   values ($1, $2, $3, $4, $5, $6, $6)
   on conflict (website_id, origin_hash) where origin_hash is not null and not is_purchased
   do update set updated_at = excluded.updated_at where cart.created_at >= $7
   returning ${cartColumns}`,
);

export interface NewCart {
  readonly id: string;
  readonly tokenHash: Buffer;
  readonly originHash: Buffer;
  readonly currency: string;
  readonly now: Date;
}

/** Creates a cart, or locks the one that another call of the same browser has created since `joinedSince`. */
export async function insertOrJoinCart(
  connection: Connection,
  websiteId: string,
  cart: NewCart,
  joinedSince: Date,
): Promise<CartRow> {
  const { id, tokenHash, originHash, currency, now } = cart;
  const values = [websiteId, id, tokenHash, originHash, currency, now, joinedSince];
  const [row] = await connection.run(openCart, values);
  if (row) return row;
  await connection.run(forgetOrigin, [websiteId, originHash, joinedSince]);
  const [made] = await connection.run(openCart, values);
  if (!made) throw new Error('The cart was neither created nor found');
  return made;
}

/** From now on only the cookie leads to the older cart. */
const forgetOrigin = statement(
  'cart-forget-origin',
  'update cart set origin_hash = null where website_id = $1 and origin_hash = $2 and created_at < $3',
);

const openCartOfUser = statement<CartRow>(
  'cart-open-user',
  `insert into cart (website_id, id, token_hash, site_user_id, currency, created_at, updated_at)
   values ($1, $2, $3, $4, $5, $6, $6)
   on conflict (website_id, site_user_id) where not is_purchased and kind = 'normal' and next_id is null
   do update set updated_at = excluded.updated_at
   returning ${cartColumns}`,
);

/** A new cart for an account, or the one that another call of the same account has just created. */
export async function insertOrJoinCartOfUser(
  connection: Connection,
  websiteId: string,
  cart: Omit<NewCart, 'originHash'> & { readonly siteUserId: string },
): Promise<CartRow> {
  const { id, tokenHash, siteUserId, currency, now } = cart;
  const [row] = await connection.run(openCartOfUser, [websiteId, id, tokenHash, siteUserId, currency, now]);
  if (!row) throw new Error('The cart was neither created nor found');
  return row;
}

/** `first` is the number of the first of six parameters, `cart` the parameter with the cart's id. */
function touch(cart: string, first: number): string {
  const [at, currency, place, option, coupons, notices] = [0, 1, 2, 3, 4, 5].map((step) => `$${first + step}`);
  return `update cart set version = version + 1, updated_at = ${at}, currency = ${currency}, shipping_location = ${place},
          selected_shipping_option = ${option}, coupon_codes = ${coupons}, notices = ${notices}
    where website_id = $1 and id = ${cart}`;
}

const touchCart = statement('cart-touch', touch('$2', 3));

// Most changes concern one entry: written together with the cart they take one round trip.
const touchWithEntry = statement('cart-touch-with-entry', `with written as (${writeEntry.text}) ${touch('$3', 9)}`);

export interface CartState {
  readonly currency: string;
  readonly shippingLocation: StoredPlace | null;
  readonly selectedShippingOption: string | null;
  readonly couponCodes: readonly string[];
  /** None after an ordinary change: the visitor has seen the earlier ones. */
  readonly notices?: readonly MergeNotice[];
}

/** The last step of every change of a cart, in the same transaction. */
export async function updateCart(
  connection: Connection,
  websiteId: string,
  cartId: string,
  now: Date,
  { currency, shippingLocation, selectedShippingOption, couponCodes, notices = [] }: CartState,
  entry?: WrittenEntry,
): Promise<void> {
  const place = shippingLocation && JSON.stringify(shippingLocation);
  const state = [now, currency, place, selectedShippingOption, couponCodes, JSON.stringify(notices)];
  if (entry) await connection.run(touchWithEntry, [...entryValues(websiteId, cartId, entry), ...state]);
  else await connection.run(touchCart, [websiteId, cartId, ...state]);
}

const payWith = statement(
  'cart-gift-cards',
  `update cart set gift_card_ids = $3, version = version + 1, updated_at = $4
    where website_id = $1 and id = $2 and not is_purchased`,
);

export async function updateGiftCards(
  connection: Connection,
  websiteId: string,
  id: string,
  giftCardIds: readonly string[],
  now: Date,
): Promise<void> {
  await connection.run(payWith, [websiteId, id, giftCardIds, now]);
}

const nameBuyer = statement(
  'cart-name-buyer',
  'update cart set email = $3 where website_id = $1 and id = $2 and not is_purchased',
);

export async function updateEmail(connection: Connection, websiteId: string, id: string, email: string): Promise<void> {
  await connection.run(nameBuyer, [websiteId, id, email]);
}

const newCart = statement(
  'cart-new',
  `insert into cart (website_id, id, token_hash, currency, created_at, updated_at) values ($1, $2, $3, $4, $5, $5)`,
);

/** A cart that only its token leads to. */
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

/** Deletes open carts that have not changed for a long time, never one whose payment is open. Returns how many. */
export async function deleteOldCarts(
  connection: Connection,
  { visitorsBefore, usersBefore, limit }: { visitorsBefore: Date; usersBefore: Date; limit: number },
): Promise<number> {
  const rows = await connection.run(removeOldCarts, [visitorsBefore, usersBefore, limit]);
  return rows.length;
}
