import { expect, test } from 'vitest';
import { amountText, percentText, readAmount, readPercent } from './amount.ts';

test.each(['0', '7', '12.5', '0.0001', '100'])('%s per cent is read as it is written', (text) => {
  expect(percentText(readPercent(text))).toBe(text);
});

test('a percentage is parts per million, and an amount minor units of the currency', () => {
  expect(readPercent('12.5')).toBe(125_000n);
  expect([readAmount('12.50', 'EUR'), readAmount('1250', 'JPY')]).toEqual([1250n, 1250n]);
  expect([amountText(1250n, 'EUR'), amountText(1250n, 'JPY')]).toEqual(['12.50', '1250']);
});
