import type { Budget } from '../../budget/budget.ts';
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
  (left, right, budget) => !isEqual(left, right, budget),
);

export const greaterThan = defineComparison(
  'greaterThan?',
  'the first is greater',
  { template: '{.greaterThan? a 1}yes{.or}no{.end}', data: { a: 2 }, output: 'yes' },
  (left, right, budget) => compare(left, right, budget) > 0,
);

export const greaterThanOrEqual = defineComparison(
  'greaterThanOrEqual?',
  'the first is greater, or equal',
  { template: '{.greaterThanOrEqual? a 2}yes{.or}no{.end}', data: { a: 2 }, output: 'yes' },
  (left, right, budget) => compare(left, right, budget) >= 0,
);

export const lessThan = defineComparison(
  'lessThan?',
  'the first is less',
  { template: '{.lessThan? a "b"}yes{.or}no{.end}', data: { a: 'a' }, output: 'yes' },
  (left, right, budget) => compare(left, right, budget) < 0,
);

export const lessThanOrEqual = defineComparison(
  'lessThanOrEqual?',
  'the first is less, or equal',
  { template: '{.lessThanOrEqual? a 2}yes{.or}no{.end}', data: { a: 2 }, output: 'yes' },
  (left, right, budget) => compare(left, right, budget) <= 0,
);

function defineComparison(name: string, summary: string, example: Predicate['example'], test: Comparison): Predicate {
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

type Comparison = (left: Value, right: Value, budget: Budget) => boolean;

const NEVER: OperandTest = { operands: [], test: () => false, isTotal: true };

/**
 * A comparison with a constant, by far the most common, needs no second operand at run time. Without arrays or objects on
 * both sides nothing nests, so it cannot throw.
 */
function specialise([left, right]: readonly [Operand, Operand], test: Comparison): OperandTest {
  if (!('literal' in right)) {
    return { operands: [left, right], test: (value, other, _third, budget) => test(value, other, budget) };
  }
  const { literal } = right;
  if (typeof literal === 'object' && literal !== null) {
    return { operands: [left], test: (value, _second, _third, budget) => test(value, literal, budget) };
  }
  if (test === isEqual && literal !== null) {
    return { operands: [left], test: (value) => value === literal, isTotal: true };
  }
  return { operands: [left], test: (value, _second, _third, budget) => test(value, literal, budget), isTotal: true };
}
