import { type Connection, statement } from '../database/index.ts';

const claim = statement('checkout-claim', 'update cart set completing_until = $3 where website_id = $1 and id = $2');

export async function claimCart(connection: Connection, websiteId: string, cartId: string, until: Date): Promise<void> {
  await connection.run(claim, [websiteId, cartId, until]);
}

const donationCart = statement(
  'checkout-donation-cart',
  `insert into cart (website_id, id, token_hash, kind, currency, created_at, updated_at)
   values ($1, $2, $3, 'donation', $4, $5, $5)`,
);

export interface NewDonationCart {
  readonly id: string;
  readonly tokenHash: Buffer;
  readonly currency: string;
  readonly now: Date;
}

/** The cart behind a donation; nobody has its token. */
export async function insertDonationCart(
  connection: Connection,
  websiteId: string,
  { id, tokenHash, currency, now }: NewDonationCart,
): Promise<void> {
  await connection.run(donationCart, [websiteId, id, tokenHash, currency, now]);
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

const dueAttempts = statement<{ websiteId: string; orderId: string }>(
  'checkout-due-attempts',
  `/* all websites: a crash leaves checkouts of any website open */
   select attempt.website_id as "websiteId", payment.order_id as "orderId"
     from payment_attempt attempt
     join payment on payment.website_id = attempt.website_id and payment.id = attempt.payment_id
    where attempt.outcome = 'started' and attempt.due_at <= $1
    order by attempt.due_at limit $2`,
);

/** Payments that nobody has ended in time. */
export async function selectDueAttempts(connection: Connection, now: Date, limit: number) {
  return await connection.run(dueAttempts, [now, limit]);
}

const postpone = statement(
  'checkout-postpone',
  `update payment_attempt set due_at = $3
     from payment
    where payment_attempt.website_id = $1 and payment_attempt.outcome = 'started'
      and payment.website_id = $1 and payment.order_id = $2 and payment_attempt.payment_id = payment.id`,
);

export async function postponeAttempt(
  connection: Connection,
  websiteId: string,
  orderId: string,
  dueAt: Date,
): Promise<void> {
  await connection.run(postpone, [websiteId, orderId, dueAt]);
}

export interface StoredAnswer {
  readonly requestHash: Buffer;
  readonly status: number | null;
  /** JSON. */
  readonly answer: string | null;
}

const beginKey = statement<{ key: string }>(
  'idempotency-begin',
  `insert into idempotency (website_id, actor, key, request_hash, created_at, working_until)
   values ($1, $2, $3, $4, $5, $6)
   on conflict (website_id, actor, key) do update set working_until = excluded.working_until
     where idempotency.status is null and idempotency.working_until < excluded.created_at
       and idempotency.request_hash = excluded.request_hash
   returning key`,
);

export interface KeyOwner {
  readonly websiteId: string;
  readonly actor: string;
  readonly key: string;
}

/** True if the caller is the one to work out the answer: the key is new, or whoever worked on it is gone. */
export async function beginIdempotency(
  connection: Connection,
  { websiteId, actor, key }: KeyOwner,
  requestHash: Buffer,
  now: Date,
  workingUntil: Date,
): Promise<boolean> {
  const rows = await connection.run(beginKey, [websiteId, actor, key, requestHash, now, workingUntil]);
  return rows.length > 0;
}

const answerOfKey = statement<StoredAnswer>(
  'idempotency-read',
  `select request_hash as "requestHash", status, answer
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

const forgetKey = statement(
  'idempotency-forget',
  'delete from idempotency where website_id = $1 and actor = $2 and key = $3 and status is null',
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
