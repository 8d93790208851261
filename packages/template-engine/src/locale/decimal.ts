import type { Decimal } from '@phensley/cldr';
import type { Budget } from '../budget/budget.ts';
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

/** The same within a run, where the digits count. */
export function readDecimal(text: string, budget: Budget): Decimal | undefined {
  countDigits(text, budget);
  return parseDecimal(text);
}

/** Computing with so many digits counts as a step. */
const DIGITS_PER_STEP = 4;

/** Counts the digits of a number that is going to be read: those that are there and those that an exponent stands for. */
export function countDigits(text: string, budget: Budget): void {
  const digits = text.length > MAX_DIGITS ? 0 : text.length + exponentOf(text);
  budget.step(Math.floor(digits / DIGITS_PER_STEP));
}

/** At most as large as one that can be read. */
function exponentOf(text: string): number {
  const mark = Math.max(text.lastIndexOf('e'), text.lastIndexOf('E'));
  const exponent = mark === -1 ? 0 : Math.abs(Number(text.slice(mark + 1)));
  return exponent <= MAX_DIGITS ? exponent : 0;
}
