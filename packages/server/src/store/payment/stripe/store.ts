import { type Connection, statement } from '../../../platform/database/index.ts';
import type { DeclineReason, RefundRefusal } from '../provider.ts';

/** What we know of a charge without asking. */
export interface StripeCharge {
  /** Written before anything is charged, so that the charge can always be found. */
  readonly intentId: string | null;
  /** Final: a declined intent is never confirmed again. */
  readonly declined: DeclineReason | null;
  readonly cancelledAt: Date | null;
}

const chargeColumns = `intent_id as "intentId", declined, cancelled_at as "cancelledAt"`;

const takeCharge = statement(
  'stripe-charge-take',
  `insert into stripe_charge (website_id, key, at) values ($1, $2, $3) on conflict (website_id, key) do nothing`,
);

const chargeOfKey = statement<StripeCharge>(
  'stripe-charge-find',
  `select ${chargeColumns} from stripe_charge where website_id = $1 and key = $2`,
);

/** The charge of the key: a new one, or the one that was begun under it before. */
export async function insertCharge(
  connection: Connection,
  websiteId: string,
  key: string,
  at: Date,
): Promise<StripeCharge> {
  await connection.run(takeCharge, [websiteId, key, at]);
  const charge = await selectCharge(connection, websiteId, key);
  if (!charge) throw new Error(`The charge ${key} is gone`);
  return charge;
}

export async function selectCharge(
  connection: Connection,
  websiteId: string,
  key: string,
): Promise<StripeCharge | undefined> {
  const [row] = await connection.run(chargeOfKey, [websiteId, key]);
  return row;
}

const writeIntent = statement<{ intentId: string }>(
  'stripe-charge-intent',
  `update stripe_charge set intent_id = coalesce(intent_id, $3)
    where website_id = $1 and key = $2 and cancelled_at is null and declined is null
    returning intent_id as "intentId"`,
);

/** The intent under which the key may be charged; undefined if the key was cancelled or declined meanwhile. */
export async function takeIntent(
  connection: Connection,
  websiteId: string,
  key: string,
  intentId: string,
): Promise<string | undefined> {
  const [row] = await connection.run(writeIntent, [websiteId, key, intentId]);
  return row?.intentId;
}

const decline = statement<{ declined: DeclineReason }>(
  'stripe-charge-decline',
  `update stripe_charge set declined = coalesce(declined, $3)
    where website_id = $1 and key = $2 and cancelled_at is null
    returning declined`,
);

/** Returns the first reason; undefined if the key was cancelled. */
export async function markChargeDeclined(
  connection: Connection,
  websiteId: string,
  key: string,
  reason: DeclineReason,
): Promise<DeclineReason | undefined> {
  const [row] = await connection.run(decline, [websiteId, key, reason]);
  return row?.declined;
}

const cancel = statement<{ intentId: string | null }>(
  'stripe-charge-cancel',
  `insert into stripe_charge (website_id, key, at, cancelled_at) values ($1, $2, $3, $3)
   on conflict (website_id, key) do update set cancelled_at = coalesce(stripe_charge.cancelled_at, excluded.cancelled_at)
    where stripe_charge.declined is null
   returning intent_id as "intentId"`,
);

/** No intent is taken for the key from now on. Returns the one that there is. */
export async function markChargeCancelled(
  connection: Connection,
  websiteId: string,
  key: string,
  at: Date,
): Promise<string | undefined> {
  const [row] = await connection.run(cancel, [websiteId, key, at]);
  return row?.intentId ?? undefined;
}

const keyOfIntent = statement<{ key: string }>(
  'stripe-charge-of-intent',
  'select key from stripe_charge where website_id = $1 and intent_id = $2',
);

export async function selectKeyOfIntent(
  connection: Connection,
  websiteId: string,
  intentId: string,
): Promise<string | undefined> {
  const [row] = await connection.run(keyOfIntent, [websiteId, intentId]);
  return row?.key;
}

const pruneCharges = statement(
  'stripe-charge-prune',
  `/* all websites: what no payment speaks of any more */
   delete from stripe_charge charge
    where charge.at < $1 and not exists (
      select from payment_attempt attempt where attempt.website_id = charge.website_id and attempt.id::text = charge.key)`,
);

export async function deleteOldStripeCharges(connection: Connection, before: Date): Promise<void> {
  await connection.run(pruneCharges, [before]);
}

