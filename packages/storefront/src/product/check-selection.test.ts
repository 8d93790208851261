import type { Language } from '@awning/formats';
import { describe, expect, test } from 'vitest';
import { buttonLabel } from './button-label.ts';
import { checkSelection } from './check-selection.ts';
import { productMessages } from './messages.ts';
import type { BuyableProduct } from './product.ts';
import { insideBounds } from './quantity-input.tsx';

const variant = (attributes: Record<string, string>) => ({
  id: 'v',
  sku: Object.values(attributes).join('-'),
  attributes,
  isAvailable: true,
  priceText: '€1',
  originalPriceText: null,
  instalments: null,
});

const mug: BuyableProduct = {
  itemId: 'i',
  formId: 'f',
  productType: 1,
  options: [
    { name: 'Size', values: ['S', 'L'] },
    { name: 'Color', values: ['Blue', 'Red'] },
  ],
  variants: [variant({ Size: 'S', Color: 'Blue' }), variant({ Size: 'L', Color: 'Red' })],
  hasQuantity: true,
  isSoldOut: false,
  isSubscribable: false,
  isExpress: false,
  customLabel: null,
  hasQuestions: false,
  prefix: '',
};

const english = productMessages('en');

function check(chosen: Record<string, string>, quantity = '1', product = mug, language: Language = 'en') {
  return checkSelection(product, { chosen, quantity }, productMessages(language), language);
}

describe('before anything is sent', () => {
  test('ADDBTN-013 one unselected option is named', () => {
    expect(check({ Size: 'S' })).toEqual({ ok: false, message: 'Please select the Color option.', option: 'Color' });
  });

  test('ADDBTN-014 several unselected options are named as a list', () => {
    expect(check({})).toMatchObject({ message: 'Please select the Size and Color option.' });
    expect(check({}, '1', mug, 'de')).toMatchObject({ message: 'Bitte wählen Sie Size und Color.' });
  });

  test('GIFT-003 a gift card asks for its denomination', () => {
    expect(check({}, '1', { ...mug, productType: 4 })).toMatchObject({
      message: 'Select a denomination for the Gift Card',
    });
  });

  test('ADDBTN-015 a combination that does not exist is refused before a bad quantity', () => {
    expect(check({ Size: 'S', Color: 'Red' }, 'many')).toEqual({
      ok: false,
      message: 'Sorry, that item variant is unavailable. Please select another variant.',
    });
  });

  test.each([
    ['ADDBTN-017', 'many', 'Quantity must be a number.'],
    ['ADDBTN-017', '', 'Quantity must be a number.'],
    ['ADDBTN-018', '1.5', 'Quantity must be a whole number'],
  ])('%s the quantity %j is refused with "%s"', (_, quantity, message) => {
    expect(check({ Size: 'S', Color: 'Blue' }, quantity)).toMatchObject({ ok: false, message });
  });

  test('a complete choice gives the variant and the number', () => {
    expect(check({ Size: 'L', Color: 'Red' }, '3')).toMatchObject({ ok: true, quantity: 3, variant: { sku: 'L-Red' } });
  });

  test('without a quantity field it is one', () => {
    expect(check({ Size: 'L', Color: 'Red' }, 'many', { ...mug, hasQuantity: false })).toMatchObject({
      ok: true,
      quantity: 1,
    });
  });
});

test.each([
  ['0', '1'],
  ['-3', '1'],
  ['10000', '9999'],
  ['12', '12'],
  ['many', 'many'],
])('a quantity of %s is brought to %s when the field is left', (typed, kept) => {
  expect(insideBounds(typed)).toBe(kept);
});

describe('the label of the button', () => {
  test.each([
    ['ADDBTN-009', {}, 'Add To Cart'],
    ['ADDBTN-010', { isSubscribable: true, isExpress: true }, 'Subscribe'],
    ['ADDBTN-011', { isExpress: true }, 'Purchase'],
    ['ADDBTN-011', { productType: 4 }, 'Purchase'],
    ['ADDBTN-012', { customLabel: 'Take me home', isSubscribable: true }, 'Take me home'],
  ])('%s with %o it reads "%s"', (_, change, label) => {
    expect(buttonLabel({ ...mug, ...change }, english)).toBe(label);
  });
});
