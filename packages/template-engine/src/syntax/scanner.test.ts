import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Parsed } from './instruction.ts';
import { scan } from './scanner.ts';

function scanAll(source: string): readonly Parsed[] {
  const parsed: Parsed[] = [];
  scan(source, { hasFormatter: () => true, hasPredicate: () => true, unknown: () => undefined }, (one) => {
    parsed.push(one);
  });
  return parsed;
}

/** A compact form: texts unchanged, everything else by name. */
function outline(source: string): readonly string[] {
  return scanAll(source).map((one) => (one.op === 'TEXT' ? one.text : `<${one.op}>`));
}

describe('finding tags', () => {
  test.each([
    ['', []],
    ['plain', ['plain']],
    ['{a}', ['<VARIABLE>']],
    ['x{a}y', ['x', '<VARIABLE>', 'y']],
    ['{{a}}', ['{', '<VARIABLE>', '}']],
    ['{{{}{{}', ['{{', '{}', '{', '{}']],
    ['{a', ['{a']],
    ['{a{b}', ['{a', '<VARIABLE>']],
    ['a}b', ['a}b']],
    ['{ a}', ['{ a}']],
    ['{a }', ['{a }']],
    ['{.end }{.or }', ['{.end }', '{.or }']],
    ['{.nope}', ['{.nope}']],
  ])('%j', (source, expected) => {
    expect(outline(source)).toEqual(expected);
  });
});

describe('comments', () => {
  test('a one-line comment ends at the first brace', () => {
    expect(scanAll('{# a # b}c')).toMatchObject([{ op: 'COMMENT', text: ' a # b', isMultiLine: false }, { text: 'c' }]);
    expect(outline('{# see {a} now}')).toEqual(['{# see ', '<VARIABLE>', ' now}']);
  });

  test('a multi-line comment ends at ##} and may hold anything', () => {
    expect(scanAll('a{## {b} ## } \n##}c')).toMatchObject([
      { text: 'a' },
      { op: 'COMMENT', text: ' {b} ## } \n', isMultiLine: true },
      { text: 'c' },
    ]);
  });

  test('a multi-line comment without an end runs to the end', () => {
    expect(scanAll('a{##b}c')).toMatchObject([{ text: 'a' }, { op: 'COMMENT', text: 'b}c' }]);
  });

  test('after an unclosed brace it is a one-line comment', () => {
    expect(scanAll('x{y{## c ##}z')).toMatchObject([
      { text: 'x{y' },
      { op: 'COMMENT', text: '# c ##', isMultiLine: false },
      { text: 'z' },
    ]);
  });
});

test('nothing is lost: texts and tags together are the source', () => {
  const piece = fc.constantFrom('{', '}', '.', '#', '##', 'a', ' ', '.if ', '.end', '|', '\n', '@', '.or', '?');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const source = pieces.join('');
      const starts = scanAll(source).map(({ offset }) => offset);
      expect(starts).toEqual([...starts].sort((a, b) => a - b));
      const texts = scanAll(source).filter((one) => one.op === 'TEXT');
      for (const text of texts) expect(source.slice(text.offset, text.offset + text.text.length)).toBe(text.text);
    }),
  );
});
