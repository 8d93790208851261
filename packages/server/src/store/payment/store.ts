import type { CurrencyCode } from '@awning/formats';
import { type Connection, statement } from '../../platform/database/index.ts';
import type { Captured, NewPayment, OpenAttempt } from './payment.ts';
import type { FoundCharge } from './provider.ts';

const beginPayment = statement(
  'payment-begin',
  `with written as (
     insert into payment (website_id, id, order_id, provider, currency, amount, state, created_at, updated_at)
     values ($1, $2, $4, $5, $6, $7, 'created', $8, $8)
   ), claimed as (
     update cart set completing_until = $12 where website_id = $1 and id = $11
   )
   insert into payment_attempt (website_id, id, payment_id, outcome, started_at, due_at, asked_hash)
   values ($1, $3, $2, 'started', $8, $9, $10)`,
);

/** Includes the claim that prevents other requests from changing or completing the cart meanwhile. */
export async function insertPayment(connection: Connection, websiteId: string, payment: NewPayment): Promise<void> {
  const { id, attemptId, orderId, cartId, cartClaimedUntil, provider, currency, amount, at, dueAt } = payment;
  await connection.run(beginPayment, [
    websiteId,
    id,
    attemptId,
    orderId,
    provider,
    currency,
    amount,
    at,
    dueAt,
    payment.askedHash,
    cartId,
    cartClaimedUntil,
  ]);
}

const attemptColumns = `payment.id as "paymentId", attempt.id as "attemptId", payment.order_id as "orderId", payment.provider,
  payment.amount, payment.currency, payment.state, attempt.waits_for as "waitsFor", attempt.started_at as "startedAt",
  attempt.asked_hash as "askedHash"`;

const openAttempt = statement<OpenAttempt>(
  'payment-open-attempt',
  `select ${attemptColumns}
     from payment
     join payment_attempt attempt on attempt.website_id = payment.website_id and attempt.payment_id = payment.id
    where payment.website_id = $1 and payment.order_id = $2
    order by attempt.started_at desc limit 1`,
);

export async function selectAttempt(
  connection: Connection,
  websiteId: string,
  orderId: string,
): Promise<OpenAttempt | undefined> {
  const [row] = await connection.run(openAttempt, [websiteId, orderId]);
  return row;
}

const waitsForOfCart = statement<Pick<OpenAttempt, 'waitsFor'>>(
  'payment-waits-for-of-cart',
  `select attempt.waits_for as "waitsFor"
     from orders
     join payment on payment.website_id = orders.website_id and payment.order_id = orders.id
     join payment_attempt attempt on attempt.website_id = payment.website_id and attempt.payment_id = payment.id
    where orders.website_id = $1 and orders.cart_id = $2 and orders.lifecycle = 'draft' and attempt.waits_for is not null
    order by attempt.started_at desc limit 1`,
);

/** Who must act in the payment of a cart. Null if none is begun, or a request is working on it now. */
export async function selectWaitsFor(
  connection: Connection,
  websiteId: string,
  cartId: string,
): Promise<OpenAttempt['waitsFor']> {
  const [row] = await connection.run(waitsForOfCart, [websiteId, cartId]);
  return row?.waitsFor ?? null;
}

const attemptOfKey = statement<OpenAttempt>(
  'payment-attempt-of-key',
  `select ${attemptColumns}
     from payment_attempt attempt
     join payment on payment.website_id = attempt.website_id and payment.id = attempt.payment_id
    where attempt.website_id = $1 and attempt.id = $2 and payment.provider = $3`,
);

/** The attempt of a provider's key. */
export async function selectAttemptOfKey(
  connection: Connection,
  websiteId: string,
  provider: string,
  key: string,
): Promise<OpenAttempt | undefined> {
  const [row] = await connection.run(attemptOfKey, [websiteId, key, provider]);
  return row;
}

const wait = statement(
  'payment-wait',
  `with attempt as (
     update payment_attempt set waits_for = $3, due_at = $4 where website_id = $1 and payment_id = $2 and outcome = 'started'
   )
   update payment set state = case when state = 'created' and $3 = 'shopper' then 'requires_action' else state end, updated_at = $5
    where website_id = $1 and id = $2`,
);

/** The payment is not decided yet; the sweep checks it again then. */
export async function markWaiting(
  connection: Connection,
  websiteId: string,
  paymentId: string,
  { waitsFor, dueAt, now }: { readonly waitsFor: 'shopper' | 'provider'; readonly dueAt: Date; readonly now: Date },
): Promise<void> {
  await connection.run(wait, [websiteId, paymentId, waitsFor, dueAt, now]);
}

const capture = statement(
  'payment-capture',
  `with attempt as (
     update payment_attempt set outcome = 'captured', waits_for = null, ended_at = $5 where website_id = $1 and payment_id = $2 and outcome = 'started'
   )
   update payment set state = 'captured', authorised = amount, captured = amount, provider_ref = $3, label = $4, updated_at = $5
    where website_id = $1 and id = $2 and state in ('created', 'requires_action', 'authorised')`,
);

export async function markCaptured(
  connection: Connection,
  websiteId: string,
  paymentId: string,
  { reference, label }: Captured,
  now: Date,
): Promise<void> {
  await connection.run(capture, [websiteId, paymentId, reference, label, now]);
}

const end = statement(
  'payment-end',
  `with attempt as (
     update payment_attempt set outcome = $3, waits_for = null, ended_at = $5 where website_id = $1 and payment_id = $2 and outcome = 'started'
   )
   update payment set state = $4, updated_at = $5
    where website_id = $1 and id = $2 and state in ('created', 'requires_action', 'authorised')`,
);

