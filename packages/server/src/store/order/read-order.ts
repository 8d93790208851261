import type { Connection } from '../../platform/database/index.ts';
import { selectPayments } from '../payment/index.ts';
import { orderView } from './order-view.ts';
import type { OrderJson } from './schema.ts';
import { selectDiscounts, selectLines, selectOrder } from './store.ts';

/** A complete placed order, as its team and its buyer see it. */
export async function readOrderView(
  connection: Connection,
  websiteId: string,
  id: string,
): Promise<OrderJson | undefined> {
  const order = await selectOrder(connection, websiteId, id);
  if (!order || order.placedAt === null) return undefined;
  const lines = await selectLines(connection, websiteId, id);
  const payments = await selectPayments(connection, websiteId, id);
  return orderView(order, lines, payments, await selectDiscounts(connection, websiteId, id));
}
