import * as fc from 'fast-check';

/** Texts with a meaning for some formatter, and some that try to break out. */
const TEXTS = [
  '',
  ' ',
  'abc',
  'Mug',
  'a b  c',
  ' padded\t',
  '<b class="x">bold</b> & more',
  '"quoted" & \'single\'',
  `it's 'so' "fine" -- or s'more ("a" 'b')`,
  'Ünïcode ñ é/è+@ (x)!~*',
  '日本 😀',
  '12',
  '1.50',
  '-3',
  '0',
  'true',
  'false',
  '1e3',
  '12.5abc',
  '#fff',
  '336699',
  '#12345',
  '1500x983',
  '10x20x30',
  '640x480,100w,300w,1500w',
  '2500w',
  'https://example.com/a?b=c&d= "e"',
  '/shop/mug',
  '@name and #tag at http://a.b/c_d?e=f. (ftp://x)',
  'first\nsecond\r\nthird',
  '</script><script>',
  'America/Chicago',
  'Europe/Berlin',
  'a.b',
  'l.0',
  'name',
  'word '.repeat(60),
  'x'.repeat(120),
  `<p>${'long body & "text" '.repeat(80)}</p>`,
];

const MESSAGES = [
  '{0} and {1}',
  '{name}: {n}',
  '{0 plural one {# item} other {# items}}',
  '{n, plural, =0 {none} one {just # one} other {# of them}}',
  '{n plural offset:1 =1 {you} one {you and # other} other {you and # others}}',
  '{0 selectordinal one {#st} two {#nd} few {#rd} other {#th}}',
  '{kind select mug {cup} other {thing}} {price money style:code}',
  "it's {0}",
  "''{0}'' 'quoted {0}'",
  '{0 decimal style:percent} {d datetime date:long} {a;b datetime-interval}',
  '{-raw {0}} {unknown function} {0',
  'from {fromPrice}',
];

/** One lone surrogate, which cannot be encoded. */
const LONE = 'a\ud800b';

export const text: fc.Arbitrary<string> = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 3, arbitrary: fc.constantFrom(...MESSAGES) },
  { weight: 3, arbitrary: fc.string({ maxLength: 12 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
  { weight: 1, arbitrary: fc.constant(LONE) },
);

export const message: fc.Arbitrary<string> = fc.constantFrom(...MESSAGES);
