import fc from 'fast-check';
import { isObject, type Value } from '../../values/value.ts';
import { message, text } from './texts.fixture.ts';

type Members = Readonly<Record<string, fc.Arbitrary<Value>>>;

/** An object in which any of the members may be absent or something else altogether. */
function object(members: Members): fc.Arbitrary<Value> {
  const odd = Object.fromEntries(
    Object.entries(members).map(([name, arbitrary]) => [
      name,
      name === 'isSubscribable'
        ? arbitrary
        : fc.oneof({ weight: 12, arbitrary }, { weight: 1, arbitrary: LISTS.has(name) ? oddList : oddValue }),
    ]),
  );
  return fc.record(odd, { requiredKeys: [], noNullPrototype: true }) as fc.Arbitrary<Value>;
}

/**
 * Members that the language calls lists. An object in such a place is nothing to it; the reference walks it like a list
 * of as many missing elements.
 */
const LISTS = new Set(['categories', 'tags', 'variants', 'variantOptionOrdering', 'optionValues']);

function list(element: fc.Arbitrary<Value>, maxLength = 3): fc.Arbitrary<Value> {
  return fc.array(element, { maxLength });
}

const number: fc.Arbitrary<Value> = fc.oneof(
  fc.constantFrom<Value>(0, 1, 2, 3, 4, 5, 7, 10, 11, 12, -1, -2, 0.5, 1.5, -0, 100, 1e21, 1e-7, 123456.789, 2 ** 53),
  fc.integer({ min: -5, max: 20 }),
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 }),
);

/**
 * Years 1 to 8000. Before that, calendars disagree on what year it is; later lies the end of the supported range,
 * and what is thrown there is a matter of its own.
 */
const time: fc.Arbitrary<Value> = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1.4e12, max: 1.8e12 }) },
  { weight: 1, arbitrary: fc.integer({ min: -1e12, max: 1e13 }) },
  { weight: 1, arbitrary: fc.constantFrom<Value>(0, 1, -1, 4102444800000, 1706724000000, '1706724000000', 'nope') },
);

const flag: fc.Arbitrary<Value> = fc.constantFrom<Value>(true, true, false, 1, 0, 'true', 'false', null);

const scalar: fc.Arbitrary<Value> = fc.oneof(text, number, flag);

/**
 * Without toString and valueOf: the reference calls them when it prints an object inside an array, and a text is not a
 * function.
 */
const MEMBER_NAMES = ['a', 'b', 'length', 'constructor', 'hasOwnProperty', '__proto__', '0', 'name', 'id'];

const oddValue: fc.Arbitrary<Value> = fc.oneof(
  scalar,
  fc.array(scalar, { maxLength: 3 }),
  // Built from entries, because a literal would take `__proto__` for the prototype.
  fc.array(fc.tuple(fc.constantFrom(...MEMBER_NAMES), scalar), { maxLength: 3 }).map((entries) =>
    JSON.parse(`{${entries.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(',')}}`),
  ) as fc.Arbitrary<Value>,
  fc.constantFrom<Value>(null, [], {}, [null], [[1, null], { a: 1 }], [1, [2, [3]]]),
);

const oddList: fc.Arbitrary<Value> = oddValue.map((value) => (isObject(value) ? null : value));

const amount = fc.constantFrom<Value>('10.00', '0', '1234.5', '99.99', '-5', 'free', '', 7, '1000000');
const currency = fc.constantFrom<Value>('USD', 'EUR', 'JPY', 'CHF', ' GBP ', 'XXX');
const money = object({ value: amount, currency });

/**
 * Never a list or an object: the reference then reports an error in an expression of its own add-to-cart button, which
 * no author has written.
 */
const subscribable = fc.constantFrom<Value>(false, false, true, 'true', 0, 1, null);

const variant = object({
  id: text,
  onSale: flag,
  unlimited: fc.constantFrom<Value>(true, false, false),
  qtyInStock: fc.constantFrom<Value>(0, 1, 2, 5, '3', -1),
  price: fc.constantFrom<Value>(500, 700, '500', null),
  salePrice: fc.constantFrom<Value>(400, 300),
  priceMoney: money,
  salePriceMoney: money,
  attributes: object({ Size: fc.constantFrom<Value>('S', 'M', 'L "<x>'), Colour: fc.constantFrom<Value>('red', 'b&w') }),
  optionValues: list(object({ optionName: text, value: text })),
  pricingOptions: list(object({ onSale: flag, priceMoney: money, salePriceMoney: money })),
});

