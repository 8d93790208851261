import { divideHalfUp } from '@awning/formats';

/** A change of many prices at once. The amount is in minor units, the percentage in parts per million. */
export interface PriceStep {
  readonly way: 'raise' | 'lower';
  readonly by: { readonly amount: bigint } | { readonly partsPerMillion: bigint };
}

const WHOLE = 1_000_000n;

/**
 * The price after the change, rounded half up to whole minor units; negative if more is taken off than there is.
 *
 * @example
 * changePrice(1999n, { way: 'raise', by: { partsPerMillion: 125_000n } }) // => 2249n
 * changePrice(1999n, { way: 'lower', by: { amount: 500n } }) // => 1499n
 * changePrice(300n, { way: 'lower', by: { amount: 500n } }) // => -200n
 */
export function changePrice(price: bigint, { way, by }: PriceStep): bigint {
  const sign = way === 'raise' ? 1n : -1n;
  return 'amount' in by ? price + sign * by.amount : divideHalfUp(price * (WHOLE + sign * by.partsPerMillion), WHOLE);
}
