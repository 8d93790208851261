import { createHash } from 'node:crypto';
import { type RefundRequest, type RefundSplit, splitRefund } from '@awning/commerce';
import type { TeamMember } from '../../../people/team/index.ts';
import { auditedBy, type Connection, newId, writeAudit } from '../../../platform/database/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import type { Website } from '../../../platform/website/index.ts';
import { type Capture, claimForRefund, isPaidByHand, paymentProviders } from '../../payment/index.ts';
import type { Order } from '../order.ts';
import { lockOrder, selectLines } from '../store.ts';
import { giftPartOf, type Paid, readPaid } from './paid.ts';
import { insertRefund, type Refund, selectRefundedLines, selectRefundOfKey } from './store.ts';

/** The job that asks the provider for a refund. */
export const refundTask = 'order.refund';

/** Time for the job. After it the sweep asks the provider as well. */
const SWEEP_AFTER_SECONDS = 120;

export interface WantedRefund {
  readonly what: RefundRequest;
  /** What the caller expects a refund of lines to be; refused if it is another amount. */
  readonly expected: bigint | undefined;
  readonly restock: boolean;
  readonly note: string;
  /** A repeated call with the same key refunds nothing more. */
  readonly key: string | undefined;
}

export type RefundRefusalReason =
  | Extract<RefundSplit, { ok: false }>['reason']
  | 'unknown-order'
  | 'not-paid'
  | 'no-provider'
  | 'whole-only'
  | 'other-amount'
  | 'other-request';

export type RequestedRefund =
  | { readonly ok: true; readonly refundId: string }
  | { readonly ok: false; readonly reason: RefundRefusalReason };

export interface RefundContext {
  readonly website: Pick<Website, 'id'>;
  readonly member: Pick<TeamMember, 'id' | 'name'>;
}

/**
 * Claims the money of a refund and queues the job that asks the provider for it. Refunds of an order wait for each
 * other, so that together they never exceed what was paid.
 */
export async function requestRefund(
  parts: Parts,
  { website, member }: RefundContext,
  orderId: string,
  wanted: WantedRefund,
): Promise<RequestedRefund> {
  return await parts.database.transaction(async (connection): Promise<RequestedRefund> => {
    const order = await lockOrder(connection, website.id, orderId);
    if (!order || order.placedAt === null) return { ok: false, reason: 'unknown-order' };
    const askedHash = hashOf(wanted);
    const earlier = wanted.key && (await selectRefundOfKey(connection, website.id, orderId, wanted.key));
    if (earlier) return repeated(earlier, askedHash);
    const paid = await readPaid(connection, website.id, order);
    if (!paid) return { ok: false, reason: 'not-paid' };
    const split = await splitOf(connection, website.id, orderId, paid, wanted.what);
    if (!split.ok) return split;
    if (wanted.expected !== undefined && wanted.expected !== split.amount) return { ok: false, reason: 'other-amount' };
    const giftAmount = giftPartOf(paid, split.amount);
    const reason = providerRefusal(parts, paid.capture, split.amount - giftAmount);
    if (reason) return { ok: false, reason };
    const { restock, note, key } = wanted;
    const byHand = isByHand(parts, paid, split.amount);
    const refund = { cause: 'team', restock, note, who: member.name, key, askedHash, byHand, giftAmount } as const;
    const refundId = await beginRefund(parts, connection, website.id, { order, paid, split, refund });
    await queueRefund(parts, connection, website.id, refundId);
    await writeAudit(connection, {
      ...auditedBy(parts.clock, website.id, member),
      what: 'order.refund-requested',
      subject: `order/${orderId}`,
      after: { refundId, amount: split.amount, restock },
    });
    return { ok: true, refundId };
  });
}

/** What the buyer of a cancelled order gets back, and whether a team member has to return it. */
export interface RefundedRest {
  readonly amount: bigint;
  readonly byHand: boolean;
}

