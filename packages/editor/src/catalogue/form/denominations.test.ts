import { describe, expect, test } from 'vitest';
import { emptyVariant } from '../variants/typed-variant.ts';
import { denominationsOf, withDenominations } from './denominations.ts';

const euro = { currency: 'EUR', language: 'en' };
const none = { options: [], variants: [emptyVariant] };

describe('denominations', () => {
  test('are variants of the option Value, the smallest first, each worth its price', () => {
    const made = withDenominations(none, ['50', '25', '12,50', '50.00', 'x', '0'], euro);
    expect(denominationsOf(made)).toEqual(['12.50', '25', '50']);
    expect(made.options).toEqual([{ name: 'Value', values: ['€12.50', '€25', '€50'] }]);
    expect(made.variants.map(({ stock }) => stock)).toEqual(['unlimited', 'unlimited', 'unlimited']);
  });

  test('that were saved keep their variant', () => {
    const made = withDenominations(none, ['25'], euro);
    const saved = { ...made, variants: made.variants.map((variant) => ({ ...variant, id: 'v1', price: '25.00' })) };
    expect(withDenominations(saved, ['25.00', '10'], euro).variants.map(({ id }) => id)).toEqual([undefined, 'v1']);
  });

  test('can all be removed', () => {
    expect(denominationsOf(withDenominations(withDenominations(none, ['25'], euro), [], euro))).toEqual([]);
  });
});
