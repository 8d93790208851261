import type { Connection } from '../../../platform/database/index.ts';
import type { Website } from '../../../platform/website/index.ts';
import type { CartKind } from '../../cart/index.ts';
import type { DraftOrder } from '../../order/index.ts';
import type { CardTry, Charge, ChargeResult } from '../../payment/index.ts';
import type { Paying } from './input.ts';
import type { CheckoutRefusal } from './refusal.ts';

/**
 * Something that is about to be bought. Prepare, pay and finalise are the same for every kind of cart; the differences
 * are declared here. Every kind of cart has one.
 */
export interface Purchase<Cart extends LockedCart = LockedCart> {
  readonly website: Website;
  /** The buyer's language. */
  readonly language: string;
  readonly paying: Paying;
  /**
   * Equal for equal requests, so that a repeated request means the waiting payment. Null if the cart was made for this
   * one call: an order found in it was begun by an earlier attempt, and its state is the result.
   */
  readonly askedHash: Buffer | null;
  /**
   * Returns the cart, locked, or undefined if there is none. A cart that is created here is rolled back if the purchase
   * is refused.
   */
  lockCart(connection: Connection): Promise<Cart | undefined>;
  /** The order that the cart becomes, computed under its lock, or the reason against it. */
  offer(connection: Connection, cart: Cart, identity: OrderIdentity): Promise<Offer>;
  /** How the provider is asked for the payment of an order. Absent: for a single charge. */
  charge?(charge: Charge, orderId: string): Promise<ChargeResult>;
}

export interface LockedCart {
  readonly id: string;
  readonly kind: CartKind;
  readonly orderId: string | null;
  /** Until when a checkout of it is running. */
  readonly completingUntil: Date | null;
}

export interface OrderIdentity {
  readonly orderId: string;
  readonly at: Date;
}

export type Offer =
  | { readonly ok: false; readonly refusal: CheckoutRefusal }
  | {
      readonly ok: true;
      readonly draft: DraftOrder;
      readonly cardTry: CardTry;
      /**
       * Holds gift cards, coupons and stock after the draft is written: until this time, or null if the order is placed in the same
       * transaction.
       */
      hold(connection: Connection, until: Date | null): Promise<void>;
    };
