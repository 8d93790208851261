import { setTimeout as pause } from 'node:timers/promises';
import { selectCart, tokenHash, type Visitor } from '../cart/index.ts';
import { type Order, selectOrder } from '../order/index.ts';
import type { Parts } from '../parts.ts';
import type { ChargeResult, PaymentProvider } from '../payment/index.ts';
import type { CheckoutInput } from './input.ts';
import type { PlaceContext } from './place.ts';
import { type Prepared, prepareOrder } from './prepare.ts';
import type { CheckoutRefusal } from './refusal.ts';
import { settleCharge, settleLeftOpen } from './settle.ts';

export type CheckoutResult =
  | { readonly ok: true; readonly order: Order }
  | { readonly ok: false; readonly refusal: CheckoutRefusal };

/** A whole purchase: prepare, pay, finalise. However often and however parallel it is called, a cart becomes one order. */
export async function checkOut(
  parts: Parts,
  context: PlaceContext,
  visitor: Visitor,
  input: CheckoutInput,
): Promise<CheckoutResult> {
  const prepared = await prepareOrder(parts, context, visitor, input);
  switch (prepared.kind) {
    case 'refused':
      return { ok: false, refusal: prepared.refusal };
    case 'placed':
      return await orderResult(parts, visitor, prepared.orderId);
    case 'busy':
      return await resultOfOther(parts, visitor);
    case 'left-open':
      await settleLeftOpen(parts, visitor.website.id, prepared.orderId);
      return await checkOut(parts, context, visitor, input);
    default:
      return await pay(parts, context, input, prepared);
  }
}

/** No transaction is open while the provider is asked. */
async function pay(
  parts: Parts,
  context: PlaceContext,
  input: CheckoutInput,
  { orderId, attemptId, priced }: Extract<Prepared, { kind: 'ready' }>,
): Promise<CheckoutResult> {
  const { website } = context;
  const charge = { websiteId: website.id, key: attemptId, amount: priced.total, currency: priced.currency };
  const result = await chargeOnce(parts, input.provider, { ...charge, instrument: input.instrument });
  // The sweep settles it; whoever tries again meanwhile waits for that, and nobody is charged twice.
  if (result === undefined) return { ok: false, refusal: { reason: 'under-way' } };
  const settlement = await settleCharge(parts, context, input.provider, orderId, result);
  if (settlement.state === 'placed') return await orderResult(parts, context, orderId);
  const refusal: CheckoutRefusal =
    settlement.state === 'declined'
      ? { reason: 'declined', decline: settlement.reason }
      : { reason: 'payment-unreachable' };
  return { ok: false, refusal };
}

const providerSeconds = 30;

type ChargeWithoutSignal = Omit<Parameters<PaymentProvider['charge']>[0], 'signal'>;

/** The provider's answer; if none came, what it says when asked once more; undefined if it cannot be reached at all. */
async function chargeOnce(
  { log }: Parts,
  provider: PaymentProvider,
  charge: ChargeWithoutSignal,
): Promise<ChargeResult | { readonly state: 'unknown' } | undefined> {
  try {
    return await provider.charge({ ...charge, signal: AbortSignal.timeout(providerSeconds * 1000) });
  } catch (error) {
    log.error({ err: error, provider: provider.name, key: charge.key }, 'A charge was not answered');
  }
  try {
    return await provider.find(charge.websiteId, charge.key);
  } catch (error) {
    log.error({ err: error, provider: provider.name, key: charge.key }, 'A charge is left to the sweep');
    return undefined;
  }
}

const waitMs = 50;
const longestWaitMs = 20_000;

/** Two calls that complete the same cart at once get the same order; the second waits without holding anything. */
async function resultOfOther(parts: Parts, visitor: Visitor): Promise<CheckoutResult> {
  for (let waited = 0; waited < longestWaitMs; waited += waitMs) {
    await pause(waitMs);
    const cart = await selectCart(parts.database, visitor.website.id, tokenHash(visitor.token ?? ''));
    if (cart?.orderId) return await orderResult(parts, visitor, cart.orderId);
    if (!cart?.completingUntil) break;
  }
  return { ok: false, refusal: { reason: 'under-way' } };
}

async function orderResult(
  parts: Parts,
  { website }: Pick<Visitor, 'website'>,
  orderId: string,
): Promise<CheckoutResult> {
  const order = await selectOrder(parts.database, website.id, orderId);
  if (!order) throw new Error(`The order ${orderId} is gone`);
  return { ok: true, order };
}