/** For a payment that failed: the provider declined it, or we ensured that it charges nothing. */
export async function markEnded(
  connection: Connection,
  websiteId: string,
  paymentId: string,
  outcome: 'declined' | 'voided',
  now: Date,
): Promise<void> {
  await connection.run(end, [websiteId, paymentId, outcome, outcome === 'declined' ? 'failed' : 'voided', now]);
}

/** What was captured for an order, and how much of it was refunded or is about to be. */
export interface Capture {
  readonly paymentId: string;
  readonly provider: string;
  /** The provider's key of the charge. */
  readonly chargeKey: string;
  readonly currency: CurrencyCode;
  readonly captured: bigint;
  readonly refunded: bigint;
  readonly refunding: bigint;
}

const captureOfOrder = statement<Capture>(
  'payment-capture-of-order',
  `select payment.id as "paymentId", payment.provider, attempt.id as "chargeKey", payment.currency,
          payment.captured, payment.refunded, payment.refunding
     from payment
     join payment_attempt attempt on attempt.website_id = payment.website_id and attempt.payment_id = payment.id
      and attempt.outcome = 'captured'
    where payment.website_id = $1 and payment.order_id = $2 and payment.captured > 0`,
);

/** Undefined if nothing was paid. An order has at most one captured payment. */
export async function selectCapture(
  connection: Connection,
  websiteId: string,
  orderId: string,
): Promise<Capture | undefined> {
  const [row] = await connection.run(captureOfOrder, [websiteId, orderId]);
  return row;
}

const claimRefund = statement<{ id: string }>(
  'payment-claim-refund',
  `update payment set refunding = refunding + $3, updated_at = $4
    where website_id = $1 and id = $2 and state = 'captured' and captured - refunded - refunding >= $3
    returning id`,
);

/** Claims an amount for a refund. Returns false if less is left. The row stays locked until the transaction ends. */
export async function claimForRefund(
  connection: Connection,
  websiteId: string,
  paymentId: string,
  amount: bigint,
  now: Date,
): Promise<boolean> {
  const rows = await connection.run(claimRefund, [websiteId, paymentId, amount, now]);
  return rows.length > 0;
}

const refund = statement<{ captured: bigint; refunded: bigint }>(
  'payment-refund',
  `update payment set refunded = refunded + $3, refunding = refunding - $3, updated_at = $4,
          state = case when refunded + $3 = captured then 'refunded' else state end
    where website_id = $1 and id = $2
    returning captured, refunded`,
);

/** The provider has refunded a claimed amount. */
export async function markRefunded(
  connection: Connection,
  websiteId: string,
  paymentId: string,
  amount: bigint,
  now: Date,
): Promise<{ readonly captured: bigint; readonly refunded: bigint }> {
  const [row] = await connection.run(refund, [websiteId, paymentId, amount, now]);
  if (!row) throw new Error(`The payment ${paymentId} is gone`);
  return row;
}

const unclaimRefund = statement(
  'payment-unclaim-refund',
  'update payment set refunding = refunding - $3, updated_at = $4 where website_id = $1 and id = $2',
);

/** The provider has refused the refund of a claimed amount. */
export async function unclaimForRefund(
  connection: Connection,
  websiteId: string,
  paymentId: string,
  amount: bigint,
  now: Date,
): Promise<void> {
  await connection.run(unclaimRefund, [websiteId, paymentId, amount, now]);
}

const keepEvent = statement<{ id: string }>(
  'payment-event',
  `insert into provider_event (website_id, provider, event_id, payment_id, payload, state, received_at, applied_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8)
   on conflict (website_id, provider, event_id) do nothing
   returning event_id as id`,
);

export interface ProviderEvent {
  readonly provider: string;
  readonly eventId: string;
  readonly paymentId: string | null;
  readonly payload: unknown;
  /** The provider's state of the payment when it was asked because of the event. */
  readonly state: FoundCharge['state'] | 'none';
  readonly receivedAt: Date;
}

/** Stores an event in the transaction of its effect. Returns false if it has come before. */
export async function insertEvent(
  connection: Connection,
  websiteId: string,
  event: ProviderEvent,
  now: Date,
): Promise<boolean> {
  const { provider, eventId, paymentId, payload, state, receivedAt } = event;
  const rows = await connection.run(keepEvent, [
    websiteId,
    provider,
    eventId,
    paymentId,
    JSON.stringify(payload),
    state,
    receivedAt,
    now,
  ]);
  return rows.length > 0;
}

const knownEvent = statement<{ id: string }>(
  'payment-event-known',
  'select event_id as id from provider_event where website_id = $1 and provider = $2 and event_id = $3',
);

export async function hasEvent(connection: Connection, websiteId: string, provider: string, eventId: string) {
  const rows = await connection.run(knownEvent, [websiteId, provider, eventId]);
  return rows.length > 0;
}

export interface PaymentSummary {
  readonly provider: string;
  readonly state: string;
  readonly amount: bigint;
  readonly label: string | null;
}

const paymentsOfOrder = statement<PaymentSummary>(
  'payment-of-order',
  `select provider, state, amount, label from payment where website_id = $1 and order_id = $2 order by created_at, id`,
);

export async function selectPayments(
  connection: Connection,
  websiteId: string,
  orderId: string,
): Promise<PaymentSummary[]> {
  return await connection.run(paymentsOfOrder, [websiteId, orderId]);
}
