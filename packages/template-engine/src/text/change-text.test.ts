import { expect, test } from 'vitest';
import { Budget } from '../budget/budget.ts';
import { changeText } from './change-text.ts';

const twice = (text: string) => text.replace(/./gsu, '$&$&');

test('a long text changes like a short one, and no character is cut in two', () => {
  for (const filling of ['', 'x']) {
    const text = `${filling}${'\u{1f4a5}'.repeat(3000)}`;
    expect(changeText(text, new Budget(), twice)).toBe(twice(text));
  }
});

test('half a character is changed like any other', () => {
  const text = `${'x'.repeat(1023)}\ud800${'y'.repeat(10)}`;
  expect(changeText(text, new Budget(), twice)).toBe(twice(text));
});

test('no more is changed than the budget allows', () => {
  let changed = 0;
  const count = (text: string) => {
    changed += text.length;
    return twice(text);
  };
  const budget = new Budget({ maxBytes: 20_000 });
  expect(changeText('x'.repeat(1_000_000), budget, count)).toBe('');
  expect(changed).toBeLessThan(7000);
  expect(budget.isSpent()).toBe(true);
});

test('a text that just fits is changed', () => {
  expect(changeText('x'.repeat(5000), new Budget({ maxBytes: 20_000 }), twice)).toHaveLength(10_000);
  expect(changeText('x'.repeat(5001), new Budget({ maxBytes: 20_000 }), twice)).toBe('');
});
