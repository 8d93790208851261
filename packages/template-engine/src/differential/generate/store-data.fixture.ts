import * as fc from 'fast-check';
import type { Value } from '../../values/value.ts';
import { message, text } from './texts.fixture.ts';
import { flag, list, number, object } from './values.fixture.ts';

export const amount = fc.constantFrom<Value>(
  '10.00',
  '0',
  '0.50',
  '.05',
  0.25,
  '-0.5',
  '1234.5',
  '99.99',
  '-5',
  'free',
  '',
  7,
  '1000000',
);
export const currency = fc.constantFrom<Value>('USD', 'EUR', 'JPY', 'CHF', ' GBP ', 'XXX');
export const money = object({ value: amount, currency });

const subscribable = fc.constantFrom<Value>(false, false, true, 'true', 0, 1, null, [], [1], { a: 1 });

export const variant = object({
  id: text,
  onSale: flag,
  unlimited: fc.constantFrom<Value>(true, false, false),
  qtyInStock: fc.constantFrom<Value>(0, 1, 2, 5, '3', -1),
  price: fc.constantFrom<Value>(500, 700, '500', null),
  salePrice: fc.constantFrom<Value>(400, 300),
  priceMoney: money,
  salePriceMoney: money,
  attributes: object({
    Size: fc.constantFrom<Value>('S', 'M', 'L "<x>'),
    Colour: fc.constantFrom<Value>('red', 'b&w'),
  }),
  optionValues: list(object({ optionName: text, value: text })),
  pricingOptions: list(object({ onSale: flag, priceMoney: money, salePriceMoney: money })),
});

export const product = object({
  id: fc.constantFrom<Value>('p1', 'p1', 'p2', 'a"b', 7),
  title: text,
  collectionId: text,
  recordType: fc.constantFrom<Value>(11, 11, 1),
  structuredContent: object({
    productType: fc.constantFrom<Value>(1, 1, 1, 1, 2, 2, 3, 3, 4, 4, '1', 5, -1),
    onSale: flag,
    priceMoney: money,
    salePriceMoney: money,
    variants: list(variant),
    variantOptionOrdering: fc.constantFrom<Value>(['Size', 'Colour'], ['Colour'], ['Size', 'Size'], []),
    isSubscribable: subscribable,
    productSubscriptionOptions: list(object({ id: text }), 2),
    subscriptionPlan: object({
      billingPeriod: object({
        value: fc.constantFrom<Value>(1, 2, 3, 4, 6, 12, 52),
        unit: fc.constantFrom<Value>('MONTH', 'WEEK', 'YEAR', 'DAY'),
      }),
      numBillingCycles: fc.constantFrom<Value>(0, 1, 2, 12, 26),
    }),
    additionalFieldsFormId: text,
    additionalFieldsForm: object({ name: text, fields: list(object({ title: text })) }),
    useCustomAddButtonText: flag,
    customAddButtonText: text,
    audioAssetUrl: text,
  }),
});

export const formField = object({
  type: fc.constantFrom<Value>('address', 'checkbox', 'date', 'likert', 'name', 'phone', 'time', 'text', 'radio'),
  rawTitle: text,
  value: text,
  values: fc.oneof(
    list(text),
    object({ Line1: text, Line2: text, City: text, State: text, Zip: text, Country: text }),
    object({ Month: text, Day: text, Year: text, First: text, Last: text }),
    object({ Areacode: text, Prefix: text, Line: text, Country: text }),
    object({ Hour: text, Minute: text, Second: text, Ampm: text }),
    object({
      'I like it': fc.constantFrom<Value>('-2', '-1', '0', '1', '2', 2, '3'),
      b: fc.constantFrom<Value>(1, '"'),
    }),
  ),
});

export const merchandising = object({
  restockNotificationViews: list(
    fc.oneof(
      object({ variantId: text, hiddenByDefault: flag }),
      object({
        variantId: text,
        mailingListSignUpEnabled: flag,
        mailingListOptInByDefault: flag,
        captchaSiteKey: text,
      }),
    ),
    2,
  ),
  restockNotificationMessages: object({
    buttonText: text,
    CTAText: text,
    placeholderText: text,
    mailingListDescription: text,
  }),
  mailingListSignUpEnabled: flag,
  mailingListOptInByDefault: flag,
  scarcityEnabled: fc.constantFrom<Value>(true, true, false),
  scarcityTemplateViews: list(
    fc.oneof(
      object({ attributes: object({ Size: text }), qtyInStock: number }),
      object({ qtyInStock: number, scarcityText: message }),
    ),
    2,
  ),
  scarcityText: fc.oneof(message, fc.constant<Value>('Only {qtyInStock} left')),
  scarcityShownByDefault: flag,
  customSoldOutText: text,
});
