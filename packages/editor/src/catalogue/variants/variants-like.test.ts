import { expect, it } from 'vitest';
import { sharedValues } from './variants-like.ts';

const variants = [
  { attributes: { Glaze: 'Red', Size: 'S' } },
  { attributes: { Glaze: 'Red', Size: 'L' } },
  { attributes: { Glaze: 'Blue', Size: 'S' } },
];

it('finds the variants that share a value with one, and no value that is its own', () => {
  expect(sharedValues(variants, 1)).toEqual([{ option: 'Glaze', value: 'Red', rows: [0, 1] }]);
  expect(sharedValues(variants, 0).map(({ value, rows }) => [value, rows])).toEqual([
    ['Red', [0, 1]],
    ['S', [0, 2]],
  ]);
});
