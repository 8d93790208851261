import { languages, writeMoney } from '@awning/formats';
import type { Connection, Database } from '../../platform/database/index.ts';
import type { Parts } from '../../platform/parts.ts';
import type { Website } from '../../platform/website/index.ts';
import { assetUrl } from '../../site/media/index.ts';
import { percentText } from '../amount/index.ts';
import { giftCardProvider, isPaidByHand, paymentProviders, selectPayments, wayName } from '../payment/index.ts';
import { readDisputeViews } from './dispute/view.ts';
import { readDownloadViews } from './download/view.ts';
import { readFulfilmentViews, readShipmentViews } from './fulfilment/view.ts';
import { lineId } from './line-id.ts';
import type { Order } from './order.ts';
import { orderView } from './order-view.ts';
import { readPaid } from './refund/paid.ts';
import { readBuyerRefundViews, readRefundViews } from './refund/view.ts';
import type { BuyerOrderJson, OrderJson, TeamOrderJson } from './schema.ts';
import { selectDiscounts, selectLinePictures, selectLines, selectOrder, selectTaxes } from './store.ts';

/** A complete placed order, as its buyer sees it. */
export async function readOrderView(
  database: Database,
  websiteId: string,
  id: string,
): Promise<BuyerOrderJson | undefined> {
  return await database.snapshot(async (connection) => {
    const order = await selectPlaced(connection, websiteId, id);
    if (!order) return undefined;
    return { ...(await viewOf(connection, websiteId, order)), ...(await readHandling(connection, websiteId, order)) };
  });
}

/** What has happened since the purchase, as the buyer sees it, and the pictures of what was bought. */
export async function readHandling(
  connection: Connection,
  websiteId: string,
  order: Order,
): Promise<Pick<BuyerOrderJson, 'shipments' | 'refunds' | 'pictures'>> {
  return {
    shipments: await readShipmentViews(connection, websiteId, order.id),
    refunds: await readBuyerRefundViews(connection, websiteId, order),
    pictures: await picturesOf(connection, websiteId, order.id),
  };
}

/** Addresses by the id of the line. A product that was deleted has none. */
async function picturesOf(connection: Connection, websiteId: string, orderId: string): Promise<Record<string, string>> {
  const pictures = await selectLinePictures(connection, websiteId, orderId);
  return Object.fromEntries(pictures.map(({ position, ...picture }) => [lineId(orderId, position), assetUrl(picture)]));
}

/** With what only the team sees. */
export async function readTeamOrderView(
  parts: Parts,
  website: Website,
  id: string,
): Promise<TeamOrderJson | undefined> {
  return await parts.database.snapshot(async (connection) => {
    const websiteId = website.id;
    const order = await selectPlaced(connection, websiteId, id);
    if (!order) return undefined;
    return {
      ...(await viewOf(connection, websiteId, order)),
      wayToPay: wayOf(parts, website, order),
      taxes: await taxesOf(connection, websiteId, order),
      ...(await readFulfilmentViews(connection, websiteId, order)),
      downloads: await readDownloadViews(connection, websiteId, order.id),
      refunds: await readRefundViews(connection, websiteId, order),
      disputes: await readDisputeViews(connection, websiteId, order.id),
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

/** What costs nothing is not paid. */
function wayOf(parts: Parts, website: Website, { provider, total }: Order): Record<string, string> {
  const way = [...paymentProviders(parts), giftCardProvider].find(({ name }) => name === provider);
  if (!way || total === 0n) return {};
  return Object.fromEntries(languages.map((language) => [language, wayName(website, way, language)]));
}

async function taxesOf(connection: Connection, websiteId: string, { id, currency }: Order) {
  const taxes = await selectTaxes(connection, websiteId, id);
  return taxes.map(({ ratePpm, inclusive, amount }) => ({
    percent: percentText(BigInt(ratePpm)),
    inclusive,
    amount: writeMoney({ minorUnits: amount, currency }),
  }));
}

async function refundableOf(parts: Parts, connection: Connection, websiteId: string, order: Order) {
  const money = (minorUnits: bigint) => writeMoney({ minorUnits, currency: order.currency });
  const paid = await readPaid(connection, websiteId, order);
  const { total = 0n, refunded = 0n, refunding = 0n, giftLeft = 0n } = paid ?? {};
  return {
    paid: money(total),
    refunded: money(refunded),
    pending: money(refunding),
    left: money(total - refunded - refunding),
    toGiftCards: money(giftLeft),
    isByHand: paid?.capture !== undefined && isPaidByHand(parts, paid.capture.provider),
  };
}
