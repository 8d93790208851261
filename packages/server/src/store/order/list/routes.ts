import { inBatches, sendCsv } from '../../../platform/csv/index.ts';
import { auditedBy, writeAudit } from '../../../platform/database/index.ts';
import { defineRoute, type Route } from '../../../platform/http/index.ts';
import { pageOf, ROWS_TO_FETCH } from '../../../platform/page.ts';
import type { Parts } from '../../../platform/parts.ts';
import { selectOrdersToDefend } from '../dispute/store.ts';
import { listedOrderView } from '../order-view.ts';
import { selectOrdersToTransfer } from '../refund/store.ts';
import { type OrderExport, OrderExportQuery, OrderListAnswer, OrderListQuery } from '../schema.ts';
import { readSearch } from '../search/search.ts';
import { selectOrdersToShip } from '../team-mail/store.ts';
import { csvHead, csvRow } from './csv.ts';
import { latestOrders } from './latest.ts';
import type { ListedOrder, OrderFilter } from './store.ts';

/** More than a team ships or transfers before it looks again; the list then shows further ones. */
const MAX_OPEN = 1000;

/** Of a walk through orders for one page: a short one that fills most pages, and a long one. */
const MAX_SLICES = 2;

export function orderListRoutes({ database, clock }: Parts): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/commerce/orders',
      summary: 'Placed orders, newest first, 50 at a time.',
      access: { kind: 'team', right: 'orders.read' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: { query: OrderListQuery, answer: OrderListAnswer },
      handle: async ({ website, query }) => {
        const filter = { ...(await filterOf(website.id, query)), after: query.after };
        const size = { limit: ROWS_TO_FETCH, maxSlices: MAX_SLICES };
        const { rows: found, walkedTo } = await latestOrders(database, website.id, filter, size);
        const { rows, nextAfter } = pageOf(found);
        return { orders: rows.map(listedOrderView), nextAfter: nextAfter ?? walkedTo };
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/config/commerce/orders.csv',
      // A file of other people's data.
      access: { kind: 'team', right: 'orders.read', fresh: true },
      forgery: 'safe',
      limit: 'unlimited',
      schema: { query: OrderExportQuery },
      handle: async ({ website, member, query }, reply) => {
        await writeAudit(database, {
          ...auditedBy(clock, website.id, member),
          what: 'order.exported',
          subject: 'orders',
        });
        const filter = await filterOf(website.id, query);
        const rows = inBatches(async (after, limit) => {
          const size = { limit, maxSlices: Number.POSITIVE_INFINITY };
          return (await latestOrders(database, website.id, { ...filter, after }, size)).rows;
        });
        return sendCsv(reply, 'orders.csv', csvHead, cellsOf(rows));
      },
    }),
  ];

  async function filterOf(websiteId: string, query: OrderExport): Promise<Omit<OrderFilter, 'after'>> {
    const { lifecycle, paymentStatus, fulfilmentStatus, search = '' } = query;
    const ids = await openOrders(websiteId, query);
    return { lifecycle, paymentStatus, fulfilmentStatus, ids, search: await readSearch(database, websiteId, search) };
  }

  /** The orders with open work of the kinds that are asked for; undefined if none is. */
  async function openOrders(
    websiteId: string,
    { shipment, transfer, dispute }: OrderExport,
  ): Promise<string[] | undefined> {
    const found = [
      shipment && (await selectOrdersToShip(database, websiteId, MAX_OPEN)),
      transfer && (await selectOrdersToTransfer(database, websiteId, MAX_OPEN)),
      dispute && (await selectOrdersToDefend(database, websiteId, MAX_OPEN)),
    ].filter((ids) => ids !== undefined);
    return found.length === 0 ? undefined : found.reduce((some, others) => some.filter((id) => others.includes(id)));
  }
}

async function* cellsOf(rows: AsyncIterable<ListedOrder>): AsyncGenerator<string[]> {
  for await (const row of rows) yield csvRow(row);
}
