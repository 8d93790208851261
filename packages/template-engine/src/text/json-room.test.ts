import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Budget, BudgetSpent, BYTES_PER_CHARACTER } from '../budget/budget.ts';
import type { Value } from '../values/value.ts';
import { toJson, toPrettyJson, toRawJson } from './json.ts';
import { type JsonLayout, requireJsonRoom } from './json-room.ts';

function fits(value: Value, characters: number, layout: JsonLayout): boolean {
  const budget = new Budget({ maxBytes: characters * BYTES_PER_CHARACTER });
  try {
    requireJsonRoom(value, budget, layout);
    return true;
  } catch (error) {
    if (!(error instanceof BudgetSpent)) throw error;
    return false;
  }
}

describe.each<[JsonLayout, (value: Value) => string]>([
  ['raw', toRawJson],
  ['compact', toJson],
  ['pretty', toPrettyJson],
])('%s JSON', (layout, write) => {
  const isMeasured = (value: Value) => {
    const { length } = write(value);
    return fits(value, length, layout) && !fits(value, length - 1, layout);
  };

  test.each<[Value]>([
    [['a', '"', '\\', '</script>', '\n', '\u0001', '\ud800', '\u{1f4a5}', 'é']],
    [{ a: undefined, '"': [], b: {}, c: [[[]]] }],
    [[1.5e-300, -1, 0, true, false, null]],
    [['x'.repeat(3000), '"'.repeat(3000), '\u{1f4a5}'.repeat(1500), '<'.repeat(1023) + '/'.repeat(2000)]],
  ])('is measured to the character: %j', (value) => {
    expect(isMeasured(value)).toBe(true);
  });

  test('is measured exactly for any value', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue(), { minLength: 1 }), (value) => {
        expect(isMeasured(value as Value)).toBe(true);
      }),
    );
  });
});

test('objects that contain each other are measured only as far as the budget goes', () => {
  let value: Value = 'x';
  for (let i = 0; i < 1000; i++) value = [value, value];
  expect(fits(value, 1_000_000, 'compact')).toBe(false);
});

test('a value that contains itself nests too deeply', () => {
  const loop: Value[] = [];
  loop.push(loop);
  expect(() => requireJsonRoom(loop, new Budget({ maxBytes: 1_000_000 }))).toThrow(RangeError);
});

test('a value takes the same steps for any memory limit', () => {
  const value = [1, 'a', { b: [Array.from({ length: 100 }, () => 7)] }];
  const [unlimited, roomy, tight] = [undefined, 1_000_000, 600].map((maxBytes) => {
    const budget = new Budget({ maxBytes });
    requireJsonRoom(value, budget);
    return budget.usedSteps;
  });
  expect([unlimited, tight]).toEqual([roomy, roomy]);
  expect(roomy).toBeGreaterThan(25);
});

test('a value that holds itself takes steps until it is too deep', () => {
  const loop: Value[] = [];
  loop.push(loop);
  const budget = new Budget({});
  expect(() => requireJsonRoom(loop, budget)).toThrow('too deeply');
  expect(budget.usedSteps).toBeGreaterThan(500_000);
});

test('a value with toJSON is left to JSON.stringify', () => {
  expect(fits({ d: new Date(0) as unknown as Value, f: (() => 1) as unknown as Value }, 100, 'compact')).toBe(true);
});
