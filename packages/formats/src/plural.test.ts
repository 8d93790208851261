import { describe, expect, test } from 'vitest';
import { formatMessage, listText, pluralCategory, pluralText } from './index.ts';

const items = { one: '# item', other: '# items' };

test("I18N-002 the 'other' form is required", () => {
  for (const forms of [{}, { one: 'x' }, { '=1': 'x' }]) {
    expect(() => pluralText(1, forms, 'en')).toThrow(new Error("The 'other' form is required"));
  }
});

test('I18N-003 n must be a number', () => {
  for (const n of ['1', null, undefined, Number.NaN, 1n]) {
    expect(() => pluralText(n as number, items, 'en')).toThrow(new Error('n must be a number'));
  }
});

describe('I18N-004 plural keys of the locale are accepted', () => {
  test('and chosen by its rules', () => {
    expect([0, 1, 2, 1.5, 1200].map((n) => pluralText(n, items, 'en'))).toEqual([
      '0 items',
      '1 item',
      '2 items',
      '1.5 items',
      '1,200 items',
    ]);
    const polish = { one: 'plik', few: 'pliki', many: 'plików', other: 'pliku' };
    expect([1, 2, 5, 1.5].map((n) => pluralText(n, polish, 'pl'))).toEqual(['plik', 'pliki', 'plików', 'pliku']);
  });

  test('a missing form falls back to other', () => {
    expect(pluralText(1, { other: 'all' }, 'en')).toBe('all');
  });
});

test('I18N-005 an explicit =N key is accepted and comes first', () => {
  const forms = { '=0': 'none', '=1': 'just one', '=12': 'a dozen', ...items };
  expect([0, 1, 12, 13].map((n) => pluralText(n, forms, 'en'))).toEqual(['none', 'just one', 'a dozen', '13 items']);
});

describe('I18N-006 another key is an error that says so', () => {
  const wording = (key: string, argument: string) =>
    `Invalid key \`${key}\` for argument \`${argument}\`. Valid plural keys for this locale are \`one\`, \`other\` and explicit keys like \`=0\`.`;

  test.for(['few', 'zero', 'ones', '=', '=x', '=-1', '0'])('%s, even when it is not the one needed', (key) => {
    expect(() => pluralText(5, { ...items, [key]: 'x' }, 'en')).toThrow(new Error(wording(key, 'n')));
  });

  test('also inside a message, where the argument has its own name', () => {
    const message = '{files, plural, few {x} other {y}}';
    expect(() => formatMessage(message, { files: 1 }, 'en')).toThrow(new Error(wording('few', 'files')));
    expect(formatMessage(message, { files: 2 }, 'pl')).toBe('x');
  });
});

test('ordinal forms are those of the language', () => {
  expect([1, 2, 3, 4].map((n) => pluralCategory(n, 'en', 'ordinal'))).toEqual(['one', 'two', 'few', 'other']);
});

test('lists are joined as the locale writes them', () => {
  expect(listText(['Size'], 'en')).toBe('Size');
  expect(listText(['Size', 'Color', 'Material'], 'en')).toBe('Size, Color, and Material');
  expect(listText(['Größe', 'Farbe', 'Stoff'], 'de')).toBe('Größe, Farbe und Stoff');
  expect(listText(['a', 'b'], 'en', 'or')).toBe('a or b');
  expect(listText(['a', 'b'], 'not a locale!')).toBe('a and b');
});
