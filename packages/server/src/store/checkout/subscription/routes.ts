import { storeMessages } from '@awning/commerce';
import { subscriptionPriceText } from '@awning/formats';
import { Type } from '@sinclair/typebox';
import { defineRoute, Refusal, type Route } from '../../../platform/http/index.ts';
import { Id } from '../../../platform/id.ts';
import { placed } from '../../../platform/island.ts';
import type { Parts } from '../../../platform/parts.ts';
import { addressIn } from '../../../platform/website/index.ts';
import {
  chosenOptions,
  openSubscriptionCart,
  questionsAddress,
  questionsOf,
  redirectToCart,
  subscriptionPagePath,
  visitorOf,
} from '../../cart/index.ts';
import { selectPlan } from '../../subscription/index.ts';
import { openedAnswer } from '../by-token.ts';
import { subscriptionPageTexts } from '../messages.ts';
import { FormText } from '../page/form.ts';
import { goodsSaleRoutes } from '../page/goods-sale-routes.ts';
import { subscriptionIsland } from './island.ts';
import { subscriptionPurchase } from './purchase.ts';

const words = storeMessages('en');

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
    ...goodsSaleRoutes(parts, {
      kind: 'subscription',
      texts: subscriptionPageTexts,
      canPay: ({ savedInstruments }) => Boolean(savedInstruments),
      purchase: (visitor, input, siteUserId) => subscriptionPurchase(parts, visitor, input, siteUserId),
      async island({ website, language }, { entry, price, fields, cartToken }) {
        const plan = await selectPlan(parts.database, website.id, entry.itemId);
        if (!plan) return undefined;
        const priceText = subscriptionPriceText(price, plan, { locale: language });
        return (providers) => placed(subscriptionIsland, { ...fields, cartToken, priceText, providers });
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
