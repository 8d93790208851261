import type { StoreMessages } from '@awning/commerce';
import type { DeclineReason } from '../../payment/index.ts';
import type { FieldErrors } from './input.ts';

export type CheckoutRefusal =
  | { readonly reason: 'empty-cart' | 'item-gone' | 'not-enough' | 'payment-unreachable' | 'too-many-unpaid' }
  /** The account has the access that it wants to buy, is paying for it in another cart, or its payment is awaited. */
  | { readonly reason: 'has-access' | 'access-under-way' | 'access-awaited' }
  /** One of these, for a guest who has typed an address. */
  | { readonly reason: 'access-of-address' }
  /** With the order that was begun, if it is this call's own. */
  | { readonly reason: 'under-way'; readonly orderId?: string }
  | { readonly reason: 'fields'; readonly errors: FieldErrors }
  | { readonly reason: 'below-minimum'; readonly message: string }
  | { readonly reason: 'too-large'; readonly field: string }
  | { readonly reason: 'total-changed'; readonly grandTotalCents: number }
  | { readonly reason: 'too-many-declines' | 'too-many-carts'; readonly seconds: number }
  | { readonly reason: 'declined'; readonly decline: DeclineReason };

/** The texts for a declined payment. */
export const declineWords = {
  declined: 'cardDeclined',
  'insufficient-funds': 'cardWithoutFunds',
  unconfirmed: 'paymentUnconfirmed',
} as const satisfies Readonly<Record<DeclineReason, keyof StoreMessages>>;
