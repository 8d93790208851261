import type { Stripe } from 'stripe';
import { mailAddress, readWebsiteById } from '../../../platform/website/index.ts';
import type { Charge, ChargeResult, FoundCharge, PaymentProvider } from '../provider.ts';
import { openClient, type StripeParts } from './client.ts';
import { isDeclined, isRefusedRequest, isUnexpectedState } from './failure.ts';
import { intentResult } from './result.ts';
import { insertCharge, markChargeCancelled, markChargeDeclined, selectCharge, takeIntent } from './store.ts';

/** How an intent is confirmed; tried in this order until the shopper is not needed first. */
export interface Confirming {
  /** The customer whose saved card pays; absent if the shopper has just typed it. */
  readonly customer?: string;
  readonly confirmations: readonly Stripe.PaymentIntentConfirmParams[];
}

type AskedCharge = Pick<Charge, 'websiteId' | 'key' | 'amount' | 'currency' | 'returnPath'>;

/** The words that lead from an intent of Stripe back to us. */
const keyName = 'awning_key';
const expanded = { expand: ['latest_charge'] };

/**
 * An intent is created first, then its id is written down, and only then it is confirmed, which charges. So money is
 * never taken under an id that we do not know, however long ago the call was: Stripe forgets keys after a day.
 */
export async function chargeIntent(
  parts: StripeParts,
  { websiteId, key, amount, currency }: AskedCharge,
  { customer, confirmations }: Confirming,
): Promise<ChargeResult> {
  const { database, clock } = parts;
  const known = await insertCharge(database, websiteId, key, clock.now());
  if (known.declined) return { state: 'declined', reason: known.declined };
  if (known.intentId === null && known.cancelledAt) return { state: 'cancelled' };
  const stripe = await openClient(parts, database, websiteId);
  const intentId =
    known.intentId ?? (await createIntent(parts, stripe, { websiteId, key, amount, currency }, customer));
  if (intentId === undefined) return decidedWithout(parts, websiteId, key);
  const found = await foundIntent(parts, stripe, websiteId, key, intentId);
  if (found.state !== 'unknown') return found;
  if (known.cancelledAt) return { state: 'cancelled' };
  return await confirmIntent(parts, stripe, { websiteId, key, intentId }, confirmations);
}

async function createIntent(
  parts: StripeParts,
  stripe: Stripe,
  { websiteId, key, amount, currency }: Omit<AskedCharge, 'returnPath'>,
  customer: string | undefined,
): Promise<string | undefined> {
  try {
    const { id } = await stripe.paymentIntents.create(
      {
        amount: Number(amount),
        currency: currency.toLowerCase(),
        // Cards and wallets decide at once; nothing that takes days is offered.
        allowed_payment_method_types: ['card'],
        metadata: { [keyName]: key },
        ...(customer !== undefined && { customer }),
      },
      { idempotencyKey: `${key}-create` },
    );
    return await takeIntent(parts.database, websiteId, key, id);
  } catch (error) {
    if (!isRefusedRequest(error)) throw error;
    // Such as an amount that is too small. Nothing was charged, and asking again changes nothing.
    parts.log.error({ err: error, key }, 'Stripe refuses to begin a payment');
    await markChargeDeclined(parts.database, websiteId, key, 'declined');
    return undefined;
  }
}

async function decidedWithout({ database }: StripeParts, websiteId: string, key: string): Promise<ChargeResult> {
  const declined = (await selectCharge(database, websiteId, key))?.declined;
  return declined ? { state: 'declined', reason: declined } : { state: 'cancelled' };
}

async function confirmIntent(
  parts: StripeParts,
  stripe: Stripe,
  charge: { readonly websiteId: string; readonly key: string; readonly intentId: string },
  confirmations: readonly Stripe.PaymentIntentConfirmParams[],
): Promise<ChargeResult> {
  const { websiteId, key, intentId } = charge;
  for (const [step, params] of confirmations.entries()) {
    try {
      await stripe.paymentIntents.confirm(intentId, params, { idempotencyKey: `${key}-confirm-${step}` });
    } catch (error) {
      // The intent tells what became of it.
      if (!isDeclined(error) && !isRefusedRequest(error)) throw error;
    }
    const found = await foundIntent(parts, stripe, websiteId, key, intentId);
    if (found.state !== 'unknown') return found;
  }
  const declined = await markChargeDeclined(parts.database, websiteId, key, 'declined');
  return declined ? { state: 'declined', reason: declined } : { state: 'cancelled' };
}

export async function findCharge(parts: StripeParts, websiteId: string, key: string): Promise<FoundCharge> {
  const known = await selectCharge(parts.database, websiteId, key);
  if (known?.declined) return { state: 'declined', reason: known.declined };
  if (!known?.intentId) return { state: known?.cancelledAt ? 'cancelled' : 'unknown' };
  const stripe = await openClient(parts, parts.database, websiteId);
  return await foundIntent(parts, stripe, websiteId, key, known.intentId);
}

async function foundIntent(
  { database }: StripeParts,
  stripe: Stripe,
  websiteId: string,
  key: string,
  intentId: string,
): Promise<FoundCharge> {
  const result = intentResult(await stripe.paymentIntents.retrieve(intentId, expanded));
  if (result.state !== 'declined') return result;
  const reason = await markChargeDeclined(database, websiteId, key, result.reason);
  return reason ? { state: 'declined', reason } : { state: 'cancelled' };
}

/** From the first statement on no intent is confirmed any more for the key. */
export const cancelCharge =
  (parts: StripeParts): PaymentProvider['cancel'] =>
  async (websiteId, key) => {
    const intentId = await markChargeCancelled(parts.database, websiteId, key, parts.clock.now());
    if (intentId === undefined) return;
    const stripe = await openClient(parts, parts.database, websiteId);
    try {
      await stripe.paymentIntents.cancel(intentId);
    } catch (error) {
      if (!isUnexpectedState(error)) throw error;
      const { state } = intentResult(await stripe.paymentIntents.retrieve(intentId, expanded));
      if (state === 'cancelled') return;
      // It is tried again until Stripe has decided.
      if (state !== 'captured') throw error;
      // Without an amount, what is left is refunded.
      await stripe.refunds.create({ payment_intent: intentId }, { idempotencyKey: `${key}-give-back` });
    }
  };

/** The address to which the shopper returns from a page of the bank. */
export async function returnAddress(
  { database, config, log }: StripeParts,
  { websiteId, returnPath }: Pick<Charge, 'websiteId' | 'returnPath'>,
): Promise<string> {
  const website = await readWebsiteById(database, websiteId, log);
  if (!website) throw new Error(`The website ${websiteId} is gone`);
  return `${mailAddress(config, website)}${returnPath}`;
}
