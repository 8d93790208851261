import { compileTemplate, DEFAULT_REGISTRY, extendRegistry } from '@awning/template-engine';
import { describe, expect, test } from 'vitest';
import { projectFolder } from '../../../platform/project-folder.ts';
import { fillIslands, loadStorefront, type Storefront } from '../../../site/rendering/index.ts';
import { buyingFormatters } from './buying-formatters.ts';

const page = { title: '', id: '', kind: 'other', path: '/', permission: 1 } as const;
const registry = extendRegistry(DEFAULT_REGISTRY, { formatters: buyingFormatters });
const recorder: Storefront = {
  renderIsland: ({ name, id, data }) => ({ html: `[${name} ${id}]`, props: data }),
  renderBlockArea: () => '',
};

const money = (value: string) => ({ value, currency: 'EUR', decimalValue: value, currencyCode: 'EUR' });
const variant = (sku: string, size: string, more: object = {}) => ({
  id: sku,
  sku,
  attributes: { Size: size },
  priceMoney: money('20.00'),
  salePriceMoney: money('15.00'),
  onSale: false,
  qtyInStock: 3,
  unlimited: false,
  ...more,
});
const plate = {
  id: 'p1',
  structuredContent: {
    productType: 1,
    variantOptionOrdering: ['Size'],
    variants: [variant('S', 'Small'), variant('L', 'Large', { onSale: true, qtyInStock: 0 })],
  },
};

function print(template: string, item: object, more: object = {}, storefront = recorder): string {
  const data = { item, multilingual: { prefix: '/de' }, featureFlags: { useCLDRMoneyFormat: true }, ...more };
  const { output, errors } = compileTemplate(template, { registry }).render(data as never, { locale: 'de' });
  expect(errors).toEqual([]);
  return fillIslands(output, { storefront, language: 'de', primaryLanguage: 'en', page });
}

function propsOf(html: string): Record<string, never> {
  const written = /data-props='([^']*)'/.exec(html)?.[1] ?? '{}';
  return JSON.parse(written.replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))) as Record<
    string,
    never
  >;
}

describe('buying formatters', () => {
  test('print a plain form in the language of the page around an island', () => {
    const html = print('{item|product-checkout}', plate);
    expect(html).toMatch(
      /^<form class="product-form" id="product-form-p1" method="post" action="\/de\/cart\/add"><input type="hidden" name="itemId" value="p1"><div class="awning-island" id="island-1" data-island="product-form"/,
    );
    expect(html).toMatch(/\[product-form island-1\]<\/div><\/form>$/);
  });

  test('tell the island prices as texts and what can still be had', () => {
    expect(propsOf(print('{item|product-checkout}', plate))).toMatchObject({
      options: [{ name: 'Size', values: ['Small', 'Large'] }],
      variants: [
        { sku: 'S', isAvailable: true, priceText: '20,00\u00A0€', originalPriceText: null },
        { sku: 'L', isAvailable: false, priceText: '15,00\u00A0€', originalPriceText: '20,00\u00A0€' },
      ],
      hasQuantity: true,
      isSoldOut: false,
    });
  });

  test('number the islands of a page in reading order', () => {
    const html = print('{item|variants-select}{item|quantity-input}{item|add-to-cart-btn}', plate);
    expect(html.match(/\[[a-z-]+ island-\d+\]/g)).toEqual([
      '[variants-select island-1]',
      '[quantity-input island-2]',
      '[add-to-cart-button island-3]',
    ]);
  });

  const withVariants = (variants: readonly object[], more: object = {}) => ({
    ...plate,
    structuredContent: { ...plate.structuredContent, variants, ...more },
  });

  test('offer no choice for a single variant', () => {
    expect(print('{item|variants-select}', withVariants([variant('S', 'Small')]))).toBe('');
  });

  test('QTY-006 QTY-010 QTY-011 show a quantity when there is more than one, and not for subscriptions', () => {
    const isShown = (item: object) => print('{item|quantity-input}', item) !== '';
    const stocked = (...stock: number[]) =>
      isShown(withVariants(stock.map((qtyInStock) => variant('S', 'Small', { qtyInStock }))));
    expect([stocked(2), stocked(1, 1), stocked(1), stocked(0)]).toEqual([true, true, false, false]);
    const unlimited = [variant('S', 'Small', { qtyInStock: 0, unlimited: true })];
    expect(isShown(withVariants(unlimited))).toBe(true);
    expect(isShown(withVariants(unlimited, { isSubscribable: true }))).toBe(false);
  });

  test.each([
    ['QTY-009', 2, {}, false],
    ['QTY-008', 3, {}, true],
    ['QTY-007', 3, { websiteSettings: { storeSettings: { multipleQuantityAllowedForServices: false } } }, false],
    ['QTY-009', 4, {}, false],
  ])('%s show a quantity for product type %i with %o: %s', (_, productType, settings, isShown) => {
    const item = { ...plate, structuredContent: { ...plate.structuredContent, productType } };
    expect(print('{item|quantity-input}', item, settings) !== '').toBe(isShown);
  });

  test('print nothing for what is no product', () => {
    expect(print('{nothing|product-checkout}', {})).toBe('');
  });

  test('come out as a form that React renders', async () => {
    const html = print('{item|product-checkout}', plate, {}, await loadStorefront(projectFolder));
    expect(html).toContain('name="variant-option-Size"');
    expect(html).toContain('In den Warenkorb');
  });
});
