import { type StoreMessages, storeMessages } from '@awning/commerce';
import type { Language } from '@awning/formats';
import { type Refusal, refused } from '../../../platform/http/index.ts';
import { addressIn, type Website } from '../../../platform/website/index.ts';
import type { Order } from '../../order/index.ts';
import { confirmationAddress } from '../../order/index.ts';
import type { CheckoutAnswerJson } from '../schema.ts';
import type { CheckoutResult } from './checkout.ts';
import type { FieldErrors } from './input.ts';
import { type CheckoutRefusal, declineWords } from './refusal.ts';

export function checkoutAnswer(
  website: Pick<Website, 'languages'>,
  secrets: readonly string[],
  { order, actionUrl }: Extract<CheckoutResult, { ok: true }>,
): CheckoutAnswerJson {
  const answer = {
    orderId: order.id,
    orderNumber: order.number === null ? null : Number(order.number),
    paymentStatus: order.paymentStatus,
    confirmationUrl: confirmationAddress(website, secrets, order),
  };
  if (order.lifecycle !== 'draft') return { ...answer, status: 'placed' };
  if (actionUrl === undefined) return { ...answer, status: 'pending' };
  return { ...answer, status: 'requires-action', actionUrl: shopAddress(website, order, actionUrl) };
}

/** A page of ours gets the shopper's language; a provider's own page is not changed. */
function shopAddress(website: Pick<Website, 'languages'>, { language }: Order, url: string): string {
  return url.startsWith('/') ? addressIn(website, language, url) : url;
}

/** A refused checkout in the shopper's language. */
export function checkoutRefusal(refusal: CheckoutRefusal, language: Language): Refusal {
  const messages = storeMessages(language);
  switch (refusal.reason) {
    case 'fields':
      return fieldRefusal(refusal.errors, language);
    case 'below-minimum':
      return refused(400, refusal.message);
    case 'too-large':
      return refused(400, `${refusal.field} is too large.`, {
        errors: { [refusal.field]: `${refusal.field} is too large.` },
      });
    case 'declined':
      return refused(402, messages[declineWords[refusal.decline]]);
    case 'too-many-declines':
      return refused(429, messages.tooManyDeclines, { extra: { retryAfterSeconds: refusal.seconds } });
    case 'too-many-carts':
      return refused(429, messages.tooManyCarts);
    case 'under-way':
      return refused(409, messages.checkoutUnderWay, refusal.orderId ? { extra: { orderId: refusal.orderId } } : {});
    case 'total-changed':
      return refused(409, messages.totalChanged, { extra: { grandTotalCents: refusal.grandTotalCents } });
    default: {
      const [status, words] = plainRefusals[refusal.reason];
      return refused(status, messages[words]);
    }
  }
}

type PlainReason = Exclude<
  CheckoutRefusal['reason'],
  | 'fields'
  | 'below-minimum'
  | 'too-large'
  | 'declined'
  | 'too-many-declines'
  | 'too-many-carts'
  | 'total-changed'
  | 'under-way'
>;

const plainRefusals = {
  'empty-cart': [400, 'emptyCart'],
  'payment-unreachable': [402, 'paymentUnreachable'],
  'item-gone': [409, 'itemGone'],
  'not-enough': [409, 'notEnough'],
  'too-many-unpaid': [409, 'tooManyUnpaid'],
  'has-access': [409, 'hasAccess'],
  'access-under-way': [409, 'accessUnderWay'],
  'access-awaited': [409, 'accessAwaited'],
  'access-of-address': [409, 'accessOfAddress'],
} as const satisfies Readonly<Record<PlainReason, readonly [number, keyof StoreMessages]>>;

export function fieldRefusal(fields: FieldErrors, language: Language): Refusal {
  const messages = storeMessages(language);
  const errors = Object.fromEntries(Object.entries(fields).map(([field, words]) => [field, wordsOf(messages, words)]));
  return refused(400, messages.checkFields, { errors });
}

function wordsOf(messages: StoreMessages, name: keyof StoreMessages): string {
  const words = messages[name];
  return typeof words === 'string' ? words : '';
}
