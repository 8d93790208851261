import type { Connection } from '../../../platform/database/index.ts';
import { createSharedLimiter } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import type { Website } from '../../../platform/website/index.ts';
import { countPaid, donationItem, sendAlert, takeAlert } from '../../payment/index.ts';
import type { DraftOrder } from '../order.ts';
import { receiptAlertTemplate } from './mail.ts';
import { selectCartCreated, selectUnpaid } from './store.ts';

/**
 * The number of unpaid orders within the window after which a mailbox gets no more receipts, and a product is
 * throttled.
 */
const unpaidLimits = { recipient: 10, item: 300 } as const;
const WINDOW_SECONDS = 10 * 60;
const QUIET_HOURS = 1;

/**
 * Receipts per minute for a product under attack; carts older than a minute have their own lane, apart from programs.
 */
const laneReceipts = { fresh: 20, aged: 60 } as const;
const AGED_CART_SECONDS = 60;
const LANE_SECONDS = 60;

type UnpaidOrder = Pick<DraftOrder, 'cartId' | 'email'> & {
  readonly lines: readonly { readonly kind: string; readonly itemId: string | null }[];
};

/**
 * Whether the receipt of an unpaid order may be mailed. Such an order costs nothing, so a program could use the shop to
 * mail strangers. The order itself is kept: on a busy day it is genuine, and its page shows it.
 */
export async function mayMailReceipt(
  parts: Pick<Parts, 'config' | 'clock' | 'jobs' | 'log'>,
  connection: Connection,
  website: Website,
  order: UnpaidOrder,
): Promise<boolean> {
  const now = parts.clock.now();
  const since = new Date(now.getTime() - WINDOW_SECONDS * 1000);
  // Sorted, because each lane's count stays locked until the order is written.
  const itemIds = [
    ...new Set(order.lines.flatMap((line) => (line.kind === 'item' ? (line.itemId ?? donationItem) : []))),
  ];
  const unpaid = await selectUnpaid(connection, website.id, { email: order.email, itemIds: itemIds.toSorted(), since });
  if (unpaid.toRecipient >= unpaidLimits.recipient) return false;
  for (const { itemId, count } of unpaid.items) {
    if (count < unpaidLimits.item || count <= (await countPaid(connection, website.id, itemId, since))) continue;
    await warnOwner(parts, connection, website, { itemId, count });
    if (!(await hasPlaceInLane(connection, website.id, itemId, order.cartId, now))) return false;
  }
  return true;
}

async function warnOwner(
  parts: Pick<Parts, 'config' | 'clock' | 'jobs' | 'log'>,
  connection: Connection,
  website: Website,
  target: { readonly itemId: string; readonly count: number },
): Promise<void> {
  const now = parts.clock.now();
  const quietSince = new Date(now.getTime() - QUIET_HOURS * 3_600_000);
  if (!(await takeAlert(connection, website.id, `receipt:${target.itemId}`, now, quietSince))) return;
  await sendAlert(parts, connection, website, target, receiptAlertTemplate);
  parts.log.warn(
    { websiteId: website.id, ...target },
    'Many orders for a product are not paid; receipts go out slowly',
  );
}

async function hasPlaceInLane(
  connection: Connection,
  websiteId: string,
  itemId: string,
  cartId: string,
  now: Date,
): Promise<boolean> {
  const createdAt = (await selectCartCreated(connection, websiteId, cartId)) ?? now;
  const lane = now.getTime() - createdAt.getTime() >= AGED_CART_SECONDS * 1000 ? 'aged' : 'fresh';
  const window = { per: 'subject', allowed: laneReceipts[lane], seconds: LANE_SECONDS } as const;
  return (await createSharedLimiter(connection).take(`${websiteId}:receipt-lane:${lane}:${itemId}`, window, now)) === 0;
}
