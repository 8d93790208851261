import { expect, it } from 'vitest';
import { changeInPercent } from './change.ts';

it('compares with the time before, and with nothing if nothing was sold then', () => {
  expect(changeInPercent('150.00', '100.00')).toBe(50);
  expect(changeInPercent('0.00', '80.00')).toBe(-100);
  expect(changeInPercent('12.00', '0.00')).toBeUndefined();
  expect(changeInPercent('12.00', '-5.00')).toBeUndefined();
});
