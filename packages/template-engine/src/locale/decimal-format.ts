import type { CLDR, DecimalFormatOptions } from '@phensley/cldr';
import type { Budget } from '../budget/budget.ts';
import { countDigits, parseDecimal } from './decimal.ts';
import { formattedTexts, sharedByWords } from './formatted-texts.ts';
import { numberOptions } from './number-options.ts';
import { readOptions } from './option.ts';

type Style = NonNullable<DecimalFormatOptions['style']>;

const STYLES: ReadonlyMap<string, Style> = new Map<string, Style>([
  ['decimal', 'decimal'],
  ['standard', 'decimal'],
  ['short', 'short'],
  ['long', 'long'],
  ['scientific', 'scientific'],
  ['percent', 'percent'],
  ['percent-scaled', 'percent-scaled'],
  ['permille', 'permille'],
  ['permille-scaled', 'permille-scaled'],
]);

/** Formats a number given as text; empty if it is invalid. */
export type DecimalFormat = (cldr: CLDR, text: string, budget: Budget) => string;

/** The format for the arguments. */
export const decimalFormat: (words: readonly string[]) => DecimalFormat = sharedByWords((words) =>
  decimalFormatOf(decimalOptions(words)),
);

/** A format for options that do not come from a template. */
export function decimalFormatOf(options: DecimalFormatOptions): DecimalFormat {
  const texts = formattedTexts();
  return (cldr, text, budget) => {
    countDigits(text, budget);
    return texts(cldr, text, () => {
      const decimal = parseDecimal(text);
      return decimal === undefined ? '' : cldr.Numbers.formatDecimal(decimal, options);
    });
  };
}

function decimalOptions(words: readonly string[]): DecimalFormatOptions {
  const options = readOptions(words);
  const styles = options.flatMap(({ name, value }) => (name === 'style' ? (STYLES.get(value) ?? []) : []));
  const style = styles.at(-1);
  return { ...numberOptions(options), ...(style === undefined ? {} : { style }) };
}
