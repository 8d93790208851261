import type { OrderLifecycle } from '@awning/commerce';
import { type Connection, statement } from '../../../platform/database/index.ts';
import type { CartKind } from '../../cart/index.ts';

export interface LockedOrder {
  readonly lifecycle: OrderLifecycle;
  readonly cartKind: CartKind;
}

// Row locks are taken in the order in which the tables are named.
const lockedOrder = statement<LockedOrder>(
  'checkout-lock-order',
  `select orders.lifecycle, cart.kind as "cartKind"
     from orders join cart on cart.website_id = orders.website_id and cart.id = orders.cart_id
    where orders.website_id = $1 and orders.id = $2 for update of cart, orders`,
);

/** Locks the cart of an order or draft, which never changes, and then the order. */
export async function lockCartAndOrder(
  connection: Connection,
  websiteId: string,
  orderId: string,
): Promise<LockedOrder | undefined> {
  const [row] = await connection.run(lockedOrder, [websiteId, orderId]);
  return row;
}

const claim = statement('checkout-claim', 'update cart set completing_until = $3 where website_id = $1 and id = $2');

export async function claimCart(connection: Connection, websiteId: string, cartId: string, until: Date): Promise<void> {
  await connection.run(claim, [websiteId, cartId, until]);
}

const claimOver = statement(
  'checkout-claim-over',
  'select from cart where website_id = $1 and id = $2 and completing_until <= $3',
);

/** Whether the time is over for which a checkout may claim its cart and hold stock. */
export async function isClaimOver(
  connection: Connection,
  websiteId: string,
  cartId: string,
  now: Date,
): Promise<boolean> {
  return (await connection.run(claimOver, [websiteId, cartId, now])).length > 0;
}

const reopen = statement(
  'checkout-reopen',
  'update cart set completing_until = null where website_id = $1 and id = $2 and not is_purchased',
);

export async function reopenCart(connection: Connection, websiteId: string, cartId: string): Promise<void> {
  await connection.run(reopen, [websiteId, cartId]);
}

const claimDue = statement<{ websiteId: string; orderId: string }>(
  'checkout-claim-due',
  `/* all websites: a crash leaves checkouts of any website open */
   update payment_attempt attempt set due_at = $2
     from payment
    where (attempt.website_id, attempt.id) = (
            select website_id, id from payment_attempt where outcome = 'started' and due_at <= $1
             order by due_at limit 1 for update skip locked)
      and payment.website_id = attempt.website_id and payment.id = attempt.payment_id
   returning attempt.website_id as "websiteId", payment.order_id as "orderId"`,
);

/** The payment that has been overdue for longest. No other process gets it before `until`. */
export async function claimDueAttempt(connection: Connection, now: Date, until: Date) {
  const [due] = await connection.run(claimDue, [now, until]);
  return due;
}
