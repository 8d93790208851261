import { type RefundRequest, statusAfterRefund } from '@awning/commerce';
import { type Connection, newId, writeAudit } from '../../../platform/database/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { readWebsiteById, type Website } from '../../../platform/website/index.ts';
import { disableCardOfOrder, refundToCards } from '../../gift-card/index.ts';
import { endAccessOfOrder } from '../../member-area/index.ts';
import {
  type Capture,
  markRefunded,
  type PaymentProvider,
  paymentProviders,
  selectCapture,
  unclaimForRefund,
  withTimeout,
} from '../../payment/index.ts';
import { restockRefund } from '../../stock/index.ts';
import { GRANTED_USES } from '../download/grant.ts';
import { markRefundedEnded } from '../download/store.ts';
import { followStatus } from '../fulfilment/fulfil.ts';
import type { Order } from '../order.ts';
import { lockOrder, updatePaymentStatus } from '../store.ts';
import { sendRefund } from './mail.ts';
import { type Paid, readPaid } from './paid.ts';
import { beginRefund, splitOf } from './request.ts';
import { markRefundEnded, type Refund, selectRefund, selectRefunds } from './store.ts';

const REFUND_TIMEOUT_MS = 20_000;

/**
 * Asks the provider for a pending refund and records its decision. May be repeated at any time: the refund's id is the
 * provider's key, and only a pending refund ends. Throws if the provider does not respond.
 */
export async function settleRefund(parts: Parts, websiteId: string, refundId: string): Promise<void> {
  const { database, clock, log } = parts;
  const refund = await selectRefund(database, websiteId, refundId);
  if (refund?.state !== 'pending') return;
  const website = await readWebsiteById(database, websiteId, log);
  if (!website) throw new Error(`The website of order ${refund.orderId} is gone`);
  const decision = await decisionOf(parts, websiteId, refund);
  if (decision === 'pending') return;
  await database.transaction(async (connection) => {
    const order = await lockOrder(connection, websiteId, refund.orderId);
    if (!order) throw new Error(`The order ${refund.orderId} is gone`);
    if (decision.refusal === null) await endDone(parts, connection, website, order, refundId);
    else await endFailed({ clock }, connection, websiteId, order, { refundId, refusal: decision.refusal });
  });
}

type Decision = 'pending' | { readonly refusal: string | null };

const refunded = { refusal: null } as const;

async function decisionOf(parts: Parts, websiteId: string, refund: Refund): Promise<Decision> {
  // What only returns to gift cards needs no provider.
  if (refund.paymentId === null) return refunded;
  const capture = await selectCapture(parts.database, websiteId, refund.orderId);
  const provider = paymentProviders(parts).find(({ name }) => name === capture?.provider);
  if (!capture || !provider) {
    throw new Error(`The order ${refund.orderId} was paid by "${capture?.provider}", which is not configured`);
  }
  return await decisionOfProvider(provider, websiteId, capture, refund);
}

async function decisionOfProvider(
  provider: PaymentProvider,
  websiteId: string,
  { chargeKey, captured, currency }: Capture,
  { id, orderId, ...refund }: Refund,
): Promise<Decision> {
  const amount = refund.amount - refund.giftAmount;
  // Money that was collected by hand is returned by hand: a team member is asked to.
  if (provider.takesMoney === 'later') return refunded;
  const { refunds } = provider;
  if (!refunds) {
    if (amount !== captured) throw new Error(`A part of order ${orderId} cannot be refunded by "${provider.name}"`);
    await withTimeout(REFUND_TIMEOUT_MS, (signal) => provider.cancel(websiteId, chargeKey, signal));
    return refunded;
  }
  const result = await withTimeout(REFUND_TIMEOUT_MS, (signal) =>
    refunds.give({ websiteId, key: id, chargeKey, amount, currency, signal }),
  );
  if (result.state === 'pending') return 'pending';
  if (result.state === 'refunded') return refunded;
  // Refunded as a whole at the provider, meanwhile or by hand: this refund is part of it.
  const charge = await withTimeout(REFUND_TIMEOUT_MS, (signal) => provider.find(websiteId, chargeKey, signal));
  return charge.state === 'cancelled' ? refunded : { refusal: result.reason };
}

