import { CURRENT_VALUE, definePredicate } from '../../contract/predicate.ts';
import { asNumber } from '../../values/value.ts';

export const plural = definePredicate({
  name: 'plural?',
  group: 'core',
  summary: 'the value as a number is above 1',
  example: { template: '{.section n}{.plural?}many{.or}one{.end}{.end}', data: { n: 2 }, output: 'many' },
  prepare: () => ({ operands: [CURRENT_VALUE], test: (value) => asNumber(value) > 1, isTotal: true }),
});

export const singular = definePredicate({
  name: 'singular?',
  group: 'core',
  summary: 'the value as a number is exactly 1',
  example: { template: '{.section n}{.singular?}one{.or}many{.end}{.end}', data: { n: 1 }, output: 'one' },
  prepare: () => ({ operands: [CURRENT_VALUE], test: (value) => asNumber(value) === 1, isTotal: true }),
});
