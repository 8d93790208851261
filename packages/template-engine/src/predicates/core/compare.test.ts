import { describe, expect, test } from 'vitest';
import { callPredicate } from '../../contract/call.ts';
import type { Value } from '../../values/value.ts';
import { equal, greaterThan, greaterThanOrEqual, lessThan, lessThanOrEqual, notEqual } from './compare.ts';

const data = { n: 2, s: 'b', l: [1, { a: 2 }], o: { x: 1, y: 2 }, o2: { y: 2, x: 1 }, nil: null, t: true };

describe('equal? and notEqual?', () => {
  test.each<[string[], boolean]>([
    [['n', '2'], true],
    [['n', '"2"'], false],
    [['s', '"b"'], true],
    [['2', 'n'], true],
    [['l', '[1,{"a":2}]'], true],
    [['l', '[1,{"a":3}]'], false],
    [['l', '[1]'], false],
    [['o', 'o2'], true],
    [['o', '{"x":1}'], false],
    [['nil', 'null'], true],
    [['missing', 'null'], true],
    [['missing', 'nil'], true],
    [['missing', '0'], false],
    [['t', 'true'], true],
    [['t', '1'], false],
    [['n', '2', '3'], true],
  ])('%j', (args, expected) => {
    expect(callPredicate(equal, args, [data])).toBe(expected);
    expect(callPredicate(notEqual, args, [data])).toBe(!expected);
  });

  test('one argument is compared with the value', () => {
    expect(callPredicate(equal, ['2'], [data, 2])).toBe(true);
    expect(callPredicate(equal, ['n'], [data, 2])).toBe(true);
    expect(callPredicate(notEqual, ['n'], [data, 3])).toBe(true);
  });

  test('without arguments both are false', () => {
    expect(callPredicate(equal, [], [null])).toBe(false);
    expect(callPredicate(notEqual, [], [null])).toBe(false);
  });
});

describe('order', () => {
  test.each<[Value, string, -1 | 0 | 1]>([
    [1, '2', -1],
    [2, '2', 0],
    [3, '2', 1],
    [10, '"9"', 1],
    [1, '"x"', 1],
    ['a', '"b"', -1],
    ['a', '"ab"', -1],
    ['b', '"b"', 0],
    ['b', '"a"', 1],
    ['10', '9', -1],
    [false, 'true', -1],
    [true, 'true', 0],
    [true, 'false', 1],
    [null, 'null', 0],
    [null, '0', -1],
    [[1], '[1]', 0],
    [[2], '[1]', -1],
  ])('%j against %s', (value, argument, order) => {
    expect(callPredicate(lessThan, [argument], [value])).toBe(order < 0);
    expect(callPredicate(lessThanOrEqual, [argument], [value])).toBe(order <= 0);
    expect(callPredicate(greaterThan, [argument], [value])).toBe(order > 0);
    expect(callPredicate(greaterThanOrEqual, [argument], [value])).toBe(order >= 0);
  });

  test.each([lessThan, lessThanOrEqual, greaterThan, greaterThanOrEqual])('$name without arguments is false', (one) => {
    expect(callPredicate(one, [], [1])).toBe(false);
  });

  test('two references', () => {
    expect(callPredicate(lessThan, ['a', 'b'], [{ a: 1, b: 2 }])).toBe(true);
    expect(callPredicate(greaterThan, ['b', 'a'], [{ a: 1, b: 2 }])).toBe(true);
  });
});
