import type { Connection } from '../../../platform/database/index.ts';
import type { Website } from '../../../platform/website/index.ts';
import type { DraftOrder } from '../../order/index.ts';
import type { CardTry } from '../../payment/index.ts';
import type { Paying } from './input.ts';
import type { CheckoutRefusal } from './refusal.ts';

/**
 * Something that is about to be bought. Prepare, pay and finalise are the same for every kind of cart; what differs between the kinds
 * stands here. Goods and donations each make one.
 */
export interface Purchase<Cart extends LockedCart = LockedCart> {
  readonly website: Website;
  /** The buyer's. */
  readonly language: string;
  readonly paying: Paying;
  /**
   * The same for the same wish, so that whoever asks for it again means the payment that waits. Null if the cart was made for this one
   * call: an order found in it was begun by an earlier try of the call, and what becomes of that order is the answer.
   */
  readonly askedHash: Buffer | null;
  /** The cart it belongs to, locked; undefined if there is none. A cart that is made here goes again if the purchase is refused. */
  lockCart(connection: Connection): Promise<Cart | undefined>;
  /** The order that the cart becomes, worked out under its lock, or what stands in the way. */
  offer(connection: Connection, cart: Cart, identity: OrderIdentity): Promise<Offer>;
}

export interface LockedCart {
  readonly id: string;
  readonly orderId: string | null;
  /** Until when a checkout of it is under way. */
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
      /** Takes what is scarce, after the draft is written: until this moment, or null if the order is placed in the same transaction. */
      hold(connection: Connection, until: Date | null): Promise<void>;
    };
