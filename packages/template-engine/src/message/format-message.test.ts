import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Frame } from '../engine/frame.ts';
import { TemplateRun } from '../engine/run.ts';
import { member } from '../values/reference.ts';
import type { Value } from '../values/value.ts';
import { formatMessage } from './format-message.ts';
import type { MessageArgument } from './message-arguments.ts';

const DATA = {
  n: 2,
  s: 'str',
  one: 1,
  zero: 0,
  zeros: '1.0',
  negative: -3,
  yes: true,
  no: false,
  list: [1, 2],
  text: '1e3',
};

/** Formats a pattern with the named members of the data, `name` or `argument=name`, in that order. */
function filled(pattern: string, args = 'n s one', locale = 'en', data: Value = DATA): string {
  const scope = new Frame(new TemplateRun({ locale }, noPartials), undefined, data);
  return formatMessage(
    pattern,
    args.split(' ').map((arg) => toArgument(arg, data)),
    scope,
  );
}

function toArgument(arg: string, data: Value): MessageArgument {
  const [name, own] = arg.split('=') as [string, string?];
  return own === undefined ? [undefined, member(data, name)] : [name, member(data, own)];
}

function noPartials(): never {
  throw new Error('Messages have no partials.');
}

test('without a locale the text is empty', () => {
  const scope = new Frame(new TemplateRun({}, noPartials), undefined, DATA);
  expect(formatMessage('x', [], scope)).toBe('');
});

describe('text', () => {
  test.each([
    ['plain', 'plain'],
    ['', ''],
    ['a}', 'a}'],
    ['# {0}', '# 2'],
    ["it's {0}", 'its {0}'],
    ["it''s {0}", "it's 2"],
    ["'{0}' {1}", '{0} str'],
    ["''", "'"],
    ["'", ''],
    ["'''", "'"],
    ["a'b'c", 'abc'],
    ["'a''b' {0}", 'ab 2'],
    ["'{'0}", '{0}'],
    ['\\{0}', '\\2'],
  ])('%j prints %j', (pattern, expected) => {
    expect(filled(pattern)).toBe(expected);
  });
});

describe('arguments', () => {
  test.each([
    ['{0}', '2'],
    ['{1}', 'str'],
    ['{3}', ''],
    ['{ 0 }', '2'],
    ['{\n0\t}', '2'],
    ['{,0,}', '2'],
    ['{00}', '2'],
    ['{01}', 'str'],
    ['{0;1}', '2'],
    ['{0.5}', '2'],
    ['{0foo}', '2'],
    ['{0{1}}', '2'],
    ['{}', ''],
    ['{ }', ''],
    ['{+0}', ''],
    ['{;1}', ''],
    ['{n}', ''],
    ['{constructor}{__proto__}{length}', ''],
    ['{0}{1}{0}', '2str2'],
    ['{0}}', '2}'],
  ])('%j prints %j', (pattern, expected) => {
    expect(filled(pattern)).toBe(expected);
  });

  test('names of any alphabet, with digits and underscores', () => {
    expect(filled('{_x}{X9}{x_1}{é}', '_x=n X9=s x_1=one é=n')).toBe('2str12');
    expect(filled('{$x}{x-y}', '$x=n x-y=n')).toBe('');
    expect(filled('{1a}', '1a=n')).toBe('');
    expect(filled('{01}', '1=n')).toBe('2');
    expect(filled('{01}', '01=n')).toBe('');
  });

  test('a money object prints its amount', () => {
    const amounts = (value: Value) => filled('{0}|{0 decimal}', 'm', 'en', { m: value });
    expect(amounts({ decimalValue: '12.50', value: '7' })).toBe('12.50|12.5');
    expect(amounts({ value: '7' })).toBe('7|7');
    expect(amounts({ decimalValue: null, value: '5' })).toBe('|0');
    expect(amounts({ other: 1 })).toBe('|0');
    expect(amounts([1])).toBe('|0');
  });
});

describe('tags that mean nothing', () => {
  test.each([
    ['{-0}', '{0}'],
    ['{-}', '{}'],
    ['{- foo {bar}}', '{ foo {bar}}'],
    ["{-'x'}", "{'x'}"],
    ['{ -0}', ''],
    ['{0 bogus}x', 'x'],
    ['{0 1}', ''],
    ['{0 {1}}', ''],
    ['{{0}}', ''],
    ['{0 Decimal}{0 PLURAL other{x}}{0 toString}', ''],
    ['a{', 'a{'],
    ['a{0', 'a{0'],
    ['a{0 plural one{x}', 'a{0 plural one{x}'],
    ["{0'} {1}", "{0'} {1}"],
    ['{0 plural other{[{-#}]#}}', '[{#}]2'],
    ['{0 plural other{x{0 bogus {1}}y}}', 'x0 bogus {1}y'],
    ['{0 plural other{{! #}}}', '! 2'],
    ['{0 plural other{{;}}}', ';'],
  ])('%j prints %j', (pattern, expected) => {
    expect(filled(pattern)).toBe(expected);
  });
});

