import type { CatalogueVariant } from '../cart/cart.ts';
import { now, type PriceCase } from './case.fixture.ts';

/**
 * Calculates the price of a cart a second time: slowly, with exact fractions, rounding only where the specification rounds. It
 * shares no rule with the code under test.
 */
export interface ExactPrice {
  readonly lines: readonly ExactLine[];
  readonly subtotal: bigint;
  readonly discount: bigint;
  readonly shipping: bigint;
  readonly tax: bigint;
  readonly includedTax: bigint;
  readonly total: bigint;
}

interface ExactLine {
  readonly gross: bigint;
  readonly discount: bigint;
  readonly tax: bigint;
  readonly includedTax: bigint;
}

interface Fraction {
  readonly top: bigint;
  readonly bottom: bigint;
}
interface Part {
  readonly itemId: string;
  readonly isShipping: boolean;
  readonly isSent: boolean;
  readonly taxClass: string;
  readonly gross: bigint;
  left: bigint;
}

export function exactPrice({ cart, catalogue, rules }: PriceCase): ExactPrice {
  const parts: Part[] = [];
  const sold: { variant: CatalogueVariant; quantity: number }[] = [];
  for (const { variantId, quantity } of cart.entries) {
    const variant = catalogue.get(variantId);
    if (!variant) continue;
    const { price, salePrice, onSale, productType, taxClass } = variant;
    let gross = 0n;
    for (let piece = 0; piece < quantity; piece += 1) {
      gross += onSale && salePrice !== null && productType !== 4 ? salePrice : price;
    }
    sold.push({ variant, quantity });
    parts.push({ itemId: variant.itemId, isShipping: false, isSent: productType === 1, taxClass, gross, left: gross });
  }
  const subtotal = sumOf(parts.map(({ gross }) => gross));
  const shipping = shippingPrice({ cart, catalogue, rules }, sold, subtotal);
  if (shipping !== undefined) {
    parts.push({ itemId: '', isShipping: true, isSent: true, taxClass: 'standard', gross: shipping, left: shipping });
  }
  takeCoupons({ cart, catalogue, rules }, parts, subtotal);
  const goodsGoTo = cart.shippingLocation ?? rules.storePlace;
  const lines = parts.map((part): ExactLine => {
    const taxes = strongestRules(rules.taxRules, part.isSent ? goodsGoTo : (cart.billingLocation ?? goodsGoTo));
    const applying = taxes.filter((rule) => rule.taxClass === part.taxClass && (!part.isShipping || rule.onShipping));
    const contained = applying.filter(({ isInclusive }) => isInclusive);
    const containedRate = contained.reduce<Fraction>((rate, rule) => add(rate, perMillion(rule.ratePpm)), whole(0n));
    const left = whole(part.left);
    const net = divide(left, add(whole(1n), containedRate));
    return {
      gross: part.gross,
      discount: part.gross - part.left,
      tax: sumOf(
        applying
          .filter(({ isInclusive }) => !isInclusive)
          .map(({ ratePpm }) => halfUp(times(left, perMillion(ratePpm)))),
      ),
      includedTax: sumOf(contained.map(({ ratePpm }) => halfUp(times(net, perMillion(ratePpm))))),
    };
  });
  const tax = sumOf(lines.map((line) => line.tax));
  const discount = sumOf(lines.map((line) => line.discount));
  return {
    lines,
    subtotal,
    discount,
    shipping: shipping ?? 0n,
    tax,
    includedTax: sumOf(lines.map((line) => line.includedTax)),
    total: subtotal - discount + (shipping ?? 0n) + tax,
  };
}

function shippingPrice(
  { cart, rules }: PriceCase,
  sold: readonly { variant: CatalogueVariant; quantity: number }[],
  subtotal: bigint,
): bigint | undefined {
  const place = cart.shippingLocation;
  const parcel = sold.filter(({ variant }) => variant.productType === 1);
  if (!place || parcel.length === 0) return undefined;
  let chosen: (typeof rules.shippingZones)[number] | undefined;
  let best = 0;
  for (const zone of rules.shippingZones) {
    for (const area of zone.areas) {
      const rank = rankOf(area, place);
      if (rank > best) [best, chosen] = [rank, zone];
    }
  }
  const option = chosen?.options.find(({ id }) => id === cart.selectedShippingOption);
  if (!option) return undefined;
  const measure = {
    flat: 0,
    weight: parcel.reduce((grams, { variant, quantity }) => grams + variant.weightGrams * quantity, 0),
    quantity: parcel.reduce((pieces, { quantity }) => pieces + quantity, 0),
    subtotal: 0,
  }[option.calculator];
  const reached = option.calculator === 'subtotal' ? subtotal : BigInt(measure);
  let price: bigint | null = null;
  let from = -1n;
  // If two bands start at the same value, the later one applies.
  for (const band of option.bands) {
    if (band.from <= reached && band.from >= from) [from, price] = [band.from, band.price];
  }
  if (price === null) return undefined;
  return option.freeFrom != null && subtotal >= option.freeFrom ? 0n : price;
}

