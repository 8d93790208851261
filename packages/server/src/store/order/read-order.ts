import { writeMoney } from '@awning/formats';
import type { Connection, Database } from '../../platform/database/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { isPaidByHand, selectCapture, selectPayments } from '../payment/index.ts';
import { readDownloadViews } from './download/view.ts';
import { readFulfilmentViews } from './fulfilment/view.ts';
import type { Order } from './order.ts';
import { orderView } from './order-view.ts';
import { readRefundViews } from './refund/view.ts';
import type { OrderJson, TeamOrderJson } from './schema.ts';
import { selectDiscounts, selectLines, selectOrder } from './store.ts';

/** A complete placed order, as its buyer sees it. */
export async function readOrderView(database: Database, websiteId: string, id: string): Promise<OrderJson | undefined> {
  return await database.snapshot(async (connection) => {
    const order = await selectPlaced(connection, websiteId, id);
    return order && (await viewOf(connection, websiteId, order));
  });
}

/** With what only the team sees. */
export async function readTeamOrderView(
  parts: Parts,
  websiteId: string,
  id: string,
): Promise<TeamOrderJson | undefined> {
  return await parts.database.snapshot(async (connection) => {
    const order = await selectPlaced(connection, websiteId, id);
    if (!order) return undefined;
    return {
      ...(await viewOf(connection, websiteId, order)),
      ...(await readFulfilmentViews(connection, websiteId, order)),
      downloads: await readDownloadViews(connection, websiteId, order.id),
      refunds: await readRefundViews(connection, websiteId, order),
      refundable: await refundableOf(parts, connection, websiteId, order),
    };
  });
}

async function selectPlaced(connection: Connection, websiteId: string, id: string): Promise<Order | undefined> {
  const order = await selectOrder(connection, websiteId, id);
  return order?.placedAt ? order : undefined;
}

async function viewOf(connection: Connection, websiteId: string, order: Order): Promise<OrderJson> {
  const lines = await selectLines(connection, websiteId, order.id);
  const payments = await selectPayments(connection, websiteId, order.id);
  return orderView(order, lines, payments, await selectDiscounts(connection, websiteId, order.id));
}

async function refundableOf(parts: Parts, connection: Connection, websiteId: string, { id, currency }: Order) {
  const money = (minorUnits: bigint) => writeMoney({ minorUnits, currency });
  const capture = await selectCapture(connection, websiteId, id);
  const { captured = 0n, refunded = 0n, refunding = 0n } = capture ?? {};
  return {
    paid: money(captured),
    refunded: money(refunded),
    pending: money(refunding),
    left: money(captured - refunded - refunding),
    isByHand: capture !== undefined && isPaidByHand(parts, capture.provider),
  };
}
