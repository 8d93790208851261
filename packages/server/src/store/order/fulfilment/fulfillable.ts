import type { FulfillableLine } from '@awning/commerce';
import type { Connection } from '../../../platform/database/index.ts';
import type { OrderLine } from '../order.ts';
import { selectRefundedLines } from '../refund/store.ts';
import { type FulfilledLine, selectFulfilments } from './store.ts';

/** The lines of an order with what was sent and refunded of each. */
export async function readFulfillable(
  connection: Connection,
  websiteId: string,
  orderId: string,
  lines: readonly OrderLine[],
): Promise<(FulfillableLine & { readonly position: number })[]> {
  const fulfilments = await selectFulfilments(connection, websiteId, orderId);
  const sent = fulfilments.filter(({ undoneAt }) => undoneAt === null).flatMap((one) => one.lines);
  const refunded = await selectRefundedLines(connection, websiteId, orderId);
  return lines.map(({ position, kind, productType, quantity }) => {
    const [fulfilled, unitsRefunded] = [unitsOf(sent, position), unitsOf(refunded, position)];
    return { position, kind, productType, quantity, fulfilled, refunded: unitsRefunded };
  });
}

function unitsOf(lines: readonly FulfilledLine[], position: number): number {
  return lines.reduce((units, line) => (line.position === position ? units + line.quantity : units), 0);
}
