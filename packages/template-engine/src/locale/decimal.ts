import type { Decimal } from '@phensley/cldr';
import { cldrModule } from './cldr.ts';

/** Writing a number out takes time with its length, and a short text such as `1e999999999` can ask for any length. */
const MAX_DIGITS = 10_000;

/**
 * Reads a decimal number of any precision; missing when the text is none.
 * @example
 * parseDecimal('1.50')?.toString() // => '1.50'
 * parseDecimal('1.5 kg') // => undefined
 */
export function parseDecimal(text: string): Decimal | undefined {
  if (text.length > MAX_DIGITS) {
    return undefined;
  }
  try {
    const decimal = new (cldrModule().Decimal)(text);
    return Math.abs(decimal.exp()) > MAX_DIGITS ? undefined : decimal;
  } catch {
    return undefined;
  }
}
