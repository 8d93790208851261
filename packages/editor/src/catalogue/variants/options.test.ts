import { describe, expect, it } from 'vitest';
import {
  combinationsOf,
  missingCombinations,
  optionsOf,
  type VariantState,
  withAllCombinations,
  withName,
  withoutOption,
  withValues,
} from './options.ts';
import { emptyVariant } from './typed-variant.ts';

const start: VariantState = {
  options: [{ name: 'Size', values: [] }],
  variants: [{ ...emptyVariant, id: 'v1', price: '20.00' }],
};
const names = ({ options, variants }: VariantState) =>
  variants.map(({ attributes }) => options.map(({ name }) => attributes[name]).join('/'));

describe('options', () => {
  it('make a variant of every combination, in the order of the values', () => {
    const sized = withValues(start, 0, ['S', 'M', 'L']);
    const two = withValues({ ...sized, options: [...sized.options, { name: 'Glaze', values: [] }] }, 1, [
      'Chalk',
      'Moss',
    ]);
    expect(names(two)).toEqual(['S/Chalk', 'S/Moss', 'M/Chalk', 'M/Moss', 'L/Chalk', 'L/Moss']);
    expect(combinationsOf(two.options)).toHaveLength(6);
  });

  it('give the first value to the variant that was there, and its price to the new ones, but neither id nor SKU', () => {
    const { variants } = withValues({ ...start, variants: [{ ...start.variants[0]!, sku: 'A' }] }, 0, ['S', 'M']);
    expect(variants.map(({ id, sku, price }) => [id, sku, price])).toEqual([
      ['v1', 'A', '20.00'],
      [undefined, '', '20.00'],
    ]);
  });

  it('give the first quantity to the new ones, too', () => {
    const { variants } = withValues({ ...start, variants: [{ ...emptyVariant, quantity: '5' }] }, 0, ['S', 'M']);
    expect(variants.map(({ quantity }) => quantity)).toEqual(['5', '5']);
  });

  it('take the variants of a value with it, and leave out what was taken out before', () => {
    const sized = withValues(start, 0, ['S', 'M']);
    const glazed = withValues({ ...sized, options: [...sized.options, { name: 'Glaze', values: [] }] }, 1, [
      'Chalk',
      'Moss',
    ]);
    const gap = { ...glazed, variants: glazed.variants.slice(1) };
    expect(names(withValues(gap, 0, ['S', 'M', 'L']))).toEqual(['S/Moss', 'M/Chalk', 'M/Moss', 'L/Chalk', 'L/Moss']);
    expect(names(withValues(gap, 0, ['M']))).toEqual(['M/Chalk', 'M/Moss']);
    expect(missingCombinations(gap.options, gap.variants)).toEqual([{ Size: 'S', Glaze: 'Chalk' }]);
    expect(names(withAllCombinations(gap))).toEqual(names(glazed));
  });

  it('leave one variant when the last value goes', () => {
    const sized = withValues(start, 0, ['S']);
    expect(withValues(sized, 0, []).variants).toEqual([{ ...start.variants[0], attributes: {} }]);
  });

  it('are renamed with their values, and removed with what is then the same twice', () => {
    const sized = withValues(start, 0, ['S', 'M']);
    expect(names(withName(sized, 0, 'Width'))).toEqual(['S', 'M']);
    expect(withoutOption(sized, 0).variants.map(({ id, attributes }) => [id, attributes])).toEqual([['v1', {}]]);
  });

  it('are read from the variants of a product', () => {
    const { options, variants } = withValues(start, 0, ['S', 'M']);
    expect(optionsOf(['Size'], variants)).toEqual(options);
  });
});
