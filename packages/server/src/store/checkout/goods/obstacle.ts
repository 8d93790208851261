import type { GiftShare, PricedCart } from '@awning/commerce';
import { centsNumber } from '@awning/formats';
import { minimumSubtotal, type Visitor } from '../../cart/index.ts';
import { isOffered } from '../../payment/index.ts';
import type { FieldErrors } from '../placing/input.ts';
import type { CheckoutRefusal } from '../placing/refusal.ts';
import type { PaidByCards } from './draft.ts';
import type { CheckoutInput } from './input.ts';

/** What gift cards pay of an order. */
export interface Gifts extends PaidByCards {
  readonly shares: readonly GiftShare[];
  /** Whether a card of the cart can no longer be spent. */
  readonly hasUnusable: boolean;
}

/** Returns what prevents a priced cart from becoming an order. */
export function refusalOfCart(
  priced: PricedCart,
  input: CheckoutInput,
  visitor: Visitor,
  gifts: Gifts,
): CheckoutRefusal | undefined {
  if (priced.goneEntries.length > 0) return { reason: 'item-gone' };
  if (priced.lines.length === 0) return { reason: 'empty-cart' };
  const errors = { ...shippingErrors(priced, input), ...paymentErrors(priced, input, visitor, gifts) };
  if (Object.keys(errors).length > 0) return { reason: 'fields', errors };
  const subtotal = centsNumber({ minorUnits: priced.subtotal, currency: priced.currency }, 'subtotalCents');
  const total = centsNumber({ minorUnits: priced.total, currency: priced.currency }, 'grandTotalCents');
  if (!subtotal.ok) return { reason: 'too-large', field: 'subtotalCents' };
  if (!total.ok) return { reason: 'too-large', field: 'grandTotalCents' };
  // A membership is bought alone, whatever the smallest parcel may be.
  const minimum = visitor.cartKind === 'membership' ? undefined : minimumSubtotal(visitor, subtotal.cents);
  if (minimum !== undefined) return { reason: 'below-minimum', message: minimum };
  if (hasShortStock(priced)) return { reason: 'not-enough' };
  // Prevents charging another total than the one shown. A caller who names no expected total must at least not pay more
  // because a code is not applied.
  const isOther =
    input.expectedTotalCents === null ? priced.invalidCoupons.length > 0 : input.expectedTotalCents !== total.cents;
  const due = centsNumber(
    { minorUnits: priced.total - gifts.giftApplied, currency: priced.currency },
    'amountDueCents',
  );
  const isOtherDue =
    input.expectedDueCents === null ? gifts.hasUnusable : due.ok && input.expectedDueCents !== due.cents;
  if (isOther || isOtherDue) return { reason: 'total-changed', grandTotalCents: total.cents };
  return undefined;
}

function shippingErrors(priced: PricedCart, input: CheckoutInput): FieldErrors {
  if (!priced.requiresShipping) return {};
  if (!input.shippingAddress) return { shippingAddress: 'required' };
  if (!priced.canShip) return { 'shippingAddress.country': 'noShippingThere' };
  if (priced.shippingOptions.length > 0 && !priced.selectedShippingOption) {
    return { shippingOptionId: 'unknownShippingOption' };
  }
  return {};
}

/** The payment method is not offered for this purchase. */
function paymentErrors(
  priced: PricedCart,
  { provider }: CheckoutInput,
  visitor: Visitor,
  { giftApplied }: Gifts,
): FieldErrors {
  const { website, language } = visitor;
  // Gift cards are a way to pay: the provider is asked for the rest.
  const total = { minorUnits: priced.total - giftApplied, currency: priced.currency };
  const productTypes = priced.lines.flatMap(({ variant }) => variant?.productType ?? []);
  const purchase = { website, language, total, productTypes };
  return isOffered(provider, purchase) ? {} : { 'payment.provider': 'unknownPayment' };
}

/** The stock rows decide in the end; checking first avoids a draft that would be rolled back. */
function hasShortStock({ lines }: PricedCart): boolean {
  const wanted = new Map<string, number>();
  for (const { variant, quantity } of lines) {
    if (variant) wanted.set(variant.variantId, (wanted.get(variant.variantId) ?? 0) + quantity);
  }
  return lines.some(
    ({ variant }) =>
      variant !== null && !variant.stock.unlimited && variant.stock.qtyInStock < (wanted.get(variant.variantId) ?? 0),
  );
}
