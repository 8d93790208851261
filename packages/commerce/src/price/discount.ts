import { divideHalfUp } from '@awning/formats';
import { shareOut } from './share-out.ts';

export interface Coupon {
  readonly id: string;
  readonly code: string;
  readonly kind: CouponKind;
  /** Parts per million for a percentage, minor units for a fixed amount, unused for free shipping. */
  readonly value: bigint;
  /** The minimum subtotal before discounts. */
  readonly minimum: bigint;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly limitTotal: number | null;
  /** Orders that use it, including checkouts in progress. */
  readonly uses: number;
  readonly limitPerPerson: number | null;
  /** Orders of the current buyer; 0 until the buyer's address is known. */
  readonly usesByPerson: number;
  /** Those of the cart's products that it is for; null if it is for everything. */
  readonly itemIds: readonly string[] | null;
}

/** What a coupon can be limited to at most. The form and the server keep to the same numbers. */
export const couponLimits = { products: 50, categories: 50 } as const;

export const couponKinds = ['percentage', 'fixed', 'free-shipping'] as const;
export type CouponKind = (typeof couponKinds)[number];

export type CouponRefusal =
  | 'unknown-coupon'
  | 'coupon-not-yet-valid'
  | 'coupon-expired'
  | 'coupon-used-up'
  | 'coupon-used-by-person'
  | 'coupon-for-other-items'
  | 'coupon-below-minimum';

/** What one coupon takes off each line, in the order of the lines. */
export interface Discount {
  readonly coupon: Pick<Coupon, 'id' | 'code' | 'kind' | 'value'>;
  /** What the previous coupons left of each line. */
  readonly bases: readonly bigint[];
  readonly shares: readonly bigint[];
}

/**
 * The form in which codes are compared: without letter case and surrounding spaces.
 *
 * @example
 * couponKey(' Summer-10 ') // => 'summer-10'
 */
export function couponKey(code: string): string {
  return code.trim().normalize('NFC').toLowerCase();
}

/**
 * Whether a coupon may be used for goods at a time, or the reason why not.
 *
 * @example
 * couponRefusal(undefined, { subtotal: 5000n, itemIds: ['mug'] }, new Date()) // => 'unknown-coupon'
 */
export function couponRefusal(coupon: Coupon | undefined, goods: CouponGoods, now: Date): CouponRefusal | null {
  if (!coupon) return 'unknown-coupon';
  if (coupon.startsAt && now < coupon.startsAt) return 'coupon-not-yet-valid';
  if (coupon.endsAt && now >= coupon.endsAt) return 'coupon-expired';
  if (coupon.limitTotal !== null && coupon.uses >= coupon.limitTotal) return 'coupon-used-up';
  if (coupon.limitPerPerson !== null && coupon.usesByPerson >= coupon.limitPerPerson) return 'coupon-used-by-person';
  if (coupon.itemIds !== null && !goods.itemIds.some((id) => isFor(coupon, id))) return 'coupon-for-other-items';
  return goods.subtotal < coupon.minimum ? 'coupon-below-minimum' : null;
}

/** What a coupon is judged by. */
export interface CouponGoods {
  /** Of everything in the cart, before discounts. */
  readonly subtotal: bigint;
  readonly itemIds: readonly string[];
}

export interface DiscountableLine {
  readonly kind: 'item' | 'shipping';
  /** Null for shipping. */
  readonly itemId: string | null;
  readonly gross: bigint;
}

/**
 * Applies coupons to the lines one after the other, each to what the previous ones left: percentages first, then fixed amounts, then
 * free shipping. A percentage and an amount are taken off the lines that the coupon is for. Each discount is split over these lines by
 * largest remainder, never below zero.
 *
 * @example
 * discounts([{ kind: 'item', itemId: 'mug', gross: 4500n }, { kind: 'item', itemId: 'tea', gross: 500n }],
 *   [{ id: 'c', code: 'TEN', kind: 'percentage', value: 100000n, itemIds: ['mug'] }])
 *   // => [{ coupon: { id: 'c', code: 'TEN', kind: 'percentage', value: 100000n }, bases: [4500n, 500n], shares: [450n, 0n] }]
 */
export function discounts(lines: readonly DiscountableLine[], coupons: readonly Coupon[]): readonly Discount[] {
  const inOrder = couponKinds.flatMap((kind) => coupons.filter((coupon) => coupon.kind === kind));
  let remaining = lines.map(({ gross }) => gross);
  const found: Discount[] = [];
  for (const coupon of inOrder) {
    const { id, code, kind, value } = coupon;
    const shares = sharesOf(coupon, lines, remaining);
    found.push({ coupon: { id, code, kind, value }, bases: remaining, shares });
    remaining = remaining.map((amount, position) => amount - (shares[position] ?? 0n));
  }
  return found;
}

function sharesOf(coupon: Coupon, lines: readonly DiscountableLine[], remaining: readonly bigint[]): bigint[] {
  const { kind, value } = coupon;
  const weights = remaining.map((amount, position) => (isDiscounted(coupon, lines[position]) ? amount : 0n));
  const sum = weights.reduce((total, weight) => total + weight, 0n);
  const amount = { percentage: divideHalfUp(sum * value, 1_000_000n), fixed: value, 'free-shipping': sum }[kind];
  return shareOut(amount, weights);
}

function isDiscounted(coupon: Coupon, line: DiscountableLine | undefined): boolean {
  if (coupon.kind === 'free-shipping') return line?.kind === 'shipping';
  return line?.kind === 'item' && isFor(coupon, line.itemId);
}

function isFor({ itemIds }: Coupon, itemId: string | null): boolean {
  return itemIds === null || (itemId !== null && itemIds.includes(itemId));
}
