import { NotFoundError } from '@awning/site-model';
import { Type } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { defineRoute, pathOf, type Route } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { addressIn } from '../../../platform/website/index.ts';
import { cartToken, dropPurchasedCart, membershipPagePath, subscriptionPagePath } from '../../cart/index.ts';
import { confirmationAddress, isOrderToken, selectOrder } from '../../order/index.ts';
import { selectAttempt } from '../../payment/index.ts';
import { giftCardPagePath } from '../gift-card/routes.ts';
import { selectCartKind } from '../gift-card/store.ts';
import { settleLeftOpen, unlessNoResponse } from '../settling/settle.ts';
import type { Notice } from './notice.ts';

/** Where a provider's own page sends the shopper. */
export function returnRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/checkout/return/:orderId',
      openWhileClosed: true,
      access: { kind: 'anyone' },
      // It changes nothing that the provider has not decided, and reveals nothing without the order's token.
      forgery: 'safe',
      limit: 'checkout',
      schema: {
        params: Type.Object({ orderId: Type.String({ maxLength: 50 }) }),
        query: Type.Object({ token: Type.Optional(Type.String({ maxLength: 100 })) }),
      },
      handle: async (request, reply) => {
        const { website, language, params, query } = request;
        const isAllowed = isOrderToken(parts.config.secrets, params.orderId, query.token ?? '');
        if (!isAllowed || !(await selectOrder(parts.database, website.id, params.orderId))) {
          throw new NotFoundError(pathOf(request));
        }
        const back = await returnAddress(parts, request, reply, params.orderId);
        return reply.redirect(isWayBack.test(back) ? addressIn(website, language, back) : back, 303);
      },
    }),
  ];
}

const isWayBack = /^\/checkout(\/gift-card|\/subscription)?\?/;

/** Where a shopper continues after returning from a provider's page; the provider is asked for the result first. */
async function returnAddress(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  orderId: string,
): Promise<string> {
  const { website } = request;
  if (await selectAttempt(parts.database, website.id, orderId)) {
    const settlement = await unlessNoResponse(parts, orderId, settleLeftOpen(parts, website.id, orderId));
    if (settlement.state === 'declined') return await wayBack(parts, website.id, orderId, settlement.reason);
    const isUnfinished = settlement.state === 'waiting' && settlement.url !== undefined;
    if (isUnfinished || settlement.state === 'given-up') return await wayBack(parts, website.id, orderId, 'unfinished');
  }
  const order = await selectOrder(parts.database, website.id, orderId);
  if (!order) throw new Error(`The order ${orderId} is gone`);
  if (order.lifecycle === 'discarded') return await wayBack(parts, website.id, orderId, 'unfinished');
  if (order.lifecycle !== 'draft') await dropPurchasedCart(parts, request, reply);
  return confirmationAddress(website, parts.config.secrets, order);
}

/** Where a payment can be tried again: what is bought alone has a page of its own. */
async function wayBack(
  { database, config }: Parts,
  websiteId: string,
  orderId: string,
  payment: Notice,
): Promise<string> {
  const order = await selectOrder(database, websiteId, orderId);
  const kind = order && (await selectCartKind(database, websiteId, order.cartId));
  if (!order || kind === 'normal' || kind === 'donation') return `/checkout?payment=${payment}`;
  const token = cartToken(config.secrets, order.cartId);
  if (kind === 'membership') return `${membershipPagePath(token)}&payment=${payment}`;
  if (kind === 'subscription') return `${subscriptionPagePath(token)}&payment=${payment}`;
  return giftCardPagePath(token, payment);
}
