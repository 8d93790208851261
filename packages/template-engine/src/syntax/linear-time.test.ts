import { describe, expect, test } from 'vitest';
import { compileTemplate } from '../engine/compile.ts';
import { scan } from './scanner.ts';

/** Sources of about the given length that would take a careless parser quadratic time. */
const HOSTILE: Readonly<Record<string, (length: number) => string>> = {
  'opening braces': (length) => '{'.repeat(length),
  'closing braces': (length) => '}'.repeat(length),
  'pairs of braces': (length) => '{}'.repeat(length / 2),
  'unclosed sections': (length) => '{.section a}'.repeat(length / 12),
  'unclosed predicates': (length) => '{.even? 2}'.repeat(length / 10),
  'or-branches': (length) => `{.if a}${'{.or odd? 2}'.repeat(length / 12)}{.end}`,
  'ends without a block': (length) => '{.end}'.repeat(length / 6),
  'unclosed comments': (length) => '{##'.repeat(length / 3),
  'nested comments': (length) => `${'{##'.repeat(length / 6)}${'##}'.repeat(length / 6)}`,
  'one-line comments': (length) => '{#{'.repeat(length / 3),
  'unknown formatters': (length) => '{a|nope}\n'.repeat(length / 9),
  'a long reference': (length) => `{${'a.'.repeat(length / 2)}a}`,
  'a long path of numbers': (length) => `{a${'.0'.repeat(length / 2)}}`,
  'many formatters': (length) => `{a${'|html'.repeat(length / 5)}}`,
  'many arguments': (length) => `{a|output${' b'.repeat(length / 2)}}`,
  'arguments and no pipe': (length) => '{a|output b}'.repeat(length / 12),
  'a long if': (length) => `{.if a${'||a'.repeat(length / 3)}}{.end}`,
  'white space': (length) => `{.if a${' '.repeat(length)}}{.end}`,
  'tags in a row': (length) => '{a}'.repeat(length / 3),
  'a tag that almost is one': (length) => `{.ctx @a ${'b=c '.repeat(length / 4)}=}`,
};

/** Text that counts how many of its characters are read. */
class CountingText {
  steps = 0;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  get length(): number {
    return this.text.length;
  }

  charCodeAt(at: number): number {
    this.steps++;
    return this.text.charCodeAt(at);
  }

  charAt(at: number): string {
    this.steps++;
    return this.text.charAt(at);
  }

  indexOf(wanted: string, from: number): number {
    const found = this.text.indexOf(wanted, from);
    this.steps += (found === -1 ? this.text.length : found) - from + 1;
    return found;
  }

  lastIndexOf(wanted: string, from: number): number {
    const found = this.text.lastIndexOf(wanted, from);
    this.steps += from - found + 1;
    return found;
  }

  startsWith(wanted: string, at: number): boolean {
    this.steps += wanted.length;
    return this.text.startsWith(wanted, at);
  }

  slice(start: number, end: number): string {
    this.steps += end - start;
    return this.text.slice(start, end);
  }
}

function countSteps(source: string): number {
  const counting = new CountingText(source);
  const names = new Set(['output', 'html']);
  const sink = { hasFormatter: (name: string) => names.has(name), hasPredicate: () => true, unknown: () => undefined };
  scan(counting as unknown as string, sink, () => undefined);
  return counting.steps;
}

const LENGTH = 60_000;
/** Finding the tag, reading its name, trying a predicate first and cutting it out each read a character again. */
const MAX_STEPS_PER_CHARACTER = 12;

describe.each(Object.entries(HOSTILE))('%s', (_name, make) => {
  test('is read in steps proportional to its length', () => {
    const source = make(LENGTH);
    const steps = countSteps(source);
    expect(steps).toBeGreaterThanOrEqual(source.length);
    expect(steps / source.length).toBeLessThan(MAX_STEPS_PER_CHARACTER);
    expect(countSteps(make(2 * LENGTH)) / steps).toBeLessThan(2.05);
  });

  test('compiles, renders and exports its tree without an exception', () => {
    const template = compileTemplate(make(LENGTH));
    const { errors } = template.render({ a: { a: 1 } });
    expect(errors.filter(({ message }) => message.includes('Unexpected'))).toEqual([]);
    expect(template.tree()).toHaveLength(4);
  });
});

test('a megabyte of unclosed sections, truthy all the way down, ends in a recorded error at worst', () => {
  const data: { a?: unknown } = {};
  data.a = data;
  const template = compileTemplate(`${'{.section a}'.repeat((1 << 20) / 12)}x`);
  const { output, errors } = template.render(data as never);
  expect(output === 'x' || errors.some(({ message }) => message.includes('RangeError'))).toBe(true);
});