export interface StripeRefund {
  readonly chargeKey: string;
  readonly intentId: string | null;
  readonly refundId: string | null;
  /** Null while it is not known what became of it. */
  readonly state: 'refunded' | 'refused' | null;
  readonly reason: RefundRefusal | null;
}

const takeRefund = statement<{ key: string }>(
  'stripe-refund-take',
  `insert into stripe_refund (website_id, key, charge_key, amount, at) values ($1, $2, $3, $4, $5)
   on conflict (website_id, key) do nothing
   returning key`,
);

/** Returns false if the key is taken. */
export async function insertRefund(
  connection: Connection,
  websiteId: string,
  {
    key,
    chargeKey,
    amount,
    at,
  }: { readonly key: string; readonly chargeKey: string; readonly amount: bigint; readonly at: Date },
): Promise<boolean> {
  const rows = await connection.run(takeRefund, [websiteId, key, chargeKey, amount, at]);
  return rows.length > 0;
}

const refundOfKey = statement<StripeRefund>(
  'stripe-refund-find',
  `select refund.charge_key as "chargeKey", charge.intent_id as "intentId", refund.refund_id as "refundId", refund.state, refund.reason
     from stripe_refund refund
     join stripe_charge charge on charge.website_id = refund.website_id and charge.key = refund.charge_key
    where refund.website_id = $1 and refund.key = $2`,
);

export async function selectRefund(
  connection: Connection,
  websiteId: string,
  key: string,
): Promise<StripeRefund | undefined> {
  const [row] = await connection.run(refundOfKey, [websiteId, key]);
  return row;
}

const decideRefund = statement(
  'stripe-refund-decide',
  `update stripe_refund set refund_id = coalesce(refund_id, $3), state = coalesce(state, $4), reason = case when state is null then $5 else reason end
    where website_id = $1 and key = $2`,
);

/** The first decision stays. */
export async function updateRefund(
  connection: Connection,
  websiteId: string,
  key: string,
  { refundId, state, reason }: Pick<StripeRefund, 'refundId' | 'state' | 'reason'>,
): Promise<void> {
  await connection.run(decideRefund, [websiteId, key, refundId, state, reason]);
}

export interface StripeInstrument {
  readonly reference: string;
  readonly customerId: string;
  readonly label: string;
}

// The same card twice at once is found by its key or by its method, whichever is looked at first.
const keepInstrument = statement(
  'stripe-instrument-take',
  `insert into stripe_instrument (website_id, key, owner, customer_id, method_id, label, consented_at, saved_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8)
   on conflict do nothing`,
);

export async function insertInstrument(
  connection: Connection,
  websiteId: string,
  instrument: StripeInstrument & {
    readonly key: string;
    readonly owner: string;
    readonly consentedAt: Date;
    readonly savedAt: Date;
  },
): Promise<void> {
  const { key, owner, customerId, reference, label, consentedAt, savedAt } = instrument;
  await connection.run(keepInstrument, [websiteId, key, owner, customerId, reference, label, consentedAt, savedAt]);
}

const instrumentColumns = `method_id as reference, customer_id as "customerId", label`;

const instrumentOfKey = statement<StripeInstrument>(
  'stripe-instrument-of-key',
  `select ${instrumentColumns} from stripe_instrument where website_id = $1 and key = $2`,
);

export async function selectInstrumentOfKey(
  connection: Connection,
  websiteId: string,
  key: string,
): Promise<StripeInstrument | undefined> {
  const [row] = await connection.run(instrumentOfKey, [websiteId, key]);
  return row;
}

const instrumentsOfOwner = statement<StripeInstrument>(
  'stripe-instruments-of-owner',
  `select ${instrumentColumns} from stripe_instrument where website_id = $1 and owner = $2 order by saved_at, method_id`,
);

export async function selectInstruments(
  connection: Connection,
  websiteId: string,
  owner: string,
): Promise<StripeInstrument[]> {
  return await connection.run(instrumentsOfOwner, [websiteId, owner]);
}

const forgetInstrument = statement(
  'stripe-instrument-forget',
  'delete from stripe_instrument where website_id = $1 and owner = $2 and method_id = $3',
);

export async function deleteInstrument(
  connection: Connection,
  websiteId: string,
  owner: string,
  reference: string,
): Promise<void> {
  await connection.run(forgetInstrument, [websiteId, owner, reference]);
}