describe('plural', () => {
  const PATTERN = '{0 plural =0{none} =1{just #} one{one #} other{other #}}';

  test.each([
    ['zero', 'none'],
    ['one', 'just 1'],
    ['n', 'other 2'],
    ['zeros', 'just 1.0'],
    ['negative', 'other -3'],
    ['s', 'none'],
    ['yes', 'just 1'],
    ['no', 'none'],
    ['list', 'none'],
    ['missing', 'none'],
    ['text', 'other 1000'],
  ])('%s chooses %j', (argument, expected) => {
    expect(filled(PATTERN, argument)).toBe(expected);
  });

  test('a number keeps its trailing zeros, which matters to the category', () => {
    expect(filled('{0 plural one{one} other{other}}', 'zeros')).toBe('other');
    expect(filled('{0 plural one{one} other{other}}', 'one')).toBe('one');
    expect(filled('{0 plural other{#}}', 'text')).toBe('1000');
  });

  test('a missing argument is not a number', () => {
    expect(filled('{9 plural one{a} other{#}}')).toBe('NaN');
  });

  test.each([
    ['{0, plural, one {# day} other {# days}}', '2 days'],
    ['{0,,plural,,other{y}}', 'y'],
    ['{0 plural\n one {a}\n other {\n b }}', '\n b '],
    ['{0 pluralother{x}}', 'x'],
    ['{0 plural one,{x} other,{y}}', 'y'],
    ['{0 plural =2.0{exact} other{o}}', 'exact'],
    ['{0 plural =02{exact} other{o}}', 'exact'],
    ['{0 plural =2{a} =2{b} other{c}}', 'a'],
    ['{0 plural other{a} other{b}}', 'a'],
    ['{2 plural other{a} other{b}}', 'b'],
    ['{2 plural one{b} =1{a} other{c}}', 'b'],
    ['{2 plural other{c} =1{a}}', 'a'],
    ['{0 plural few{f} two{t} zero{z} many{m} other{o}}', 'o'],
    ['{0 plural one{x}}', ''],
    ['{0 plural}', ''],
    ['{0 plural foo{x} other{y}}', ''],
    ['{0 plural =-3{x} other{y}}', ''],
    ['{0 plural =.5{x} other{y}}', ''],
    ['{0 plural OTHER{y}}', ''],
    ['{0 plural other{y} x}', 'y'],
    ['{0 plural other{y} one}', ''],
    ['{0 plural other{y}{z}}', 'y'],
    ['{0 plural other{}}', ''],
    ['{0 plural other{#} offset:1}', '2'],
  ])('%j prints %j', (pattern, expected) => {
    expect(filled(pattern)).toBe(expected);
  });

  test.each([
    ['zero', 'none'],
    ['one', 'you'],
    ['n', 'you and 1 other'],
    ['negative', 'you and -4 others'],
  ])('with an offset, %s prints %j', (argument, expected) => {
    const pattern = '{0 plural offset:1 =0{none} =1{you} one{you and # other} other{you and # others}}';
    expect(filled(pattern, argument)).toBe(expected);
  });

  test('an exact choice prints the number itself, an offset may be negative', () => {
    expect(filled('{0 plural offset:1 =2{x #} other{y}}')).toBe('x 2');
    expect(filled('{0 plural offset:1=2{x #}other{y}}')).toBe('x 2');
    expect(filled('{0 plural offset:-1 one{one #} other{o #}}')).toBe('o 3');
    expect(filled('{0 plural offset:x other{y}}')).toBe('');
  });

  test('ordinals have their own categories', () => {
    const pattern = '{0 selectordinal one{#st} two{#nd} few{#rd} other{#th}}';
    const ordinals = [1, 2, 3, 4, 11, 21].map((n) => filled(pattern, 'n', 'en', { n }));
    expect(ordinals).toEqual(['1st', '2nd', '3rd', '4th', '11th', '21st']);
    expect(filled('{0 selectordinal offset:1 one{#st} other{#th}}')).toBe('1st');
  });

  test('categories are those of the language', () => {
    const pattern = '{0 plural zero{z} one{o} two{t} few{f} many{m} other{x}}';
    const categories = (locale: string, ...numbers: Value[]) =>
      numbers.map((n) => filled(pattern, 'n', locale, { n })).join('');
    expect(categories('pl', '1', '2', '5', '1.5', '22')).toBe('ofmxf');
    expect(categories('ar', 0, 1, 2, 3, 11, 100)).toBe('zotfmx');
    expect(categories('fr', 0, 1.5, 2, 1000000)).toBe('ooxm');
  });

  test('choices nest, and each # means the nearest choice', () => {
    expect(filled('{0 plural other{# {2 plural one{[#]} other{x}} #}}')).toBe('2 [1] 2');
    expect(filled("{0 plural other{it''s '{0}' # ##}}")).toBe("it's {0} 2 22");
    expect(filled('{0 plural other{#}}#')).toBe('2#');
  });
});

