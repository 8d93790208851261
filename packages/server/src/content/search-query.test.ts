import { expect, test } from 'vitest';
import { searchQuery } from './search-query.ts';
import { textOf } from './texts.ts';

test.each([
  ['mug', 'mug:*'],
  ['  Blue   MUG ', 'blue:* & mug:*'],
  ["o'neil & co | !(x)", 'o:* & neil:* & co:* & x:*'],
  ['Größe', 'größe:*'],
])('what was typed, %s, becomes %s', (typed, query) => {
  expect(searchQuery(typed)).toBe(query);
});

test.each(['', '   ', '&|!():*', '\u0000'])('there is nothing to look for in %j', (typed) => {
  expect(searchQuery(typed)).toBeUndefined();
});

test('a text falls back to the primary language, also when the translation is empty', () => {
  const texts = { en: { title: 'Bowl' }, de: { title: '' }, fr: { title: 'Bol' } };
  const read = (language: string) => textOf(texts, 'title', { language, primaryLanguage: 'en' });
  expect([read('fr'), read('de'), read('it')]).toEqual(['Bol', 'Bowl', 'Bowl']);
});
