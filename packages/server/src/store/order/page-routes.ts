import { analyticsOrder, purchaseReport } from '@awning/commerce';
import { NotFoundError, PageType } from '@awning/site-model';
import { Type } from '@sinclair/typebox';
import { defineRoute, pathOf, type Route } from '../../platform/http/index.ts';
import { placed } from '../../platform/island.ts';
import { hasMailServer } from '../../platform/mail/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { addressIn, wordsFor } from '../../platform/website/index.ts';
import { renderSystemPage } from '../../site/rendering/index.ts';
import { giftCardAddress, selectCardOfOrder } from '../gift-card/index.ts';
import { openedAreas } from '../member-area/index.ts';
import { giftCardProvider, paymentProviders, selectPayments, wayName } from '../payment/index.ts';
import { selectSubscriptionOfOrder, subscriptionAddress } from '../subscription/index.ts';
import { orderPage } from './confirmation-address.ts';
import { readDownloads } from './download/links.ts';
import { orderConfirmedIsland } from './islands.ts';
import { orderPageTitles } from './messages.ts';
import { orderView } from './order-view.ts';
import { readHandling } from './read-order.ts';
import { sellsGiftCard, sellsMembership } from './sold-types.ts';
import { selectDiscounts, selectLines, selectOrder } from './store.ts';
import { isOrderToken, orderToken } from './token.ts';
import { paymentAdvice } from './unpaid/advice.ts';

const paths = {
  confirmed: 'confirmed',
  received: 'received',
  subscription: 'subscription/confirmed',
  membership: 'membership/confirmed',
} as const;

const pageTypes = {
  confirmed: PageType.orderConfirmed,
  received: PageType.orderReceived,
  subscription: PageType.subscriptionConfirmed,
  membership: PageType.membershipConfirmed,
};

/**
 * The pages a buyer sees after the purchase. Only the link with its token opens them, and they send no referrer
 * (D-001).
 */
export function orderPageRoutes(parts: Parts): Route[] {
  return (['confirmed', 'received', 'subscription', 'membership'] as const).map((name) =>
    defineRoute({
      method: 'GET',
      path: `/checkout/${paths[name]}/:orderId`,
      access: { kind: 'anyone' },
      openWhileClosed: true,
      forgery: 'safe',
      limit: 'unlimited',
      schema: {
        params: Type.Object({ orderId: Type.String() }),
        query: Type.Object({ token: Type.Optional(Type.String()) }),
      },
      handle: async (request, reply) => {
        const { website, language, params, query } = request;
        // The token is checked before the query, so that ids cannot be guessed.
        const isAllowed = isOrderToken(parts.config.secrets, params.orderId, query.token ?? '');
        const order = isAllowed ? await selectOrder(parts.database, website.id, params.orderId) : undefined;
        if (!order) throw new NotFoundError(pathOf(request));
        if (order.placedAt === null) {
          // A payment that failed after all leads back to where it can be retried.
          if (order.lifecycle === 'discarded') {
            // Gift cards and subscriptions have pages of their own, which the way back from a provider knows.
            const way = `/checkout/return/${order.id}?token=${orderToken(parts.config.secrets, order.id)}`;
            return reply.redirect(addressIn(website, language, way), 303);
          }
          // A provider may take time to decide; meanwhile the order has been received, but has no number yet.
          if (name !== 'received') throw new NotFoundError(pathOf(request));
        }
        const subscription = await selectSubscriptionOfOrder(parts.database, website.id, order.id);
        // An older link shows the current state of the order (D-002).
        const lines = await selectLines(parts.database, website.id, order.id);
        const special = subscription ? 'subscription' : sellsMembership(lines) ? 'membership' : undefined;
        const page = (orderPage(order) === 'confirmed' && special) || orderPage(order);
        if (page === special && name !== page) {
          const token = orderToken(parts.config.secrets, order.id);
          return reply.redirect(
            addressIn(website, language, `/checkout/${paths[page]}/${order.id}?token=${token}`),
            303,
          );
        }
        const payments = await selectPayments(parts.database, website.id, order.id);
        const discounts = await selectDiscounts(parts.database, website.id, order.id);
        const view = {
          ...orderView(order, lines, payments, discounts),
          ...(await readHandling(parts.database, website.id, order)),
        };
        const advice = paymentAdvice(website, view, language);
        const way = [...paymentProviders(parts), giftCardProvider].find(({ name: known }) => known === order.provider);
        // What costs nothing is not paid.
        const paidBy = way && order.total > 0n && wayName(website, way, language);
        const downloads = await readDownloads(parts, request, order.id);
        const card =
          sellsGiftCard(lines) && order.lifecycle === 'placed'
            ? await selectCardOfOrder(parts.database, website.id, order.id)
            : undefined;
        const areas = await openedAreas(parts, request, order.id);
        const titles = wordsFor(request, orderPageTitles);
        reply.header('referrer-policy', 'no-referrer');
        return await renderSystemPage(parts, request, reply, {
          pageType: pageTypes[page],
          title: titles[order.lifecycle === 'cancelled' ? 'cancelled' : orderPage(order)],
          island: placed(orderConfirmedIsland, {
            order: view,
            ...(downloads.length > 0 && { downloads }),
            ...(areas.length > 0 && { areas, ...(order.siteUserId === null && { areaEmail: order.email }) }),
            isMailed: await hasMailServer(parts, parts.database, website.id),
            ...(card?.issuedAt && { giftCardUrl: giftCardAddress(website, parts.config.secrets, card) }),
            ...(subscription && {
              subscriptionUrl: subscriptionAddress(website, parts.config.secrets, { id: subscription.id, language }),
            }),
            ...(paidBy && { paidBy }),
            ...(advice && { advice }),
            ...(order.placedAt !== null && { purchase: purchaseReport(analyticsOrder({ ...order, lines })) }),
          }),
        });
      },
    }),
  );
}
