import { storeMessages } from '@awning/commerce';
import { subscriptionPriceText } from '@awning/formats';
import { NotFoundError, PageType } from '@awning/site-model';
import { Type } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { defineRoute, pathOf, Refusal, type Route } from '../../../platform/http/index.ts';
import { Id } from '../../../platform/id.ts';
import { placed } from '../../../platform/island.ts';
import type { Parts } from '../../../platform/parts.ts';
import { addressIn, wordsFor } from '../../../platform/website/index.ts';
import { renderSystemPage } from '../../../site/rendering/index.ts';
import {
  chosenOptions,
  openSubscriptionCart,
  questionsAddress,
  questionsOf,
  redirectToCart,
  subscriptionPagePath,
  type Visitor,
  visitorOf,
} from '../../cart/index.ts';
import { selectPlan } from '../../subscription/index.ts';
import { CartToken, openedAnswer, PageQuery } from '../by-token.ts';
import { subscriptionPageTexts } from '../messages.ts';
import { keepDelivery } from '../page/delivery.ts';
import { FormText, ownFields, providerInput } from '../page/form.ts';
import { buyByToken, readGoodsByToken, type ShownPage } from '../page/goods-by-token.ts';
import { offeredProviders } from '../page/offered-providers.ts';
import { allowElements, shownProvider } from '../page/provider-fields.ts';
import { subscriptionIsland } from './island.ts';
import { subscriptionPurchase } from './purchase.ts';

const words = storeMessages('en');

const SubscriptionForm = Type.Object({ ...ownFields, cartToken: CartToken }, providerInput);

const LongText = FormText(20_000);

/** Buying a subscription: the call of the product page, its plain form, and the page that asks for address and payment. */
export function subscriptionSaleRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      method: 'POST',
      path: '/api/3/commerce/cart/subscription',
      summary: 'Begins the purchase of a subscription; its page is /checkout/subscription?cartToken=.',
      access: { kind: 'anyone' },
      forgery: 'crumb',
      limit: 'cart-change',
      schema: {
        body: Type.Object({
          itemId: Id,
          sku: Type.Optional(Type.Union([Type.String({ maxLength: 200 }), Type.Null()])),
          qty: Type.Optional(Type.Unknown({ description: 'A whole number from 1 to 9999; 1 when absent' })),
          additionalFields: Type.Optional(Type.Union([Type.String({ maxLength: 20_000 }), Type.Null()])),
        }),
        answer: Type.Object({ cartToken: Type.String() }),
      },
      refusals: { 404: words.unknownItem },
      examples: [{ body: { itemId: '0192f0c1-0000-7000-8000-000000000001', sku: 'COFFEE-500', qty: 1 } }],
      handle: async (request, reply) => {
        const { itemId, sku, qty = 1, additionalFields = null } = request.body;
        const addition = { itemId, sku: sku || undefined, quantity: qty, additionalFields };
        const opened = await openSubscriptionCart(parts, visitorOf(request), addition);
        const answer = openedAnswer(opened, request, reply);
        return answer instanceof Refusal ? withFieldsOfCall(answer) : answer;
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/checkout/subscription/add',
      access: { kind: 'anyone' },
      forgery: 'same-origin',
      limit: 'cart-change',
      schema: { body: Type.Object({ itemId: Id, sku: LongText, quantity: LongText }, { additionalProperties: true }) },
      handle: async (request, reply) => {
        const { itemId, sku, quantity = '1' } = request.body;
        const wanted = { itemId, sku: sku || undefined, chosen: chosenOptions(request.body) };
        const questions = await questionsOf(parts.database, request, wanted);
        if (questions) {
          const asked = { itemId, sku: questions.sku, quantity: quantity.slice(0, 20) };
          return reply.redirect(questionsAddress(request, asked), 303);
        }
        const addition = { ...wanted, quantity, additionalFields: null };
        const opened = await openSubscriptionCart(parts, visitorOf(request), addition);
        if (!opened.ok) return redirectToCart(request, reply, opened.refusal, itemId);
        return reply.redirect(addressIn(request.website, request.language, subscriptionPagePath(opened.token)), 303);
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/checkout/subscription',
      access: { kind: 'anyone' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: { query: PageQuery },
      handle: (request, reply) => {
        const { cartToken = '', payment } = request.query;
        return subscriptionPage(parts, request, reply, { cartToken, notice: payment });
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/checkout/subscription',
      access: { kind: 'anyone' },
      forgery: 'same-origin',
      limit: 'checkout',
      schema: { body: SubscriptionForm },
      handle: async (request, reply) => {
        const { cartToken } = request.body;
        const visitor = ownerOf(request, cartToken);
        const shippingOptionId = await keepDelivery(parts, visitor, request.body);
        const shown = { cartToken, typed: request.body };
        if (request.body.only === 'totals') return await subscriptionPage(parts, request, reply, shown);
        const siteUserId = request.siteUser?.id ?? null;
        const answer = await buyByToken(parts, request, reply, shippingOptionId, (input) =>
          subscriptionPurchase(parts, visitor, input, siteUserId),
        );
        if (!(answer instanceof Refusal)) return reply.redirect(answer.actionUrl ?? answer.confirmationUrl, 303);
        return await subscriptionPage(parts, request, reply, { ...shown, refusal: answer });
      },
    }),
  ];
}

/** The quantity has a shorter name in this call than in the cart (D-044). */
function withFieldsOfCall(refusal: Refusal): Refusal {
  const { quantity: qty, ...errors } = refusal.errors ?? {};
  if (qty === undefined) return refusal;
  return new Refusal(refusal.status, refusal.message, { ...errors, qty }, refusal.extra);
}

/** The cart is opened by its token alone, whoever is signed in. */
function ownerOf(request: FastifyRequest, cartToken: string): Visitor {
  return { ...visitorOf(request), token: cartToken, siteUser: undefined, cartKind: 'subscription' };
}

interface ShownSubscription extends ShownPage {
  readonly cartToken: string;
}

async function subscriptionPage(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  { cartToken, ...shown }: ShownSubscription,
): Promise<FastifyReply> {
  const { website, language } = request;
  const goods = await readGoodsByToken(parts, request, ownerOf(request, cartToken), shown);
  const plan = goods && (await selectPlan(parts.database, website.id, goods.entry.itemId));
  if (!goods || !plan) throw new NotFoundError(pathOf(request));
  const { cart } = goods.fields;
  const providers = offeredProviders(parts, request, cart).filter(({ savedInstruments }) => savedInstruments);
  reply.headers({ 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' });
  return await renderSystemPage(parts, request, reply, {
    pageType: PageType.checkout,
    sources: allowElements(reply, providers),
    title: wordsFor(request, subscriptionPageTexts).title,
    ...(shown.refusal && { status: shown.refusal.status }),
    island: placed(subscriptionIsland, {
      ...goods.fields,
      cartToken,
      priceText: subscriptionPriceText(goods.price, plan, { locale: language }),
      providers: providers.map((provider) => shownProvider(provider, website, language)),
    }),
  });
}
