import type { CLDR, CurrencyFormatOptions, CurrencyType } from '@phensley/cldr';
import type { Budget } from '../budget/budget.ts';
import { countDigits, parseDecimal } from './decimal.ts';
import { formattedTexts, sharedByWords } from './formatted-texts.ts';
import { numberOptions } from './number-options.ts';
import { type Option, readOptions } from './option.ts';

type Style = NonNullable<CurrencyFormatOptions['style']>;

const STYLES: ReadonlyMap<string, Style> = new Map<string, Style>([
  ['symbol', 'symbol'],
  ['standard', 'symbol'],
  ['accounting', 'accounting'],
  ['code', 'code'],
  ['name', 'name'],
  ['short', 'short'],
]);

/** Formats an amount, given as text, in a currency; empty if the amount is not a number. */
export type CurrencyFormat = (cldr: CLDR, amount: string, currency: string, budget: Budget) => string;

/** The format for the arguments. */
export const currencyFormat: (words: readonly string[]) => CurrencyFormat = sharedByWords((words) => {
  const options = currencyOptions(readOptions(words));
  const texts = formattedTexts();
  return (cldr, amount, currency, budget) => {
    countDigits(amount, budget);
    return texts(cldr, `${budget.read(currency)} ${amount}`, () => {
      const decimal = parseDecimal(amount);
      return decimal === undefined ? '' : cldr.Numbers.formatCurrency(decimal, currency as CurrencyType, options);
    });
  };
});

function currencyOptions(options: readonly Option[]): CurrencyFormatOptions {
  return options.reduce<CurrencyFormatOptions>(
    (read, option) => ({ ...read, ...currencyOption(option) }),
    numberOptions(options),
  );
}

function currencyOption({ name, value }: Option): CurrencyFormatOptions {
  switch (name) {
    case 'style': {
      const style = STYLES.get(value);
      return style === undefined ? {} : { style };
    }
    case 'symbol':
      return value === 'narrow' || value === 'default' ? { symbolWidth: value } : {};
    default:
      return {};
  }
}
