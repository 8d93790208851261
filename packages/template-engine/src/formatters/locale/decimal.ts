import { defineFormatter } from '../../contract/formatter.ts';
import { decimalFormat } from '../../locale/decimal-format.ts';
import { asText } from '../../values/value.ts';

export const decimal = defineFormatter({
  name: 'decimal',
  group: 'locale',
  summary: 'a number as people of the locale write it',
  example: { template: '{n|decimal maxfrac:1}', data: { n: '12345.678' }, output: '12.345,7', locale: 'de' },
  prepare: (args) => {
    const format = decimalFormat(args);
    return (value, { run: { budget, cldr } }) => (cldr === undefined ? '' : format(cldr, asText(value), budget));
  },
});
