import { CURRENT_VALUE, definePredicate, type Operand } from '../../contract/predicate.ts';
import type { Value } from '../../values/value.ts';
import { parseOperand } from './operands.ts';

export const even = definePredicate({
  name: 'even?',
  group: 'core',
  summary: 'the argument, or the value, is an even number',
  example: { template: '{.even? 4}yes{.or}no{.end}', data: {}, output: 'yes' },
  prepare: (args) => ({
    operands: [argumentOrValue(args)],
    test: (value) => remainderByTwo(value) === 0,
    isTotal: true,
  }),
});

export const odd = definePredicate({
  name: 'odd?',
  group: 'core',
  summary: 'the argument, or the value, is an odd number',
  example: {
    template: '{.repeated section l}{.odd? @index}{@}{.end}{.end}',
    data: { l: ['a', 'b', 'c'] },
    output: 'ac',
  },
  prepare: (args) => ({
    operands: [argumentOrValue(args)],
    test: (value) => remainderByTwo(value) === 1,
    isTotal: true,
  }),
});

function argumentOrValue([argument]: readonly string[]): Operand {
  return argument === undefined ? CURRENT_VALUE : parseOperand(argument);
}

/** Only numbers have one. */
function remainderByTwo(value: Value): number {
  return typeof value === 'number' ? Math.abs(value) % 2 : Number.NaN;
}

export const nth = definePredicate({
  name: 'nth?',
  group: 'core',
  summary: 'the first argument, or the value, is divisible by the last: `[n] m`',
  example: {
    template: '{.repeated section l}{@}{.nth? @index 2};{.end}{.end}',
    data: { l: ['a', 'b', 'c', 'd'] },
    output: 'ab;cd;',
  },
  prepare: (args) => {
    const [first, second] = args;
    if (first === undefined) return { operands: [], test: () => false, isTotal: true };
    return args.length === 2
      ? { operands: [parseOperand(first), parseOperand(second as string)], test: isMultiple, isTotal: true }
      : { operands: [CURRENT_VALUE, parseOperand(first)], test: isMultiple, isTotal: true };
  },
});

function isMultiple(number: Value, divisor: Value): boolean {
  return Number.isInteger(number) && Number.isInteger(divisor) && (number as number) % (divisor as number) === 0;
}
