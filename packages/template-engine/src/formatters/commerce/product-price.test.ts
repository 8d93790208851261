import { describe, expect, test } from 'vitest';
import { callFormatter } from '../../contract/call.ts';
import type { RenderContext } from '../../engine/template.ts';
import type { Value } from '../../values/value.ts';
import { productPrice } from './product-price.ts';

const usd = (value: string) => ({ value, currency: 'USD' });
const ONE = [{ price: 5, priceMoney: usd('5') }];
const TWO = [
  { price: 7, priceMoney: usd('7') },
  { price: 5, priceMoney: usd('5') },
];
const REDUCED = [{ price: 7, onSale: true, priceMoney: usd('7'), salePriceMoney: usd('4') }];
const CLDR = { featureFlags: { useCLDRMoneyFormat: true } };

/** The content of the element. */
function content(
  structuredContent: Value,
  data: Value = CLDR,
  args: readonly string[] = [],
  context: RenderContext = { locale: 'en' },
): string {
  const block = callFormatter(productPrice, args, [{ structuredContent }], { data, ...context }) as string;
  expect(block.startsWith('\n\n\n<div class="product-price">\n')).toBe(true);
  expect(block.endsWith('\n</div>')).toBe(true);
  return block.slice('\n\n\n<div class="product-price">\n'.length, -'\n</div>'.length);
}

const onSale = (sale: string, original: string) =>
  `<span class="visually-hidden v6-visually-hidden">Sale Price:</span>${sale} <span class="visually-hidden v6-visually-hidden">Original Price:</span><span class="original-price">${original}</span>\n`;

describe('bought once', () => {
  test('a price, the lowest of several, or two on sale', () => {
    for (const productType of [1, 3]) {
      expect(content({ productType, variants: ONE })).toBe('$5.00');
      expect(content({ productType, variants: TWO })).toBe('from $5.00\n');
      expect(content({ productType, variants: REDUCED })).toBe(onSale('$4.00', '$7.00'));
    }
    expect(content({ productType: 4, variants: TWO })).toBe('from $5.00\n');
    expect(content({ productType: 4, variants: REDUCED })).toBe('$7.00');
  });

  test('a digital product has its own prices', () => {
    const digital = { productType: 2, priceMoney: usd('7'), salePriceMoney: usd('4') };
    expect(content(digital)).toBe('$7.00');
    expect(content({ ...digital, onSale: true })).toBe(onSale('$4.00', '$7.00'));
  });

  test('without variants it is nothing, an unknown type has no price', () => {
    expect(content({ productType: 1, variants: [] })).toBe('$0.00');
    expect(content({ productType: 5, variants: ONE })).toBe('');
    expect(content(null)).toBe('');
  });

  test('the words before the lowest price are those of the page', () => {
    const words = (productPriceFromText: Value) =>
      content({ productType: 1, variants: TWO }, { ...CLDR, localizedStrings: { productPriceFromText } });
    expect(words('ab {fromPrice}')).toBe('ab $5.00\n');
    expect(words('{price}, {0}, {1}, {duration}|')).toBe('$5.00, $5.00, $5.00, |\n');
    expect(words('{billingPeriodValue plural =0{none} other{#}} {duration plural =0{none} other{#}}')).toBe(
      'none none\n',
    );
    expect(words('')).toBe('\n');
  });

  test('the two words of a sale are never translated', () => {
    const localizedStrings = { salePriceText: 'x', originalPriceText: 'y' };
    expect(content({ productType: 1, variants: REDUCED }, { ...CLDR, localizedStrings })).toBe(
      onSale('$4.00', '$7.00'),
    );
  });
});

