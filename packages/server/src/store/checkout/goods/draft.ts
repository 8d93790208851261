import { type Discount, fulfilmentStatusOf, type Place, type PricedCart, type PricedLine } from '@awning/commerce';
import { emailKey, GIFT_CARD_PAYMENT } from '@awning/site-model';
import type { EntryDescription } from '../../cart/index.ts';
import type { DraftOrder, OrderDiscount, OrderLine, OrderTax } from '../../order/index.ts';
import type { CheckoutInput } from './input.ts';

export interface DraftIdentity {
  readonly id: string;
  readonly cartId: string;
  readonly siteUserId: string | null;
  readonly language: string;
  readonly at: Date;
  /** The provider moves no money. */
  readonly isTestPayment: boolean;
}

type DraftInput = Pick<CheckoutInput, 'email' | 'shippingAddress' | 'billingAddress' | 'vatNumber' | 'buyerNote'> & {
  readonly provider: Pick<CheckoutInput['provider'], 'name'>;
};

/** What gift cards pay of an order, and whether one of them was bought with a test payment. */
export interface PaidByCards {
  readonly giftApplied: bigint;
  readonly isTest: boolean;
}

const noCards: PaidByCards = { giftApplied: 0n, isTest: false };

/** The order that a priced cart becomes. Everything that may change later is copied. */
export function draftOf(
  { id, cartId, siteUserId, language, at, isTestPayment }: DraftIdentity,
  priced: PricedCart,
  input: DraftInput,
  descriptions: ReadonlyMap<string, EntryDescription> = new Map(),
  { giftApplied, isTest }: PaidByCards = noCards,
): DraftOrder {
  const { currency, subtotal, discount, shipping, tax, includedTax, total } = priced;
  const option = priced.selectedShippingOption;
  const isPaidByCards = giftApplied > 0n && giftApplied === total;
  return {
    id,
    cartId,
    siteUserId,
    email: input.email,
    emailKey: emailKey(input.email),
    language,
    currency,
    subtotal,
    discount,
    shipping,
    tax,
    includedTax,
    total,
    giftApplied,
    paymentStatus: statusOf(total, giftApplied),
    fulfilmentStatus: fulfilmentStatusOf(priced.lines.map(fulfillableLine)),
    provider: isPaidByCards ? GIFT_CARD_PAYMENT : input.provider.name,
    isTest: isTest || (!isPaidByCards && isTestPayment),
    shippingAddress: priced.requiresShipping ? input.shippingAddress : null,
    billingAddress: input.billingAddress,
    vatNumber: input.vatNumber,
    buyerNote: input.buyerNote,
    taxPlaces: { shipped: placeOf(priced.taxPlaces.shipped), unshipped: placeOf(priced.taxPlaces.unshipped) },
    shippingOption: option && { id: option.id, name: option.name },
    createdAt: at,
    lines: priced.lines.map((line, position) => orderLine(line, position, descriptions.get(line.entry?.id ?? ''))),
    taxes: priced.lines.flatMap((line, position) => taxesOfLine(line, position, priced)),
    discounts: priced.discounts.flatMap(discountsOf),
  };
}

/** What gift cards pay as a whole is paid at once. */
function statusOf(total: bigint, giftApplied: bigint): DraftOrder['paymentStatus'] {
  if (total === 0n) return 'none';
  return giftApplied === total ? 'paid' : 'pending';
}

/** An address also has the fields of a place; only these are stored twice. */
function placeOf(place: Place | null): Place | null {
  return place && { country: place.country, region: place.region, postalCode: place.postalCode };
}

function fulfillableLine({ kind, variant, quantity }: PricedLine) {
  return { kind, productType: variant?.productType ?? null, quantity, fulfilled: 0, refunded: 0 };
}

function orderLine(line: PricedLine, position: number, description: EntryDescription | undefined): OrderLine {
  const { kind, entry, variant, quantity, unitPrice, gross, discountShare, taxShare, includedTaxShare, total } = line;
  return {
    position,
    kind,
    itemId: variant?.itemId ?? null,
    variantId: variant?.variantId ?? null,
    sku: variant?.sku ?? null,
    productName: line.title,
    productType: variant?.productType ?? null,
    attributes: description?.attributes ?? variant?.attributes ?? {},
    additionalFields: entry?.additionalFields ?? null,
    answers: description?.answers ?? [],
    quantity,
    unitPrice,
    gross,
    discountShare,
    taxShare,
    includedTaxShare,
    total,
  };
}

function taxesOfLine({ taxes }: PricedLine, line: number, { applicableTaxRules }: PricedCart): OrderTax[] {
  return taxes.flatMap(({ ruleId, base, amount }) => {
    const rule = applicableTaxRules.find(({ id }) => id === ruleId);
    if (!rule) return [];
    return [
      { line, ruleId, name: rule.name, ratePpm: Number(rule.ratePpm), inclusive: rule.isInclusive, base, amount },
    ];
  });
}

function discountsOf({ coupon, bases, shares }: Discount): OrderDiscount[] {
  const { id: couponId, code, kind, value } = coupon;
  return shares.flatMap((amount, line) =>
    amount === 0n ? [] : [{ line, couponId, code, kind, value, base: bases[line] ?? 0n, amount }],
  );
}
