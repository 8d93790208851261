import { describe, expect, test } from 'vitest';
import { Budget, BudgetSpent } from './budget.ts';

describe('steps', () => {
  test('are counted until they are used up, and every later check fails', () => {
    const budget = new Budget({ maxSteps: 10 });
    budget.step(4);
    budget.step(6);
    expect({ used: budget.usedSteps, isSpent: budget.isSpent() }).toEqual({ used: 10, isSpent: false });
    expect(() => budget.step()).toThrow(BudgetSpent);
    expect({ used: budget.usedSteps, isSpent: budget.isSpent() }).toEqual({ used: 10, isSpent: true });
    expect(() => budget.step(0)).toThrow(BudgetSpent);
    expect(budget.describe()).toBe('Execution exceeded the maximum of 10 steps');
  });

  test('are taken for reading a long text, of which nothing is left when they do not suffice', () => {
    const budget = new Budget({ maxSteps: 100 });
    expect(budget.read('x'.repeat(100))).toHaveLength(100);
    expect(budget.usedSteps).toBe(0);
    expect(budget.read('x'.repeat(1600))).toHaveLength(1600);
    expect(budget.usedSteps).toBe(100);
    expect(budget.read('x'.repeat(101))).toBe('');
    expect(budget.isSpent()).toBe(true);
  });
});

describe('bytes', () => {
  test('are two for each character that is kept', () => {
    const budget = new Budget({ maxBytes: 10 });
    expect(budget.keep('abc')).toBe('abc');
    expect(budget.usedBytes).toBe(6);
    expect(budget.keep('abc')).toBe('');
    expect({ used: budget.usedBytes, isSpent: budget.isSpent() }).toEqual({ used: 10, isSpent: true });
    expect(budget.describe()).toBe('Execution exceeded the maximum of 10 bytes');
  });

  test('can be requested without being used, but too large a request ends the run', () => {
    const budget = new Budget({ maxBytes: 10 });
    expect([budget.hasRoomFor(5), budget.hasRoomFor(6)]).toEqual([true, false]);
    expect(budget.allows(5)).toBe(true);
    const { usedBytes, neededBytes } = budget;
    expect({ usedBytes, neededBytes, isSpent: budget.isSpent() }).toEqual({
      usedBytes: 0,
      neededBytes: 10,
      isSpent: false,
    });
    expect(budget.allows(6)).toBe(false);
    expect(budget.isSpent()).toBe(true);
    expect(() => budget.require(0)).toThrow(BudgetSpent);
  });

  test('are needed many times over to take a long text apart', () => {
    expect(() => new Budget({ maxBytes: 10 }).takeApart('x'.repeat(1000))).not.toThrow();
    expect(() => new Budget({ maxBytes: 48 * 1001 }).takeApart('x'.repeat(1001))).not.toThrow();
    expect(() => new Budget({ maxBytes: 48 * 1001 - 1 }).takeApart('x'.repeat(1001))).toThrow(BudgetSpent);
  });

  test('of a long text that is printed are counted once, though before the output', () => {
    const budget = new Budget({ maxBytes: 1000 });
    expect(budget.prepay('x'.repeat(300))).toHaveLength(300);
    expect(budget.usedBytes).toBe(600);
    expect(budget.settle(0, 310)).toBe(false);
    expect(budget.usedBytes).toBe(620);
    expect(budget.prepay('x'.repeat(300))).toBe('');
    expect(budget.settle(0, 0)).toBe(true);
  });
});

test('output and steps are settled together', () => {
  const budget = new Budget({ maxSteps: 5, maxBytes: 20 });
  expect(budget.settle(2, 3)).toBe(false);
  expect([budget.usedSteps, budget.usedBytes]).toEqual([2, 6]);
  expect(budget.settle(4, 0)).toBe(true);
  expect(budget.isSpent()).toBe(true);
});

test('the first reason is the reason', () => {
  const budget = new Budget({ maxSteps: 5, maxBytes: 20 });
  expect(() => budget.make(21)).toThrow(BudgetSpent);
  expect(() => budget.step(6)).toThrow(BudgetSpent);
  expect(budget.describe()).toContain('20 bytes');
});

const LARGE = 3 * 2 ** 30;

test('a limit larger than one portion is handed out in portions', () => {
  const budget = new Budget({ maxSteps: LARGE, maxBytes: LARGE });
  for (let i = 0; i < 3; i++) {
    budget.step(2 ** 30);
    budget.make(2 ** 30);
  }
  expect([budget.usedSteps, budget.usedBytes, budget.isSpent()]).toEqual([LARGE, LARGE, false]);
  expect(() => budget.step()).toThrow(BudgetSpent);
});

test('without limits everything is counted and allowed', () => {
  const budget = new Budget();
  for (let i = 0; i < 5; i++) {
    budget.step(2 ** 30);
    budget.make(2 ** 30);
  }
  expect(budget.allows(2 ** 33)).toBe(true);
  expect([budget.usedSteps, budget.usedBytes, budget.isSpent()]).toEqual([5 * 2 ** 30, 5 * 2 ** 30, false]);
});

test.each([0, -1, Number.NaN, undefined])('a limit of %s means no limit', (limit) => {
  const budget = new Budget({ maxSteps: limit, maxBytes: limit });
  budget.step(1000);
  expect(budget.keep('abc')).toBe('abc');
  expect(budget.isSpent()).toBe(false);
});
