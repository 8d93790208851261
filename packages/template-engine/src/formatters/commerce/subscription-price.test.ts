import { expect, test } from 'vitest';
import { callFormatter } from '../../contract/call.ts';
import type { Value } from '../../values/value.ts';
import { subscriptionPrice } from './subscription-price.ts';

const usd = (value: string) => ({ value, currency: 'USD' });
const REDUCED = { priceMoney: usd('9'), salePriceMoney: usd('8'), onSale: true };
const REGULAR = { priceMoney: usd('7'), salePriceMoney: usd('6') };

function block(structuredContent: Value, localizedStrings: Value = {}, args: readonly string[] = []): Value {
  const data = { featureFlags: { useCLDRMoneyFormat: true }, localizedStrings };
  return callFormatter(subscriptionPrice, args, [{ structuredContent }], { data, locale: 'en' });
}

const containing = (content: string) => `\n\n\n<div class="subscription-price">\n${content}\n</div>`;

function physical(...variants: Value[]): Value {
  return { productType: 1, variants };
}

test('the first pricing option decides', () => {
  expect(block(physical({ priceMoney: usd('1'), pricingOptions: [REGULAR, REDUCED] }))).toBe(containing('$7.00'));
  expect(block(physical({ priceMoney: usd('1'), pricingOptions: [REDUCED] }))).toBe(
    containing(
      '<span class="visually-hidden v6-visually-hidden">Sale Price:</span>$8.00 <span class="visually-hidden v6-visually-hidden">Original Price:</span><span class="original-price">$9.00</span>\n',
    ),
  );
});

test('of the cheapest variant, the first among equals', () => {
  const dear = { price: 1, priceMoney: usd('5'), pricingOptions: [REGULAR] };
  const cheap = { price: 1, priceMoney: usd('3'), pricingOptions: [{ priceMoney: usd('2') }] };
  expect(block(physical(dear, cheap))).toBe(containing('$2.00'));
  expect(block(physical(cheap, dear))).toBe(containing('$2.00'));
  expect(block(physical(dear, { ...cheap, priceMoney: usd('5.00') }))).toBe(containing('$7.00'));
  const sale = { onSale: true, price: 1, priceMoney: usd('9'), salePriceMoney: usd('1'), pricingOptions: [REGULAR] };
  expect(block(physical({ ...sale, salePriceMoney: usd('2'), pricingOptions: [] }, sale))).toBe(containing('$7.00'));
});

test('with varied prices it is the lowest, in the words of the page', () => {
  const varied = (option: Value) =>
    physical({ price: 1, priceMoney: usd('1'), pricingOptions: [option] }, { price: 2, priceMoney: usd('2') });
  expect(block(varied(REGULAR))).toBe(containing('from $7.00\n'));
  expect(block(varied(REDUCED))).toBe(containing('from $8.00\n'));
  expect(block(varied(REGULAR), { productPriceFromText: '{fromPrice}|{price}|{0}' })).toBe(
    containing('$7.00||$7.00\n'),
  );
});

test('there is no content without options, or for products that have none', () => {
  const empty = containing('');
  for (const pricingOptions of [undefined, null, [], 'x', {}]) {
    expect(block(physical({ priceMoney: usd('1'), pricingOptions }))).toBe(empty);
  }
  expect(block(physical())).toBe(empty);
  expect(block({ productType: 2, pricingOptions: [REGULAR] })).toBe(empty);
  expect(block({ productType: 4, variants: [{ pricingOptions: [REGULAR] }] })).toBe(empty);
  expect(block({ productType: 3, variants: [{ pricingOptions: [REGULAR] }] })).toBe(containing('$7.00'));
});

test('FMT-004: without a locale there is no price', () => {
  const product = { structuredContent: physical({ pricingOptions: [REDUCED] }) };
  const data = { featureFlags: { useCLDRMoneyFormat: true } };
  expect(callFormatter(subscriptionPrice, [], [product], { data })).toBe(containing(''));
});

test('options that are no list have nothing first', () => {
  expect(block(physical({ pricingOptions: { 0: REGULAR } }))).toBe(containing('$0.00'));
});

test('the arguments are options of the money formatter', () => {
  expect(block(physical({ pricingOptions: [REGULAR] }), {}, ['maxfrac:0'])).toBe(containing('$7'));
});
