import { isArray, type Value } from './value.ts';

/**
 * What a tag prints for a value: null, missing and objects print nothing, an array its elements with commas.
 * @example
 * print([1, null, [2, null], {}]) // '1,null,2,,[object Object]'
 */
export function print(value: Value): string {
  switch (typeof value) {
    case 'string':
      return value;
    case 'number':
    case 'boolean':
      return String(value);
    default:
      return isArray(value) ? value.map(toEcmaText).join(',') : '';
  }
}

/**
 * ECMAScript's conversion of a JSON value to text, without ever calling a method that the data may have replaced.
 * @example
 * toEcmaText([1, [null, 2]]) // '1,,2'
 */
export function toEcmaText(value: Value): string {
  if (typeof value !== 'object' || value === null) {
    return String(value);
  }
  return isArray(value) ? value.map(toElementText).join(',') : '[object Object]';
}

function toElementText(element: Value): string {
  return element === null || element === undefined ? '' : toEcmaText(element);
}
