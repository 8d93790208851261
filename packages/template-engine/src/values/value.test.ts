import { describe, expect, test } from 'vitest';
import { asNumber, forgetLargeObjects, isTruthy, type Value, type ValueObject } from './value.ts';

describe('truth', () => {
  test.each<[Value, boolean]>([
    [undefined, false],
    [null, false],
    [false, false],
    [0, false],
    [Number.NaN, false],
    ['', false],
    [[], false],
    [{}, false],
    [Object.create({ inherited: 1 }) as Value, false],
    [true, true],
    [-1, true],
    ['0', true],
    [[0], true],
    [{ a: undefined }, true],
    [Object.assign(Object.create({ inherited: 1 }) as ValueObject, { own: 1 }), true],
  ])('%j is %s', (value, expected) => {
    expect(isTruthy(value)).toBe(expected);
  });

  test('the members of a large object are listed once in a run', () => {
    let listed = 0;
    const members = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`m${i}`, i]));
    const object = new Proxy(members, {
      ownKeys: (target) => {
        listed++;
        return Reflect.ownKeys(target);
      },
    });
    forgetLargeObjects();
    expect([isTruthy(object), isTruthy(object), isTruthy(object)]).toEqual([true, true, true]);
    expect(listed).toBe(1);
    for (const name of Object.keys(members)) delete members[name];
    forgetLargeObjects();
    expect(isTruthy(object)).toBe(false);
  });
});

test.each<[Value, number]>([
  ['12abc', 12],
  ['1e3', 1],
  ['1.5e3', 1500],
  ['-7', -7],
  [`12${'x'.repeat(100_000)}`, 12],
  [`1.5${'x'.repeat(100_000)}`, 1.5],
  ['9'.repeat(100_000), Number.POSITIVE_INFINITY],
  [true, 1],
  [null, 0],
  [[5], 0],
])('%.20j is the number %d', (value, number) => {
  expect(asNumber(value)).toBe(number);
});
