import type { PaymentStatus } from '@awning/commerce';
import type { Connection } from '../../../platform/database/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import type { Website } from '../../../platform/website/index.ts';
import type { CartKind } from '../../cart/index.ts';
import { issueCardOfOrder } from '../../gift-card/index.ts';
import { openAreasOfOrder } from '../../member-area/index.ts';
import {
  grantDownloads,
  markPlaced,
  mayMailReceipt,
  type Order,
  type OrderLine,
  orderWords,
  refuseTooManyUnpaid,
  sellsGiftCard,
  sendConfirmation,
  tellLowStock,
  tellOrder,
  unpaidUntil,
} from '../../order/index.ts';
import { sellStock } from '../../stock/index.ts';
import { countPaidPeriod, lockSubscriptionOfOrder } from '../../subscription/index.ts';
import { markPurchased } from './store.ts';

export interface PlaceContext {
  readonly website: Website;
}

export interface OrderToPlace {
  readonly order: Omit<Order, 'lifecycle' | 'number' | 'placedAt' | 'cancelledAt' | 'unpaidUntil'>;
  readonly lines: readonly OrderLine[];
  readonly cartKind: CartKind;
}

export interface PlacedPayment {
  readonly status: PaymentStatus;
  /** The network by which an unpaid order is counted. */
  readonly networkHash?: Buffer | null;
}

/**
 * Turns a draft into an order, in the caller's transaction and under the cart's lock. Rows that other orders wait for
 * are locked as late as possible: the count of unpaid orders, stock rows, the order counter. Statements that are sent
 * together still run one after the other.
 */
export async function placeOrder(
  parts: Parts,
  connection: Connection,
  { website }: PlaceContext,
  { order: draft, lines, cartKind }: OrderToPlace,
  { status: paymentStatus, networkHash = null }: PlacedPayment,
): Promise<Order> {
  const { id, cartId } = draft;
  const now = parts.clock.now();
  const waitsUntil = paymentStatus === 'pending' ? unpaidUntil(website, now) : null;
  const isMailed = paymentStatus === 'paid' || (await mayMailReceipt(parts, connection, website, { ...draft, lines }));
  if (paymentStatus === 'pending') await refuseTooManyUnpaid(connection, website, { email: draft.email, networkHash });
  const words = orderWords({ ...draft, lines });
  const [subscription, , sold, number] = await Promise.all([
    cartKind === 'subscription' ? lockSubscriptionOfOrder(connection, website.id, id) : undefined,
    markPurchased(connection, website.id, cartId, id, now),
    sellStock(connection, website.id, { cartId, orderId: id, at: now }),
    markPlaced(connection, website.id, id, { paymentStatus, now, unpaidUntil: waitsUntil, networkHash, words }),
  ]);
  if (number === undefined) throw new Error(`The order ${id} is no longer a draft`);
  const placed: Order = {
    ...draft,
    number,
    paymentStatus,
    lifecycle: 'placed',
    placedAt: now,
    cancelledAt: null,
    unpaidUntil: waitsUntil,
  };
  const downloads = await grantDownloads(connection, website.id, { id, paymentStatus, lines }, now);
  const period = subscription && (await countPaidPeriod(parts, connection, website, subscription));
  await openAreasOfOrder(parts, connection, website, { ...placed, lines }, period);
  const isSold = paymentStatus === 'paid' && sellsGiftCard(lines);
  if (isSold) await issueCardOfOrder(parts, connection, website, id);
  await Promise.all([
    ...(isMailed
      ? [
          sendConfirmation(parts, connection, { website, order: placed, lines }, downloads),
          // A flood of unpaid orders must not bury the owner in mails either.
          tellOrder(parts, connection, { website, order: placed, lines }),
        ]
      : []),
    tellLowStock(parts, connection, { website, lines, sold }),
  ]);
  return placed;
}
