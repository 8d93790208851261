import { defineFormatter } from '../../contract/formatter.ts';
import { asText } from '../../values/value.ts';

const INDEX = ['@index'];

export const iter = defineFormatter({
  name: 'iter',
  group: 'core',
  summary: 'the number of the nearest loop, counted from 1',
  example: { template: '{.repeated section l}{@|iter}{.end}', data: { l: ['a', 'b'] }, output: '12' },
  prepare: () => (_value, scope) => asText(scope.resolve(INDEX)),
});
