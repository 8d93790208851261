import type { Address } from '@awning/commerce';
import { type Connection, statement } from '../../platform/database/index.ts';

const claim = statement('checkout-claim', 'update cart set completing_until = $3 where website_id = $1 and id = $2');

export async function claimCart(connection: Connection, websiteId: string, cartId: string, until: Date): Promise<void> {
  await connection.run(claim, [websiteId, cartId, until]);
}

const claimOver = statement(
  'checkout-claim-over',
  'select from cart where website_id = $1 and id = $2 and completing_until <= $3',
);

/** Whether the time is over for which a checkout may keep its cart and hold stock. */
export async function isClaimOver(
  connection: Connection,
  websiteId: string,
  cartId: string,
  now: Date,
): Promise<boolean> {
  return (await connection.run(claimOver, [websiteId, cartId, now])).length > 0;
}

const donationCart = statement<{ id: string }>(
  'checkout-donation-cart',
  `insert into cart (website_id, id, token_hash, kind, currency, created_at, updated_at)
   values ($1, $2, $3, 'donation', $4, $5, $5)
   on conflict (website_id, token_hash) do update set updated_at = excluded.updated_at
   returning id`,
);

export interface NewDonationCart {
  readonly id: string;
  readonly tokenHash: Buffer;
  readonly currency: string;
  readonly now: Date;
}

/** The cart behind a donation, locked; nobody has its token. A call that is repeated finds the one it made before. */
export async function openDonationCart(
  connection: Connection,
  websiteId: string,
  { id, tokenHash, currency, now }: NewDonationCart,
): Promise<string> {
  const [row] = await connection.run(donationCart, [websiteId, id, tokenHash, currency, now]);
  if (!row) throw new Error('A donation has no cart');
  return row.id;
}

const reopen = statement(
  'checkout-reopen',
  'update cart set completing_until = null where website_id = $1 and id = $2 and not is_purchased',
);

export async function reopenCart(connection: Connection, websiteId: string, cartId: string): Promise<void> {
  await connection.run(reopen, [websiteId, cartId]);
}

const purchase = statement(
  'checkout-purchase',
  `update cart set is_purchased = true, order_id = $3, completing_until = null, version = version + 1, updated_at = $4
    where website_id = $1 and id = $2`,
);

export async function markPurchased(
  connection: Connection,
  websiteId: string,
  cartId: string,
  orderId: string,
  now: Date,
): Promise<void> {
  await connection.run(purchase, [websiteId, cartId, orderId, now]);
}

export interface AttemptedBuyer {
  readonly email: string;
  readonly address: Address | null;
}

// In two halves, so that each goes along an index of its own.
const attemptedBuyer = statement<AttemptedBuyer>(
  'checkout-attempted-buyer',
  `select email, address from (
     select email, coalesce(shipping_address, billing_address) as address, created_at from orders
      where website_id = $1 and cart_id = $2 and lifecycle = 'draft'
        and site_user_id is not distinct from $3 and created_at >= $4
     union all
     select email, coalesce(shipping_address, billing_address), created_at from orders
      where website_id = $1 and cart_id = $2 and lifecycle = 'discarded'
        and site_user_id is not distinct from $3 and created_at >= $4
   ) attempt order by created_at desc limit 1`,
);

/** Who began the last order with a cart that has not been bought. */
export async function selectAttemptedBuyer(
  connection: Connection,
  websiteId: string,
  { cartId, siteUserId, since }: { readonly cartId: string; readonly siteUserId: string | null; readonly since: Date },
): Promise<AttemptedBuyer | undefined> {
  const [row] = await connection.run(attemptedBuyer, [websiteId, cartId, siteUserId, since]);
  return row;
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

/** The payment that has waited longest for somebody to end it. Nobody else gets it before `until`. */
export async function claimDueAttempt(connection: Connection, now: Date, until: Date) {
  const [due] = await connection.run(claimDue, [now, until]);
  return due;
}

export interface StoredAnswer {
  readonly requestHash: Buffer;
  /** Null until the answer is final. */
  readonly status: number | null;
  /** The order that the call began, while it is not decided. */
  readonly orderId: string | null;
  /** JSON. */
  readonly answer: string | null;
}

const beginKey = statement<{ isNew: boolean }>(
  'idempotency-begin',
  `insert into idempotency (website_id, actor, key, request_hash, created_at, working_until)
   values ($1, $2, $3, $4, $5, $6)
   on conflict (website_id, actor, key) do update set working_until = excluded.working_until
     where idempotency.status is null and idempotency.order_id is null and idempotency.working_until < excluded.created_at
       and idempotency.request_hash = excluded.request_hash
   returning xmax = 0 as "isNew"`,
);

export interface KeyOwner {
  readonly websiteId: string;
  readonly actor: string;
  readonly key: string;
}

/** Answers if the caller is the one to work out the answer: the key is new, or whoever worked on it is gone. */
export async function beginIdempotency(
  connection: Connection,
  { websiteId, actor, key }: KeyOwner,
  requestHash: Buffer,
  now: Date,
  workingUntil: Date,
): Promise<{ readonly isNew: boolean } | undefined> {
  const [row] = await connection.run(beginKey, [websiteId, actor, key, requestHash, now, workingUntil]);
  return row;
}

const answerOfKey = statement<StoredAnswer>(
  'idempotency-read',
  `select request_hash as "requestHash", status, order_id as "orderId", answer
     from idempotency where website_id = $1 and actor = $2 and key = $3`,
);

export async function selectIdempotency(
  connection: Connection,
  { websiteId, actor, key }: KeyOwner,
): Promise<StoredAnswer | undefined> {
  const [row] = await connection.run(answerOfKey, [websiteId, actor, key]);
  return row;
}

const endKey = statement(
  'idempotency-end',
  'update idempotency set status = $4, answer = $5 where website_id = $1 and actor = $2 and key = $3',
);

export async function endIdempotency(
  connection: Connection,
  { websiteId, actor, key }: KeyOwner,
  status: number,
  answer: unknown,
): Promise<void> {
  await connection.run(endKey, [websiteId, actor, key, status, JSON.stringify(answer)]);
}

const keepOrder = statement(
  'idempotency-keep-order',
  'update idempotency set order_id = $4 where website_id = $1 and actor = $2 and key = $3 and status is null',
);

/** The call has begun an order that somebody else decides about: the shopper, or the provider. */
export async function keepOrderOfKey(
  connection: Connection,
  { websiteId, actor, key }: KeyOwner,
  orderId: string,
): Promise<void> {
  await connection.run(keepOrder, [websiteId, actor, key, orderId]);
}

const forgetKey = statement(
  'idempotency-forget',
  `delete from idempotency where website_id = $1 and actor = $2 and key = $3 and status is null and order_id is null`,
);

export async function deleteIdempotency(connection: Connection, { websiteId, actor, key }: KeyOwner): Promise<void> {
  await connection.run(forgetKey, [websiteId, actor, key]);
}

const pruneKeys = statement(
  'idempotency-prune',
  '/* all websites: keys are kept for a day */ delete from idempotency where created_at < $1',
);

export async function pruneIdempotency(connection: Connection, before: Date): Promise<void> {
  await connection.run(pruneKeys, [before]);
}
