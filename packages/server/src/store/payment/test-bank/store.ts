import type { CurrencyCode } from '@awning/formats';
import { type Connection, statement } from '../../../platform/database/index.ts';
import type { RefundRefusal } from '../provider.ts';
import type { TestEffect } from './test-cards.ts';

export interface TestCharge {
  readonly state: 'waiting' | 'pending' | 'captured' | 'declined' | 'voided';
  readonly reason: string | null;
  readonly label: string;
  readonly amount: bigint;
  readonly refunded: bigint;
  readonly currency: CurrencyCode;
  readonly returnPath: string | null;
}

const takeCharge = statement<{ key: string }>(
  'test-charge-take',
  `insert into test_charge (website_id, key, state, reason, amount, label, at, currency, return_path)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
   on conflict (website_id, key) do nothing
   returning key`,
);

export interface NewTestCharge extends Omit<TestCharge, 'refunded'> {
  readonly key: string;
  readonly at: Date;
}

/** Returns false if the key is taken. */
export async function insertTestCharge(
  connection: Connection,
  websiteId: string,
  charge: NewTestCharge,
): Promise<boolean> {
  const { key, state, reason, amount, label, at, currency, returnPath } = charge;
  const rows = await connection.run(takeCharge, [
    websiteId,
    key,
    state,
    reason,
    amount,
    label,
    at,
    currency,
    returnPath,
  ]);
  return rows.length > 0;
}

const chargeColumns = `state, reason, label, amount, refunded, currency, return_path as "returnPath"`;

const chargeOfKey = statement<TestCharge>(
  'test-charge-find',
  `select ${chargeColumns} from test_charge where website_id = $1 and key = $2`,
);

export async function selectTestCharge(
  connection: Connection,
  websiteId: string,
  key: string,
): Promise<TestCharge | undefined> {
  const [row] = await connection.run(chargeOfKey, [websiteId, key]);
  return row;
}

const decideCharge = statement(
  'test-charge-decide',
  `update test_charge set state = $3, reason = case when $3 = 'declined' then 'unconfirmed' end
    where website_id = $1 and key = $2 and state in ('waiting', 'pending')`,
);

/**
 * The decision of the bank, or of the shopper on its page, about a waiting charge. A second decision changes nothing.
 */
export async function decideTestCharge(
  connection: Connection,
  websiteId: string,
  key: string,
  state: 'captured' | 'declined',
): Promise<void> {
  await connection.run(decideCharge, [websiteId, key, state]);
}

const voidCharge = statement(
  'test-charge-void',
  `insert into test_charge (website_id, key, state, amount, label, at) values ($1, $2, 'voided', 0, '', $3)
   on conflict (website_id, key) do update set state = 'voided' where test_charge.state in ('captured', 'waiting', 'pending')`,
);

/** Also for a key that was never charged: from then on it cannot be. */
export async function voidTestCharge(connection: Connection, websiteId: string, key: string, now: Date): Promise<void> {
  await connection.run(voidCharge, [websiteId, key, now]);
}

const lockedCharge = statement<TestCharge>(
  'test-charge-lock',
  `select ${chargeColumns} from test_charge where website_id = $1 and key = $2 for update`,
);

export async function lockTestCharge(
  connection: Connection,
  websiteId: string,
  key: string,
): Promise<TestCharge | undefined> {
  const [row] = await connection.run(lockedCharge, [websiteId, key]);
  return row;
}

const reduceCharge = statement(
  'test-charge-refund',
  `update test_charge set refunded = refunded + $3, state = case when refunded + $3 = amount then 'voided' else state end
    where website_id = $1 and key = $2`,
);

/** A fully refunded charge counts as cancelled. */
export async function reduceTestCharge(
  connection: Connection,
  websiteId: string,
  key: string,
  amount: bigint,
): Promise<void> {
  await connection.run(reduceCharge, [websiteId, key, amount]);
}

export interface TestRefund {
  readonly state: 'refunded' | 'refused';
  readonly reason: RefundRefusal | null;
}

