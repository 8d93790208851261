import type { RefundedLine } from '@awning/commerce';
import { writeMoney } from '@awning/formats';
import type { Connection } from '../../../platform/database/index.ts';
import { lineId } from '../line-id.ts';
import type { Order } from '../order.ts';
import type { BuyerRefundJson, RefundJson } from './schema.ts';
import { type Refund, selectRefundedLines, selectRefunds } from './store.ts';
import { transferOf } from './transfer.ts';

/** The refunds of an order, oldest first; a failed one without lines. */
export async function readRefundViews(
  connection: Connection,
  websiteId: string,
  order: Pick<Order, 'id' | 'currency'>,
): Promise<RefundJson[]> {
  const refunds = await selectRefunds(connection, websiteId, order.id);
  if (refunds.length === 0) return [];
  const lines = await selectRefundedLines(connection, websiteId, order.id);
  return refunds.map((refund) =>
    refundView(
      order,
      refund,
      lines.filter(({ refundId }) => refundId === refund.id),
    ),
  );
}

/** The refunds that the buyer is told about, oldest first. */
export async function readBuyerRefundViews(
  connection: Connection,
  websiteId: string,
  { id: orderId, currency }: Pick<Order, 'id' | 'currency'>,
): Promise<BuyerRefundJson[]> {
  const refunds = await selectRefunds(connection, websiteId, orderId);
  return refunds.flatMap(({ id, state, amount, createdAt, ...refund }) =>
    state === 'failed'
      ? []
      : [
          {
            id,
            state,
            amount: writeMoney({ minorUnits: amount, currency }),
            createdAt: createdAt.toISOString(),
            toGiftCards: writeMoney({ minorUnits: refund.giftAmount, currency }),
            transfer: transferOf(refund),
          },
        ],
  );
}

function refundView(
  { id: orderId, currency }: Pick<Order, 'id' | 'currency'>,
  refund: Refund,
  lines: readonly RefundedLine[],
): RefundJson {
  const money = (minorUnits: bigint) => writeMoney({ minorUnits, currency });
  const { id, state, cause, restock, note, who } = refund;
  return {
    id,
    state,
    cause,
    amount: money(refund.amount),
    toGiftCards: money(refund.giftAmount),
    restock,
    note,
    who,
    createdAt: refund.createdAt.toISOString(),
    endedAt: refund.endedAt?.toISOString() ?? null,
    transfer: transferOf(refund),
    lines: lines.map(({ position, quantity, amount, tax, includedTax }) => ({
      id: lineId(orderId, position),
      quantity,
      amount: money(amount),
      tax: money(tax),
      includedTax: money(includedTax),
    })),
  };
}
