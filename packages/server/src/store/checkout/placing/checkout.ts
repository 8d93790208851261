import { setTimeout as pause } from 'node:timers/promises';
import type { CurrencyCode } from '@awning/formats';
import type { Parts } from '../../../platform/parts.ts';
import { addressIn } from '../../../platform/website/index.ts';
import { findHeldCart, type Visitor } from '../../cart/index.ts';
import { type Order, orderToken, selectOrder, selectOrderOfCart } from '../../order/index.ts';
import {
  type CardTry,
  countDecline,
  type FoundCharge,
  heard,
  type OpenAttempt,
  type PaymentProvider,
  selectAttempt,
} from '../../payment/index.ts';
import { orSilent, settleCharge, settleLeftOpen } from '../settling/settle.ts';
import type { CheckoutInput } from './input.ts';
import type { PlaceContext } from './place.ts';
import { prepareOrder } from './prepare.ts';
import type { CheckoutRefusal } from './refusal.ts';

export type CheckoutResult =
  /** With an address, the shopper has to confirm the payment there; a draft without one waits for the provider. */
  | { readonly ok: true; readonly order: Order; readonly actionUrl?: string }
  | { readonly ok: false; readonly refusal: CheckoutRefusal };

/** A whole purchase: prepare, pay, finalise. However often and however parallel it is called, a cart becomes one order. */
export async function checkOut(
  parts: Parts,
  context: PlaceContext,
  visitor: Visitor,
  input: CheckoutInput,
  /** The same call once more, after the first never came to its end: a payment that waits for the shopper is still wanted. */
  isRepeat = false,
): Promise<CheckoutResult> {
  const prepared = await prepareOrder(parts, context, visitor, input);
  switch (prepared.kind) {
    case 'refused':
      return { ok: false, refusal: prepared.refusal };
    case 'placed':
      return await orderResult(parts, visitor, prepared.orderId);
    case 'busy':
      return await resultOfOther(parts, visitor);
    case 'left-open': {
      const { orderId } = prepared;
      const abandoned = prepared.abandoned && !isRepeat;
      const settling = settleLeftOpen(parts, visitor.website.id, orderId, { abandoned });
      const settlement = await orSilent(parts, orderId, settling);
      if (settlement.state === 'waiting' || settlement.state === 'silent')
        return await resultOf(parts, context, orderId, settlement);
      return await checkOut(parts, context, visitor, input, isRepeat);
    }
    default: {
      const { orderId, attempt, cardTry, priced } = prepared;
      const { attemptId } = attempt;
      const charge = { orderId, attemptId, attempt, cardTry, amount: priced.total, currency: priced.currency };
      return await pay(parts, context, visitor.language, input, charge);
    }
  }
}

export interface PreparedCharge {
  readonly orderId: string;
  readonly attemptId: string;
  readonly amount: bigint;
  readonly currency: CurrencyCode;
  readonly cardTry: CardTry;
  /** Read from the database where it is not known. */
  readonly attempt?: OpenAttempt;
}

/** No transaction is open while the provider is asked. */
export async function pay(
  parts: Parts,
  context: PlaceContext,
  language: string,
  { provider, instrument }: Pick<CheckoutInput, 'provider' | 'instrument'>,
  { orderId, attemptId, amount, currency, cardTry, attempt: known }: PreparedCharge,
): Promise<CheckoutResult> {
  const { website } = context;
  const result = await chargeOnce(parts, provider, {
    websiteId: website.id,
    key: attemptId,
    amount,
    currency,
    instrument,
    language,
    returnPath: addressIn(website, language, returnPath(parts, orderId)),
  });
  // The sweep settles it; whoever tries again meanwhile waits for that, and nobody is charged twice.
  if (result === undefined) return { ok: false, refusal: { reason: 'under-way', orderId } };
  const attempt = known ?? (await selectAttempt(parts.database, website.id, orderId));
  if (!attempt) throw new Error(`The order ${orderId} has no payment`);
  const settlement = await orSilent(parts, orderId, settleCharge(parts, context, provider, attempt, result));
  if (settlement.state === 'declined') await countDecline(parts, website, cardTry);
  return await resultOf(parts, context, orderId, settlement);
}

/** What has become of an order that an earlier call began: its present state, and never a second payment. */
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
  const settlement = await orSilent(parts, orderId, settleLeftOpen(parts, website.id, orderId));
  return await resultOf(parts, context, orderId, settlement);
}

function returnPath({ config }: Parts, orderId: string): string {
  return `/checkout/return/${orderId}?token=${orderToken(config.secrets, orderId)}`;
}

async function resultOf(
  parts: Parts,
  context: Pick<PlaceContext, 'website'>,
  orderId: string,
  settlement: Awaited<ReturnType<typeof orSilent>>,
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

/** Together less than the sweep waits before it looks at an attempt. */
const chargeMs = 20_000;
const findMs = 10_000;

type ChargeWithoutSignal = Omit<Parameters<PaymentProvider['charge']>[0], 'signal'>;

/** The provider's answer; if none came, what it says when asked once more; undefined if it cannot be reached at all. */
async function chargeOnce(
  { log }: Parts,
  provider: PaymentProvider,
  charge: ChargeWithoutSignal,
): Promise<FoundCharge | undefined> {
  try {
    return await heard(chargeMs, (signal) => provider.charge({ ...charge, signal }));
  } catch (error) {
    log.error({ err: error, provider: provider.name, key: charge.key }, 'A charge was not answered');
  }
  try {
    return await heard(findMs, (signal) => provider.find(charge.websiteId, charge.key, signal));
  } catch (error) {
    log.error({ err: error, provider: provider.name, key: charge.key }, 'A charge is left to the sweep');
    return undefined;
  }
}

const waitMs = 50;
const longestWaitMs = 20_000;

/** Two calls that complete the same cart at once get the same answer; the second waits without holding anything. */
async function resultOfOther(parts: Parts, visitor: Visitor): Promise<CheckoutResult> {
  for (let waited = 0; waited < longestWaitMs; waited += waitMs) {
    await pause(waitMs);
    const cart = await findHeldCart(parts.database, visitor);
    if (cart?.orderId) return await orderResult(parts, visitor, cart.orderId);
    if (!cart?.completingUntil) break;
    const waiting = await waitingResult(parts, visitor, cart.id);
    if (waiting) return waiting;
  }
  return { ok: false, refusal: { reason: 'under-way' } };
}

/** The other call has got as far as it could: now it is the shopper's or the provider's turn. */
async function waitingResult(parts: Parts, visitor: Visitor, cartId: string): Promise<CheckoutResult | undefined> {
  const { website } = visitor;
  const draft = await selectOrderOfCart(parts.database, website.id, cartId);
  const attempt = draft && (await selectAttempt(parts.database, website.id, draft.id));
  if (!draft || !attempt?.waitsFor) return undefined;
  if (attempt.waitsFor === 'provider') return await orderResult(parts, visitor, draft.id);
  const settlement = await orSilent(parts, draft.id, settleLeftOpen(parts, website.id, draft.id));
  return await resultOf(parts, visitor, draft.id, settlement);
}

async function orderResult(
  parts: Parts,
  { website }: Pick<Visitor, 'website'>,
  orderId: string,
  actionUrl?: string,
): Promise<CheckoutResult> {
  const order = await selectOrder(parts.database, website.id, orderId);
  if (!order) throw new Error(`The order ${orderId} is gone`);
  return { ok: true, order, ...(actionUrl !== undefined && { actionUrl }) };
}
