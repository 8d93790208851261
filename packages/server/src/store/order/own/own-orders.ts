import { writeMoney } from '@awning/formats';
import type { SiteUser } from '../../../people/site-user/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import type { TeamDownloadJson } from '../download/schema.ts';
import { readDownloadViews } from '../download/view.ts';
import { readOrderView } from '../read-order.ts';
import type { BuyerOrderJson } from '../schema.ts';
import type { OwnOrderJson } from './schema.ts';
import { isOwnOrder, type OwnOrder, selectOwnOrders } from './store.ts';

type Owner = Pick<SiteUser, 'id' | 'websiteId'>;

/** More than anyone scrolls through; the export contains all of them. */
const LISTED_ORDERS = 100;

export async function ownOrders({ database }: Pick<Parts, 'database'>, owner: Owner): Promise<OwnOrderJson[]> {
  const orders = await selectOwnOrders(database, owner.websiteId, owner.id, LISTED_ORDERS);
  return orders.map(ownOrderView);
}

/** One complete order, if the site user has placed it. */
export async function ownOrder(
  { database }: Pick<Parts, 'database'>,
  { websiteId, id }: Owner,
  orderId: string,
): Promise<BuyerOrderJson | undefined> {
  const isOwn = await isOwnOrder(database, websiteId, id, orderId);
  return isOwn ? readOrderView(database, websiteId, orderId) : undefined;
}

/** All complete orders with their downloads, for the export. */
export async function allOwnOrders(parts: Pick<Parts, 'database'>, owner: Owner): Promise<ExportedOrder[]> {
  const orders = await selectOwnOrders(parts.database, owner.websiteId, owner.id, EXPORTED_ORDERS);
  const views: ExportedOrder[] = [];
  for (const { id } of orders) {
    const view = await readOrderView(parts.database, owner.websiteId, id);
    if (view === undefined) continue;
    views.push({ ...view, downloads: await readDownloadViews(parts.database, owner.websiteId, id) });
  }
  return views;
}

const EXPORTED_ORDERS = 10_000;

type ExportedOrder = BuyerOrderJson & { readonly downloads: readonly TeamDownloadJson[] };

function ownOrderView({ id, number, placedAt, total, currency, paymentStatus, fulfilmentStatus }: OwnOrder) {
  return {
    id,
    number: Number(number),
    placedAt: placedAt.toISOString(),
    total: writeMoney({ minorUnits: total, currency }),
    paymentStatus,
    fulfilmentStatus,
  };
}
