import { Buffer } from 'node:buffer';
import { escapeAttribute } from './escape.ts';
import { toJson } from './json.ts';

/** A member's name in an attribute: in quotes, with the colon after it. */
export interface Label {
  readonly name: string;
  /** Four bytes each, the first in the lowest place; the last may be padded. Missing if a character does not fit into a byte. */
  readonly words: Int32Array | undefined;
  readonly length: number;
  /** The label that followed this one last time. Objects of a kind have the same members in the same order. */
  next: Label | undefined;
}

const START: Label = { name: '', words: undefined, length: 0, next: undefined };
const MAX_LABELS = 100;

const labels = new Map<string, Label>();
let last = START;

/** A page has thousands of members and a few dozen names. */
export function labelOf(name: string): Label {
  const expected = last.next;
  if (expected !== undefined && expected.name === name) {
    last = expected;
    return expected;
  }
  const label = findLabel(name);
  last.next = label;
  last = label;
  return label;
}

function findLabel(name: string): Label {
  const known = labels.get(name);
  if (known !== undefined) return known;
  if (labels.size >= MAX_LABELS) {
    labels.clear();
    last = START;
  }
  const label = buildLabel(name);
  labels.set(name, label);
  return label;
}

const BEYOND_A_BYTE = /[\u0100-\uffff]/;
const WORD_LENGTH = 4;

function buildLabel(name: string): Label {
  const text = `${escapeAttribute(toJson(name))}:`;
  return {
    name,
    words: BEYOND_A_BYTE.test(text) ? undefined : wordsOf(Buffer.from(text, 'latin1')),
    length: text.length,
    next: undefined,
  };
}

function wordsOf(bytes: Buffer): Int32Array {
  const padded = Buffer.alloc(Math.ceil(bytes.length / WORD_LENGTH) * WORD_LENGTH);
  bytes.copy(padded);
  return Int32Array.from({ length: padded.length / WORD_LENGTH }, (_, i) => padded.readInt32LE(i * WORD_LENGTH));
}