function takeCoupons({ cart, rules }: PriceCase, parts: Part[], subtotal: bigint): void {
  const entered = rules.coupons.filter(({ code }) => cart.couponCodes.includes(code.toLowerCase()));
  const valid = entered.filter(
    (coupon) =>
      !(coupon.startsAt && coupon.startsAt.getTime() > now.getTime()) &&
      !(coupon.endsAt && coupon.endsAt.getTime() <= now.getTime()) &&
      !(coupon.limitTotal !== null && coupon.uses >= coupon.limitTotal) &&
      !(coupon.limitPerPerson !== null && coupon.usesByPerson >= coupon.limitPerPerson) &&
      coupon.minimum <= subtotal &&
      (coupon.itemIds === null || parts.some(({ itemId }) => coupon.itemIds?.includes(itemId))),
  );
  for (const kind of ['percentage', 'fixed', 'free-shipping']) {
    for (const coupon of valid.filter((each) => each.kind === kind)) {
      const targets = parts.filter(({ itemId, isShipping }) => {
        if (kind === 'free-shipping') return isShipping;
        return !isShipping && (coupon.itemIds === null || coupon.itemIds.includes(itemId));
      });
      const sum = sumOf(targets.map(({ left }) => left));
      const amount =
        kind === 'percentage'
          ? halfUp(times(whole(sum), perMillion(coupon.value)))
          : kind === 'fixed'
            ? coupon.value
            : sum;
      takeOff(targets, amount < sum ? amount : sum, sum);
    }
  }
}

/** Largest remainder, unit by unit. */
function takeOff(targets: readonly Part[], amount: bigint, sum: bigint): void {
  if (sum === 0n) return;
  const exact = targets.map(({ left }) => divide(times(whole(amount), whole(left)), whole(sum)));
  const shares = exact.map((share) => share.top / share.bottom);
  const given = new Set<number>();
  for (let left = amount - sumOf(shares); left > 0n; left -= 1n) {
    let next = -1;
    for (let index = 0; index < exact.length; index += 1) {
      if (given.has(index)) continue;
      if (next === -1 || isMore(rest(exact[index]!), rest(exact[next]!))) next = index;
    }
    given.add(next);
    shares[next] = shares[next]! + 1n;
  }
  for (const [index, part] of targets.entries()) part.left -= shares[index]!;
}

type TaxRules = PriceCase['rules']['taxRules'];

/** For each class and priority the rule with the most precise area; the first of equal ones. */
function strongestRules(rules: TaxRules, place: PlaceLike): TaxRules {
  const strongest = new Map<string, { rule: TaxRules[number]; rank: number }>();
  for (const rule of rules) {
    const rank = rankOf(rule.area, place);
    const key = `${rule.taxClass} ${rule.priority}`;
    if (rank > (strongest.get(key)?.rank ?? 0)) strongest.set(key, { rule, rank });
  }
  return [...strongest.values()].map(({ rule }) => rule);
}

type PlaceLike = PriceCase['rules']['storePlace'];
type AreaLike = TaxRules[number]['area'];

function rankOf(area: AreaLike, place: PlaceLike): number {
  const plain = (text: string | null | undefined) => (text ?? '').toUpperCase().split(/[ -]/).join('');
  if (area.country !== null && area.country !== plain(place.country)) return 0;
  if (area.region !== null && plain(area.region) !== plain(place.region)) return 0;
  if (area.postalPrefix !== null && plain(place.postalCode).indexOf(plain(area.postalPrefix)) !== 0) return 0;
  return area.postalPrefix === null ? (area.region === null ? (area.country === null ? 1 : 2) : 3) : 4;
}

function whole(number: bigint): Fraction {
  return { top: number, bottom: 1n };
}

function perMillion(parts: bigint): Fraction {
  return { top: parts, bottom: 1_000_000n };
}

function add(first: Fraction, second: Fraction): Fraction {
  return { top: first.top * second.bottom + second.top * first.bottom, bottom: first.bottom * second.bottom };
}

function times(first: Fraction, second: Fraction): Fraction {
  return { top: first.top * second.top, bottom: first.bottom * second.bottom };
}

function divide(first: Fraction, second: Fraction): Fraction {
  return { top: first.top * second.bottom, bottom: first.bottom * second.top };
}

function rest({ top, bottom }: Fraction): Fraction {
  return { top: top - (top / bottom) * bottom, bottom };
}

function isMore(first: Fraction, second: Fraction): boolean {
  return first.top * second.bottom > second.top * first.bottom;
}

function halfUp({ top, bottom }: Fraction): bigint {
  return (2n * top + bottom) / (2n * bottom);
}

function sumOf(amounts: readonly bigint[]): bigint {
  return amounts.reduce((sum, amount) => sum + amount, 0n);
}
