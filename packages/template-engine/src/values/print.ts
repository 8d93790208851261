import type { Budget } from '../budget/budget.ts';
import { isArray, type Value } from './value.ts';

/**
 * What a tag prints for a value: null, missing and objects print nothing, an array its elements with commas. An array whose text the
 * budget does not allow prints nothing, too.
 * @example
 * print([1, null, [2, null], {}], new Budget({})) // => '1,null,2,,[object Object]'
 */
export function print(value: Value, budget: Budget): string {
  return typeof value === 'string' ? value : printOther(value, budget);
}

function printOther(value: Value, budget: Budget): string {
  if (typeof value !== 'object') {
    return value === undefined ? '' : scalarText(value);
  }
  return isArray(value) ? printArray(value, budget) : '';
}

function printArray(array: readonly Value[], budget: Budget): string {
  const texts: string[] = [];
  let length = array.length - 1;
  for (const value of array) {
    const text = toEcmaText(value, budget);
    length += text.length;
    if (!goesOn(length, budget)) {
      return '';
    }
    texts.push(text);
  }
  return texts.join(',');
}

/** Counts a value that is looked at. False when the text must not become so long, or there was too much to look at. */
function goesOn(length: number, budget: Budget): boolean {
  budget.steps--;
  return !(budget.steps < 0 && budget.isSpent()) && budget.allows(length);
}

/** JSON has no functions, but a host may hand over objects that do; what they are made of is nobody's business. */
function scalarText(value: undefined | null | boolean | number | string): string {
  return typeof value === 'function' ? '' : String(value);
}

/**
 * ECMAScript's conversion of a JSON value to text, without ever calling a method that the data may have replaced. An array whose text
 * the budget does not allow is empty.
 * @example
 * toEcmaText([1, [null, 2]], new Budget({})) // => '1,,2'
 */
export function toEcmaText(value: Value, budget: Budget): string {
  if (typeof value !== 'object' || value === null) {
    return scalarText(value);
  }
  return isArray(value) ? joinNested(value, budget) : '[object Object]';
}

/**
 * Nested arrays join like flat ones, and null is empty in them. A stack of our own: data may nest as it likes. As in
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
    // Also for an array, which may hold nothing but another one.
    if (!goesOn(length, budget)) {
      return '';
    }
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
  if (typeof value !== 'object') {
    return value === undefined ? '' : scalarText(value);
  }
  // An empty array is empty text, and so is one inside itself; what else is an array has been taken apart.
  return value === null || isArray(value) ? '' : '[object Object]';
}
