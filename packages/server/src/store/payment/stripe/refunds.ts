import type { Stripe } from 'stripe';
import type { FoundRefund, Refund, RefundRefusal, RefundResult, Refunds } from '../provider.ts';
import { openClient, type StripeParts } from './client.ts';
import { isRefusedRequest } from './failure.ts';
import { insertRefund, type StripeRefund, selectCharge, selectRefund, updateRefund } from './store.ts';

/** More than an order is ever refunded in parts. */
const MAX_REFUNDS = 100;
const keyName = 'awning_key';

export function stripeRefunds(parts: StripeParts): Refunds {
  return {
    give: (refund) => give(parts, refund),
    find: (websiteId, key) => find(parts, websiteId, key),
  };
}

async function give(parts: StripeParts, refund: Refund): Promise<RefundResult> {
  const { database, clock } = parts;
  const { websiteId, key, chargeKey, amount } = refund;
  if (amount <= 0n) throw new RangeError(`A refund of ${amount} is none`);
  const intentId = (await selectCharge(database, websiteId, chargeKey))?.intentId;
  if (!intentId) return { state: 'refused', reason: 'nothing-captured' };
  const isNew = await insertRefund(database, websiteId, { key, chargeKey, amount, at: clock.now() });
  // Asked first: Stripe forgets keys after a day.
  const known = isNew ? undefined : await find(parts, websiteId, key);
  if (known && known.state !== 'unknown') return known;
  const stripe = await openClient(parts, database, websiteId);
  try {
    const given = await stripe.refunds.create(
      { payment_intent: intentId, amount: Number(amount), metadata: { [keyName]: key } },
      { idempotencyKey: `${key}-refund` },
    );
    return await decide(parts, websiteId, key, decisionOf(given));
  } catch (error) {
    if (!isRefusedRequest(error)) throw error;
    const reason = await refusalOf(stripe, intentId, amount);
    return await decide(parts, websiteId, key, { refundId: null, state: 'refused', reason });
  }
}

/** Stripe says it in a sentence only. */
async function refusalOf(stripe: Stripe, intentId: string, amount: bigint): Promise<RefundRefusal> {
  const intent = await stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] });
  const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge;
  const left = BigInt(intent.amount_received - (charge?.amount_refunded ?? 0));
  if (left <= 0n) return 'nothing-captured';
  return amount > left ? 'too-much' : 'declined';
}

async function find(parts: StripeParts, websiteId: string, key: string): Promise<FoundRefund> {
  const known = await selectRefund(parts.database, websiteId, key);
  if (!known) return { state: 'unknown' };
  if (known.state !== null) return resultOf(known);
  const stripe = await openClient(parts, parts.database, websiteId);
  const refund = await readRefund(stripe, key, known);
  return refund ? await decide(parts, websiteId, key, decisionOf(refund)) : { state: 'unknown' };
}

/** A list is complete at once, unlike a search. */
async function readRefund(
  stripe: Stripe,
  key: string,
  { refundId, intentId }: StripeRefund,
): Promise<Stripe.Refund | undefined> {
  if (refundId !== null) return await stripe.refunds.retrieve(refundId);
  if (intentId === null) return undefined;
  const { data } = await stripe.refunds.list({ payment_intent: intentId, limit: MAX_REFUNDS });
  return data.find(({ metadata }) => metadata?.[keyName] === key);
}

type Decision = Pick<StripeRefund, 'refundId' | 'state' | 'reason'>;

function decisionOf({ id, status }: Stripe.Refund): Decision {
  if (status === 'succeeded') return { refundId: id, state: 'refunded', reason: null };
  if (status === 'failed' || status === 'canceled') return { refundId: id, state: 'refused', reason: 'declined' };
  return { refundId: id, state: null, reason: null };
}

async function decide(
  { database }: StripeParts,
  websiteId: string,
  key: string,
  decision: Decision,
): Promise<RefundResult> {
  await updateRefund(database, websiteId, key, decision);
  const stored = await selectRefund(database, websiteId, key);
  if (!stored) throw new Error(`The refund ${key} is gone`);
  return resultOf(stored);
}

function resultOf({ refundId, state, reason }: Decision): RefundResult {
  if (state === 'refunded') return { state, reference: refundId ?? '' };
  if (state === 'refused') return { state, reason: reason ?? 'declined' };
  return { state: 'pending' };
}
