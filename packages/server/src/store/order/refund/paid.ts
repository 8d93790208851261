import type { Connection } from '../../../platform/database/index.ts';
import { type Capture, selectCapture } from '../../payment/index.ts';
import type { Order } from '../order.ts';
import { selectGiftSums } from './store.ts';

/** What was paid for an order, by a provider and by gift cards, and what of it is left to refund. */
export interface Paid {
  /** Undefined if gift cards have paid everything. */
  readonly capture: Capture | undefined;
  readonly total: bigint;
  /** What gift cards have paid and not got back. */
  readonly giftLeft: bigint;
  readonly refunded: bigint;
  readonly refunding: bigint;
}

/** Undefined if the order is not paid. */
export async function readPaid(
  connection: Connection,
  websiteId: string,
  { id, total, giftApplied }: Pick<Order, 'id' | 'total' | 'giftApplied'>,
): Promise<Paid | undefined> {
  const capture = await selectCapture(connection, websiteId, id);
  const isPaidByCards = total > 0n && giftApplied === total;
  if (!capture && !isPaidByCards) return undefined;
  const gifts = giftApplied > 0n ? await selectGiftSums(connection, websiteId, id) : { claimed: 0n, done: 0n };
  return {
    capture,
    total: (capture?.captured ?? 0n) + giftApplied,
    giftLeft: giftApplied - gifts.claimed,
    refunded: (capture?.refunded ?? 0n) + gifts.done,
    refunding: (capture?.refunding ?? 0n) + gifts.claimed - gifts.done,
  };
}

/** Gift cards get their part back first: it can be spent again at once, and no provider is needed for it. */
export function giftPartOf({ giftLeft }: Pick<Paid, 'giftLeft'>, amount: bigint): bigint {
  return amount < giftLeft ? amount : giftLeft;
}
