import { describe, expect, it } from 'vitest';
import { mergeBodies } from '../kit/editing/merge.ts';
import { formatFor } from '../texts/format.ts';
import { editedProduct, productBody } from './edited-product.ts';
import { productTexts } from './messages.ts';
import type { ProductBody } from './product-body.ts';
import { productFields } from './product-fields.ts';
import { checkProduct, editedOf, newProduct, typedProduct } from './typed-product.ts';

const { faults } = productTexts.en;
const context = { faults, currency: 'EUR', language: 'en', languages: ['en', 'de'] };
const variant = {
  sku: 'A',
  attributes: {},
  price: '20.00',
  salePrice: null,
  stock: 'counted',
  taxClass: 'standard',
  weightGrams: 0,
  barcode: null,
  size: null,
  imageId: null,
  content: null,
} as const;

const body: ProductBody = {
  ...productBody(newProduct('c1', 'en')),
  slug: 'plate',
  texts: { en: { name: 'Plate', excerpt: '<p>Round.</p>', scarcityText: 'Few' }, de: { name: 'Teller' } },
  optionNames: ['Size'],
  variants: [
    { ...variant, id: 'v1', attributes: { Size: 'S' } },
    { ...variant, id: 'v2', sku: 'B', attributes: { Size: 'M' }, salePrice: '15.00', weightGrams: 310 },
  ],
};

describe('a product while it is edited', () => {
  it('is saved as it was read when nothing was typed', () => {
    expect(productBody(editedProduct(body))).toEqual(body);
    expect(productBody(editedOf(typedProduct(editedProduct(body)), 'EUR'))).toEqual(body);
  });

  it('makes SKUs from the address where none was typed', () => {
    const typed = typedProduct(editedProduct(body));
    const without = { ...typed, variants: typed.variants.map((each) => ({ ...each, sku: ' ' })) };
    expect(productBody(editedOf(without, 'EUR')).variants.map(({ sku }) => sku)).toEqual(['PLATE-S', 'PLATE-M']);
  });

  it('is checked by the rules of the server', () => {
    const typed = typedProduct(editedProduct(body));
    expect(checkProduct(typed, context)).toEqual({});
    const [first, second] = typed.variants;
    const wrong = {
      ...typed,
      slug: 'No Slug',
      texts: { en: { name: ' ' } },
      tags: ['Blue', 'blue'],
      categories: ['x'.repeat(26)],
      options: [...typed.options, { name: 'Size', values: ['x'] }],
      variants: [
        { ...first!, price: '', weight: '1.5', quantity: 'x' },
        { ...second!, salePrice: '20', sku: 'A' },
      ],
    };
    expect(checkProduct(wrong, context)).toEqual({
      'texts.en.name': faults.nameMissing,
      slug: faults.slug['slug-characters'],
      tags: faults.tagExists.tag,
      categories: faults.tagLength.category,
      'options.1.name': faults.optionTwice,
      'variants.0.price': faults.price,
      'variants.0.weight': faults.weight,
      'variants.0.quantity': faults.quantity,
      'variants.1.salePrice': faults.saleNotLower,
      'variants.1.sku': faults.skuTwice,
    });
  });

  it('keeps what was typed for another type in the form, and does not save it', () => {
    const { id: _first, ...first } = typedProduct(editedProduct(body)).variants[0]!;
    const { id: _second, ...second } = typedProduct(editedProduct(body)).variants[1]!;
    const typed = { ...typedProduct(editedProduct(body)), variants: [{ ...first, barcode: 'no number' }, second] };
    expect(Object.keys(checkProduct(typed, context))).toEqual(['variants.0.barcode']);

    const download = { ...typed, type: 2 as const, texts: { en: { name: 'Plate', deliveryTime: 'Two days' } } };
    expect(checkProduct(download, context)).toEqual({});
    const { optionNames, variants, texts } = productBody(editedOf(download, 'EUR'));
    expect([optionNames, texts]).toEqual([[], { en: { name: 'Plate' } }]);
    expect(variants).toEqual([{ ...variant, stock: 'unlimited' }]);

    const service = productBody(editedOf({ ...typed, type: 3 }, 'EUR'));
    expect(service.variants.map(({ attributes, weightGrams, barcode }) => [attributes, weightGrams, barcode])).toEqual([
      [{ Size: 'S' }, 0, null],
      [{ Size: 'M' }, 0, null],
    ]);
  });

  it('keeps what a saved product has, whatever its type', () => {
    const saved: ProductBody = { ...body, type: 3 };
    expect(productBody(editedOf(typedProduct(editedProduct(saved)), 'EUR'))).toEqual(saved);
  });

  it('is merged part by part: a title of one and prices of another are both kept', () => {
    const base = editedProduct(body);
    const fields = productFields(productTexts.en, formatFor('en'), { currency: 'EUR', pages: [], forms: [] });
    const theirs = { ...base, names: { ...base.names, en: 'Dish' } };
    const mine = { ...base, prices: { ...base.prices, v1: '30.00' } };
    const merged = productBody(mergeBodies(fields, { base, theirs, mine }, []));
    expect([merged.texts['en']?.name, merged.variants[0]?.price]).toEqual(['Dish', '30.00']);
  });

  it('names every part in a comparison, so that nothing is dropped by merging', () => {
    const fields = productFields(productTexts.en, formatFor('en'), { currency: 'EUR', pages: [], forms: [] });
    const named = new Set(fields.flatMap(({ names }) => names as readonly string[]));
    const missing = Object.keys(editedProduct(body)).filter((name) => !named.has(name));
    // Not on the screen yet, so nobody changes them here.
    expect(missing.toSorted()).toEqual(['customAddButtonText', 'customSoldOutText', 'mailingList', 'scarcity']);
  });
});
