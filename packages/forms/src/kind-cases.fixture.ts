import type { FieldKind } from '@awning/site-model';
import type { AnswerValue, Field, FieldErrorReason } from './index.ts';

/** The expected behaviour of a kind in one line. The same table is used here, through the server's API and in the browser. */
export interface KindCase {
  readonly kind: FieldKind;
  /** As an owner defines it; the id is the kind's name. */
  readonly field: Readonly<Record<string, unknown>> & { readonly id: string; readonly kind: FieldKind };
  /** What a visitor types, in the shape of the form's state. */
  readonly typed: unknown;
  /** The same, as posted by a page without scripts. */
  readonly posted: Readonly<Record<string, string | readonly string[]>>;
  /** The sanitised value; a section has none. */
  readonly value?: AnswerValue;
  /** The text for owners in lists, mails and exports. */
  readonly text: string;
  /** The value of the unanswered field. */
  readonly unanswered?: AnswerValue;
  /** Whether marking it as required has an effect. */
  readonly canBeRequired: boolean;
  /** Raw values that are refused, and the reason. */
  readonly refused: readonly (readonly [raw: unknown, reason: FieldErrorReason])[];
}

const anObject = [{ an: 'object' }, 'unreadable'] as const;
const aList = [['a', 'list'], 'unreadable'] as const;

export const kindCases: readonly KindCase[] = [
  single('text', 'Half price?'),
  {
    ...single('textarea', 'One\ntwo'),
    field: { id: 'textarea', kind: 'textarea', title: 'Textarea', maxLength: 20 },
    posted: { 'field.textarea': 'One\r\ntwo' },
    refused: [anObject, aList, ['x'.repeat(21), 'too-long']],
  },
  {
    ...single('email', 'ada@example.com'),
    typed: ' ada@example.com ',
    refused: [anObject, aList, ['ada', 'email'], ['ada@example', 'email'], ['a@', 'email']],
  },
  single('number', '12.50'),
  single('website', 'www.example.com'),
  {
    ...single('currency', '1,000'),
    field: { id: 'currency', kind: 'currency', title: 'Currency', currencySymbol: '€' },
  },
  { ...single('password', 'correct horse'), text: '••••••••' },
  single('twitter', '@ada'),
  parts('date', { month: '2', day: '29', year: '2024' }, ['2', '29', '2024'], '2/29/2024', [
    [['2', '30', '2024'], 'date'],
    [['3', '', ''], 'date'],
  ]),
  parts('time', { hour: '9', minute: '30', ampm: 'PM' }, ['9', '30', '', 'PM'], '9:30:00 PM', [
    [['25', '', '', ''], 'time'],
    [['', '30', '', ''], 'time'],
  ]),
  parts('name', { first: 'Ada', last: 'Lovelace' }, ['Ada', 'Lovelace'], 'Ada Lovelace', []),
  parts(
    'address',
    { line1: '12 Main St', city: 'Salem', state: 'MA', zip: '01970', country: 'USA' },
    ['12 Main St', '', 'Salem', 'MA', '01970', 'USA'],
    '12 Main St\nSalem, MA 01970 USA',
    [],
  ),
  parts('phone', { areaCode: '555', prefix: '010', line: '9999' }, ['', '555', '010', '9999'], '555-010-9999', [
    [['1', '2'], 'unreadable'],
  ]),
  {
    kind: 'section',
    field: { id: 'section', kind: 'section', title: 'About you', underline: true },
    typed: undefined,
    posted: {},
    text: 'N/A',
    canBeRequired: false,
    refused: [],
  },
  choice('radio'),
  {
    ...choice('checkbox'),
    typed: ['Red', 'Blue'],
    posted: { 'field.checkbox': ['Red', 'Blue'] },
    value: ['Red', 'Blue'],
    text: 'Red, Blue',
    unanswered: [],
    refused: [anObject, [['Red', 'Green'], 'option'], [[{}], 'unreadable']],
  },
  choice('select'),
  {
    kind: 'likert',
    field: { id: 'likert', kind: 'likert', title: 'Opinion', options: ['It is quick', 'It is cheap'] },
    typed: { 'It is quick': '2' },
    posted: { 'field.likert.0': '2' },
    value: { 'It is quick': '2' },
    text: 'It is quick: Strongly Agree',
    unanswered: {},
    canBeRequired: false,
    refused: [aList, ['2', 'unreadable'], [{ 'It is quick': '3' }, 'option'], [{ 'It is odd': '1' }, 'option']],
  },
  {
    ...single('hidden', 'letter'),
    field: { id: 'hidden', kind: 'hidden', key: 'from', value: 'direct' },
    unanswered: 'direct',
    canBeRequired: false,
  },
];

