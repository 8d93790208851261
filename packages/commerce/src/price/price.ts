import type { CurrencyCode } from '@awning/formats';
import { CartProductType } from '@awning/site-model';
import type { Cart, CartEntry, Catalogue, CatalogueVariant } from '../cart/cart.ts';
import { unitPrice } from '../catalogue/unit-price.ts';
import {
  type Coupon,
  type CouponGoods,
  type CouponRefusal,
  couponKey,
  couponRefusal,
  type Discount,
  type DiscountableLine,
  discounts,
} from './discount.ts';
import type { Place } from './place.ts';
import { type QuotedShipping, quoteShipping, type ShippingZone } from './shipping.ts';
import { standardTaxClass, type TaxAmount, type TaxRule, taxesOf, taxRulesAt } from './tax.ts';

export interface StoreRules {
  /** The store's location; taxes follow it until the visitor enters a destination. */
  readonly storePlace: Place;
  readonly shippingZones: readonly ShippingZone[];
  readonly taxRules: readonly TaxRule[];
  readonly coupons: readonly Coupon[];
}

export interface PricedCart {
  readonly currency: CurrencyCode;
  /** One line per entry in the cart's order, then one for shipping if an option is chosen. */
  readonly lines: readonly PricedLine[];
  /** Entries whose variant is no longer sold; they have no line. */
  readonly goneEntries: readonly CartEntry[];
  readonly subtotal: bigint;
  readonly discount: bigint;
  readonly shipping: bigint;
  /** Added to the prices. */
  readonly tax: bigint;
  /** Included in the prices, never added again. */
  readonly includedTax: bigint;
  readonly total: bigint;
  readonly shippingOptions: readonly QuotedShipping[];
  readonly selectedShippingOption: QuotedShipping | null;
  /** False if goods must be shipped to a place that no zone covers. */
  readonly canShip: boolean;
  readonly applicableTaxRules: readonly TaxRule[];
  readonly taxPlaces: TaxPlaces;
  /** What each valid coupon takes off each line. */
  readonly discounts: readonly Discount[];
  readonly validCoupons: readonly Coupon[];
  readonly invalidCoupons: readonly InvalidCoupon[];
  readonly totalQuantity: number;
  readonly hasDigital: boolean;
  readonly purelyDigital: boolean;
  readonly requiresShipping: boolean;
}

/** Where shipped goods and where everything else was taxed; null if the cart has nothing of that kind. */
export interface TaxPlaces {
  readonly shipped: Place | null;
  readonly unshipped: Place | null;
}

export interface InvalidCoupon {
  readonly code: string;
  readonly reason: CouponRefusal;
  /** The minimum subtotal, if that is the reason. */
  readonly minimum: bigint;
}

export interface PricedLine {
  readonly kind: 'item' | 'shipping';
  readonly entry: CartEntry | null;
  readonly variant: CatalogueVariant | null;
  readonly title: string;
  readonly quantity: number;
  readonly unitPrice: bigint;
  readonly gross: bigint;
  readonly discountShare: bigint;
  readonly taxShare: bigint;
  readonly includedTaxShare: bigint;
  readonly taxes: readonly TaxAmount[];
  /** gross − discountShare + taxShare. */
  readonly total: bigint;
}

/**
 * Calculates what a cart costs. Cart page, checkout, order and tests all use this function. Sums are exact because every total is
 * the sum of the lines' parts.
 *
 * @example
 * price({ currency: 'EUR', entries: [], shippingLocation: null, selectedShippingOption: null, couponCodes: [] }, new Map(),
 *   { storePlace: { country: 'DE' }, shippingZones: [], taxRules: [], coupons: [] }, new Date(0)).total // => 0n
 */
