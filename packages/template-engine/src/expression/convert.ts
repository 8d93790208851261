import { isDigit } from '../syntax/characters.ts';
import { scanDecimal, skipHex, startsHex } from './numbers.ts';
import type { Primitive } from './primitive.ts';

/** To number: the whole text must be a literal, with an optional sign. */
export function toNumber(value: Primitive): number {
  return typeof value === 'string' ? textToNumber(value) : Number(value);
}

function textToNumber(text: string): number {
  if (text === '') return 0;
  const start = text.startsWith('-') || text.startsWith('+') ? 1 : 0;
  if (!isDigit(text.charCodeAt(start))) return Number.NaN;
  if (startsHex(text, start)) {
    const end = skipHex(text, start + 2, text.length);
    return end === text.length ? Number.parseInt(text, 16) : Number.NaN;
  }
  const scan = scanDecimal(text, start);
  return 'end' in scan && scan.end === text.length ? Number.parseFloat(text) : Number.NaN;
}

export function toBoolean(value: Primitive): boolean {
  return Boolean(value);
}

export function toText(value: Primitive): string {
  return String(value);
}
