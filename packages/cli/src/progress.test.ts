import { expect, test } from 'vitest';
import { progressLine } from './progress.ts';

test('the bar grows with the work and never beyond its end', () => {
  expect(progressLine(0, 10, 'orders')).toBe(`${'░'.repeat(30)}   0 %  orders`);
  expect(progressLine(5, 10, 'orders')).toBe(`${'█'.repeat(15)}${'░'.repeat(15)}  50 %  orders`);
  expect(progressLine(999, 1000, 'files')).toBe(`${'█'.repeat(30)}  99 %  files`);
  expect(progressLine(12, 10, 'files')).toBe(`${'█'.repeat(30)} 100 %  files`);
  expect(progressLine(0, 0, 'files')).toBe(`${'█'.repeat(30)} 100 %  files`);
});
