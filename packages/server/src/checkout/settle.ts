import type { Parts } from '../parts.ts';
import { type ChargeResult, type PaymentProvider, paymentProviders, selectAttempt } from '../payment/index.ts';
import { readWebsiteById } from '../website/index.ts';
import { finaliseOrder, giveUp, undoDeclined } from './finalise.ts';
import type { PlaceContext } from './place.ts';

export type Settlement =
  | { readonly state: 'placed' }
  | { readonly state: 'declined'; readonly reason: Extract<ChargeResult, { state: 'declined' }>['reason'] }
  | { readonly state: 'given-up' };

/** Brings a checkout to its end by what the provider says about its charge. */
export async function settleCharge(
  parts: Parts,
  context: PlaceContext,
  provider: PaymentProvider,
  orderId: string,
  result: ChargeResult | { readonly state: 'unknown' },
): Promise<Settlement> {
  const websiteId = context.website.id;
  const attempt = await selectAttempt(parts.database, websiteId, orderId);
  if (!attempt) throw new Error(`The order ${orderId} has no payment`);
  if (result.state === 'captured') {
    const outcome = await finaliseOrder(parts, context, orderId, attempt, result);
    if (outcome === 'placed') return { state: 'placed' };
  }
  if (result.state === 'declined') {
    await undoDeclined(parts, websiteId, orderId, attempt);
    return { state: 'declined', reason: result.reason };
  }
  return { state: await giveUp(parts, provider, websiteId, orderId, attempt) };
}

/** Settles a checkout that somebody left open, after asking the provider what became of the money. */
export async function settleLeftOpen(parts: Parts, websiteId: string, orderId: string): Promise<void> {
  const website = await readWebsiteById(parts.database, websiteId, parts.log);
  const attempt = await selectAttempt(parts.database, websiteId, orderId);
  const provider = paymentProviders(parts).find(({ name }) => name === attempt?.provider);
  if (!website || !attempt || !provider) throw new Error(`The open payment of order ${orderId} cannot be settled`);
  const origin = parts.config.publicUrl ?? `http://${website.hosts[0] ?? 'localhost'}`;
  const result = await provider.find(websiteId, attempt.attemptId);
  await settleCharge(parts, { website, origin }, provider, orderId, result);
}