/** Everything that follows from a refund, in one transaction, with stock rows last. */
async function endDone(
  parts: Parts,
  connection: Connection,
  website: Website,
  order: Order,
  refundId: string,
): Promise<void> {
  const at = parts.clock.now();
  const ended = await markRefundEnded(connection, website.id, refundId, { refusal: null, at });
  if (!ended) return;
  const sums = await refundMoney(connection, website.id, order, ended, at);
  const paymentStatus = statusAfterRefund(sums.paid, sums.refunded);
  await updatePaymentStatus(connection, website.id, order.id, { paymentStatus, at });
  await markRefundedEnded(connection, website.id, order.id, { at, uses: GRANTED_USES });
  // A card whose price was returned is worth nothing, and a member area is closed again.
  if (paymentStatus === 'refunded') {
    await disableCardOfOrder(connection, website.id, order.id, at);
    await endAccessOfOrder(connection, website.id, order.id, { at, by: 'refund' });
  }
  // What was refunded before it was sent need not be sent.
  if (order.lifecycle === 'placed') await followStatus(connection, website.id, order);
  await writeAudit(connection, {
    websiteId: website.id,
    id: newId(parts.clock),
    at,
    who: 'Awning',
    what: ended.byHand ? 'order.refund-to-transfer' : 'order.refunded',
    subject: `order/${order.id}`,
    before: { paymentStatus: order.paymentStatus },
    after: { paymentStatus, refundId, amount: ended.amount },
  });
  // The mail about a cancellation has announced its refund.
  if (ended.cause !== 'cancellation') await sendRefund(parts, connection, { website, order, refund: ended });
  // A cancelled order has returned all that was left of it, units of this refund among them.
  const isRestocked = ended.restock && order.lifecycle === 'placed';
  if (isRestocked) await restockRefund(connection, website.id, { orderId: order.id, refundId, at });
}

/** Returns what was paid for the order, and how much of it has been refunded now. */
async function refundMoney(
  connection: Connection,
  websiteId: string,
  order: Order,
  { id: refundId, paymentId, amount, giftAmount }: Refund,
  at: Date,
): Promise<{ readonly paid: bigint; readonly refunded: bigint }> {
  const sums = paymentId && (await markRefunded(connection, websiteId, paymentId, amount - giftAmount, at));
  if (sums && order.giftApplied === 0n) return { paid: sums.captured, refunded: sums.refunded };
  if (giftAmount > 0n) {
    await refundToCards(connection, websiteId, { refundId, orderId: order.id, at, amount: giftAmount });
  }
  const paid = await readPaid(connection, websiteId, order);
  if (!paid) throw new Error(`The order ${order.id} is refunded but not paid`);
  return { paid: paid.total, refunded: paid.refunded };
}

async function endFailed(
  { clock }: Pick<Parts, 'clock'>,
  connection: Connection,
  websiteId: string,
  order: Order,
  { refundId, refusal }: { readonly refundId: string; readonly refusal: string },
): Promise<void> {
  const at = clock.now();
  const ended = await markRefundEnded(connection, websiteId, refundId, { refusal, at });
  if (!ended) return;
  if (ended.paymentId !== null) {
    await unclaimForRefund(connection, websiteId, ended.paymentId, ended.amount - ended.giftAmount, at);
  }
  // What was to be refunded has to be sent again.
  if (order.lifecycle === 'placed') await followStatus(connection, websiteId, order);
  await writeAudit(connection, {
    websiteId,
    id: newId(clock),
    at,
    who: 'Awning',
    what: 'order.refund-failed',
    subject: `order/${ended.orderId}`,
    after: { refundId, amount: ended.amount, refusal },
  });
}

/**
 * The provider says that it has refunded the whole charge of an order, whose row is locked: pending refunds are part of
 * that, and the rest becomes a refund of its own.
 */
export async function recordWholeRefund(
  parts: Parts,
  connection: Connection,
  website: Website,
  order: Order,
): Promise<void> {
  const pending = (await selectRefunds(connection, website.id, order.id)).filter(({ state }) => state === 'pending');
  const paid = await readPaid(connection, website.id, order);
  const split = paid && (await splitOf(connection, website.id, order.id, paid, restOfCharge(order, paid)));
  const refundIds = pending.map(({ id }) => id);
  if (paid?.capture && split?.ok) {
    const refund = {
      cause: 'provider',
      restock: false,
      note: '',
      who: paid.capture.provider,
      key: undefined,
      askedHash: Buffer.alloc(0),
      byHand: false,
      giftAmount: 0n,
    } as const;
    refundIds.push(await beginRefund(parts, connection, website.id, { order, paid, split, refund }));
  }
  for (const id of refundIds) await endDone(parts, connection, website, order, id);
}

/** The provider's charge is not all that was paid if gift cards have paid as well. */
function restOfCharge({ giftApplied }: Order, { capture }: Paid): RefundRequest {
  if (giftApplied === 0n || !capture) return { kind: 'whole' };
  return { kind: 'amount', amount: capture.captured - capture.refunded - capture.refunding };
}