describe('subscribed to', () => {
  function subscribed(
    value: Value,
    unit: Value,
    numBillingCycles: Value,
    variants: Value = ONE,
    localizedStrings: Value = {},
  ): string {
    const subscriptionPlan = { billingPeriod: { value, unit }, numBillingCycles };
    return content({ productType: 1, isSubscribable: true, subscriptionPlan, variants }, { ...CLDR, localizedStrings });
  }

  test.each([
    [1, 'MONTH', 0, '$5.00 every month'],
    [2, 'MONTH', 0, '$5.00 every 2 months'],
    [1, 'WEEK', 1, '$5.00 every week for 1 week'],
    [1, 'WEEK', 51, '$5.00 every week for 51 weeks'],
    [1, 'WEEK', 52, '$5.00 every week for 1 year'],
    [2, 'WEEK', 52, '$5.00 every 2 weeks for 2 years'],
    [1, 'MONTH', 12, '$5.00 every month for 1 year'],
    [3, 'MONTH', 2, '$5.00 every 3 months for 6 months'],
    [1, 'MONTH', 52, '$5.00 every month for 52 months'],
    [1, 'YEAR', 1, '$5.00 every year for 1 year'],
    [1, 'YEAR', 12, '$5.00 every year for 12 years'],
    [1, 'DAY', 3, '$5.00 every day for 3 days'],
    ['2', 'WEEK', '3', '$5.00 every 2 weeks for 6 weeks'],
    [1, 'month', 12, '$5.00 every month for 12 months'],
    [1, 'MONTH', -2, '$5.00 every month'],
    [-1, 'MONTH', 12, '$5.00 every month for -12 months'],
    [0, 'MONTH', 2, '$5.00 every month for 0 months'],
    ['x', 'MONTH', 'y', '$5.00 every month'],
  ])('%j %s, %j times: %s', (value, unit, cycles, expected) => {
    expect(subscribed(value, unit, cycles)).toBe(expected);
  });

  test('with several prices it is the lowest, on sale it is two', () => {
    expect(subscribed(1, 'MONTH', 0, TWO)).toBe('from $5.00 every month\n');
    expect(subscribed(1, 'MONTH', 0, REDUCED)).toBe(onSale('$4.00 every month', '$7.00 every month'));
  });

  test('the page has a pattern for each kind of plan', () => {
    const pattern = '{price}/{fromPrice}/{billingPeriodValue}/{duration}/{0}';
    const strings = (name: string) => ({ [name]: pattern });
    const cases: [string, string][] = [
      [subscribed(1, 'MONTH', 0, ONE, strings('productPrice__singlePrice__1Monthly__indefinite')), '$5.00//1/0/$5.00'],
      [subscribed(2, 'WEEK', 0, ONE, strings('productPrice__singlePrice__nWeekly__indefinite')), '$5.00//2/0/$5.00'],
      [
        subscribed(1, 'YEAR', 1, ONE, strings('productPrice__singlePrice__1Yearly__limited__1Years')),
        '$5.00//1/1/$5.00',
      ],
      [
        subscribed(3, 'MONTH', 4, ONE, strings('productPrice__singlePrice__nMonthly__limited__1Years')),
        '$5.00//3/1/$5.00',
      ],
      [
        subscribed(3, 'MONTH', 3, ONE, strings('productPrice__singlePrice__nMonthly__limited__nMonths')),
        '$5.00//3/9/$5.00',
      ],
      [
        subscribed(3, 'MONTH', 8, TWO, strings('productPrice__multiplePrices__nMonthly__limited__nYears')),
        '$5.00/$5.00/3/2/$5.00\n',
      ],
    ];
    for (const [actual, expected] of cases) expect(actual).toBe(expected);
  });

  test('without a billing period it is unavailable, in the words of the page', () => {
    const bare = { productType: 1, isSubscribable: true, variants: ONE };
    expect(content(bare)).toBe('Unavailable\n');
    expect(content({ ...bare, subscriptionPlan: null })).toBe('Unavailable\n');
    expect(content({ ...bare, subscriptionPlan: { billingPeriod: null } })).toBe('$5.00 every ');
    expect(content(bare, { localizedStrings: { productPriceUnavailable: '<b>No' } })).toBe('&lt;b&gt;No\n');
    const pattern = '{fromPrice} {price} {0} {billingPeriodValue plural =0{none}} {duration plural =0{none}}';
    expect(content(bare, { localizedStrings: { productPriceUnavailable: pattern } })).toBe(
      'true true true none none\n',
    );
  });

  test('only a plain yes makes a subscription', () => {
    const plan = { productType: 1, variants: ONE, subscriptionPlan: { billingPeriod: { value: 1, unit: 'WEEK' } } };
    expect(content({ ...plan, isSubscribable: 'true' })).toBe('$5.00 every week');
    expect(content({ ...plan, isSubscribable: 'yes' })).toBe('$5.00');
  });
});

describe('money', () => {
  const digital = (value: string, currency?: string) => ({ productType: 2, priceMoney: { value, currency } });

  test('is a bare number for scripts unless the website uses the format of the locale', () => {
    expect(content(digital('1234.5', 'EUR'), {}, [], { locale: 'de' })).toBe(
      '<span class="sqs-money-native">1,234.50</span>',
    );
    expect(content(digital('1234.5', 'EUR'), CLDR, [], { locale: 'de' })).toBe('1.234,50\u00a0€');
    expect(content(digital('1.005'), {})).toBe('<span class="sqs-money-native">1.01</span>');
    expect(content(digital('1.005'))).toBe('$1.00');
  });

  test('the arguments are options of the money formatter', () => {
    expect(content(digital('12345.5', 'CAD'), CLDR, ['style:name'])).toBe('12,345.50 Canadian dollars');
    expect(content(digital('12345.5', 'CAD'), CLDR, ['maxfrac:0', 'symbol:narrow'])).toBe('$12,346');
    expect(content(digital('12345.5', 'CAD'), {}, ['style:name'])).toBe(
      '<span class="sqs-money-native">12,345.50</span>',
    );
  });

  test('the host may have its own words for an amount', () => {
    const moneyText = (amount: string, currency: string) => `${currency} ${amount}!`;
    expect(content(digital('1e3', 'NOK'), {}, [], { locale: 'en', moneyText })).toBe(
      '<span class="sqs-money-native">NOK 1000!</span>',
    );
    expect(content(digital('5'), CLDR, [], { locale: 'en', moneyText })).toBe('$5.00');
  });

  test('FMT-004: without a locale there is no text', () => {
    expect(content(digital('5'), CLDR, [], {})).toBe('');
    expect(content(digital('5'), {}, [], {})).toBe('');
    expect(content({ productType: 1, variants: TWO }, {}, [], {})).toBe('\n');
    expect(content({ productType: 1, variants: REDUCED }, {}, [], {})).toBe(onSale('', ''));
    expect(content({ productType: 1, variants: REDUCED }, CLDR, [], {})).toBe('');
  });
});

test('a product without subscription says so for any type; it has a price only if the type is known', () => {
  const data = (content: Value) => ({ structuredContent: content });
  const price = (content: Value) => callFormatter(productPrice, [], [data(content)], { locale: 'en' });
  const billingPeriod = { value: 1, unit: 'MONTH' };
  expect(price({ productType: 5, isSubscribable: true })).toContain('\nUnavailable\n');
  expect(price({ productType: 5, isSubscribable: true, subscriptionPlan: { billingPeriod } })).toBe(
    '\n\n\n<div class="product-price">\n\n</div>',
  );
});