const product = object({
  id: fc.constantFrom<Value>('p1', 'p2', 'a"b', 7),
  title: text,
  collectionId: text,
  recordType: fc.constantFrom<Value>(11, 11, 1),
  structuredContent: object({
    productType: fc.constantFrom<Value>(1, 1, 1, 2, 3, 4, '1', 5, -1),
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

const color = fc.constantFrom<Value>('ffffff', '000', 'a1b2c3', '"><i>');

const image = object({
  id: text,
  assetUrl: text,
  originalSize: fc.constantFrom<Value>('1500x983', '10x0', '800', 'axb'),
  mediaFocalPoint: object({ x: number, y: number }),
  altText: text,
  title: text,
  body: text,
  filename: text,
  componentKey: text,
  licensedAssetPreview: object({ id: text }),
  colorData: object({
    topLeftAverage: color,
    topRightAverage: color,
    bottomLeftAverage: color,
    bottomRightAverage: color,
    centerAverage: color,
  }),
  systemDataVariants: fc.constantFrom<Value>('640x480,100w,300w', '2500w', '100w,750w', '1500x983', '"w'),
  mainImageId: text,
  systemDataId: text,
  overlay: flag,
  oembed: object({ html: text, providerName: text }),
});

const item = object({
  id: text,
  title: text,
  body: text,
  excerpt: fc.oneof(text, object({ html: fc.oneof(text, fc.constantFrom<Value>('<p> </p>', '<p>&nbsp;x</p>', '\u200b')) })),
  recordType: fc.constantFrom<Value>(1, 2, 4, 5, 7, 8, 11, 12, 14, 15, 16, 17, 18, 19, 20, 21, 30, 31, 50, 52, 54, -1, '8'),
  promotedBlockType: fc.constantFrom<Value>('video', 'image', 'quote', 'link', 'gallery', 'map', 'embed', 'code', 'form'),
  recordTypeLabel: text,
  backgroundSource: fc.constantFrom<Value>(-1, 1, 2, 3, 4),
  fullUrl: text,
  assetUrl: text,
  sourceUrl: text,
  passthrough: flag,
  categories: list(text),
  tags: list(text),
  author: object({ displayName: text }),
  starred: flag,
  publicCommentCount: fc.constantFrom<Value>(0, 1, 2, '1', 0.5),
  commentState: fc.constantFrom<Value>(0, 1, 2),
  likeCount: number,
  mainImageId: text,
  mainImage: image,
  coverImage: image,
  startDate: time,
  endDate: time,
  location: object({
    addressLine1: text,
    addressLine2: text,
    addressCountry: text,
    mapLat: number,
    mapLng: number,
  }),
  items: list(image),
  collection: object({
    id: text,
    type: fc.constantFrom<Value>(1, 7, 10, '10'),
    folder: flag,
    folderBehavior: fc.constantFrom<Value>(1, 2, 3),
    publicCommentCount: number,
    commentState: number,
  }),
  item: object({ id: text, publicCommentCount: number, commentState: number }),
  type: fc.constantFrom<Value>(7, 10, 1),
  folderBehavior: fc.constantFrom<Value>(1, 2, 3, null),
  externalLink: object({ url: text }),
  serviceName: fc.constantFrom<Value>('email', 'twitter'),
  showPastOrUpcomingEvents: fc.constantFrom<Value>('past', 'upcoming'),
  currentType: fc.constantFrom<Value>(1, 3, 5, 10, 19),
  structuredContent: object({ audioAssetUrl: text, productType: fc.constantFrom<Value>(1, 2) }),
  userName: text,
  profileUrl: text,
});

const formField = object({
  type: fc.constantFrom<Value>('address', 'checkbox', 'date', 'likert', 'name', 'phone', 'time', 'text', 'radio'),
  rawTitle: text,
  value: text,
  values: fc.oneof(
    list(text),
    object({ Line1: text, Line2: text, City: text, State: text, Zip: text, Country: text }),
    object({ Month: text, Day: text, Year: text, First: text, Last: text }),
    object({ Areacode: text, Prefix: text, Line: text, Country: text }),
    object({ Hour: text, Minute: text, Second: text, Ampm: text }),
    object({ 'I like it': fc.constantFrom<Value>('-2', '-1', '0', '1', '2', 2, '3'), b: fc.constantFrom<Value>(1, '"') }),
  ),
});

const merchandising = object({
  restockNotificationViews: list(object({ variantId: text, hiddenByDefault: flag }), 2),
  restockNotificationMessages: object({
    buttonText: text,
    CTAText: text,
    placeholderText: text,
    mailingListDescription: text,
  }),
  mailingListSignUpEnabled: flag,
  mailingListOptInByDefault: flag,
  scarcityEnabled: fc.constantFrom<Value>(true, true, false),
  scarcityTemplateViews: list(object({ attributes: object({ Size: text }), qtyInStock: number }), 2),
  scarcityText: fc.oneof(message, fc.constant<Value>('Only {qtyInStock} left')),
  scarcityShownByDefault: flag,
  customSoldOutText: text,
});

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
  'meta-position': fc.constantFrom<Value>('top', 'top-left', 'top-right', 'center', 'bottom', 'bottom-left', 'bottom-right'),
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
  hostile: fc.constantFrom<Value>('constructor', '__proto__', 'length', 'hasOwnProperty'),
});

/** Data of a page in which formatters and predicates find what they look for, mostly. */
export const pageData: fc.Arbitrary<Value> = fc.oneof(
  { weight: 30, arbitrary: page },
  { weight: 1, arbitrary: oddValue },
);

/** Values for `inject`, falsy ones among them. */
export const injectableValue: fc.Arbitrary<Value> = oddValue;
