import type { Budget } from '../budget/budget.ts';
import { isArray, type Value, type ValueObject } from '../values/value.ts';
import { changeText } from './change-text.ts';

/** The layout of JSON: on one line, or with a line for every member and element, indented by two spaces. In `raw` every `</` stays. */
export type JsonLayout = 'raw' | 'compact' | 'pretty';

/**
 * Throws if the budget does not allow the JSON of a value. A few objects that contain each other several times can have JSON longer
 * than any memory, so the length must be known before writing.
 */
export function requireJsonRoom(value: Value, budget: Budget, layout: JsonLayout = 'compact'): void {
  if (value === undefined) return;
  const length = measure(value, budget, layout, LEAST);
  if (!budget.hasRoomFor(length * MAX_GROWTH)) measure(value, budget, layout, layout === 'raw' ? EXACT_RAW : EXACT);
}

/** The number of characters of texts and numbers. */
interface Ruler {
  readonly textLength: (text: string, budget: Budget) => number;
  readonly numberLength: (number: number) => number;
}

const QUOTES = 2;

/** A lower bound, which is quickly known. */
const LEAST: Ruler = { textLength: (text) => text.length + QUOTES, numberLength: () => 1 };

/** A number may have 24 characters, and a character of a text may become six. */
const MAX_GROWTH = 24;

const EXACT_RAW: Ruler = {
  textLength: (text, budget) => {
    budget.require(text.length);
    let length = QUOTES;
    changeText(text, budget, (piece) => {
      length += JSON.stringify(piece).length - QUOTES;
      return '';
    });
    return length;
  },
  numberLength: (number) => String(number).length,
};

const EXACT: Ruler = {
  ...EXACT_RAW,
  textLength: (text, budget) => EXACT_RAW.textLength(text, budget) + countClosingTags(text),
};

/** Each is escaped with a backslash. */
function countClosingTags(text: string): number {
  let count = 0;
  for (let at = text.indexOf('</'); at !== -1; at = text.indexOf('</', at + 2)) count++;
  return count;
}

/** JSON that nests deeper cannot be written. */
const MAX_DEPTH = 10_000;
/** This many elements or members count as a step. */
const ENTRIES_PER_STEP = 4;
/** A container takes a step more for this many levels of depth: JavaScript searches its parents for cycles. */
const DEPTH_PER_STEP = 64;

interface Pending {
  readonly container: readonly Value[] | ValueObject;
  readonly depth: number;
}

/** The length of the JSON. Uses its own stack, because data may nest arbitrarily. */
function measure(root: Value, budget: Budget, layout: JsonLayout, ruler: Ruler): number {
  const pending: Pending[] = [];
  let length = 0;
  const add = (value: Value, depth: number) => {
    if (typeof value === 'object' && value !== null) {
      pending.push({ container: value, depth });
    } else {
      length += scalarLength(value, budget, ruler);
    }
  };
  add(root, 0);
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { container, depth } = next;
    if (depth > MAX_DEPTH) throw new RangeError('The value nests too deeply for JSON');
    const names = isArray(container) ? undefined : memberNames(container);
    const entries = names?.length ?? (container as readonly Value[]).length;
    if (ruler === LEAST) budget.step(1 + Math.floor(entries / ENTRIES_PER_STEP) + Math.floor(depth / DEPTH_PER_STEP));
    length += frameLength(entries, depth, layout);
    budget.require(length);
    if (names === undefined) {
      (container as readonly Value[]).forEach((element) => add(element, depth + 1));
    } else {
      for (const name of names) {
        length += ruler.textLength(name, budget) + COLON + (layout === 'pretty' ? 1 : 0);
        add((container as ValueObject)[name], depth + 1);
      }
    }
    budget.require(length);
  }
  budget.require(length);
  return length;
}

const COLON = 1;

/** The members that appear in JSON. */
function memberNames(object: ValueObject): readonly string[] {
  // A date and similar objects have a toJSON method.
  return typeof object.toJSON === 'function' ? [] : Object.keys(object).filter((name) => isJson(object[name]));
}

function isJson(value: unknown): boolean {
  return value !== undefined && typeof value !== 'function' && typeof value !== 'symbol';
}

const INDENT = 2;

/** Brackets, commas, line breaks and indentation. */
function frameLength(entries: number, depth: number, layout: JsonLayout): number {
  if (entries === 0) return 2;
  const lines = layout === 'pretty' ? entries * (1 + INDENT * (depth + 1)) + 1 + INDENT * depth : 0;
  return 2 + (entries - 1) + lines;
}

function scalarLength(value: Exclude<Value, object>, budget: Budget, ruler: Ruler): number {
  switch (typeof value) {
    case 'string':
      return ruler.textLength(value, budget);
    case 'number':
      return ruler.numberLength(value);
    default:
      return value === false ? 'false'.length : 'null'.length;
  }
}
