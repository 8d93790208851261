import { storeMessages } from '@awning/commerce';
import { centsOf, isCurrencyCode, moneyFromCents } from '@awning/formats';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { defineRoute, networkOf, type Refusal, type Route, visitedHosts } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { wordsFor } from '../../../platform/website/index.ts';
import { isOffered, providersOnOffer } from '../../payment/index.ts';
import { keyed, keyOwnerOf } from '../idempotency/keyed.ts';
import { donationTitles } from '../messages.ts';
import { fieldRefusal } from '../placing/answer.ts';
import { checkOut } from '../placing/checkout.ts';
import { addressErrors, emailErrors, type FieldErrors, readPayment, tidy } from '../placing/input.ts';
import { answerOf, resumePurchase } from '../placing/resume.ts';
import { CheckoutAnswer, type CheckoutAnswerJson, DonationBody, type DonationJson } from '../schema.ts';
import { donationPurchase } from './donation.ts';

const words = storeMessages('en');

/** Donations, without a visitor's cart. */
export function donationRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      method: 'POST',
      path: '/api/commerce/donations',
      summary: 'Gives an amount of money. Send an Idempotency-Key to repeat the call safely.',
      access: { kind: 'anyone' },
      forgery: 'crumb',
      limit: 'checkout',
      schema: { body: DonationBody, answer: CheckoutAnswer },
      refusals: {
        402: `${words.cardDeclined} / ${words.cardWithoutFunds} / ${words.paymentUnconfirmed} / ${words.paymentUnreachable}`,
        409: `${words.checkoutUnderWay} / ${words.tooManyUnpaid}`,
        422: words.keyUsedOtherwise,
        429: `${words.tooManyDeclines} / ${words.tooManyCarts}`,
      },
      examples: [
        {
          body: {
            email: 'mila@example.com',
            amountCents: 2500,
            payment: { provider: 'test', cardNumber: '4242 4242 4242 4242', expiry: '12/34', cvc: '123' },
          },
        },
      ],
      handle: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        return await keyed(parts, request, reply, {
          begin: () => give(parts, request, reply, request.body),
          resume: (orderId) => resumePurchase(parts, request, reply, orderId),
        });
      },
    }),
  ];
}

async function give(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  body: DonationJson,
): Promise<CheckoutAnswerJson | Refusal> {
  const { website, language } = request;
  const { currency } = website.settings.storeSettings;
  const email = body.email.trim();
  const billingAddress = body.billingAddress ? tidy(body.billingAddress) : null;
  const payment = readPayment(body.payment, providersOnOffer(parts, visitedHosts(request)), parts.clock.now());
  const amount = isCurrencyCode(currency) ? moneyFromCents(body.amountCents, currency) : undefined;
  // Half a yen cannot be donated.
  const isWhole = amount !== undefined && centsOf(amount) === BigInt(body.amountCents);
  const errors: FieldErrors = {
    ...emailErrors(email, website.settings),
    ...addressErrors('billingAddress', billingAddress),
    ...(isWhole ? {} : { amountCents: 'amountInvalid' }),
    ...(payment.ok ? {} : payment.errors),
  };
  if (Object.keys(errors).length > 0 || !payment.ok || !amount) return fieldRefusal(errors, request.textLanguage);
  const { provider, instrument, card } = payment;
  // Nothing is bought, so providers for some kinds of products take no donations.
  if (!isOffered(provider, { website, language, total: amount, productTypes: [] })) {
    return fieldRefusal({ 'payment.provider': 'unknownPayment' }, request.textLanguage);
  }
  // A donation has its own cart, which counts like any other (D-173).
  const seconds = await request.server.takeTry('new-cart', request);
  if (seconds > 0) {
    return answerOf(parts, request, reply, { ok: false, refusal: { reason: 'too-many-carts', seconds } });
  }
  const donation = {
    email,
    siteUserId: request.siteUser?.id ?? null,
    amount,
    billingAddress,
    provider,
    instrument,
    card,
    language,
    networkAddress: networkOf(request.ip),
    title: wordsFor(request, donationTitles),
    keyOwner: keyOwnerOf(request),
  };
  const result = await checkOut(parts, donationPurchase(parts, website, donation));
  return answerOf(parts, request, reply, result);
}
