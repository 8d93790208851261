import type { Budget } from '../budget/budget.ts';
import { print } from '../values/print.ts';
import type { Value } from '../values/value.ts';
import { escapeAttribute } from './escape.ts';

/** A longer part of a formatter's markup is counted by itself, since there may be many before the whole is counted. */
const MAX_PART_LENGTH = 1000;

/**
 * A text for a double-quoted attribute or the content of an element, as part of a formatter's markup.
 * @example
 * attributeText('a < "b"', new Budget()) // => 'a &lt; &quot;b&quot;'
 */
export function attributeText(text: string, budget: Budget): string {
  return countPart(escapeAttribute(text, budget), budget);
}

/** Counts a finished part. */
export function countPart(part: string, budget: Budget): string {
  return part.length > MAX_PART_LENGTH ? budget.keep(part) : part;
}

/**
 * The printed text of a value, escaped in the same way.
 * @example
 * attributeValue(['a', '"b"'], new Budget()) // => 'a,&quot;b&quot;'
 */
export function attributeValue(value: Value, budget: Budget): string {
  return attributeText(print(value, budget), budget);
}
