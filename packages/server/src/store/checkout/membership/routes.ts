import { Type } from '@sinclair/typebox';
import { defineRoute, type Route } from '../../../platform/http/index.ts';
import { Id } from '../../../platform/id.ts';
import { placed } from '../../../platform/island.ts';
import type { Parts } from '../../../platform/parts.ts';
import { addressIn } from '../../../platform/website/index.ts';
import { membershipPagePath, openMembershipCart, redirectToCart, visitorOf } from '../../cart/index.ts';
import { membershipPageTexts } from '../messages.ts';
import { goodsSaleRoutes } from '../page/goods-sale-routes.ts';
import { membershipIsland } from './island.ts';
import { membershipPurchase } from './purchase.ts';

/** Buying access to a member area: the form on the area's page, and the page that asks for address and payment (D-045). */
export function membershipSaleRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      method: 'POST',
      path: '/checkout/membership/add',
      access: { kind: 'anyone' },
      forgery: 'same-origin',
      limit: 'cart-change',
      schema: { body: Type.Object({ itemId: Id }, { additionalProperties: false }) },
      handle: async (request, reply) => {
        const { itemId } = request.body;
        const opened = await openMembershipCart(parts, visitorOf(request), itemId);
        if (!opened.ok) return redirectToCart(request, reply, opened.refusal, itemId);
        return reply.redirect(addressIn(request.website, request.language, membershipPagePath(opened.token)), 303);
      },
    }),
    ...goodsSaleRoutes(parts, {
      kind: 'membership',
      texts: membershipPageTexts,
      purchase: (visitor, input, siteUserId) => membershipPurchase(parts, visitor, input, siteUserId),
      island:
        async (_request, { fields, cartToken }) =>
        (providers) =>
          placed(membershipIsland, { ...fields, cartToken, providers }),
    }),
  ];
}
