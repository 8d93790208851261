import { expect, test } from 'vitest';
import { chosenPicture } from './product.ts';

const variant = (Size: string, Color: string, imageId?: string) => ({
  id: `${Size}-${Color}`,
  sku: '',
  attributes: { Size, Color },
  isAvailable: true,
  priceText: '€1',
  originalPriceText: null,
  instalments: null,
  ...(imageId !== undefined && { imageId }),
});

const mug = {
  options: [
    { name: 'Size', values: ['S', 'L'] },
    { name: 'Color', values: ['Red', 'Blue', 'White'] },
  ],
  variants: [
    variant('S', 'Red', 'red'),
    variant('L', 'Red', 'red'),
    variant('S', 'Blue', 'blue'),
    variant('L', 'Blue', 'large-blue'),
    variant('S', 'White'),
  ],
};

test('a colour alone decides the picture, unless its variants have different ones', () => {
  expect(chosenPicture(mug, {})).toBeUndefined();
  expect(chosenPicture(mug, { Color: 'Red', Size: '' })).toBe('red');
  expect(chosenPicture(mug, { Color: 'Blue' })).toBeUndefined();
  expect(chosenPicture(mug, { Color: 'Blue', Size: 'L' })).toBe('large-blue');
  expect(chosenPicture(mug, { Color: 'White' })).toBeUndefined();
  expect(chosenPicture(mug, { Color: 'Green' })).toBeUndefined();
});
