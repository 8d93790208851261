import { type Budget, MAX_UNCOUNTED } from '../budget/budget.ts';
import { Frame } from '../engine/frame.ts';
import { print } from '../values/print.ts';
import { descend, type Key, member } from '../values/reference.ts';
import { isArray, isTruthy, type Value, type ValueObject } from '../values/value.ts';

/*
 * The functions that generated code calls. Their names are short: the JavaScript engine parses a template's code every time the
 * template is compiled, and parsing takes most of that time.
 */

/** Continues a look-up that found nothing in the scopes known at compile time. */
function outside(entry: Frame, name: Key): Value {
  return entry.kind === 'barrier' ? undefined : entry.parent?.find(name);
}

/** Looks a name up in the entry scope and outside it. Not for names that a built-in prototype has. */
function find(entry: Frame, name: string): Value {
  const found = (entry.value as ValueObject | null | undefined)?.[name];
  return found === undefined ? outside(entry, name) : found;
}

/** Looks any name up in any number of scopes first. */
function findAny(entry: Frame, name: Key, values: readonly Value[]): Value {
  for (const value of values) {
    const found = member(value, name);
    if (found !== undefined) return found;
  }
  return entry.find(name);
}

const NONE: readonly Value[] = Object.freeze([]);

/** The elements of a repeated section. */
function elements(value: Value): readonly Value[] {
  return isArray(value) ? value : NONE;
}

/** The text that a tag prints. Short, because the JavaScript engine inlines only small functions, and most tags print a short text. */
function printed(value: Value, budget: Budget): string {
  return typeof value === 'string' && value.length <= MAX_UNCOUNTED ? value : printedOther(value, budget);
}

function printedOther(value: Value, budget: Budget): string {
  const text = print(value, budget);
  return text.length > MAX_UNCOUNTED ? budget.prepay(text) : text;
}

/** A value from a formatter, or one that gets a name. Only texts count: other values are part of the data or already counted. */
export function made(value: Value, budget: Budget): Value {
  return typeof value === 'string' ? budget.keep(value) : value;
}

const helpers = {
  F: Frame,
  d: descend,
  e: elements,
  m: member,
  none: NONE,
  p: printed,
  q: isTruthy,
  w: made,
  z: find,
  zn: findAny,
};

export const HELPER_NAMES: readonly string[] = Object.keys(helpers);
export const HELPERS: readonly unknown[] = Object.values(helpers);
