import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMessage } from '../index.ts';

const guests =
  '{host} invites {n, plural, offset:1 =0 {nobody} =1 {{guest}} one {{guest} and # other} other {{guest} and # others}}.';

test.for([
  ['plain', {}, 'plain'],
  ['{a}{b}', { a: 1, b: 'x' }, '1x'],
  ['{ a }', { a: 'x' }, 'x'],
  ['{n, number}', { n: 12345.5 }, '12,345.5'],
  ['{g, select, f {her} m {his} other {their}} cart', { g: 'f' }, 'her cart'],
  ['{g, select, f {her} m {his} other {their}} cart', { g: '?' }, 'their cart'],
  ['{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { n: 22 }, '22nd'],
  ['{n, plural, one {{g, select, a {# a} other {# o}}} other {x}}', { n: 1, g: 'a' }, '1 a'],
  [guests, { host: 'Ada', guest: 'Bo', n: 0 }, 'Ada invites nobody.'],
  [guests, { host: 'Ada', guest: 'Bo', n: 1 }, 'Ada invites Bo.'],
  [guests, { host: 'Ada', guest: 'Bo', n: 2 }, 'Ada invites Bo and 1 other.'],
  [guests, { host: 'Ada', guest: 'Bo', n: 1001 }, 'Ada invites Bo and 1,000 others.'],
  ["it's", {}, "it's"],
  ["it''s", {}, "it's"],
  ["'{a}' {a}", { a: 1 }, '{a} 1'],
  ["{n, plural, other {'#' #}}", { n: 3 }, '# 3'],
  ['# 5', {}, '# 5'],
  ['{missing} {__proto__}', {}, '{missing} {__proto__}'],
  ['{a}', { a: '{b}', b: 'no' }, '{b}'],
] as const)('%s', ([message, values, expected]) => {
  expect(formatMessage(message, values, 'en')).toBe(expected);
});

describe("I18N-007 syntax errors read 'Expected … but … found.'", () => {
  test.for([
    ['{', 'Expected argument name but end of input found.'],
    ['{}', 'Expected argument name but "}" found.'],
    ['{a', 'Expected "}" but end of input found.'],
    ['{a b}', 'Expected "}" but "b" found.'],
    ['}', 'Expected end of input but "}" found.'],
    ['{a, date}', 'Expected "number", "plural", "select" or "selectordinal" but "d" found.'],
    ['{a, }', 'Expected argument type but "}" found.'],
    ['{a, plural}', 'Expected "," but "}" found.'],
    ['{a, plural, one {x}}', 'Expected "other" but "}" found.'],
    ['{a, plural, other}', 'Expected "{" but "}" found.'],
    ['{a, plural, other {x}', 'Expected "}" but end of input found.'],
    ['{a, select, other {x', 'Expected "}" but end of input found.'],
    ['{a, select, {x}}', 'Expected selector but "{" found.'],
  ] as const)('%s', ([message, wording]) => {
    expect(() => formatMessage(message, {}, 'en')).toThrow(new SyntaxError(wording));
  });

  test('whatever is wrong with the message', () => {
    const anyMessage = fc.string({
      unit: fc.constantFrom('{', '}', ',', '#', "'", ' ', 'a', 'plural', 'select', 'other', 'one'),
    });
    fc.assert(
      fc.property(anyMessage, (message) => {
        expect(outcomeOf(message)).toMatch(/^fine$|^Expected .+ but .+ found\.$|^Invalid key /);
      }),
    );
  });
});

function outcomeOf(message: string): string {
  try {
    formatMessage(message, { a: 1 }, 'en');
    return 'fine';
  } catch (error) {
    return (error as Error).message;
  }
}
