import { expect, test } from 'vitest';
import { callFormatter } from '../../contract/call.ts';
import type { Value } from '../../values/value.ts';
import { absUrl, capitalize, humanizeDuration } from './text.ts';

test('AbsUrl puts the base address in front', () => {
  expect(callFormatter(absUrl, [], ['a/b'], { data: { 'base-url': 'https://x.y' } })).toBe('https://x.y/a/b');
  expect(callFormatter(absUrl, [], [undefined])).toBe('/');
});

test('capitalize writes everything in upper case', () => {
  expect(callFormatter(capitalize, [], ['aß c'])).toBe('ASS C');
  expect(callFormatter(capitalize, [], [null])).toBe('');
});

const durations: readonly (readonly [Value, string])[] = [
  [125000, '2:05'],
  [0, '0:00'],
  [59999, '0:59'],
  [60000, '1:00'],
  [3600000, '60:00'],
  ['61000', '1:01'],
  ['none', '0:00'],
  [-61000, '-1:-1'],
];

test.each(durations)('%j milliseconds read %s', (value, text) => {
  expect(callFormatter(humanizeDuration, [], [value])).toBe(text);
});
