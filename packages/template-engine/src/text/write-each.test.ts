import { expect, test } from 'vitest';
import { Budget, BudgetSpent } from '../budget/budget.ts';
import { JoinedText } from './joined-text.ts';
import { writeEach } from './write-each.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, i) => i);

test('elements are written in a row, with a separator between', () => {
  expect(writeEach([1, 2, 3], new Budget(), String)).toBe('123');
  expect(writeEach([1, 2, 3], new Budget(), String, ', ')).toBe('1, 2, 3');
  expect(writeEach([], new Budget(), String, ', ')).toBe('');
});

test('each of them is a step', () => {
  const budget = new Budget({ maxSteps: 10 });
  expect(writeEach(numbers(10), budget, String)).toBe('0123456789');
  expect(budget.usedSteps).toBe(10);
  expect(() => writeEach([1], budget, String)).toThrow(BudgetSpent);
});

test('nothing more is written where the budget does not allow the whole', () => {
  let written = 0;
  const write = () => {
    written++;
    return 'x'.repeat(100);
  };
  expect(() => writeEach(numbers(1000), new Budget({ maxBytes: 1000 }), write)).toThrow(BudgetSpent);
  expect(written).toBe(6);
});

test('thousands of parts make one text', () => {
  const text = new JoinedText();
  for (const number of numbers(5000)) text.add(`${number},`);
  expect(text.toString()).toBe(`${numbers(5000).join(',')},`);
  expect(text).toHaveLength(text.toString().length);
});
