import type { Money } from '@awning/formats';
import { CartProductType } from '@awning/site-model';
import { type InstalmentContext, instalmentLocale } from './context.ts';

export type InstalmentRange = 'in-range' | 'below' | 'above';

/**
 * Whether an amount is below, within or above the limits, both inclusive (D-057).
 *
 * @example
 * instalmentRange({ minimum: { minorUnits: 100n, currency: 'USD' }, maximum: { minorUnits: 200n, currency: 'USD' } },
 *   { minorUnits: 200n, currency: 'USD' }) // => 'in-range'
 */
export function instalmentRange(
  { minimum, maximum }: Pick<InstalmentContext, 'minimum' | 'maximum'>,
  { minorUnits }: Money,
): InstalmentRange {
  if (minorUnits < minimum.minorUnits) return 'below';
  return minorUnits > maximum.minorUnits ? 'above' : 'in-range';
}

/**
 * Whether a product page mentions instalments at all: only for physical goods, where they are available and the locale is
 * eligible. Whether the price is in range only changes the text.
 *
 * @example
 * hasInstalmentMessage(null, 1) // => false
 */
export function hasInstalmentMessage(context: InstalmentContext | null, productType: number): boolean {
  return (
    context !== null &&
    context.isAvailable &&
    instalmentLocale(context) !== null &&
    productType === CartProductType.PHYSICAL
  );
}

/**
 * Whether a cart may be paid in instalments: every item is physical and the total is within the limits.
 *
 * @example
 * canPayInInstalments(null, [1], { minorUnits: 100n, currency: 'USD' }) // => false
 */
export function canPayInInstalments(
  context: InstalmentContext | null,
  productTypes: readonly number[],
  total: Money,
): boolean {
  if (context === null || productTypes.length === 0) return false;
  return (
    productTypes.every((type) => hasInstalmentMessage(context, type)) && instalmentRange(context, total) === 'in-range'
  );
}
