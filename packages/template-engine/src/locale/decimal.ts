import type { Decimal } from '@phensley/cldr';
import type { Budget } from '../budget/budget.ts';
import { cldrModule } from './cldr.ts';

/** Formatting takes time in proportion to the digits, and a short text such as `1e999999999` can have any number of them. */
const MAX_DIGITS = 10_000;

/**
 * Reads a decimal number of any precision; missing if the text is not a number.
 * @example
 * parseDecimal('1.50')?.toString() // => '1.50'
 * parseDecimal('1.5 kg') // => undefined
 */
export function parseDecimal(text: string): Decimal | undefined {
  if (text.length > MAX_DIGITS) return undefined;
  try {
    const decimal = new (cldrModule().Decimal)(text);
    return Math.abs(decimal.exp()) > MAX_DIGITS ? undefined : decimal;
  } catch {
    return undefined;
  }
}

/** The same within a run, where the digits are counted. */
export function readDecimal(text: string, budget: Budget): Decimal | undefined {
  countDigits(text, budget);
  return parseDecimal(text);
}

/** Computing with this many digits counts as a step. */
const DIGITS_PER_STEP = 4;

/** Counts the digits of a number before it is read: those present and those from an exponent. */
export function countDigits(text: string, budget: Budget): void {
  const digits = text.length > MAX_DIGITS ? 0 : text.length + exponentOf(text);
  budget.step(Math.floor(digits / DIGITS_PER_STEP));
}

/** At most the largest that can be read. */
function exponentOf(text: string): number {
  const mark = Math.max(text.lastIndexOf('e'), text.lastIndexOf('E'));
  const exponent = mark === -1 ? 0 : Math.abs(Number(text.slice(mark + 1)));
  return exponent <= MAX_DIGITS ? exponent : 0;
}
