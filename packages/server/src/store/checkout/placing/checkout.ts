import { setTimeout as pause } from 'node:timers/promises';
import type { Parts } from '../../../platform/parts.ts';
import { addressIn } from '../../../platform/website/index.ts';
import { type Order, orderToken, selectOrder, selectOrderOfCart } from '../../order/index.ts';
import {
  type Charge,
  countDecline,
  type FoundCharge,
  type PaymentProvider,
  selectAttempt,
  withTimeout,
} from '../../payment/index.ts';
import { settleCharge, settleLeftOpen, unlessNoResponse } from '../settling/settle.ts';
import type { PlaceContext } from './place.ts';
import { type Prepared, prepareOrder } from './prepare.ts';
import type { LockedCart, Purchase } from './purchase.ts';
import type { CheckoutRefusal } from './refusal.ts';
import { selectCompletion } from './store.ts';

export type CheckoutResult =
  /** With an address, the shopper has to confirm the payment there; a draft without one waits for the provider. */
  | { readonly ok: true; readonly order: Order; readonly actionUrl?: string }
  | { readonly ok: false; readonly refusal: CheckoutRefusal };

/**
 * A complete purchase: prepare, pay, finalise. However often and concurrently it is called, a cart becomes one order.
 */
export async function checkOut<Cart extends LockedCart>(
  parts: Parts,
  purchase: Purchase<Cart>,
  /** A repeated call after the first never completed: a payment that waits for the shopper is still wanted. */
  isRepeat = false,
): Promise<CheckoutResult> {
  const prepared = await prepareOrder(parts, purchase);
  switch (prepared.kind) {
    case 'refused':
      return { ok: false, refusal: prepared.refusal };
    case 'placed':
      return await orderResult(parts, purchase, prepared.orderId);
    case 'busy':
      return await resultOfOther(parts, purchase, prepared.cartId);
    case 'left-open': {
      const { orderId } = prepared;
      const abandoned = prepared.abandoned && !isRepeat;
      const settling = settleLeftOpen(parts, purchase.website.id, orderId, { abandoned });
      const settlement = await unlessNoResponse(parts, orderId, settling);
      const isAnswer = purchase.askedHash === null || settlement.state === 'waiting' || settlement.state === 'silent';
      return isAnswer
        ? await resultOf(parts, purchase, orderId, settlement)
        : await checkOut(parts, purchase, isRepeat);
    }
    default:
      return await pay(parts, purchase, prepared);
  }
}

/** No transaction is open while the provider is called. */
async function pay(
  parts: Parts,
  purchase: Pick<Purchase, 'website' | 'language' | 'paying' | 'charge'>,
  { draft, attempt, cardTry }: Extract<Prepared, { kind: 'ready' }>,
): Promise<CheckoutResult> {
  const { website, language } = purchase;
  const { orderId, attemptId, amount, currency } = attempt;
  const { provider, instrument } = purchase.paying;
  const ask = (charge: Charge) => purchase.charge?.(charge, orderId) ?? provider.charge(charge);
  const result = await chargeOnce(parts, provider, ask, {
    websiteId: website.id,
    key: attemptId,
    amount,
    currency,
    instrument,
    language,
    returnPath: addressIn(website, language, returnPath(parts, orderId)),
  });
  // The sweep settles it; a retry meanwhile waits for that, so that no one is charged twice.
  if (result === undefined) return { ok: false, refusal: { reason: 'under-way', orderId } };
  const settlement = await unlessNoResponse(
    parts,
    orderId,
    settleCharge(parts, { website, written: draft }, provider, attempt, result),
  );
  if (settlement.state === 'declined') await countDecline(parts, website, cardTry);
  return await resultOf(parts, { website }, orderId, settlement);
}

/** The state of an order that an earlier call began; never a second payment. */
export async function resumeOrder(parts: Parts, context: PlaceContext, orderId: string): Promise<CheckoutResult> {
  const { website } = context;
  const order = await selectOrder(parts.database, website.id, orderId);
  if (order?.lifecycle === 'discarded') {
    const attempt = await selectAttempt(parts.database, website.id, orderId);
    const isDeclined = attempt?.state === 'failed';
    return {
      ok: false,
      refusal: isDeclined ? { reason: 'declined', decline: 'declined' } : { reason: 'payment-unreachable' },
    };
  }
  if (order?.lifecycle !== 'draft') return await orderResult(parts, context, orderId);
  const settlement = await unlessNoResponse(parts, orderId, settleLeftOpen(parts, website.id, orderId));
  return await resultOf(parts, context, orderId, settlement);
}

