import { expect, test } from 'vitest';
import { callFormatter } from '../../contract/call.ts';
import type { Value } from '../../values/value.ts';
import { truncate } from './truncate.ts';

test.each<[Value, string[], Value]>([
  ['abc def ghi', ['7'], 'abc ...'],
  ['abc def ghi', ['8'], 'abc def ...'],
  ['abc def ghi', ['11'], 'abc def ghi'],
  ['abc def ghi', ['10', '…'], 'abc def …'],
  ['abc def ghi', ['5', ''], 'abc '],
  ['abcdefghi', ['5'], 'abcde...'],
  [' abcdefghi', ['5'], ' ...'],
  ['a\tb\nc\vd\re\ffghijk', ['12'], 'a\tb\nc\vd\re\f...'],
  ['abc\u00a0def', ['5'], 'abc\u00a0d...'],
  ['abc def', ['1'], 'a...'],
  ['abc def', ['0'], 'abc def'],
  ['abc def', ['-1'], 'abc def'],
  ['abc def', ['x'], 'abc def'],
  ['abc def', ['5x'], 'abc ...'],
  [123456, ['3'], '123...'],
  [null, ['3'], ''],
])('FMT-016: %j cut with %j', (value, args, expected) => {
  expect(callFormatter(truncate, args, [value])).toBe(expected);
});

test('FMT-014, FMT-015: 100 characters and three dots by default', () => {
  const text = 'x'.repeat(101);
  expect(callFormatter(truncate, [], [text])).toBe(`${'x'.repeat(100)}...`);
  expect(callFormatter(truncate, [], ['x'.repeat(100)])).toBe('x'.repeat(100));
});

test('an invalid length leaves any value unchanged', () => {
  expect(callFormatter(truncate, ['x'], [12])).toBe(12);
});
