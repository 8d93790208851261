import { quantityLimits } from '@awning/site-model';

export type QuantityRefusal = 'quantity-not-a-number' | 'quantity-not-whole' | 'quantity-out-of-range';

/**
 * Reads a quantity from user input. The checks run in the same order as on the visitor's page (D-033).
 *
 * @example
 * readQuantity('3') // => { ok: true, quantity: 3 }
 * readQuantity('many') // => { ok: false, reason: 'quantity-not-a-number' }
 * readQuantity(1.5) // => { ok: false, reason: 'quantity-not-whole' }
 * readQuantity(10000) // => { ok: false, reason: 'quantity-out-of-range' }
 */
export function readQuantity(
  value: unknown,
  lowest: number = quantityLimits.lowest,
): { readonly ok: true; readonly quantity: number } | { readonly ok: false; readonly reason: QuantityRefusal } {
  const quantity = typeof value === 'number' ? value : readNumber(value);
  if (!Number.isFinite(quantity)) return { ok: false, reason: 'quantity-not-a-number' };
  if (!Number.isInteger(quantity)) return { ok: false, reason: 'quantity-not-whole' };
  if (quantity < lowest || quantity > quantityLimits.highest) return { ok: false, reason: 'quantity-out-of-range' };
  return { ok: true, quantity };
}

function readNumber(value: unknown): number {
  return typeof value === 'string' && /^\s*[+-]?(\d+\.?\d*|\.\d+)\s*$/.test(value) ? Number(value) : Number.NaN;
}
