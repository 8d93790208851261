import { isArray, type Value } from './value.ts';

/**
 * What a tag prints for a value: null, missing and objects print nothing, an array its elements with commas.
 * @example
 * print([1, null, [2, null], {}]) // => '1,null,2,,[object Object]'
 */
export function print(value: Value): string {
  return typeof value === 'string' ? value : printOther(value);
}

function printOther(value: Value): string {
  if (typeof value !== 'object') {
    return value === undefined ? '' : String(value);
  }
  return isArray(value) ? value.map(toEcmaText).join(',') : '';
}

/**
 * ECMAScript's conversion of a JSON value to text, without ever calling a method that the data may have replaced.
 * @example
 * toEcmaText([1, [null, 2]]) // => '1,,2'
 */
export function toEcmaText(value: Value): string {
  if (typeof value !== 'object' || value === null) {
    return String(value);
  }
  return isArray(value) ? joinNested(value) : '[object Object]';
}

/** Nested arrays join like flat ones, and null is empty in them. A stack of our own: data may nest as it likes. */
function joinNested(array: readonly Value[]): string {
  const texts: string[] = [];
  const pending: Value[] = [array];
  while (pending.length > 0) {
    const value = pending.pop();
    if (isArray(value) && value.length > 0) {
      for (let i = value.length - 1; i >= 0; i--) {
        pending.push(value[i]);
      }
    } else {
      texts.push(elementText(value));
    }
  }
  return texts.join(',');
}

function elementText(value: Value): string {
  if (typeof value !== 'object') {
    return value === undefined ? '' : String(value);
  }
  // An empty array is empty text; what else is an array has been taken apart.
  return value === null || isArray(value) ? '' : '[object Object]';
}
