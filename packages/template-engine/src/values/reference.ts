import { isArray, type Value, type ValueObject } from './value.ts';

/** One step of a reference: a member's name, or an element's index. */
export type Key = string | number;

/** A path such as `a.0.b`, split once at compile time. */
export type Reference = readonly Key[];

const MAX_INTEGER_KEY = 0x7fffffff;

/**
 * Splits the text of a reference at its dots. Digits become integer keys.
 * @example
 * parseReference('items.0.title') // => ['items', 0, 'title']
 */
export function parseReference(text: string): Reference {
  return text.includes('.') ? text.split('.').map(toKey) : [toKey(text)];
}

const ALL_DIGITS = /^\d+$/;

function toKey(segment: string): Key {
  const first = segment.charCodeAt(0);
  // Most segments are words; only those that start with a digit can be numbers.
  if (!(first >= 0x30 && first <= 0x39) || !ALL_DIGITS.test(segment)) return segment;
  const number = Number.parseInt(segment, 10);
  return number <= MAX_INTEGER_KEY ? number : segment;
}

/**
 * One step down: an object's own member or an array's element. Inherited members are never found.
 * @example
 * member({ a: 1 }, 'a') // => 1
 * member([1, 2], 'length') // => undefined
 */
export function member(value: Value, key: Key): Value {
  if (typeof value !== 'object' || value === null) return undefined;
  if (isArray(value)) return typeof key === 'number' ? value[key] : undefined;
  const found = value[key];
  // Every object inherits only functions, and its prototype under `__proto__`. Checking whether a member is its own costs more
  // than reading it, so it is checked only in doubt.
  return typeof found === 'function' || key === '__proto__' ? ownMember(value, key) : found;
}

function ownMember(value: ValueObject, key: Key): Value {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}

/**
 * Any value as an object whose members are read by constant names: `fields(item)?.title`. That is a plain load, which is faster
 * than `member`. Only for names that no built-in prototype has; a test looks for others.
 * @example
 * fields({ title: 'Cup' })?.title // => 'Cup'
 * fields('text')?.title // => undefined
 * fields(null)?.title // => undefined
 */
export function fields(value: Value): ValueObject | null | undefined {
  return value as ValueObject | null | undefined;
}

/**
 * Follows a whole reference down from a value.
 * @example
 * descend({ a: [{ b: 1 }] }, ['a', 0, 'b']) // => 1
 */
export function descend(value: Value, reference: Reference): Value {
  let current = value;
  for (let i = 0; i < reference.length; i++) {
    if (current === undefined || current === null) return undefined;
    current = member(current, reference[i] as Key);
  }
  return current;
}
