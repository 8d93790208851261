import { type Address, storeMessages } from '@awning/commerce';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { defineRoute, networkOf, Refusal, type Route, visitedHosts } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { dropPurchasedCart, keepBuyer, readCartViewForBuyer, visitorOf } from '../../cart/index.ts';
import { giftCardProvider, providersOnOffer } from '../../payment/index.ts';
import { keyed } from '../idempotency/keyed.ts';
import { fieldRefusal } from '../placing/answer.ts';
import { checkOut } from '../placing/checkout.ts';
import { answerOf, resumePurchase } from '../placing/resume.ts';
import { CheckoutAnswer, type CheckoutAnswerJson, CheckoutBody, type CheckoutJson } from '../schema.ts';
import { goodsPurchase } from './goods.ts';
import { type CheckoutInput, readCheckout } from './input.ts';

const words = storeMessages('en');

const exampleAddress = {
  firstName: 'Mila',
  lastName: 'Roth',
  line1: 'Am Deich 3',
  city: 'Husum',
  postalCode: '25813',
  country: 'DE',
};

export function checkoutRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      method: 'POST',
      path: '/api/commerce/checkout',
      summary: 'Buys what is in the cart. Send an Idempotency-Key to repeat the call safely.',
      access: { kind: 'anyone' },
      forgery: 'crumb',
      limit: 'checkout',
      schema: { body: CheckoutBody, answer: CheckoutAnswer },
      refusals: {
        402: `${words.cardDeclined} / ${words.cardWithoutFunds} / ${words.paymentUnconfirmed} / ${words.paymentUnreachable}`,
        409: `${words.notEnough} / ${words.totalChanged} (with grandTotalCents and shoppingCart) / ${words.itemGone} / ${words.checkoutUnderWay} / ${words.tooManyUnpaid}`,
        422: words.keyUsedOtherwise,
        429: words.tooManyDeclines,
      },
      examples: [
        {
          body: {
            email: 'mila@example.com',
            shippingAddress: exampleAddress,
            billingAddress: exampleAddress,
            payment: { provider: 'test', cardNumber: '4242 4242 4242 4242', expiry: '12/34', cvc: '123' },
          },
        },
      ],
      handle: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const payable = {
          begin: (isRepeat: boolean) => buyCart(parts, request, reply, request.body, isRepeat),
          resume: (orderId: string) => resumePurchase(parts, request, reply, orderId),
        };
        return await keyed(parts, request, reply, payable, () => dropPurchasedCart(parts, request, reply));
      },
    }),
  ];
}

/** One purchase for a visitor, by plain form or call: returns the response, or the refusal in their language. */
export async function buyCart(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  body: CheckoutJson,
  isRepeat = false,
): Promise<CheckoutAnswerJson | Refusal> {
  const { website, textLanguage } = request;
  const read = readCheckout(body, {
    providers: [...providersOnOffer(parts, visitedHosts(request)), giftCardProvider],
    settings: website.settings,
    now: parts.clock.now(),
    networkAddress: networkOf(request.ip),
  });
  if (!read.ok) return fieldRefusal(read.errors, textLanguage);
  const result = await checkOut(parts, goodsPurchase(parts, visitorOf(request), read.input), isRepeat);
  const answer = answerOf(parts, request, reply, result);
  const isRepriced = !result.ok && result.refusal.reason === 'total-changed' && answer instanceof Refusal;
  return isRepriced ? await withRepricedCart(parts, request, answer, read.input) : answer;
}

function placeOf({ country, region, postalCode }: Address) {
  return { country, ...(region && { region }), postalCode };
}

/** A refusal because of a changed total includes the new cart, so that the shopper can continue from there. */
async function withRepricedCart(
  parts: Parts,
  request: FastifyRequest,
  { status, message, errors, extra }: Refusal,
  { email, shippingAddress, billingAddress, shippingOptionId }: CheckoutInput,
): Promise<Refusal> {
  const address = shippingAddress ?? billingAddress;
  const choices = {
    ...(address && { shippingLocation: placeOf(address) }),
    ...(billingAddress && { billingLocation: placeOf(billingAddress) }),
    ...(shippingOptionId && { selectedShippingOption: shippingOptionId }),
  };
  await keepBuyer(parts, visitorOf(request), email);
  const shoppingCart = await readCartViewForBuyer(parts, visitorOf(request), { email, choices });
  return new Refusal(status, message, errors, { ...extra, ...(shoppingCart && { shoppingCart }) });
}