export interface NewTestRefund extends TestRefund {
  readonly key: string;
  readonly chargeKey: string;
  readonly amount: bigint;
  readonly at: Date;
}

const takeRefund = statement<{ key: string }>(
  'test-refund-take',
  `insert into test_refund (website_id, key, charge_key, amount, state, reason, at)
   values ($1, $2, $3, $4, $5, $6, $7)
   on conflict (website_id, key) do nothing
   returning key`,
);

/** Returns false if the key is taken. */
export async function insertTestRefund(
  connection: Connection,
  websiteId: string,
  { key, chargeKey, amount, state, reason, at }: NewTestRefund,
): Promise<boolean> {
  const rows = await connection.run(takeRefund, [websiteId, key, chargeKey, amount, state, reason, at]);
  return rows.length > 0;
}

const refundOfKey = statement<TestRefund>(
  'test-refund-find',
  'select state, reason from test_refund where website_id = $1 and key = $2',
);

export async function selectTestRefund(
  connection: Connection,
  websiteId: string,
  key: string,
): Promise<TestRefund | undefined> {
  const [row] = await connection.run(refundOfKey, [websiteId, key]);
  return row;
}

export interface TestInstrument {
  readonly id: string;
  readonly label: string;
  readonly effect: TestEffect;
}

export interface NewTestInstrument extends TestInstrument {
  readonly key: string;
  readonly owner: string;
  readonly consentedAt: Date;
  readonly at: Date;
}

const takeInstrument = statement(
  'test-instrument-take',
  `insert into test_instrument (website_id, id, key, owner, effect, label, consented_at, saved_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8)
   on conflict (website_id, key) do nothing`,
);

const instrumentOfKey = statement<TestInstrument>(
  'test-instrument-find',
  'select id, label, effect from test_instrument where website_id = $1 and key = $2',
);

/** The instrument of the key: this one, or the one that was saved under it before. */
export async function insertTestInstrument(
  connection: Connection,
  websiteId: string,
  { id, key, owner, effect, label, consentedAt, at }: NewTestInstrument,
): Promise<TestInstrument | undefined> {
  await connection.run(takeInstrument, [websiteId, id, key, owner, effect, label, consentedAt, at]);
  const [row] = await connection.run(instrumentOfKey, [websiteId, key]);
  return row;
}

const instrumentsOfOwner = statement<TestInstrument>(
  'test-instruments-of-owner',
  `select id, label, effect from test_instrument
    where website_id = $1 and owner = $2 and forgotten_at is null order by saved_at, id`,
);

export async function selectTestInstruments(
  connection: Connection,
  websiteId: string,
  owner: string,
): Promise<TestInstrument[]> {
  return await connection.run(instrumentsOfOwner, [websiteId, owner]);
}

const forgetInstrument = statement(
  'test-instrument-forget',
  `update test_instrument set forgotten_at = $4
    where website_id = $1 and owner = $2 and id::text = $3 and forgotten_at is null`,
);

export async function deleteTestInstrument(
  connection: Connection,
  websiteId: string,
  { owner, id, now }: { readonly owner: string; readonly id: string; readonly now: Date },
): Promise<void> {
  await connection.run(forgetInstrument, [websiteId, owner, id, now]);
}

const pruneCharges = statement(
  'test-charge-prune',
  `/* all websites: the pretended bank forgets what no payment speaks of any more */
   delete from test_charge charge
    where charge.at < $1 and not exists (
      select from payment_attempt attempt where attempt.website_id = charge.website_id and attempt.id::text = charge.key)`,
);

export async function deleteOldTestCharges(connection: Connection, before: Date): Promise<void> {
  await connection.run(pruneCharges, [before]);
}

const pruneInstruments = statement(
  'test-instrument-prune',
  `/* all websites: the pretended bank deletes the cards that it was told to forget */
   delete from test_instrument where forgotten_at < $1`,
);

export async function deleteForgottenTestInstruments(connection: Connection, before: Date): Promise<void> {
  await connection.run(pruneInstruments, [before]);
}
