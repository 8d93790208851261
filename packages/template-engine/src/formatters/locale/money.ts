import { defineFormatter } from '../../contract/formatter.ts';
import { currencyFormat } from '../../locale/currency-format.ts';
import { readMoney } from '../../money/money.ts';
import { asText } from '../../values/value.ts';

export const money = defineFormatter({
  name: 'money',
  group: 'locale',
  summary: 'a money object as people of the locale write it',
  example: {
    template: '{m|money}',
    data: { m: { value: '1234.5', currency: 'EUR' } },
    output: '€1,234.50',
    locale: 'en',
  },
  prepare: (args) => {
    const format = currencyFormat(args);
    return (value, { run: { budget, cldr } }) => {
      const read = readMoney(value);
      return cldr === undefined || read === undefined ? '' : format(cldr, asText(read.amount), read.currency, budget);
    };
  },
});
