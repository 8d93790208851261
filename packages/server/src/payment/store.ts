import { type Connection, statement } from '../database/index.ts';
import type { Captured, NewPayment, OpenAttempt } from './payment.ts';

export interface TestCharge {
  readonly state: 'captured' | 'declined' | 'voided';
  readonly reason: string | null;
  readonly label: string;
}

const takeCharge = statement<TestCharge>(
  'test-charge-take',
  `insert into test_charge (website_id, key, state, reason, amount, label, at) values ($1, $2, $3, $4, $5, $6, $7)
   on conflict (website_id, key) do nothing
   returning state, reason, label`,
);

export interface NewTestCharge extends TestCharge {
  readonly key: string;
  readonly amount: bigint;
  readonly at: Date;
}

/** The charge as it is written now, or undefined if the key is taken. */
export async function insertTestCharge(
  connection: Connection,
  websiteId: string,
  charge: NewTestCharge,
): Promise<TestCharge | undefined> {
  const { key, state, reason, amount, label, at } = charge;
  const [row] = await connection.run(takeCharge, [websiteId, key, state, reason, amount, label, at]);
  return row;
}

const chargeOfKey = statement<TestCharge>(
  'test-charge-find',
  'select state, reason, label from test_charge where website_id = $1 and key = $2',
);

export async function selectTestCharge(
  connection: Connection,
  websiteId: string,
  key: string,
): Promise<TestCharge | undefined> {
  const [row] = await connection.run(chargeOfKey, [websiteId, key]);
  return row;
}

const voidCharge = statement(
  'test-charge-void',
  `insert into test_charge (website_id, key, state, amount, label, at) values ($1, $2, 'voided', 0, '', $3)
   on conflict (website_id, key) do update set state = 'voided' where test_charge.state = 'captured'`,
);

/** Also for a key that was never charged: from then on it never can be. */
export async function voidTestCharge(connection: Connection, websiteId: string, key: string, now: Date): Promise<void> {
  await connection.run(voidCharge, [websiteId, key, now]);
}

const beginPayment = statement(
  'payment-begin',
  `with written as (
     insert into payment (website_id, id, order_id, provider, currency, amount, state, created_at, updated_at)
     values ($1, $2, $4, $5, $6, $7, 'created', $8, $8)
   )
   insert into payment_attempt (website_id, id, payment_id, outcome, started_at) values ($1, $3, $2, 'started', $8)`,
);

export async function insertPayment(connection: Connection, websiteId: string, payment: NewPayment): Promise<void> {
  const { id, attemptId, orderId, provider, currency, amount, at } = payment;
  await connection.run(beginPayment, [websiteId, id, attemptId, orderId, provider, currency, amount, at]);
}

const openAttempt = statement<OpenAttempt>(
  'payment-open-attempt',
  `select payment.id as "paymentId", attempt.id as "attemptId", payment.provider, payment.amount, payment.currency
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

const capture = statement(
  'payment-capture',
  `with attempt as (
     update payment_attempt set outcome = 'captured', ended_at = $5 where website_id = $1 and payment_id = $2 and outcome = 'started'
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
     update payment_attempt set outcome = $3, ended_at = $5 where website_id = $1 and payment_id = $2 and outcome = 'started'
   )
   update payment set state = $4, updated_at = $5
    where website_id = $1 and id = $2 and state in ('created', 'requires_action', 'authorised')`,
);

/** For a payment that came to nothing: the provider declined it, or we made sure that it charges nothing. */
export async function markEnded(
  connection: Connection,
  websiteId: string,
  paymentId: string,
  outcome: 'declined' | 'voided',
  now: Date,
): Promise<void> {
  await connection.run(end, [websiteId, paymentId, outcome, outcome === 'declined' ? 'failed' : 'voided', now]);
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
