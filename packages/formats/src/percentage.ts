import { decimalText } from './money/decimal.ts';
import { formatNumber } from './number-pattern.ts';

/**
 * Formats a rate in parts per million, the unit in which rates are stored, as a percentage.
 *
 * @example
 * percentageText(190_000) // => '19%'
 * percentageText(88_750) // => '8.875%'
 */
export function percentageText(partsPerMillion: number | bigint): string {
  // Parts per million have at most four digits after the decimal point of a percentage.
  return formatNumber(decimalText(BigInt(partsPerMillion), 6), '0.####%');
}
