import { definePredicate, type Operand, type OperandTest, type Predicate } from '../../contract/predicate.ts';
import { compare, isEqual } from '../../values/compare.ts';
import type { Value } from '../../values/value.ts';
import { parseSides } from './operands.ts';

export const equal = defineComparison(
  'equal?',
  'two arguments, or the value and one, are equal',
  { template: '{.equal? a 1}yes{.or}no{.end}', data: { a: 1 }, output: 'yes' },
  isEqual,
);

export const notEqual = defineComparison(
  'notEqual?',
  'two arguments, or the value and one, are not equal',
  { template: '{.notEqual?:a:"x y"}yes{.or}no{.end}', data: { a: 'x' }, output: 'yes' },
  (left, right) => !isEqual(left, right),
);

export const greaterThan = defineComparison(
  'greaterThan?',
  'the first is greater',
  { template: '{.greaterThan? a 1}yes{.or}no{.end}', data: { a: 2 }, output: 'yes' },
  (left, right) => compare(left, right) > 0,
);

export const greaterThanOrEqual = defineComparison(
  'greaterThanOrEqual?',
  'the first is greater, or equal',
  { template: '{.greaterThanOrEqual? a 2}yes{.or}no{.end}', data: { a: 2 }, output: 'yes' },
  (left, right) => compare(left, right) >= 0,
);

export const lessThan = defineComparison(
  'lessThan?',
  'the first is less',
  { template: '{.lessThan? a "b"}yes{.or}no{.end}', data: { a: 'a' }, output: 'yes' },
  (left, right) => compare(left, right) < 0,
);

export const lessThanOrEqual = defineComparison(
  'lessThanOrEqual?',
  'the first is less, or equal',
  { template: '{.lessThanOrEqual? a 2}yes{.or}no{.end}', data: { a: 2 }, output: 'yes' },
  (left, right) => compare(left, right) <= 0,
);

function defineComparison(
  name: string,
  summary: string,
  example: Predicate['example'],
  test: (left: Value, right: Value) => boolean,
): Predicate {
  return definePredicate({
    name,
    group: 'core',
    summary,
    example,
    prepare: (args) => {
      const sides = parseSides(args);
      return sides === undefined ? NEVER : specialise(sides, test);
    },
  });
}

const NEVER: OperandTest = { operands: [], test: () => false, isTotal: true };

/**
 * A comparison with a constant, by far the most common, needs no second operand at run time. Without arrays and
 * objects on both sides nothing nests, so nothing can go wrong either.
 */
function specialise(
  [left, right]: readonly [Operand, Operand],
  test: (left: Value, right: Value) => boolean,
): OperandTest {
  if (!('literal' in right)) {
    return { operands: [left, right], test };
  }
  const { literal } = right;
  if (typeof literal === 'object' && literal !== null) {
    return { operands: [left], test: (value) => test(value, literal) };
  }
  if (test === isEqual && literal !== null) {
    return { operands: [left], test: (value) => value === literal, isTotal: true };
  }
  return { operands: [left], test: (value) => test(value, literal), isTotal: true };
}
