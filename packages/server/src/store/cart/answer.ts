import { type StoreMessages, storeMessages } from '@awning/commerce';
import type { Language } from '@awning/formats';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Refusal, refused } from '../../platform/http/index.ts';
import type { CartAnswer } from './change-cart.ts';
import { dropCartCookies, setCartCookies } from './cookies.ts';
import type { CartEntryJson, ShoppingCartJson } from './schema.ts';

type Refused = Extract<CartAnswer, { ok: false }>;

/**
 * Sets the cookies of a changed cart and returns the data of the response, or the refusal in the visitor's language.
 */
export function settle(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CartAnswer,
): { readonly cart: ShoppingCartJson; readonly entry: CartEntryJson | undefined } | Refusal {
  if (!answer.ok) {
    if (answer.reason === 'cart-purchased') dropCartCookies(request, reply);
    if (answer.reason === 'too-many-carts') void reply.header('retry-after', String(answer.seconds));
    return refusalOf(answer, request.textLanguage);
  }
  setCartCookies(request, reply, answer.token);
  return { cart: answer.view, entry: answer.view.entries.find(({ id }) => id === answer.entryId) };
}

export function refusalOf(refusal: Refused, language: Language): Refusal {
  if (refusal.reason === 'bad-answers') return refused(400, refusal.message, { errors: refusal.errors });
  const { status, field } = statuses[refusal.reason];
  const text = refusalText(refusal, language);
  return field === undefined ? refused(status, text) : refused(status, text, { errors: { [field]: text } });
}

export function refusalText(refusal: Refused, language: Language): string {
  const messages = storeMessages(language);
  if (refusal.reason === 'unselected-options') return messages.selectOptions(refusal.options);
  if (refusal.reason === 'bad-answers') return refusal.message;
  if (refusal.reason === 'too-many-carts') return messages.tooManyCarts;
  if (refusal.reason === 'too-large') return `${refusal.field} is too large.`;
  return messages[words[refusal.reason]];
}

type PlainReason = Exclude<Refused['reason'], 'unselected-options' | 'too-large' | 'bad-answers' | 'too-many-carts'>;

const words = {
  'not-enough': 'notEnough',
  'variant-unavailable': 'variantUnavailable',
  'unknown-item': 'unknownItem',
  'unknown-entry': 'unknownEntry',
  'no-cart': 'emptyCart',
  'quantity-not-a-number': 'quantityNotNumber',
  'quantity-not-whole': 'quantityNotWhole',
  'quantity-out-of-range': 'quantityOutOfRange',
  'bad-additional-fields': 'checkFields',
  'too-many-coupons': 'tooManyCoupons',
  'coupon-not-in-cart': 'couponNotInCart',
  'gift-card-unknown': 'giftCardUnknown',
  'too-many-gift-cards': 'tooManyGiftCards',
  'gift-card-not-in-cart': 'giftCardNotInCart',
  'cart-full': 'cartFull',
  'cart-too-large': 'cartTooLarge',
  'answers-too-long': 'answersTooLong',
  'cart-purchased': 'cartPurchased',
  'checkout-under-way': 'checkoutUnderWay',
} as const satisfies Readonly<Record<PlainReason, keyof StoreMessages>>;

const statuses: Readonly<
  Record<Exclude<Refused['reason'], 'bad-answers'>, { readonly status: number; readonly field?: string }>
> = {
  'unselected-options': { status: 400, field: 'sku' },
  'variant-unavailable': { status: 400, field: 'sku' },
  'quantity-not-a-number': { status: 400, field: 'quantity' },
  'quantity-not-whole': { status: 400, field: 'quantity' },
  'quantity-out-of-range': { status: 400, field: 'quantity' },
  'bad-additional-fields': { status: 400, field: 'additionalFields' },
  'too-many-coupons': { status: 400, field: 'code' },
  'gift-card-unknown': { status: 404, field: 'code' },
  'too-many-gift-cards': { status: 400, field: 'code' },
  'gift-card-not-in-cart': { status: 404 },
  'answers-too-long': { status: 400, field: 'additionalFields' },
  'cart-full': { status: 400 },
  'cart-too-large': { status: 400, field: 'additionalFields' },
  'too-large': { status: 400, field: 'quantity' },
  'unknown-item': { status: 404 },
  'unknown-entry': { status: 404 },
  'coupon-not-in-cart': { status: 404 },
  'no-cart': { status: 404 },
  'not-enough': { status: 409 },
  'cart-purchased': { status: 409 },
  'checkout-under-way': { status: 409 },
  'too-many-carts': { status: 429 },
};

/** Whether a word from an address is a refusal reason that needs no further data for its text. */
export function isRefusalReason(word: string | undefined): word is PlainReason {
  return word !== undefined && Object.hasOwn(words, word);
}
