import { defineRoute, type Refusal, type Route, refused } from '../../platform/http/index.ts';
import { IdParams } from '../../platform/id.ts';
import type { Parts } from '../../platform/parts.ts';
import { cancelOrder } from './cancel.ts';
import { orderMessages } from './messages.ts';
import { readTeamOrderView } from './read-order.ts';
import { TeamOrderView } from './schema.ts';
import { type MarkRefusal, markPaid } from './unpaid/mark-paid.ts';

const read = {
  method: 'GET',
  access: { kind: 'team', right: 'orders.read' },
  forgery: 'safe',
  limit: 'unlimited',
} as const;

/** The orders of a website, for its team. */
export function orderRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      ...read,
      path: '/api/commerce/orders/:id',
      summary: 'One order with its lines, totals and payments.',
      schema: { params: IdParams, answer: TeamOrderView },
      refusals: { 404: orderMessages.unknownOrder },
      handle: async ({ website, params }) => {
        const order = await readTeamOrderView(parts, website, params.id);
        return order ?? refused(404, orderMessages.unknownOrder);
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/api/commerce/orders/:id/cancel',
      summary: 'Calls an order off: stock comes back, the buyer is told, and what was paid is given back.',
      access: { kind: 'team', right: 'orders.edit' },
      forgery: 'crumb',
      limit: 'team-change',
      schema: { params: IdParams, answer: TeamOrderView },
      refusals: { 404: orderMessages.unknownOrder, 409: orderMessages.notCancellable },
      handle: async (request) => {
        const { website, params, member } = request;
        const cancelled = await cancelOrder(parts, { website, member }, params.id);
        if (!cancelled.ok && cancelled.reason === 'unknown-order') return refused(404, orderMessages.unknownOrder);
        if (!cancelled.ok) return refused(409, orderMessages.notCancellable);
        return await readTeamOrderView(parts, website, params.id);
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/api/commerce/orders/:id/mark-paid',
      summary:
        'Says that the money of an order that waited for it has come. From then on the order is not cancelled by itself.',
      access: { kind: 'team', right: 'orders.edit' },
      forgery: 'crumb',
      limit: 'team-change',
      schema: { params: IdParams, answer: TeamOrderView },
      refusals: {
        404: orderMessages.unknownOrder,
        409: `${orderMessages.notWaiting} / ${orderMessages.cancelledBeforePaid}`,
      },
      handle: async ({ website, params, member }) => {
        const marked = await markPaid(parts, { website, member }, params.id);
        if (!marked.ok) return markRefusals[marked.reason];
        return await readTeamOrderView(parts, website, params.id);
      },
    }),
  ];
}

const markRefusals: Readonly<Record<MarkRefusal, Refusal>> = {
  'unknown-order': refused(404, orderMessages.unknownOrder),
  'not-waiting': refused(409, orderMessages.notWaiting, { extra: { reason: 'orderNotWaiting' } }),
  cancelled: refused(409, orderMessages.cancelledBeforePaid, { extra: { reason: 'orderCancelled' } }),
};
