import type { Parts } from '../../../platform/parts.ts';
import { readWebsiteById } from '../../../platform/website/index.ts';
import type { Order } from '../../order/index.ts';
import {
  type DeclineReason,
  type FoundCharge,
  NoResponseError,
  type OpenAttempt,
  type PaymentProvider,
  paymentProviders,
  selectAttempt,
  withTimeout,
} from '../../payment/index.ts';
import {
  type ExtraWork,
  finaliseOrder,
  giveUp,
  keepWaiting,
  recordRefund,
  type SettleContext,
  undoDeclined,
} from './finalise.ts';

export type Settlement =
  /** With the order, if it has just been read. */
  | { readonly state: 'placed'; readonly order?: Order }
  | { readonly state: 'declined'; readonly reason: DeclineReason }
  | { readonly state: 'given-up' }
  /** Not decided yet. With an address, the shopper must act. */
  | { readonly state: 'waiting'; readonly url?: string };

/** How long a shopper may take to confirm a payment, while the stock is held. */
const CONFIRM_MINUTES = 10;
/** How often a provider is asked about a pending payment, and for how long. */
const ASK_AGAIN_SECONDS = 60;
const MAX_WAIT_HOURS = 24;

const noExtraWork: ExtraWork = () => Promise.resolve(true);

/** Advances a checkout by the provider's state of its charge. Decisions are final. */
export async function settleCharge(
  parts: Parts,
  context: SettleContext,
  provider: PaymentProvider,
  attempt: OpenAttempt,
  result: FoundCharge,
  beside = noExtraWork,
): Promise<Settlement> {
  const websiteId = context.website.id;
  switch (result.state) {
    case 'captured': {
      const order = await finaliseOrder(parts, context, attempt, result, beside);
      if (order) return { state: 'placed', order };
      break;
    }
    case 'declined':
      await undoDeclined(parts, websiteId, attempt, beside);
      return { state: 'declined', reason: result.reason };
    case 'requires-action':
    case 'pending':
      return await wait(parts, websiteId, attempt, result, beside);
    case 'cancelled':
      if (await recordRefund(parts, context, attempt, beside)) return { state: 'placed' };
      break;
    case 'unknown':
      break;
  }
  return { state: await giveUp(parts, provider, websiteId, attempt, beside) };
}

async function wait(
  parts: Parts,
  websiteId: string,
  attempt: OpenAttempt,
  result: Extract<FoundCharge, { state: 'requires-action' | 'pending' }>,
  beside: ExtraWork,
): Promise<Settlement> {
  const now = parts.clock.now().getTime();
  const order =
    result.state === 'requires-action'
      ? await keepWaiting(parts, websiteId, attempt, forShopper(attempt), beside)
      : await keepWaiting(parts, websiteId, attempt, forProvider(attempt, now), beside);
  return settlementOf(order, result);
}

function forShopper({ startedAt }: OpenAttempt) {
  const until = new Date(startedAt.getTime() + CONFIRM_MINUTES * 60_000);
  return { waitsFor: 'shopper', dueAt: until, heldUntil: until } as const;
}

function forProvider({ startedAt }: OpenAttempt, now: number) {
  const heldUntil = new Date(startedAt.getTime() + MAX_WAIT_HOURS * 3_600_000);
  return { waitsFor: 'provider', dueAt: new Date(now + ASK_AGAIN_SECONDS * 1000), heldUntil } as const;
}

function settlementOf(order: Order | undefined, result: FoundCharge): Settlement {
  if (order?.lifecycle === 'placed' || order?.lifecycle === 'cancelled') return { state: 'placed' };
  if (order?.lifecycle !== 'draft') return { state: 'given-up' };
  return result.state === 'requires-action' ? { state: 'waiting', url: result.url } : { state: 'waiting' };
}

const FIND_TIMEOUT_MS = 10_000;

/**
 * Settles a checkout that was left open, after asking the provider for the state of the charge. A shopper who has
 * `abandoned` it, or let the time to confirm pass, is not waited for.
 */
export async function settleLeftOpen(
  parts: Parts,
  websiteId: string,
  orderId: string,
  { abandoned = false } = {},
): Promise<Settlement> {
  const website = await readWebsiteById(parts.database, websiteId, parts.log);
  const attempt = await selectAttempt(parts.database, websiteId, orderId);
  const provider = paymentProviders(parts).find(({ name }) => name === attempt?.provider);
  if (!website || !attempt || !provider) throw new Error(`The open payment of order ${orderId} cannot be settled`);
  const found = await withTimeout(FIND_TIMEOUT_MS, (signal) => provider.find(websiteId, attempt.attemptId, signal));
  const isOver = abandoned || isTooLate(found, attempt, parts.clock.now());
  const result: FoundCharge = isOver && isUndecided(found) ? { state: 'unknown' } : found;
  return await settleCharge(parts, { website }, provider, attempt, result);
}

/** For requests that wait for a response: if the provider does not respond, the payment is left to the sweep. */
export async function unlessNoResponse(
  { log }: Pick<Parts, 'log'>,
  orderId: string,
  settling: Promise<Settlement>,
): Promise<Settlement | { readonly state: 'silent' }> {
  try {
    return await settling;
  } catch (error) {
    if (!(error instanceof NoResponseError)) throw error;
    log.error({ err: error, orderId }, 'A payment is left to the sweep');
    return { state: 'silent' };
  }
}

function isUndecided({ state }: FoundCharge): boolean {
  return state === 'requires-action' || state === 'pending';
}

function isTooLate({ state }: FoundCharge, { startedAt }: OpenAttempt, now: Date): boolean {
  const longestMs = state === 'pending' ? MAX_WAIT_HOURS * 3_600_000 : CONFIRM_MINUTES * 60_000;
  return now.getTime() >= startedAt.getTime() + longestMs;
}