export function price(
  cart: Cart,
  catalogue: Catalogue,
  rules: StoreRules,
  now: Date,
  /** What a cart without a choice is shipped by: nothing yet, or the owner's first option for the place. */
  unchosen: 'none' | 'first' = 'none',
): PricedCart {
  const entries = cart.entries.flatMap((entry) => {
    const variant = catalogue.get(entry.variantId);
    return variant ? [{ entry, variant, gross: unitPrice(variant, variant.productType) * BigInt(entry.quantity) }] : [];
  });
  const subtotal = entries.reduce((sum, { gross }) => sum + gross, 0n);
  const shipping = shippingFor(cart, entries, subtotal, rules.shippingZones, unchosen);
  const bare = [...entries.map(itemLine), ...(shipping.selected ? [shippingLine(shipping.selected)] : [])];
  const coupons = judgeCoupons(
    cart.couponCodes,
    rules.coupons,
    { subtotal, itemIds: entries.map(({ variant }) => variant.itemId) },
    now,
  );
  const places = taxPlaces(cart, rules);
  const taxRules = {
    shipped: taxRulesAt(rules.taxRules, places.shipped),
    unshipped: taxRulesAt(rules.taxRules, places.unshipped),
  };
  const discounted = discounts(bare.map(discountable), coupons.valid);
  const lines = finishedLines(bare, discounted, taxRules);
  const goods = entries.map(({ variant }) => variant.productType);
  return {
    currency: cart.currency,
    lines,
    goneEntries: cart.entries.filter((entry) => !catalogue.has(entry.variantId)),
    subtotal,
    discount: sum(lines, (line) => line.discountShare),
    shipping: shipping.selected?.price ?? 0n,
    tax: sum(lines, (line) => line.taxShare),
    includedTax: sum(lines, (line) => line.includedTaxShare),
    total: sum(lines, (line) => line.total),
    shippingOptions: shipping.options,
    selectedShippingOption: shipping.selected,
    canShip: shipping.canShip,
    applicableTaxRules: usedTaxRules(bare, taxRules),
    taxPlaces: {
      shipped: bare.some(isShipped) ? places.shipped : null,
      unshipped: bare.every(isShipped) ? null : places.unshipped,
    },
    discounts: discounted,
    validCoupons: coupons.valid,
    invalidCoupons: coupons.invalid,
    totalQuantity: entries.reduce((total, { entry }) => total + entry.quantity, 0),
    hasDigital: goods.includes(CartProductType.DIGITAL),
    purelyDigital: goods.length > 0 && goods.every((type) => type === CartProductType.DIGITAL),
    requiresShipping: goods.includes(CartProductType.PHYSICAL),
  };
}

interface PricedEntry {
  readonly entry: CartEntry;
  readonly variant: CatalogueVariant;
  readonly gross: bigint;
}
type BareLine = Pick<PricedLine, 'kind' | 'entry' | 'variant' | 'title' | 'quantity' | 'unitPrice' | 'gross'>;
interface ShippingChoice {
  options: readonly QuotedShipping[];
  selected: QuotedShipping | null;
  canShip: boolean;
}

function shippingFor(
  cart: Cart,
  entries: readonly PricedEntry[],
  subtotal: bigint,
  zones: readonly ShippingZone[],
  unchosen: 'none' | 'first',
): ShippingChoice {
  const parcelled = entries.filter(({ variant }) => variant.productType === CartProductType.PHYSICAL);
  // A store without zones has not set up shipping and charges nothing for it.
  if (parcelled.length === 0 || zones.length === 0 || !cart.shippingLocation) {
    return { options: [], selected: null, canShip: true };
  }
  const quotes = quoteShipping(zones, cart.shippingLocation, {
    weightGrams: parcelled.reduce(
      (grams, { entry, variant }) => grams + BigInt(variant.weightGrams * entry.quantity),
      0n,
    ),
    subtotal,
    quantity: parcelled.reduce((pieces, { entry }) => pieces + BigInt(entry.quantity), 0n),
  });
  const options = quotes ?? [];
  const chosen = options.find(({ id }) => id === cart.selectedShippingOption);
  const first = unchosen === 'first' && cart.selectedShippingOption === null ? options[0] : undefined;
  const selected = chosen ?? first ?? null;
  return { options, selected, canShip: options.length > 0 };
}

