import { storeMessages } from '@awning/commerce';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { dropCartCookies, visitorOf } from '../cart/index.ts';
import { defineRoute, mailAddress, type Refusal, type Route } from '../http/index.ts';
import type { Parts } from '../parts.ts';
import { paymentProviders } from '../payment/index.ts';
import { checkoutAnswer, checkoutRefusal, fieldRefusal } from './answer.ts';
import { checkOut } from './checkout.ts';
import { readCheckout } from './input.ts';
import { keyed } from './keyed.ts';
import type { CheckoutRefusal } from './refusal.ts';
import { CheckoutAnswer, type CheckoutAnswerJson, CheckoutBody, type CheckoutJson } from './schema.ts';

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
        402: `${words.cardDeclined} / ${words.cardWithoutFunds} / ${words.paymentUnreachable}`,
        409: `${words.notEnough} / ${words.totalChanged} (with grandTotalCents) / ${words.itemGone} / ${words.checkoutUnderWay}`,
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
        const buy = () => purchase(parts, request, reply, request.body);
        return await keyed(parts, request, reply, buy, () => dropCartCookies(request, reply));
      },
    }),
  ];
}

/** One purchase for a visitor, a plain form or a call: the answer, or the refusal in their words. */
export async function purchase(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  body: CheckoutJson,
): Promise<CheckoutAnswerJson | Refusal> {
  const { website, language } = request;
  const read = readCheckout(body, {
    providers: paymentProviders(parts),
    settings: website.settings,
    now: parts.clock.now(),
    networkAddress: request.ip,
  });
  if (!read.ok) return fieldRefusal(read.errors, language);
  const origin = mailAddress(parts.config, request);
  const result = await checkOut(parts, { website, origin }, visitorOf(request), read.input);
  if (!result.ok) return refusalOf(result.refusal, language, reply);
  // Until the payment is decided the cart may have to be given back.
  if (result.order.lifecycle !== 'draft') dropCartCookies(request, reply);
  return checkoutAnswer(website, parts.config.secrets, result);
}

/** The refusal in the shopper's words, and how long to wait where waiting helps. */
export function refusalOf(refusal: CheckoutRefusal, language: string, reply: FastifyReply): Refusal {
  if (refusal.reason === 'too-many-declines') reply.header('retry-after', String(refusal.seconds));
  return checkoutRefusal(refusal, language);
}
