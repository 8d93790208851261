import * as fc from 'fast-check';
import { isObject, type Value, type ValueObject } from '../../values/value.ts';
import { image, item } from './item-data.fixture.ts';
import { amount, currency, formField, merchandising, money, product, variant } from './store-data.fixture.ts';
import { message, text } from './texts.fixture.ts';
import { flag, list, number, object, oddValue, scalar, time } from './values.fixture.ts';

const LOCALIZED = [
  'productAddToCartText',
  'productSubscribeText',
  'productQuantityInputLabel',
  'productQuickViewText',
  'productSoldOutText',
  'productSaleText',
  'productSummaryFormNoAnswerText',
  'productAnswerMapAgree',
  'productAnswerMapNeutral',
  'giftCardVariantSelectText',
  'giftCardValueDisplayText',
];
const LOCALIZED_PATTERNS = [
  'productPriceFromText',
  'productPriceUnavailable',
  'productVariantSelectText',
  'productPrice__singlePrice__1Monthly__indefinite',
  'productPrice__multiplePrices__nMonthly__limited__nMonths',
];

const options = object({
  design: fc.constantFrom<Value>('grid', 'slideshow', 'slider', 'stacked'),
  'meta-position': fc.constantFrom<Value>(
    'top',
    'top-left',
    'top-right',
    'center',
    'bottom',
    'bottom-left',
    'bottom-right',
  ),
  'active-alignment': fc.constantFrom<Value>('center', 'left', 'right'),
  autoplay: flag,
  'auto-crop': flag,
  controls: flag,
  indicators: flag,
  lightbox: flag,
  'square-thumbs': flag,
  'show-meta': flag,
  'show-meta-on-hover': flag,
  thumbnails: flag,
});

const page = object({
  a: oddValue,
  b: oddValue,
  n: number,
  s: text,
  name: text,
  d: time,
  e: time,
  t: time,
  u: time,
  m: fc.oneof(message, text),
  o: object({ a: oddValue, b: text, n: number, name: text, o: object({ a: oddValue, b: text }) }),
  l: list(oddValue, 4),
  objects: list(object({ id: fc.constantFrom<Value>('x', 'y', 3), name: text, a: scalar, on: flag }), 4),
  keys: list(fc.constantFrom<Value>('x', 'y', 'a', 3), 4),
  byKey: object({ x: object({ on: flag }), y: object({ on: flag }), a: object({ on: flag }) }),
  product,
  products: list(product, 2),
  variant,
  image,
  item,
  items: list(item, 2),
  field: formField,
  fields: list(formField, 2),
  money: fc.oneof(money, object({ decimalValue: amount, currencyCode: currency })),
  cart: object({ entries: list(object({ quantity: number })) }),
  color: object({
    hue: fc.constantFrom<Value>(0, 120.456, 360, 361, -1),
    saturation: fc.constantFrom<Value>(0, 0.333, 1, 2),
    lightness: fc.constantFrom<Value>(0.5, 0.12345, -1),
    alpha: fc.constantFrom<Value>(0, 0.5, 1, 1.5),
  }),
  hex: fc.constantFrom<Value>('#fff', '000000', '#336', '#12345', 'abcdeg', '7fffff', '#800000'),
  size: fc.constantFrom<Value>('1500x983', '10x0', '0x5', '1.5x2', 'x', 'a'),
  website: object({
    timeZone: fc.constantFrom<Value>('America/New_York', 'Europe/Berlin', 'Asia/Kolkata', 'UTC', 'Nowhere/None'),
    captchaSettings: object({ siteKey: text }),
    shareButtonOptions: fc.constantFrom<Value>({ 1: true }, {}, [1]),
  }),
  websiteSettings: object({
    commentsEnabled: flag,
    simpleLikingEnabled: flag,
    disqusShortname: text,
    disqusShortName: text,
    storeSettings: object({ multipleQuantityAllowedForServices: flag }),
  }),
  localizedStrings: object({
    ...Object.fromEntries(LOCALIZED.map((name) => [name, text])),
    ...Object.fromEntries(LOCALIZED_PATTERNS.map((name) => [name, fc.oneof(message, text)])),
  }),
  featureFlags: object({ useCLDRMoneyFormat: flag }),
  productMerchandisingContext: object({ p1: merchandising, p2: merchandising, 'a"b': merchandising }),
  'base-url': text,
  blockType: fc.constantFrom<Value>(5, 2, '5'),
  options,
  debug: flag,
  calendarView: flag,
  folderBehavior: fc.constantFrom<Value>(1, 2, 3, null),
  typeName: fc.constantFrom<Value>('blog', 'products'),
  group: text,
  variantId: text,
  hiddenByDefault: flag,
  qtyInStock: number,
  hostile: fc.constantFrom<Value>('constructor', '__proto__', 'length', 'hasOwnProperty', 'toString'),
});

/**
 * Page data in which formatters and predicates mostly find what they look for. Sometimes the page is itself an item or a
 * product.
 */
export const pageData: fc.Arbitrary<Value> = fc.oneof(
  { weight: 20, arbitrary: page },
  {
    weight: 10,
    arbitrary: fc
      .tuple(fc.oneof(item, product), page)
      .map(([inner, outer]) => ({ ...members(inner), ...members(outer) })),
  },
  { weight: 1, arbitrary: oddValue },
);

function members(value: Value): ValueObject {
  return isObject(value) ? value : {};
}

/** Values for `inject`, falsy ones among them. */
export const injectableValue: fc.Arbitrary<Value> = oddValue;
