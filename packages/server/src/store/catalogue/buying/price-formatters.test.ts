import { compileTemplate, DEFAULT_REGISTRY, extendRegistry } from '@awning/template-engine';
import { expect, test } from 'vitest';
import { priceFormatters } from './price-formatters.ts';

const registry = extendRegistry(DEFAULT_REGISTRY, { formatters: priceFormatters });
const money = (value: string) => ({ value, currency: 'EUR', decimalValue: value, currencyCode: 'EUR' });
const sale = { priceMoney: money('20.00'), salePriceMoney: money('15.00'), onSale: true, qtyInStock: 3 };
const item = {
  structuredContent: { productType: 1, variants: [{ id: 'v', sku: 'S', attributes: {}, unlimited: false, ...sale }] },
};

function print(locale: string, known = registry, fallbackLocale = 'en'): string {
  const template = compileTemplate('{item|product-price}', { registry: known });
  const { output, errors } = template.render({ item }, { locale, fallbackLocale });
  expect(errors).toEqual([]);
  return output;
}

test.each([
  ['de', 'Reduzierter Preis:', 'Ursprünglicher Preis:'],
  ['fr-CA', 'Prix réduit :', 'Prix d’origine :'],
  ['en', 'Sale Price:', 'Original Price:'],
  ['pt', 'Sale Price:', 'Original Price:'],
])('a screen reader hears in %s which price is which', (locale, salePrice, originalPrice) => {
  const html = print(locale);
  expect(html.match(/hidden">([^<]+)</g)).toEqual([`hidden">${salePrice}<`, `hidden">${originalPrice}<`]);
});

test('without texts in the language of the page it is the default one of the website', () => {
  expect(print('pt', registry, 'de-CH')).toContain('hidden">Reduzierter Preis:<');
});

test('nothing else is changed', () => {
  expect(print('en')).toBe(print('en', DEFAULT_REGISTRY));
  expect(
    print('de').replace('Reduzierter Preis:', 'Sale Price:').replace('Ursprünglicher Preis:', 'Original Price:'),
  ).toBe(print('de', DEFAULT_REGISTRY));
});

test('beside a reduced price stands the lowest one of the thirty days before, in the language of the page', () => {
  const [variant] = item.structuredContent.variants;
  const variants = [
    { ...variant, id: 'w', salePrice: 1800, lowestPriceBefore: money('19.00') },
    { ...variant, salePrice: 1500, lowestPriceBefore: money('18.00') },
  ];
  const template = compileTemplate('{item|product-price}', { registry });
  const data = {
    item: { structuredContent: { productType: 1, variants } },
    featureFlags: { useCLDRMoneyFormat: true },
  };
  const { output } = template.render(data, { locale: 'de', fallbackLocale: 'en' });
  expect(output).toContain(
    '<div class="product-lowest-price">Niedrigster Preis der letzten 30 Tage: 18,00\u00a0€</div>',
  );
});
