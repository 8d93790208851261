import type { Budget } from '../budget/budget.ts';
import { memberNames } from './member-names.ts';
import { asBoolean, asNumber, asText, isArray, isObject, type Value } from './value.ts';

/**
 * Strict, deep equality of JSON values. Missing equals null; NaN equals nothing.
 * @example
 * isEqual({ a: [1] }, { a: [1] }, new Budget()) // => true
 * isEqual(1, '1', new Budget()) // => false
 */
export function isEqual(left: Value, right: Value, budget: Budget): boolean {
  return isSame(left ?? null, right ?? null, budget);
}

function isSame(left: Value, right: Value, budget: Budget): boolean {
  if (typeof left === 'string' && typeof right === 'string') return isSameText(left, right, budget);
  if (left === right) return true;
  return typeof left === 'object' && typeof right === 'object' && isSameInside(left, right, budget);
}

/** Only texts of equal length are read. */
function isSameText(left: string, right: string, budget: Budget): boolean {
  return left.length === right.length && budget.read(left) === right;
}

type Pair = readonly [left: Value, right: Value];

/** Uses its own stack, because data may nest arbitrarily and even contain itself. */
function isSameInside(left: Value, right: Value, budget: Budget): boolean {
  const pending: Pair[] = [[left, right]];
  const met = new Map<Value, Value>();
  for (let pair = pending.pop(); pair !== undefined; pair = pending.pop()) {
    const [first, second] = pair;
    if (isSameScalar(first, second, budget) || (isContainer(first) && met.get(first) === second)) continue;
    const inner = innerPairs(first, second, budget);
    if (inner === undefined) return false;
    met.set(first, second);
    for (const one of inner) pending.push(one);
  }
  return true;
}

function isSameScalar(first: Value, second: Value, budget: Budget): boolean {
  return typeof first === 'string' && typeof second === 'string' ? isSameText(first, second, budget) : first === second;
}

function isContainer(value: Value): boolean {
  return typeof value === 'object' && value !== null;
}

/** The pairs that must be equal for two different values to be equal; missing if they cannot be. Each pair is a step. */
function innerPairs(left: Value, right: Value, budget: Budget): readonly Pair[] | undefined {
  if (isArray(left)) {
    return isArray(right) && left.length === right.length ? elementPairs(left, right, budget) : undefined;
  }
  if (!isObject(left) || !isObject(right)) return undefined;
  const names = memberNames(left, budget);
  const isAlike =
    names.length === memberNames(right, budget).length && names.every((name) => Object.hasOwn(right, name));
  if (!isAlike) return undefined;
  budget.step(names.length);
  return names.map((name) => [left[name], right[name]]);
}

/** Counted before they are created: the first pair may decide. */
function elementPairs(left: readonly Value[], right: readonly Value[], budget: Budget): readonly Pair[] {
  budget.step(left.length);
  return left.map((element, i) => [element, right[i]]);
}

/**
 * Compares two values by the type of the left one: negative, 0 or positive.
 * @example
 * compare('a', 'b', new Budget()) < 0 // => true
 * compare(2, '10', new Budget()) < 0 // => true
 */
export function compare(left: Value, right: Value, budget: Budget): number {
  switch (typeof left) {
    case 'number':
      return compareNumbers(left, asNumber(right));
    case 'string':
      return compareTexts(budget.read(left), asText(right));
    case 'boolean':
      return Number(left) - Number(asBoolean(right));
    default:
      return isEqual(left, right, budget) ? 0 : -1;
  }
}

function compareNumbers(left: number, right: number): number {
  if (left < right) return -1;
  // If the right operand is not a number, the left one is greater.
  return left === right ? 0 : 1;
}

function compareTexts(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
