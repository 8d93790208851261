import * as fc from 'fast-check';
import type { Value } from '../values/value.ts';

/** Fragments that some formatter expands or reads repeatedly. */
const PIECES = [
  '"',
  '\\',
  '<',
  '&',
  ' ',
  '\n',
  'x',
  'ß',
  '\u2028',
  '\u1234',
  '\u{1f4a5}',
  '\ud800',
  '{0}',
  '{0}{1}',
  '{{{',
  '{0 plural one{#} other{##}}',
  '{0 select a{#} other{##}}',
  '{0 decimal}',
  '{-x}',
  "'",
  '@a ',
  ' #b',
  'ftp://a ',
  'ftp://!',
  '<>',
  '</',
  'a.',
  '9',
  '1e9',
  '--',
  '"\' ',
  'w,',
  '100w,',
  '1x2',
];

const text = fc
  .tuple(fc.constantFrom(...PIECES), fc.constantFrom(1, 2, 30, 500, 10_000))
  .map(([piece, count]) => piece.repeat(count));

const number = fc.constantFrom<Value>(0, 1, -1, 1e300, '9'.repeat(3000), '1e9999', '1e-9999', 1_700_000_000_000, 'x');

/** A list in a list in a list, each several times: few objects, and endless JSON. */
function knot(levels: number, times: number, core: Value): Value {
  let value = core;
  for (let level = 0; level < levels; level++) value = Array.from({ length: times }, () => value);
  return value;
}

function objectKnot(levels: number, core: Value): Value {
  let value = core;
  for (let level = 0; level < levels; level++) value = { a: value, b: value };
  return value;
}

const list = (element: fc.Arbitrary<Value>): fc.Arbitrary<Value> =>
  fc.tuple(element, fc.constantFrom(0, 1, 5, 40, 200)).map(([one, count]) => Array.from({ length: count }, () => one));

const money: fc.Arbitrary<Value> = fc.record({
  value: number,
  currency: fc.constantFrom('USD', 'x', 'y'.repeat(3000)),
});

const variant: fc.Arbitrary<Value> = fc.record({
  attributes: fc.record({ size: text, color: text }),
  price: number,
  priceMoney: money,
  salePriceMoney: money,
  onSale: fc.boolean(),
  qtyInStock: number,
  optionValues: list(fc.record({ value: text })),
});

const product: fc.Arbitrary<Value> = fc.record({
  id: text,
  title: text,
  recordType: fc.constantFrom(11, 1),
  tags: list(text),
  categories: list(text),
  assetUrl: text,
  systemDataVariants: text,
  originalSize: text,
  body: text,
  mediaFocalPoint: fc.record({ x: number, y: text }),
  colorData: fc.record({ topLeftAverage: text, centerAverage: text }),
  oembed: fc.record({ html: text, providerName: text }),
  overlay: fc.boolean(),
  mainImageId: text,
  structuredContent: fc.record({
    productType: fc.constantFrom<Value>(1, 2, 3, 4, '1'),
    variants: list(variant),
    variantOptionOrdering: list(fc.constantFrom('size', 'color')),
    isSubscribable: fc.boolean(),
    subscriptionPlan: fc.record({ billingPeriod: fc.record({ value: number, unit: text }), numBillingCycles: number }),
    additionalFieldsFormId: text,
    additionalFieldsForm: fc.constantFrom(objectKnot(30, 'x'), knot(6, 6, 1)),
  }),
});

const formField: fc.Arbitrary<Value> = fc.record({
  type: fc.constantFrom('address', 'checkbox', 'date', 'likert', 'name', 'phone', 'time', 'text'),
  rawTitle: text,
  value: text,
  values: fc.oneof(
    list(text),
    fc.record({ First: text, Last: text, Line1: text, Country: text }),
    fc.constantFrom<Value>(objectOf(300, '2'), knot(20, 2, '')),
  ),
});

function objectOf(members: number, value: Value): Value {
  return Object.fromEntries(Array.from({ length: members }, (_, i) => [`m${i}`, value]));
}

/** The templates' data: values that could keep a formatter busy. */
export const hostileData: fc.Arbitrary<Value> = fc.record({
  quote: fc.constant('"'),
  pattern: fc.constantFrom('{0}{1}', '{0}'.repeat(10)),
  short: fc.constant('x'.repeat(250)),
  ten: fc.constant(knot(8, 10, 'x')),
  s: text,
  t: text,
  n: number,
  l: list(text),
  ll: fc.constantFrom(knot(3, 12, 'x'), knot(2, 60, { name: 'x' })),
  big: fc.constantFrom(knot(1, 1000, 7), knot(1, 1000, { k: 'v', l: [1, 2] })),
  twin: fc.constantFrom(knot(1, 1000, 7), knot(1, 1000, { k: 'v', l: [1, 2] })),
  knot: fc.constantFrom(knot(40, 2, '"'), knot(40, 2, ''), knot(12, 4, [])),
  objects: fc.constantFrom(objectKnot(40, '"'), objectKnot(200, {})),
  many: fc.constantFrom(objectOf(3000, 'x'), objectOf(70, [1])),
  many2: fc.constantFrom(objectOf(3000, 'x'), objectOf(70, [1])),
  half: fc.constant('\ud800'),
  money,
  product,
  field: formField,
  key: fc.constantFrom('s', 'product.title', 'a.'.repeat(3000)),
  cart: fc.record({ entries: list(fc.record({ quantity: number })) }),
  website: fc.record({
    timeZone: fc.constantFrom('UTC', 'Europe/Berlin', 'x'.repeat(5000)),
    shareButtonOptions: fc.constant([1]),
  }),
  websiteSettings: fc.constant({ simpleLikingEnabled: true }),
  featureFlags: fc.record({ useCLDRMoneyFormat: fc.boolean() }),
  localizedStrings: fc.record({ productPriceFromText: text, productVariantSelectText: text }),
  productMerchandisingContext: fc.record({
    x: fc.record({
      scarcityEnabled: fc.constant(true),
      scarcityText: text,
      scarcityTemplateViews: list(fc.constant({ qtyInStock: 3, attributes: { a: 'b' } })),
      restockNotificationViews: list(fc.constant({ variantId: 'v' })),
      restockNotificationMessages: fc.record({ CTAText: text, buttonText: text }),
    }),
  }),
});