function itemLine({ entry, variant, gross }: PricedEntry): BareLine {
  const { title, productType } = variant;
  return {
    kind: 'item',
    entry,
    variant,
    title,
    quantity: entry.quantity,
    unitPrice: unitPrice(variant, productType),
    gross,
  };
}

function shippingLine({ name, price }: QuotedShipping): BareLine {
  return { kind: 'shipping', entry: null, variant: null, title: name, quantity: 1, unitPrice: price, gross: price };
}

function discountable({ kind, variant, gross }: BareLine): DiscountableLine {
  return { kind, itemId: variant?.itemId ?? null, gross };
}

/** A code that was entered twice counts once. */
function judgeCoupons(codes: readonly string[], coupons: readonly Coupon[], goods: CouponGoods, now: Date) {
  const byKey = new Map(codes.map((code) => [couponKey(code), code]));
  const judged = [...byKey].map(([key, code]) => {
    const coupon = coupons.find((candidate) => couponKey(candidate.code) === key);
    return { code: coupon?.code ?? code, coupon, reason: couponRefusal(coupon, goods, now) };
  });
  return {
    valid: judged.flatMap(({ coupon, reason }) => (coupon && reason === null ? [coupon] : [])),
    invalid: judged.flatMap(({ code, coupon, reason }) =>
      reason === null ? [] : [{ code, reason, minimum: coupon?.minimum ?? 0n }],
    ),
  };
}

function finishedLines(
  bare: readonly BareLine[],
  discounted: readonly Discount[],
  taxRules: TaxRules,
): readonly PricedLine[] {
  return bare.map((line, position) => {
    const discountShare = discounted.reduce((total, { shares }) => total + (shares[position] ?? 0n), 0n);
    const rules = rulesFor(line, taxRules).filter((rule) => appliesTo(rule, line));
    const taxes = taxesOf(line.gross - discountShare, rules);
    const taxShare = sum(
      taxes.filter((tax) => !tax.isInclusive),
      (tax) => tax.amount,
    );
    const includedTaxShare = sum(
      taxes.filter((tax) => tax.isInclusive),
      (tax) => tax.amount,
    );
    return { ...line, discountShare, taxShare, includedTaxShare, taxes, total: line.gross - discountShare + taxShare };
  });
}

interface TaxRules {
  readonly shipped: readonly TaxRule[];
  readonly unshipped: readonly TaxRule[];
}

/**
 * Shipped goods are taxed at their destination; a download or a service is taxed where the buyer lives (D-174). Otherwise a
 * made-up shipping address could choose the tax.
 */
function taxPlaces({ shippingLocation, billingLocation }: Cart, { storePlace }: StoreRules) {
  const shipped = shippingLocation ?? storePlace;
  return { shipped, unshipped: billingLocation ?? shipped };
}

function rulesFor(line: BareLine, { shipped, unshipped }: TaxRules): readonly TaxRule[] {
  return isShipped(line) ? shipped : unshipped;
}

function isShipped({ kind, variant }: BareLine): boolean {
  return kind === 'shipping' || variant?.productType === CartProductType.PHYSICAL;
}

/** The places that tax something in the cart; for an empty cart the place that would tax goods. */
function usedTaxRules(bare: readonly BareLine[], rules: TaxRules): readonly TaxRule[] {
  const used = bare.length === 0 ? rules.shipped : bare.flatMap((line) => rulesFor(line, rules));
  return [...new Set(used)];
}

function appliesTo(rule: TaxRule, line: BareLine): boolean {
  if (line.kind === 'shipping') return rule.onShipping && rule.taxClass === standardTaxClass;
  return rule.taxClass === line.variant?.taxClass;
}

function sum<T>(parts: readonly T[], amount: (part: T) => bigint): bigint {
  return parts.reduce((total, part) => total + amount(part), 0n);
}
