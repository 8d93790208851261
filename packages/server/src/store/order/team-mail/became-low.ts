import type { SoldVariant } from '../../stock/index.ts';

/** The variants that this sale took to the threshold, or beyond it. One that was low before has been told before. */
export function becameLow(sold: readonly SoldVariant[], threshold: number): readonly SoldVariant[] {
  return sold.filter(({ left, sold: quantity }) => left <= threshold && left + quantity > threshold);
}
