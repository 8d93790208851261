import { type Cart, type Coupon, couponKey } from '@awning/commerce';
import type { Connection } from '../../platform/database/index.ts';
import { deleteUses, insertUse, lowerUses, raiseUses, selectCoupons } from './store.ts';

/** The coupons of a cart's codes. With a person's key each includes how often that person has used it. */
export async function readCoupons(
  connection: Connection,
  websiteId: string,
  { couponCodes, entries }: Pick<Cart, 'couponCodes' | 'entries'>,
  personKey: string | null = null,
): Promise<readonly Coupon[]> {
  // Most carts have none, which takes no query.
  if (couponCodes.length === 0) return [];
  const itemIds = entries.map(({ itemId }) => itemId);
  return await selectCoupons(connection, websiteId, couponCodes.map(couponKey), personKey, itemIds);
}

/**
 * Thrown inside a transaction: the coupon was valid when the cart was priced, and another order has used it up since.
 */
export class CouponGoneError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`The coupon ${code} has been used up`);
    this.name = 'CouponGoneError';
    this.code = code;
  }
}

export interface CouponHold {
  readonly orderId: string;
  readonly personKey: string;
  readonly at: Date;
}

/**
 * Counts coupons for an order that is being prepared. The use is counted at once, so that the last one cannot be taken
 * twice during a payment. Coupons are always locked by ascending id, before stock.
 */
export async function holdCoupons(
  connection: Connection,
  websiteId: string,
  coupons: readonly Pick<Coupon, 'id' | 'code'>[],
  hold: CouponHold,
): Promise<void> {
  for (const { id, code } of coupons.toSorted((first, second) => (first.id < second.id ? -1 : 1))) {
    const isCounted = await raiseUses(connection, websiteId, id, hold.at);
    // A separate statement: only a statement that begins after the row is locked sees every earlier use of the same
    // person.
    const isHeld = isCounted && (await insertUse(connection, websiteId, { ...hold, couponId: id }));
    if (!isHeld) throw new CouponGoneError(code);
  }
}

/** Gives the uses of an order back, when its checkout ends without an order or it is cancelled. Safe to repeat. */
export async function releaseCoupons(connection: Connection, websiteId: string, orderId: string): Promise<void> {
  const released = await deleteUses(connection, websiteId, orderId);
  for (const couponId of released.toSorted()) await lowerUses(connection, websiteId, couponId);
}