/** Texts that have broken other programs; `hostileTexts` generates as many variations as needed. */
const hostileSeeds: readonly string[] = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</textarea><script>alert(1)</script>',
  'javascript:alert(1)',
  '{.section website}{id}{.end}',
  '{@|json}',
  '${7*7} {{7*7}} <%= 7*7 %>',
  "'; DROP TABLE form_submission; --",
  "' OR '1'='1",
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(1,1)',
  '\t=1+1',
  '\r=1+1',
  ' =HYPERLINK("http://example.com","x")',
  '＝1+1',
  '"=1+1"',
  'a","=1+1',
  'a\r\nBcc: victim@example.com',
  'Subject: x\n\nbody',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\u202eevil\u202c',
  '\u200b',
  '\ufeff',
  'Ḯ̦̙t̗͖ ̰z̞à̤l͔g͚o̥s',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  '﷽',
  'ﬀ ﬁ ß İ ı',
  '../../etc/passwd',
  'C:\\CON',
  '%00%0a%s%n%x',
  '&lt;b&gt;&amp;&#x3c;',
  '<!-- --> ]]> <![CDATA[',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  '0',
  '-0',
  '1e309',
  '9007199254740993',
  'true',
  '[]',
  '{"a":1}',
  '   ',
  '\n',
  'long '.repeat(2000),
];

const decorations: readonly ((text: string, turn: number) => string)[] = [
  (text) => text,
  (text, turn) => `${text} ${turn}`,
  (text, turn) => `${turn} ${text}`,
  (text, turn) => `${text}${text}${turn}`,
  (text, turn) => `"${text}${turn}"`,
  (text, turn) => `<p title="${text}">${turn}</p>`,
  (text, turn) => `${text}@example.com${turn}`,
  (text, turn) => `${turn}\u00e9${text}`,
  (text, turn) => `${text}\n${turn}`,
  (text, turn) => `'${text}'${turn}`,
];

export function hostileTexts(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => {
    const turn = Math.floor(index / hostileSeeds.length);
    const seed = hostileSeeds[index % hostileSeeds.length] ?? '';
    return decorations[turn % decorations.length]?.(seed, turn) ?? seed;
  });
}

/** A hostile text in the shape of a kind, so that it passes as many checks as possible. */
export function inShapeOf(field: Field, text: string): unknown {
  switch (field.kind) {
    case 'name':
      return [text, text];
    case 'date':
      return [text, '1', '2024'];
    case 'time':
      return [text, '', '', 'AM'];
    case 'address':
      return [text, text, text, text, text, text];
    case 'phone':
      return [text, text, text];
    case 'checkbox':
      return [text, ...field.options];
    case 'likert':
      return Object.fromEntries([[text, '1'], ...field.options.map((statement) => [statement, text] as const)]);
    default:
      return text;
  }
}

function single(kind: FieldKind, value: string): KindCase {
  return {
    kind,
    field: { id: kind, kind, title: titleOf(kind) },
    typed: value,
    posted: { [`field.${kind}`]: value },
    value,
    text: value,
    unanswered: '',
    canBeRequired: true,
    refused: [anObject, aList, [true, 'unreadable']],
  };
}

function parts(
  kind: FieldKind,
  typed: Readonly<Record<string, string>>,
  value: readonly string[],
  text: string,
  refused: KindCase['refused'],
): KindCase {
  return {
    kind,
    field: { id: kind, kind, title: titleOf(kind) },
    typed,
    posted: Object.fromEntries(Object.entries(typed).map(([part, answer]) => [`field.${kind}.${part}`, answer])),
    value,
    text,
    unanswered: value.map(() => ''),
    canBeRequired: true,
    refused: [
      ['a text', 'unreadable'],
      [['only one'], 'unreadable'],
      [value.map(() => ({})), 'unreadable'],
      ...refused,
    ],
  };
}

function choice(kind: FieldKind): KindCase {
  return {
    ...single(kind, 'Red'),
    field: { id: kind, kind, title: titleOf(kind), options: ['Red', 'Blue'] },
    refused: [anObject, aList, ['Green', 'option']],
  };
}

function titleOf(kind: string): string {
  return kind.charAt(0).toUpperCase() + kind.slice(1);
}
