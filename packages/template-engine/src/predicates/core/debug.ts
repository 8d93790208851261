import { definePredicate, lookupOperand } from '../../contract/predicate.ts';
import { isTruthy } from '../../values/value.ts';

export const debug = definePredicate({
  name: 'debug?',
  group: 'core',
  summary: '`debug`, found from here outwards, is truthy',
  example: { template: '{.debug?}on{.or}off{.end}', data: { debug: true }, output: 'on' },
  prepare: () => ({ operands: [lookupOperand('debug')], test: isTruthy, isTotal: true }),
});
