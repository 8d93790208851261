import { describe, expect, test } from 'vitest';
import { callFormatter } from '../../contract/call.ts';
import { findFirst, findLast } from './find.ts';

const items = [{ id: 1 }, { id: 2, on: true, deep: { x: 1 } }, { id: 3, on: [0] }, { id: 4, on: [] }];

describe('find-first and find-last', () => {
  test('without arguments: the ends of the array, of any type', () => {
    expect(callFormatter(findFirst, [], [items])).toBe(items[0]);
    expect(callFormatter(findLast, [], [items])).toBe(items[3]);
    expect(callFormatter(findFirst, [], [[0, 1]])).toBe(0);
    expect(callFormatter(findLast, [], [[0, null]])).toBe(null);
  });

  test('with a path: elements that are truthy there', () => {
    expect(callFormatter(findFirst, ['on'], [items])).toBe(items[1]);
    expect(callFormatter(findLast, ['on'], [items])).toBe(items[2]);
    expect(callFormatter(findFirst, ['deep.x'], [items])).toBe(items[1]);
    expect(callFormatter(findFirst, ['nope'], [items])).toBeUndefined();
    expect(callFormatter(findLast, ['nope'], [items])).toBeUndefined();
    expect(callFormatter(findFirst, ['0'], [[[0], [1]]])).toEqual([1]);
  });

  test('with a look-up: elements name members of an object found from the scope', () => {
    const options = { data: { flags: { a: { on: false }, b: { on: true }, c: { on: 1 } } } };
    expect(callFormatter(findFirst, ['flags', 'on'], [['a', 'b', 'c']], options)).toBe('b');
    expect(callFormatter(findLast, ['flags', 'on'], [['a', 'b', 'c']], options)).toBe('c');
    expect(callFormatter(findFirst, ['flags', 'on'], [['toString']], options)).toBeUndefined();
    expect(callFormatter(findFirst, ['nope', 'on'], [['a']], options)).toBeUndefined();
  });

  test('with more than two arguments only the first counts, as a path', () => {
    expect(callFormatter(findFirst, ['on', 'x', 'y'], [items])).toBe(items[1]);
  });

  test('anything but an array with elements: missing', () => {
    for (const value of [[], {}, 'abc', 1, null, undefined]) {
      expect(callFormatter(findFirst, [], [value])).toBeUndefined();
      expect(callFormatter(findLast, [], [value])).toBeUndefined();
    }
  });
});
