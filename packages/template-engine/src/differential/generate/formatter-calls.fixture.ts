import * as fc from 'fast-check';
import { DEFAULT_REGISTRY } from '../../registry.ts';
import { reference } from './references.fixture.ts';

/** References with suitable values for a formatter. Formatters that are not listed use their group's references. */
const SUBJECTS: Readonly<Record<string, readonly string[]>> = {
  core: ['a', 'b', 'n', 's', 'o', 'l', 'm', 'name', 'objects', 'keys', '@', '@index'],
  date: ['d', 'e', 'd', 'n', 's'],
  locale: ['n', 'd', 'money', 's', 'm'],
  content: ['image', 'item', 'item.mainImage', 'items.0', 's'],
  commerce: ['product', 'product', 'product', 'products.0', '@'],
  social: ['item', 'items.0', 's', '@'],
  'bookkeeper-money-format': ['n', 's', 'product.structuredContent.variants.0.price'],
  'cart-quantity': ['cart'],
  'color-weight': ['hex', 's'],
  'datetime-interval': ['d, e', 'd,e', 'd , n', 'd'],
  decimal: ['n', 's', 'a'],
  'find-first': ['objects', 'l', 'keys'],
  'find-last': ['objects', 'l', 'keys'],
  format: ['m', 's'],
  height: ['size', 'image.originalSize'],
  humanizeDuration: ['n', 'd'],
  'item-classes': ['item', 'product', 'items.0'],
  'key-by': ['objects', 'l'],
  message: ['m', 's'],
  money: ['money', 'product.structuredContent.priceMoney'],
  'percentage-format': ['n', 's'],
  plural: ['m', 's'],
  'relative-time': ['d', 'd, e', 'n'],
  resizedHeightForWidth: ['size', 'image.originalSize'],
  resizedWidthForHeight: ['size', 'image.originalSize'],
  squarespaceThumbnailForHeight: ['size', 'image.originalSize'],
  squarespaceThumbnailForWidth: ['size', 'n'],
  'summary-form-field': ['field', 'fields.0', 'field'],
  timesince: ['d', 'n'],
  'variant-descriptor': ['variant', 'product.structuredContent.variants.0'],
  'website-color': ['color'],
  width: ['size', 'image.originalSize'],
};

const NUMBER_OPTIONS = [
  ' group',
  ' no-group',
  ' grouping:false',
  ' round:up',
  ' rounding:half-down',
  ' minint:3',
  ' maxfrac:1',
  ' minFrac:4',
  ' maxsig:2',
  ' minimumFractionDigits:99',
  ' maximumFractionDigits:-1',
  ' nonsense:x',
];
const DATE_OPTIONS = [
  ' short',
  ' date:long',
  ' time:medium',
  ' datetime:full',
  ' yMMMd',
  ' skeleton:hms',
  ' date:long time:short wrap:full',
  ' context:standalone MMMM',
  ' calendar:buddhist date:full',
  ' date',
  ' time',
  ' calendar:iso8601 long',
];

