import { NotFoundError } from '@awning/site-model';
import { Type } from '@sinclair/typebox';
import { showAccountPage } from '../../../people/site-user/index.ts';
import { defineRoute, pathOf, type Route } from '../../../platform/http/index.ts';
import { isId } from '../../../platform/id.ts';
import type { Parts } from '../../../platform/parts.ts';
import { readDownloads } from '../download/links.ts';
import { ownOrderIsland, ownOrdersIsland } from '../islands.ts';
import { paymentAdvice } from '../unpaid/advice.ts';
import { ownOrder, ownOrders } from './own-orders.ts';

const reading = { method: 'GET', forgery: 'safe', limit: 'unlimited' } as const;

export function ownOrderPageRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      ...reading,
      access: { kind: 'site-user' },
      path: '/account/orders',
      schema: {},
      async handle(request, reply) {
        const data = { orders: await ownOrders(parts, request.siteUser) };
        return showAccountPage(parts, request, reply, { name: 'orders', island: ownOrdersIsland, data });
      },
    }),
    defineRoute({
      ...reading,
      access: { kind: 'site-user' },
      path: '/account/orders/:orderId',
      schema: { params: Type.Object({ orderId: Type.String() }) },
      async handle(request, reply) {
        const { orderId } = request.params;
        const order = isId(orderId) ? await ownOrder(parts, request.siteUser, orderId) : undefined;
        if (order === undefined) throw new NotFoundError(pathOf(request));
        const { number } = order;
        const advice = paymentAdvice(request.website, order, request.language);
        const downloads = await readDownloads(parts, request, order.id);
        return showAccountPage(parts, request, reply, {
          name: 'order',
          island: ownOrderIsland,
          data: { order, ...(downloads.length > 0 && { downloads }), ...(advice && { advice }) },
          number,
        });
      },
    }),
  ];
}
