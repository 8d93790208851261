import { siteUserMessage, siteUserRefusal } from '../../../people/site-user/index.ts';
import { defineRoute, type Route } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { BuyerOrderView } from '../schema.ts';
import { ownOrder, ownOrders } from './own-orders.ts';
import { OrderParams, OwnOrdersAnswer } from './schema.ts';

const read = { method: 'GET', access: { kind: 'site-user' }, forgery: 'safe', limit: 'unlimited' } as const;

export function ownOrderRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      ...read,
      path: '/api/site-users/account/orders',
      summary: 'The latest 100 orders of the site user, newest first.',
      schema: { answer: OwnOrdersAnswer },
      handle: async (request) => ({ orders: await ownOrders(parts, request.siteUser) }),
    }),
    defineRoute({
      ...read,
      path: '/api/site-users/account/orders/:orderId',
      summary: 'One order of the site user.',
      schema: { params: OrderParams, answer: BuyerOrderView },
      refusals: { 404: siteUserMessage('orderGone') },
      async handle(request) {
        const order = await ownOrder(parts, request.siteUser, request.params.orderId);
        return order ?? siteUserRefusal(request, 404, 'orderGone');
      },
    }),
  ];
}