/** Refunds everything that is left of a cancelled order, in the transaction of its cancellation. */
export async function refundRest(
  parts: RefundParts,
  connection: Connection,
  websiteId: string,
  order: Pick<Order, 'id' | 'total' | 'giftApplied'>,
  who: string,
): Promise<RefundedRest> {
  const paid = await readPaid(connection, websiteId, order);
  const split = paid && (await splitOf(connection, websiteId, order.id, paid, { kind: 'whole' }));
  if (!paid || !split?.ok) return { amount: 0n, byHand: false };
  const byHand = isByHand(parts, paid, split.amount);
  const giftAmount = giftPartOf(paid, split.amount);
  const given = { restock: false, note: '', who, key: undefined, askedHash: noHash, byHand, giftAmount };
  const refund = { ...given, cause: 'cancellation' } as const;
  const refundId = await beginRefund(parts, connection, websiteId, { order, paid, split, refund });
  await queueRefund(parts, connection, websiteId, refundId);
  return { amount: split.amount, byHand };
}

export type RefundParts = Parameters<typeof paymentProviders>[0];

const noHash = Buffer.alloc(0);

interface BegunRefund {
  readonly order: Pick<Order, 'id'>;
  readonly paid: Paid;
  readonly split: Extract<RefundSplit, { ok: true }>;
  readonly refund: Pick<Refund, 'cause' | 'restock' | 'note' | 'who' | 'askedHash' | 'byHand' | 'giftAmount'> & {
    readonly key: string | undefined;
  };
}

/** Claims the money and writes the pending refund, in the caller's transaction. Returns its id. */
export async function beginRefund(
  { clock }: Pick<Parts, 'clock'>,
  connection: Connection,
  websiteId: string,
  { order, paid: { capture }, split, refund }: BegunRefund,
): Promise<string> {
  const id = newId(clock);
  const createdAt = clock.now();
  const { amount, lines } = split;
  const ofPayment = amount - refund.giftAmount;
  const paymentId = ofPayment > 0n ? (capture?.paymentId ?? null) : null;
  const isClaimed =
    paymentId === null
      ? ofPayment === 0n
      : await claimForRefund(connection, websiteId, paymentId, ofPayment, createdAt);
  if (!isClaimed) throw new Error(`The payments of order ${order.id} do not agree with its refunds`);
  await insertRefund(connection, websiteId, {
    ...refund,
    id,
    key: refund.key ?? id,
    orderId: order.id,
    paymentId,
    amount,
    lines,
    createdAt,
    dueAt: new Date(createdAt.getTime() + SWEEP_AFTER_SECONDS * 1000),
  });
  return id;
}

/** The job exists if and only if the transaction commits. */
async function queueRefund(
  { jobs }: Pick<Parts, 'jobs'>,
  connection: Connection,
  websiteId: string,
  refundId: string,
): Promise<void> {
  await jobs.add(connection, refundTask, { websiteId, refundId }, { key: `${refundTask}:${refundId}` });
}

export async function splitOf(
  connection: Connection,
  websiteId: string,
  orderId: string,
  { total: paid }: Pick<Paid, 'total'>,
  what: RefundRequest,
): Promise<RefundSplit> {
  const lines = await selectLines(connection, websiteId, orderId);
  const refunded = await selectRefundedLines(connection, websiteId, orderId);
  return splitRefund({ lines, paid, refunded }, what);
}

/** Whether a team member has to return money: not what goes back to gift cards. */
function isByHand(parts: RefundParts, paid: Paid, amount: bigint): boolean {
  const isMoney = amount > giftPartOf(paid, amount);
  return isMoney && paid.capture !== undefined && isPaidByHand(parts, paid.capture.provider);
}

function repeated(earlier: Refund, askedHash: Buffer): RequestedRefund {
  return earlier.askedHash.equals(askedHash)
    ? { ok: true, refundId: earlier.id }
    : { ok: false, reason: 'other-request' };
}

/** Some providers can only refund a whole charge. */
function providerRefusal(
  parts: Parts,
  capture: Capture | undefined,
  amount: bigint,
): 'no-provider' | 'whole-only' | undefined {
  if (!capture || amount === 0n) return undefined;
  const provider = paymentProviders(parts).find(({ name }) => name === capture.provider);
  if (!provider) return 'no-provider';
  const canRefundParts = provider.refunds !== undefined || provider.takesMoney === 'later';
  return canRefundParts || amount === capture.captured ? undefined : 'whole-only';
}

function hashOf({ what, expected, restock, note }: WantedRefund): Buffer {
  const asked = JSON.stringify([what, expected, restock, note], (_key, part: unknown) =>
    typeof part === 'bigint' ? String(part) : part,
  );
  return createHash('sha256').update(asked).digest();
}
