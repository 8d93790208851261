import { storeMessages } from '@awning/commerce';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { dropCartCookies, tokenHash, type Visitor, visitorOf } from '../cart/index.ts';
import { defineRoute, mailAddress, Refusal, type Route, refused } from '../http/index.ts';
import type { Parts } from '../parts.ts';
import { paymentProviders } from '../payment/index.ts';
import { checkoutAnswer, checkoutRefusal, fieldRefusal } from './answer.ts';
import { checkOut } from './checkout.ts';
import { type KeyedAnswer, onceForKey } from './idempotency.ts';
import { readCheckout } from './input.ts';
import { CheckoutAnswer, type CheckoutAnswerJson, CheckoutBody, type CheckoutJson } from './schema.ts';

const words = storeMessages('en');
const longestKey = 255;

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
        const key = request.headers['idempotency-key'];
        if (key === undefined) return await purchase(parts, request, reply, request.body);
        if (typeof key !== 'string' || key.length > longestKey || key === '') {
          return refused(400, words.keyUsedOtherwise, { errors: { 'Idempotency-Key': 'Use 1 to 255 characters.' } });
        }
        return await keyedPurchase(parts, request, reply, request.body, key);
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
  });
  if (!read.ok) return fieldRefusal(read.errors, language);
  const origin = mailAddress(parts.config, request);
  const result = await checkOut(parts, { website, origin }, visitorOf(request), read.input);
  if (!result.ok) return checkoutRefusal(result.refusal, language);
  dropCartCookies(request, reply);
  return checkoutAnswer(website, parts.config.secrets, result.order);
}

async function keyedPurchase(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  body: CheckoutJson,
  key: string,
): Promise<unknown> {
  const owner = { websiteId: request.website.id, actor: actorOf(visitorOf(request)), key };
  const keyed = await onceForKey(parts, owner, body, async () => toKeyed(await purchase(parts, request, reply, body)));
  if (!keyed.ok) {
    const messages = storeMessages(request.language);
    return keyed.reason === 'other-request'
      ? refused(422, messages.keyUsedOtherwise)
      : refused(409, messages.checkoutUnderWay);
  }
  const { status, body: answer } = keyed.answer;
  if (status === 200) dropCartCookies(request, reply);
  return reply.code(status).send(answer);
}

/** The browser, which keeps its crumb when the cart's cookie is gone after the purchase. */
function actorOf({ crumb }: Visitor): string {
  return tokenHash(crumb).toString('base64url');
}

function toKeyed(answer: CheckoutAnswerJson | Refusal): KeyedAnswer {
  if (!(answer instanceof Refusal)) return { status: 200, body: answer };
  const { status, message, errors, extra } = answer;
  return { status, body: { error: message, message, ...(errors && { errors }), ...extra } };
}
