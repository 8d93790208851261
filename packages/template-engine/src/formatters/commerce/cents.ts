import type { CLDR } from '@phensley/cldr';
import { defineFormatter } from '../../contract/formatter.ts';
import { cldrModule } from '../../locale/cldr.ts';
import { currencyFormat } from '../../locale/currency-format.ts';
import { readDecimal } from '../../locale/decimal.ts';
import { type DecimalFormat, decimalFormatOf } from '../../locale/decimal-format.ts';
import { asText } from '../../values/value.ts';

export const bookkeeperMoneyFormat = defineFormatter({
  name: 'bookkeeper-money-format',
  group: 'commerce',
  summary: "cents in the currency of the locale's region",
  example: { template: '{a|bookkeeper-money-format}', data: { a: 12345 }, output: '$123.45', locale: 'en-US' },
  prepare: () => {
    const format = currencyFormat([]);
    return (value, { run: { budget, cldr } }) => {
      if (cldr === undefined) return '';
      const cents = readDecimal(asText(value), budget);
      const amount = cents === undefined ? '0' : cents.movePoint(-2).toString();
      return format(cldr, amount, currencyOf(cldr), budget);
    };
  },
});

/** The look-up takes longer than all the rest. */
const currencies = new WeakMap<CLDR, string>();

function currencyOf(cldr: CLDR): string {
  const currency = currencies.get(cldr) ?? cldrModule().getCurrencyForRegion(cldr.General.locale().tag.region());
  currencies.set(cldr, currency);
  return currency;
}

export const percentageFormat = defineFormatter({
  name: 'percentage-format',
  group: 'commerce',
  summary: 'a number with two or three decimals; trim leaves out zeros',
  example: { template: '{n|percentage-format}', data: { n: 12.5 }, output: '12.50', locale: 'en' },
  prepare: ([option]) => {
    const format = option === 'trim' ? TRIMMED : FULL;
    return (value, { run: { budget, cldr } }) =>
      cldr === undefined ? '' : format(cldr, asText(value), budget) || format(cldr, '0', budget);
  },
});

const FULL: DecimalFormat = decimalFormatOf({ group: true, minimumFractionDigits: 2, maximumFractionDigits: 3 });
const TRIMMED: DecimalFormat = decimalFormatOf({ group: true, minimumFractionDigits: 0, maximumFractionDigits: 3 });
