import type { Budget } from '../budget/budget.ts';
import { isArray, type Value } from './value.ts';

/**
 * The text that a tag prints for a value: null, missing and objects print nothing, an array its elements with commas. An array that
 * exceeds the budget prints nothing, too.
 * @example
 * print([1, null, [2, null], {}], new Budget({})) // => '1,null,2,,[object Object]'
 */
export function print(value: Value, budget: Budget): string {
  return typeof value === 'string' ? value : printOther(value, budget);
}

function printOther(value: Value, budget: Budget): string {
  if (typeof value !== 'object') return value === undefined ? '' : scalarText(value);
  return isArray(value) ? printArray(value, budget) : '';
}

function printArray(array: readonly Value[], budget: Budget): string {
  const texts: string[] = [];
  let length = array.length - 1;
  for (const value of array) {
    const text = toEcmaText(value, budget);
    length += text.length;
    if (!goesOn(length, budget)) return '';
    texts.push(text);
  }
  return texts.join(',');
}

/** Counts a visited value. False if the text would become too long or the budget is spent. */
function goesOn(length: number, budget: Budget): boolean {
  budget.steps--;
  return !(budget.steps < 0 && budget.isSpent()) && budget.allows(length);
}

/** JSON has no functions, but a host may pass objects that do; their source must not be printed. */
function scalarText(value: undefined | null | boolean | number | string): string {
  return typeof value === 'function' ? '' : String(value);
}

/**
 * ECMAScript's conversion of a JSON value to text, without calling methods that the data may have replaced. An array that exceeds
 * the budget is empty.
 * @example
 * toEcmaText([1, [null, 2]], new Budget({})) // => '1,,2'
 */
export function toEcmaText(value: Value, budget: Budget): string {
  if (typeof value !== 'object' || value === null) return scalarText(value);
  return isArray(value) ? joinNested(value, budget) : '[object Object]';
}

/**
 * Nested arrays join like flat ones, with null as empty text. Uses its own stack, because data may nest arbitrarily. As in
 * ECMAScript, an array inside itself is empty.
 */
function joinNested(array: readonly Value[], budget: Budget): string {
  const texts: string[] = [];
  let length = 0;
  const open = new Set([array]);
  const path = [{ array, next: 0 }];
  for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
    if (top.next === top.array.length) {
      open.delete(top.array);
      path.pop();
      continue;
    }
    const value = top.array[top.next++];
    // Also for an array, which may contain nothing but another one.
    if (!goesOn(length, budget)) return '';
    if (isArray(value) && value.length > 0 && !open.has(value)) {
      open.add(value);
      path.push({ array: value, next: 0 });
    } else {
      const text = elementText(value);
      length += text.length + (texts.length === 0 ? 0 : 1);
      texts.push(text);
    }
  }
  return budget.allows(length) ? texts.join(',') : '';
}

function elementText(value: Value): string {
  if (typeof value !== 'object') return value === undefined ? '' : scalarText(value);
  // An empty array and one inside itself are empty texts; other arrays were flattened.
  return value === null || isArray(value) ? '' : '[object Object]';
}
