import { describe, expect, test } from 'vitest';
import { callFormatter } from '../../contract/call.ts';
import type { Value } from '../../values/value.ts';
import { lineBreaks, safe, slugify, str } from './text.ts';

test.each<[Value, string]>([
  ['a', 'a'],
  [1.5, '1.5'],
  [-0, '0'],
  [1e21, '1e+21'],
  [false, 'false'],
  [null, ''],
  [undefined, ''],
  [[1], ''],
  [{ a: 1 }, ''],
])('str of %j is %j', (value, expected) => {
  expect(callFormatter(str, [], [value])).toBe(expected);
});

test.each<[Value, string]>([
  ['Hello,  World!', 'hello-world'],
  ['a - b', 'a---b'],
  ['ÄB_c', 'bc'],
  ['\ta\n\u00a0b ', '-a-b-'],
  [12.5, '125'],
  [null, ''],
])('slugify of %j is %j', (value, expected) => {
  expect(callFormatter(slugify, [], [value])).toBe(expected);
});

test('line-breaks turns newlines only', () => {
  expect(callFormatter(lineBreaks, [], ['a\r\nb\n\nc'])).toBe('a\r<br/>b<br/><br/>c');
  expect(callFormatter(lineBreaks, [], [1])).toBe('1');
});

describe('safe', () => {
  test.each<[Value, Value]>([
    ['<b>x</b> & y', 'x & y'],
    ['a < b', 'a < b'],
    ['a < b > c', 'a  c'],
    ['<<a>>', '>'],
    ['<a\nb>c', 'c'],
    ['a>b', 'a>b'],
    ['<>', ''],
    [1, '1'],
    [[1], ''],
  ])('%j becomes %j', (value, expected) => {
    expect(callFormatter(safe, [], [value])).toBe(expected);
  });

  test('leaves falsy values as they are', () => {
    for (const value of [0, false, null, undefined, '']) expect(callFormatter(safe, [], [value])).toBe(value);
  });

  test('takes time in proportion to the text', () => {
    const long = '<'.repeat(1_000_000);
    expect(callFormatter(safe, [], [long])).toBe(long);
  });
});
