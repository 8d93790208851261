import { Type } from '@sinclair/typebox';
import { defineRoute, type Route, refused } from '../http/index.ts';
import type { Parts } from '../parts.ts';
import { selectPayments } from '../payment/index.ts';
import { orderMessages } from './messages.ts';
import { listedOrderView, orderView } from './order-view.ts';
import { OrderListAnswer, OrderView } from './schema.ts';
import { selectLatest, selectLines, selectOrder } from './store.ts';

const pageSize = 50;
const Id = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', errorMessage: 'This is not an id.' });
const read = {
  method: 'GET',
  access: { kind: 'team', right: 'orders.read' },
  forgery: 'safe',
  limit: 'unlimited',
} as const;

/** The orders of a website, for its team. */
export function orderRoutes({ database }: Parts): Route[] {
  return [
    defineRoute({
      ...read,
      path: '/api/commerce/orders',
      summary: 'Placed orders, newest first, 50 at a time.',
      schema: { query: Type.Object({ after: Type.Optional(Id) }), answer: OrderListAnswer },
      handle: async ({ website, query }) => {
        const rows = await selectLatest(database, website.id, query.after, pageSize + 1);
        const page = rows.slice(0, pageSize);
        const nextAfter = rows.length > pageSize ? (page.at(-1)?.id ?? null) : null;
        return { orders: page.map(listedOrderView), nextAfter };
      },
    }),
    defineRoute({
      ...read,
      path: '/api/commerce/orders/:id',
      summary: 'One order with its lines, totals and payments.',
      schema: { params: Type.Object({ id: Id }), answer: OrderView },
      refusals: { 404: orderMessages.unknownOrder },
      handle: async ({ website, params }) => {
        const order = await selectOrder(database, website.id, params.id);
        if (!order || order.placedAt === null) return refused(404, orderMessages.unknownOrder);
        const lines = await selectLines(database, website.id, order.id);
        return orderView(order, lines, await selectPayments(database, website.id, order.id));
      },
    }),
  ];
}
