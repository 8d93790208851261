import { describe, expect, test } from 'vitest';
import { callPredicate } from '../../contract/call.ts';
import type { Value } from '../../values/value.ts';
import { even, nth, odd } from './number.ts';

describe('FMT-007, FMT-008: even? and odd?', () => {
  test.each<[Value, boolean, boolean]>([
    [0, true, false],
    [1, false, true],
    [2, true, false],
    [-1, false, true],
    [-2, true, false],
    [1.5, false, false],
    ['2', false, false],
    [null, false, false],
    [true, false, false],
  ])('%j', (value, isEven, isOdd) => {
    expect(callPredicate(even, [], [value])).toBe(isEven);
    expect(callPredicate(odd, [], [value])).toBe(isOdd);
    expect(callPredicate(even, ['n'], [{ n: value }])).toBe(isEven);
    expect(callPredicate(odd, ['n'], [{ n: value }])).toBe(isOdd);
  });

  test('literals', () => {
    expect(callPredicate(even, ['4'], [1])).toBe(true);
    expect(callPredicate(odd, ['-3'], [2])).toBe(true);
    expect(callPredicate(odd, ['"3"'], [1])).toBe(false);
  });
});

describe('FMT-006, FMT-009: nth?', () => {
  test.each<[Value, string[], boolean]>([
    [4, ['2'], true],
    [5, ['2'], false],
    [0, ['3'], true],
    [-6, ['3'], true],
    [4, ['0'], false],
    [4, ['"2"'], false],
    ['4', ['2'], false],
    [4.5, ['2'], false],
    [4, ['0.5'], false],
    [4, [], false],
    [1, ['6', '3'], true],
    [3, ['7', '3'], false],
    [4, ['2', '7', '7'], true],
  ])('%j with %j is %j', (value, args, expected) => {
    expect(callPredicate(nth, args, [value])).toBe(expected);
  });

  test('references', () => {
    expect(callPredicate(nth, ['n', 'm'], [{ n: 9, m: 3 }])).toBe(true);
    expect(callPredicate(nth, ['m'], [{ m: 3 }, 9])).toBe(true);
  });
});