function returnPath({ config }: Parts, orderId: string): string {
  return `/checkout/return/${orderId}?token=${orderToken(config.secrets, orderId)}`;
}

async function resultOf(
  parts: Parts,
  context: PlaceContext,
  orderId: string,
  settlement: Awaited<ReturnType<typeof unlessNoResponse>>,
): Promise<CheckoutResult> {
  switch (settlement.state) {
    case 'placed':
      return settlement.order ? { ok: true, order: settlement.order } : await orderResult(parts, context, orderId);
    case 'waiting':
      return await orderResult(parts, context, orderId, settlement.url);
    case 'silent':
      return { ok: false, refusal: { reason: 'under-way', orderId } };
    case 'declined':
      return { ok: false, refusal: { reason: 'declined', decline: settlement.reason } };
    default:
      return { ok: false, refusal: { reason: 'payment-unreachable' } };
  }
}

/** Together less than the sweep waits before it checks an attempt. */
const CHARGE_TIMEOUT_MS = 20_000;
const FIND_TIMEOUT_MS = 10_000;

type ChargeWithoutSignal = Omit<Charge, 'signal'>;

/** The provider's response; if none came, the state when asked again; undefined if the provider cannot be reached. */
async function chargeOnce(
  { log }: Parts,
  provider: PaymentProvider,
  ask: PaymentProvider['charge'],
  charge: ChargeWithoutSignal,
): Promise<FoundCharge | undefined> {
  try {
    return await withTimeout(CHARGE_TIMEOUT_MS, (signal) => ask({ ...charge, signal }));
  } catch (error) {
    log.error({ err: error, provider: provider.name, key: charge.key }, 'A charge got no response');
  }
  try {
    return await withTimeout(FIND_TIMEOUT_MS, (signal) => provider.find(charge.websiteId, charge.key, signal));
  } catch (error) {
    log.error({ err: error, provider: provider.name, key: charge.key }, 'A charge is left to the sweep');
    return undefined;
  }
}

const POLL_MS = 50;
const MAX_WAIT_MS = 20_000;

/** Two concurrent calls for the same cart get the same response; the second waits without holding anything. */
async function resultOfOther(parts: Parts, context: PlaceContext, cartId: string): Promise<CheckoutResult> {
  for (let waited = 0; waited < MAX_WAIT_MS; waited += POLL_MS) {
    await pause(POLL_MS);
    const cart = await selectCompletion(parts.database, context.website.id, cartId);
    if (cart?.orderId) return await orderResult(parts, context, cart.orderId);
    if (!cart?.completingUntil) break;
    const waiting = await waitingResult(parts, context, cartId);
    if (waiting) return waiting;
  }
  return { ok: false, refusal: { reason: 'under-way' } };
}

/** The other call has done what it could: now the shopper or the provider must act. */
async function waitingResult(parts: Parts, context: PlaceContext, cartId: string): Promise<CheckoutResult | undefined> {
  const { website } = context;
  const draft = await selectOrderOfCart(parts.database, website.id, cartId);
  const attempt = draft && (await selectAttempt(parts.database, website.id, draft.id));
  if (!draft || !attempt?.waitsFor) return undefined;
  if (attempt.waitsFor === 'provider') return await orderResult(parts, context, draft.id);
  const settlement = await unlessNoResponse(parts, draft.id, settleLeftOpen(parts, website.id, draft.id));
  return await resultOf(parts, context, draft.id, settlement);
}

async function orderResult(
  parts: Parts,
  { website }: PlaceContext,
  orderId: string,
  actionUrl?: string,
): Promise<CheckoutResult> {
  const order = await selectOrder(parts.database, website.id, orderId);
  if (!order) throw new Error(`The order ${orderId} is gone`);
  return { ok: true, order, ...(actionUrl !== undefined && { actionUrl }) };
}