describe('select', () => {
  test.each([
    ['{1 select str{S} other{o}}', 'S'],
    ['{1 select STR{S} other{o}}', 'o'],
    ['{0 select 2{two} other{o}}', 'two'],
    ['{1 select other{a} str{b}}', 'b'],
    ['{1 select str{# {0}} other{}}', 'str 2'],
    ['{0 select 2{a} 2{b}}', 'a'],
    ['{0 select other{x} other{y}}', 'y'],
    ['{0 select é_1{x} 2{y}}', 'y'],
    ['{9 select other{x#}}', 'x'],
    ['{0 select a{b}}', ''],
    ['{0 select}', ''],
    ['{1 select =str{S} other{o}}', ''],
    ['{1 select other{o} s-t{S}}', ''],
    ['{0 select other{x} -}', 'x'],
    ["{0 select other{a'}'b}} {1}", 'a}b str'],
  ])('%j prints %j', (pattern, expected) => {
    expect(filled(pattern)).toBe(expected);
  });
});

describe('formats', () => {
  const VALUES = {
    n: '12345.678',
    word: 'abc',
    price: { decimalValue: '1234.5', currencyCode: 'USD' },
    bad: { value: 'x', currency: 'EUR' },
    start: 1582571080000,
    end: 1592571080000,
    website: { timeZone: 'UTC' },
  };
  const formatted = (pattern: string) => {
    return filled(pattern, 'n word price bad start end', 'en', VALUES).replace(/[\u2009\u202f]/g, ' ');
  };

  test.each([
    ['{0 decimal}', '12,345.678'],
    ['{0 number maxfrac:1}', '12,345.7'],
    ['{0, decimal, maxfrac:1, group:false}', '12345.7'],
    ['{0 decimalmaxfrac:1}', '12,345.7'],
    ['{0 decimal {1}}', '12,345.678'],
    ['{1 decimal}', '0'],
    ['{9 decimal}', ''],
    ['{2 money}', '$1,234.50'],
    ['{2 currency style:code}', '1,234.50 USD'],
    ['{3 money}', '€0.00'],
    ['{0 money}', ''],
    ['{9 money}', ''],
    ['{4 datetime}', 'February 24, 2020'],
    ['{4 datetime date:short time:short}', '2/24/20, 7:04 PM'],
    ['{1 datetime}', ''],
    ['{9 datetime}', ''],
    ['{4;5 datetime-interval}', 'Feb 24 – Jun 19, 2020'],
    ['{5;4 datetime-interval yMMM}', 'Jun – Feb 2020'],
    ['{4 datetime-interval}', ''],
    ['{4;9 datetime-interval}', ''],
    ['{1;4 datetime-interval}', ''],
    ['{4;1 datetime-interval}', ''],
    ['{4 ; 5 datetime-interval}', ''],
  ])('%j prints %j', (pattern, expected) => {
    expect(formatted(pattern)).toBe(expected);
  });
});

test('no pattern is an error, however odd or deep', () => {
  const piece = fc.constantFrom(
    '{',
    '}',
    "'",
    '#',
    ' ',
    ',',
    ';',
    '0',
    'plural',
    'select',
    'other',
    '=1',
    'offset:1',
    '-',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      expect(() => filled(pieces.join(''))).not.toThrow();
    }),
  );
  expect(filled('{0 plural other{'.repeat(50_000))).toBe('{0 plural other{'.repeat(50_000));
  expect(filled(`${'{0 plural other{'.repeat(50)}x${'}}'.repeat(50)}`)).toBe('x');
  expect(filled(`${'{0 plural other{'.repeat(51)}x${'}}'.repeat(51)}`)).toBe('');
  expect(filled(`${'{0 plural other{'.repeat(20_000)}x${'}}'.repeat(20_000)}`)).toBe('');
});
