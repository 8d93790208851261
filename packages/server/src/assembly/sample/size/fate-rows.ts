import type { DraftOrder, OrderLine } from '../../../store/order/index.ts';
import type { Fate } from './fate.ts';
import { sizedId } from './ids.ts';
import type { SizedRows } from './store.ts';

export interface FateRows {
  readonly rows: SizedRows;
  readonly refunded: bigint;
  readonly lifecycle: 'placed' | 'cancelled';
  readonly fulfilmentStatus: string;
}

/** The rows of shipment, refund and returned stock of a paid order, and the states that follow from them. */
export function fateRows(websiteId: string, number: number, order: DraftOrder, fate: Fate): FateRows {
  const { id, createdAt: at } = order;
  const items = order.lines.filter(({ kind }) => kind === 'item');
  const isCancelled = fate === 'cancelled';
  const isSent = (fate === 'sent' || fate === 'part-refunded') && order.fulfilmentStatus === 'unfulfilled';
  const back = isCancelled ? order.lines : fate === 'part-refunded' ? items.slice(0, 1) : [];
  const refunded = back.reduce((sum, { total }) => sum + total, 0n);
  const fulfilmentId = sizedId('fulfilment', number);
  const sent: SizedRows = isSent
    ? {
        fulfilment: [[websiteId, fulfilmentId, id, 'DHL', `0034${number}`, '', 'Sample', at]],
        fulfilment_line: items.map(({ position, quantity }) => [websiteId, fulfilmentId, id, position, quantity]),
      }
    : {};
  return {
    rows: {
      ...sent,
      ...(refunded > 0n ? refundRows(websiteId, number, order, { back, refunded, isCancelled }) : {}),
      stock_move: isCancelled
        ? items.flatMap(({ variantId, quantity }) =>
            variantId === null ? [] : [[websiteId, variantId, 'cancel', id, quantity, at]],
          )
        : [],
    },
    refunded,
    lifecycle: isCancelled ? 'cancelled' : 'placed',
    fulfilmentStatus: isSent ? 'fulfilled' : order.fulfilmentStatus,
  };
}

interface Refunded {
  readonly back: readonly OrderLine[];
  readonly refunded: bigint;
  readonly isCancelled: boolean;
}

function refundRows(
  websiteId: string,
  number: number,
  { id, createdAt: at }: DraftOrder,
  { back, refunded, isCancelled }: Refunded,
): SizedRows {
  const refundId = sizedId('refund', number);
  const [paymentId, chargeKey] = [sizedId('payment', number), sizedId('attempt', number)];
  const cause = isCancelled ? 'cancellation' : 'team';
  const asked = String.raw`\x`;
  return {
    refund: [
      [websiteId, refundId, id, paymentId, cause, refunded, 'done', false, '', 'Sample', cause, asked, at, at, at],
    ],
    refund_line: back
      .filter(({ total }) => total > 0n)
      .map(({ position, quantity, total, taxShare, includedTaxShare }) => [
        websiteId,
        refundId,
        id,
        position,
        quantity,
        total,
        taxShare,
        includedTaxShare,
      ]),
    test_refund: [[websiteId, refundId, chargeKey, refunded, 'refunded', at]],
  };
}
