import { expect, it } from 'vitest';
import { becameLow } from './became-low.ts';

it.each([
  [6, 1, []],
  [5, 1, ['a']],
  [4, 3, ['a']],
  [4, 1, []],
  [0, 6, ['a']],
  [-1, 1, []],
])('of %i left after selling %i, the team is told %j', (left, sold, told) => {
  expect(becameLow([{ variantId: 'a', left, sold }], 5).map(({ variantId }) => variantId)).toEqual(told);
});
