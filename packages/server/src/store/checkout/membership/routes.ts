import { NotFoundError, PageType } from '@awning/site-model';
import { Type } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { defineRoute, pathOf, Refusal, type Route } from '../../../platform/http/index.ts';
import { Id } from '../../../platform/id.ts';
import { placed } from '../../../platform/island.ts';
import type { Parts } from '../../../platform/parts.ts';
import { addressIn, wordsFor } from '../../../platform/website/index.ts';
import { renderSystemPage } from '../../../site/rendering/index.ts';
import { membershipPagePath, openMembershipCart, redirectToCart, type Visitor, visitorOf } from '../../cart/index.ts';
import { CartToken, PageQuery } from '../by-token.ts';
import { membershipPageTexts } from '../messages.ts';
import { keepDelivery } from '../page/delivery.ts';
import { ownFields, providerInput } from '../page/form.ts';
import { buyByToken, readGoodsByToken, type ShownPage } from '../page/goods-by-token.ts';
import { offeredProviders } from '../page/offered-providers.ts';
import { allowElements, shownProvider } from '../page/provider-fields.ts';
import { membershipIsland } from './island.ts';
import { membershipPurchase } from './purchase.ts';

const MembershipForm = Type.Object({ ...ownFields, cartToken: CartToken }, providerInput);

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
    defineRoute({
      method: 'GET',
      path: '/checkout/membership',
      access: { kind: 'anyone' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: { query: PageQuery },
      handle: (request, reply) => {
        const { cartToken = '', payment } = request.query;
        return membershipPage(parts, request, reply, { cartToken, notice: payment });
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/checkout/membership',
      access: { kind: 'anyone' },
      forgery: 'same-origin',
      limit: 'checkout',
      schema: { body: MembershipForm },
      handle: async (request, reply) => {
        const { cartToken } = request.body;
        const visitor = ownerOf(request, cartToken);
        const shippingOptionId = await keepDelivery(parts, visitor, request.body);
        const shown = { cartToken, typed: request.body };
        if (request.body.only === 'totals') return await membershipPage(parts, request, reply, shown);
        const siteUserId = request.siteUser?.id ?? null;
        const answer = await buyByToken(parts, request, reply, shippingOptionId, (input) =>
          membershipPurchase(parts, visitor, input, siteUserId),
        );
        if (!(answer instanceof Refusal)) return reply.redirect(answer.actionUrl ?? answer.confirmationUrl, 303);
        return await membershipPage(parts, request, reply, { ...shown, refusal: answer });
      },
    }),
  ];
}

/** The cart is opened by its token alone, whoever is signed in. */
function ownerOf(request: FastifyRequest, cartToken: string): Visitor {
  return { ...visitorOf(request), token: cartToken, siteUser: undefined, cartKind: 'membership' };
}

interface ShownMembership extends ShownPage {
  readonly cartToken: string;
}

async function membershipPage(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  { cartToken, ...shown }: ShownMembership,
): Promise<FastifyReply> {
  const { website, language } = request;
  const goods = await readGoodsByToken(parts, request, ownerOf(request, cartToken), shown);
  if (!goods) throw new NotFoundError(pathOf(request));
  const providers = offeredProviders(parts, request, goods.fields.cart);
  reply.headers({ 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' });
  return await renderSystemPage(parts, request, reply, {
    pageType: PageType.checkout,
    sources: allowElements(reply, providers),
    title: wordsFor(request, membershipPageTexts).title,
    ...(shown.refusal && { status: shown.refusal.status }),
    island: placed(membershipIsland, {
      ...goods.fields,
      cartToken,
      providers: providers.map((provider) => shownProvider(provider, website, language)),
    }),
  });
}
