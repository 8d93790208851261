import { expect, test } from 'vitest';
import { callFormatter } from '../../contract/call.ts';
import type { Value } from '../../values/value.ts';
import { format } from './format.ts';

const data = { a: 'A', b: { c: 2 }, l: [1, [null, 2]], n: null, many: 'M' };

function run(pattern: Value, ...args: string[]) {
  return callFormatter(format, args, [pattern], { data });
}

test.each([
  ['{0}-{1}', '2-A'],
  ['{1}{1}', 'AA'],
  ['{}', '2'],
  ['{01}', 'A'],
  ['{2}', ''],
  ['{12}', ''],
  ['a{x}b', 'ab'],
  ['{ 0}', ''],
  ['{0x}{1}', 'A'],
  ['{{0}}', '}'],
  ['{x{1}}', 'A}'],
  ['{x:{1}', 'A'],
  ['{/{1}', 'A'],
  ['{0{x}1}', '1}'],
  ['a{0', 'a'],
  ['a}b', 'a}b'],
  ['', ''],
])('%s gives %s', (pattern, expected) => {
  expect(run(pattern, 'b.c', 'a')).toBe(expected);
});

test('the tenth argument has index 9, the eleventh 10', () => {
  expect(run('{9}', ...Array.from({ length: 9 }, () => 'b'), 'many')).toBe('M');
  expect(run('{10}', ...Array.from({ length: 10 }, () => 'b'), 'many')).toBe('M');
});

test('values become text as ECMAScript has it; null and missing are empty', () => {
  expect(run('{0}|{1}|{2}|{3}', 'l', 'b', 'n', 'nope')).toBe('1,,2|[object Object]||');
});

test('references resolve outside the value, even when it has such a member', () => {
  expect(callFormatter(format, ['a'], ['{0}'], { data: { a: 'outer' } })).toBe('outer');
});

test('a value that is no text has no pattern', () => {
  expect(run(null, 'a')).toBe('');
  expect(run(12, 'a')).toBe('12');
});
