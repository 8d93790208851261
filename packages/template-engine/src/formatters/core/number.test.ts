import { describe, expect, test } from 'vitest';
import { callFormatter } from '../../contract/call.ts';
import type { Value } from '../../values/value.ts';
import { mod, pluralize, round } from './number.ts';

describe('mod', () => {
  test.each<[Value, string[], number]>([
    [7, [], 1],
    [5, [], 1],
    [25, ['10'], 5],
    [7, ['4'], 3],
    [-7, ['4'], -3],
    ['7.5', ['2'], 1.5],
    [7, ['0'], 1],
    [7, ['x'], 1],
    [7, [''], 1],
    [7, ['5x'], 2],
    [7, ['-5'], 2],
    [null, ['3'], 0],
    [true, ['3'], 1],
  ])('%j mod %j is %j', (value, args, expected) => {
    expect(callFormatter(mod, args, [value])).toBe(expected);
  });

  test('no number has no remainder', () => {
    expect(callFormatter(mod, ['3'], ['x'])).toBeNaN();
  });
});

describe('round', () => {
  test.each<[Value, number]>([
    [1.4, 1],
    [1.5, 2],
    [-1.5, -1],
    [-1.6, -2],
    ['2.7', 3],
    [null, 0],
  ])('%j becomes %j', (value, expected) => {
    expect(callFormatter(round, [], [value])).toBe(expected);
  });
});

describe('pluralize', () => {
  test.each<[Value, string[], string]>([
    [1, [], ''],
    [2, [], 's'],
    [0, [], 's'],
    [1, ['es'], ''],
    [2, ['es'], 'es'],
    [1, ['y', 'ies'], 'y'],
    [2, ['y', 'ies'], 'ies'],
    ['1', ['y', 'ies'], 'y'],
    [1.5, ['y', 'ies'], 'ies'],
    [2, ['y', 'ies', 'z'], 'ies'],
    [2, [''], ''],
  ])('%j with %j', (value, args, expected) => {
    expect(callFormatter(pluralize, args, [value])).toBe(expected);
  });
});