/** Arguments as written after the name, delimiter included. */
const ARGUMENTS: Readonly<Record<string, readonly string[]>> = {
  apply: [
    ' p',
    ' p private',
    ' q k=v',
    ' m',
    ' m k=a=b word',
    ':leaf:k=two words',
    ' rec',
    ' bad',
    ' missing',
    ' r/x.y',
    ' constructor',
    ' toString private',
    ' __proto__',
    '',
  ],
  'child-image-meta': ['', ' 0', ' 1', ' x', ' -1'],
  cycle: [' odd even', ' a b c', ':one two:three', ' ', ''],
  date: [
    ' %Y-%m-%d',
    ' %A %a %B %b %h',
    ' %c',
    ' %C %d %e %D %F',
    ' %g %G %V',
    ' %H %k %i %I %l',
    ' %j %m %M %S',
    ' %n%t',
    ' %N',
    ' %p %P %q',
    ' %r %R %T',
    ' %s',
    ' %u %w %U %W',
    ' %v %x %X',
    ' %y %Y %z %Z',
    ' %% %Q %',
    ':%H:%M',
    '',
  ],
  datetime: DATE_OPTIONS,
  'datetime-interval': ['', ' yMMMd', ' skeleton:hm', ' date:yMd time:hm', ' context:begin-sentence MMMd'],
  decimal: [
    ...NUMBER_OPTIONS,
    ' style:short',
    ' style:percent maxfrac:2',
    ' style:scientific',
    ' style:long',
    ' style:permille',
  ],
  'find-first': ['', ' on', ' name', ' byKey on', ' a b c'],
  'find-last': ['', ' on', ' name', ' byKey on', ' a b c'],
  format: [' name', ' n s', ' o.name @index', '', ' a'],
  get: [' name', ' hostile', ' n', ' keys', ' keys.0', ' s n', ''],
  image: ['', ' wide', ' a b', ':x y'],
  'image-color': ['', ' center', ' topLeft color', ' nowhere'],
  'key-by': [' id', ' name', ' on', ''],
  lookup: [' name', ' hostile', ' s', ' o.name', ''],
  message: [' name', ' n', ' n kind:s', ' name=name n:n', ' price:money n', ' d=d a=t b=u', ''],
  mod: ['', ' 3', ' 0', ' x', ' -2'],
  money: [...NUMBER_OPTIONS, ' style:accounting', ' style:code', ' style:name', ' style:short', ' symbol:narrow'],
  output: [' hello world', ':a:b', ''],
  'percentage-format': ['', ' trim'],
  plural: [' n', ' n=n', ' name n'],
  pluralize: ['', ' es', ' y ies', ':one thing:many things'],
  'product-price': ['', ' style:code', ' no-group'],
  'product-quick-view': ['', ' group', ' title', ' shop', ' "x"'],
  prop: [' a', ' name', ' o.a', ' o a', ' 0', ''],
  'relative-time': [
    '',
    ' numericOnly:true',
    ' width:short',
    ' allowWeeks:true',
    ' field:day',
    ' dayOfWeek:true',
    ' alwaysNow:true',
  ],
  resizedHeightForWidth: [' 400', ' 0', ' x', ''],
  resizedWidthForHeight: [' 400', ' 0', ' x', ''],
  squarespaceThumbnailForHeight: [' 400', ' 100', ' 2000', ''],
  squarespaceThumbnailForWidth: [' 400', ' 100', ' 2000', ''],
  'subscription-price': ['', ' style:code'],
  truncate: ['', ' 10', ' 5 …', ' 0', ' x', ':3:, more'],
  video: ['', ' load-false', ' color-data', ' load-false color-data'],
};

const ANY_ARGUMENTS = ['', '', '', ' a', ' a b', ':a:b c', '/x//y', ' ', ' 10', ' "q"', '.a.b', '  two', '(x', ' é'];

const groups = new Map([...DEFAULT_REGISTRY.formatters].map(([name, { group }]) => [name, group]));
export const FORMATTER_NAMES: readonly string[] = [...groups.keys()];

const argumentsOf = (name: string): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...(ARGUMENTS[name] ?? ['', ''])) },
    { weight: 1, arbitrary: fc.constantFrom(...ANY_ARGUMENTS) },
  );

const CALLS = new Map(FORMATTER_NAMES.map((name) => [name, argumentsOf(name).map((args) => `|${name}${args}`)]));

const anyName = fc.constantFrom(...FORMATTER_NAMES);

const anyCall: fc.Arbitrary<string> = fc.oneof(
  { weight: 40, arbitrary: anyName.chain((name) => CALLS.get(name) ?? fc.constant('')) },
  // Unknown formatters.
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '|nope',
      '|Html',
      '|apply2 x',
      '|constructor',
      '|toString a',
      '|hasOwnProperty',
      '|valueOf',
    ),
  },
);

const furtherCalls = fc.oneof(
  { weight: 4, arbitrary: fc.constant<string[]>([]) },
  { weight: 1, arbitrary: fc.array(anyCall, { minLength: 1, maxLength: 2 }) },
);

/** The content of a variable tag: references that mostly suit the first formatter, and up to three formatters. */
export const formatted: fc.Arbitrary<string> = anyName.chain((name) =>
  fc
    .tuple(
      fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...(SUBJECTS[name] ?? SUBJECTS[groups.get(name) ?? ''] ?? ['@'])) },
        { weight: 1, arbitrary: reference },
      ),
      CALLS.get(name) ?? fc.constant(''),
      furtherCalls,
    )
    .map(([subject, call, further]) => `${subject}${call}${further.join('')}`),
);
