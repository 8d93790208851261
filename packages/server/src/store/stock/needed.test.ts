import { expect, test } from 'vitest';
import { neededOf } from './needed.ts';

test('lines of one variant are added up, and lines without one are left out', () => {
  const lines = [
    { variantId: 'cup', quantity: 2 },
    { variantId: null, quantity: 1 },
    { variantId: 'bowl', quantity: 1 },
    { variantId: 'cup', quantity: 3 },
  ];
  expect(neededOf(lines)).toEqual([
    { variantId: 'cup', quantity: 5 },
    { variantId: 'bowl', quantity: 1 },
  ]);
});
