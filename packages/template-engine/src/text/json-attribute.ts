import { Buffer } from 'node:buffer';
import { isArray, type Value, type ValueObject } from '../values/value.ts';
import { escapeAttribute } from './escape.ts';
import { toJson } from './json.ts';

/**
 * Compact JSON for a double-quoted attribute: what `escapeAttribute(toJson(value))` gives. JSON has a quote every few
 * characters, so writing the entities at once, as bytes, takes half the time of putting them in afterwards.
 * @example
 * jsonAttribute({ a: 'b' }) // => '{&quot;a&quot;:&quot;b&quot;}'
 */
export function jsonAttribute(value: Value): string {
  if (value === undefined) {
    return '';
  }
  const end = write(value, 0);
  return end === FAILED ? escapeAttribute(toJson(value)) : bytes.toString('latin1', 0, end);
}

const bytes = Buffer.allocUnsafeSlow(1 << 16);

/** Returned instead of a position when the bytes do not suffice, or a character is none. */
const FAILED = -1;

/** Writes a value at a position and returns the position after it. */
function write(value: Value, start: number): number {
  switch (typeof value) {
    case 'string':
      return writeString(value, start);
    case 'number':
      return writeText(Number.isFinite(value) ? String(value) : 'null', start);
    case 'boolean':
      return writeText(value ? 'true' : 'false', start);
    default:
      return isArray(value) ? writeArray(value, start) : writeObject(value, start);
  }
}

const [COMMA, OPENING_BRACKET, CLOSING_BRACKET, OPENING_BRACE, CLOSING_BRACE] = [0x2c, 0x5b, 0x5d, 0x7b, 0x7d] as const;

function writeArray(array: readonly Value[], start: number): number {
  let at = start;
  bytes[at++] = OPENING_BRACKET;
  for (let i = 0; i < array.length && at !== FAILED; i++) {
    if (i > 0) {
      bytes[at++] = COMMA;
    }
    at = write(array[i], at);
  }
  return close(CLOSING_BRACKET, at);
}

function writeObject(object: ValueObject | null | undefined, start: number): number {
  if (object === null || object === undefined) {
    return writeText('null', start);
  }
  let at = start;
  bytes[at++] = OPENING_BRACE;
  let isFirst = true;
  for (const name in object) {
    const value = object[name];
    if (value !== undefined && Object.hasOwn(object, name) && at !== FAILED) {
      if (!isFirst) {
        bytes[at++] = COMMA;
      }
      isFirst = false;
      at = writeText(label(name), at);
      at = at === FAILED ? FAILED : write(value, at);
    }
  }
  return close(CLOSING_BRACE, at);
}

function close(bracket: number, at: number): number {
  // What was written beyond the end is lost; here it shows at the latest.
  if (at === FAILED || at >= bytes.length) {
    return FAILED;
  }
  bytes[at] = bracket;
  return at + 1;
}

const labels = new Map<string, string>();
const MAX_LABELS = 100;

/** A page has thousands of members and a few dozen names. */
function label(name: string): string {
  let text = labels.get(name);
  if (text === undefined) {
    if (labels.size >= MAX_LABELS) {
      labels.clear();
    }
    text = `${escapeAttribute(toJson(name))}:`;
    labels.set(name, text);
  }
  return text;
}

const QUOTE_ENTITY = '&quot;';

function writeString(text: string, start: number): number {
  if (!isPlain(text)) {
    return writeText(escapeAttribute(toJson(text)), start);
  }
  const opened = writeText(QUOTE_ENTITY, start);
  const written = opened === FAILED ? FAILED : writeText(text, opened);
  return written === FAILED ? FAILED : writeText(QUOTE_ENTITY, written);
}

const [FIRST_PRINTABLE, QUOTE, AMPERSAND, LESS, GREATER, BACKSLASH] = [0x20, 0x22, 0x26, 0x3c, 0x3e, 0x5c] as const;

/** Whether neither JSON nor HTML writes any character in another way. */
function isPlain(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code <= GREATER ? isSpecial(code) : code === BACKSLASH) {
      return false;
    }
  }
  return true;
}

function isSpecial(code: number): boolean {
  return code < FIRST_PRINTABLE || code === QUOTE || code === AMPERSAND || code === LESS || code === GREATER;
}

const LAST_BYTE = 0xff;
function writeText(text: string, start: number): number {
  if (start + text.length > bytes.length) {
    return FAILED;
  }
  let at = start;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > LAST_BYTE) {
      return FAILED;
    }
    bytes[at++] = code;
  }
  return at;
}
