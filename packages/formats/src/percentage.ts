import { decimalText } from './money/decimal.ts';
import { formatNumber } from './number-pattern.ts';

/**
 * A rate in parts per million, the unit rates are stored in, as people read it.
 *
 * @example
 * percentageText(190_000) // => '19%'
 * percentageText(88_750) // => '8.875%'
 */
export function percentageText(partsPerMillion: number | bigint): string {
  // Four digits after the point are all that parts per million can hold.
  return formatNumber(decimalText(BigInt(partsPerMillion), 6), '0.####%');
}
