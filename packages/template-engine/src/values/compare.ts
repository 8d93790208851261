import { asBoolean, asNumber, asText, isArray, isObject, type Value } from './value.ts';

/**
 * Strict, deep equality of JSON values. Missing equals null; NaN equals nothing.
 * @example
 * isEqual({ a: [1] }, { a: [1] }) // => true
 * isEqual(1, '1') // => false
 */
export function isEqual(left: Value, right: Value): boolean {
  return isSame(left ?? null, right ?? null);
}

function isSame(left: Value, right: Value): boolean {
  if (left === right) {
    return true;
  }
  if (isArray(left)) {
    return isArray(right) && left.length === right.length && left.every((element, i) => isSame(element, right[i]));
  }
  if (!isObject(left) || !isObject(right)) {
    return false;
  }
  const names = Object.keys(left);
  return (
    names.length === Object.keys(right).length &&
    names.every((name) => Object.hasOwn(right, name) && isSame(left[name], right[name]))
  );
}

/**
 * Order of two values, decided by the type of the left one: negative, 0 or positive.
 * @example
 * compare('a', 'b') < 0 // => true
 * compare(2, '10') < 0 // => true
 */
export function compare(left: Value, right: Value): number {
  switch (typeof left) {
    case 'number':
      return compareNumbers(left, asNumber(right));
    case 'string':
      return compareTexts(left, asText(right));
    case 'boolean':
      return Number(left) - Number(asBoolean(right));
    default:
      return isEqual(left, right) ? 0 : -1;
  }
}

function compareNumbers(left: number, right: number): number {
  if (left < right) {
    return -1;
  }
  // A right operand that is no number leaves the left one greater.
  return left === right ? 0 : 1;
}

function compareTexts(left: string, right: string): number {
  if (left === right) {
    return 0;
  }
  return left < right ? -1 : 1;
}
