import { expect, test } from 'vitest';
import { textOf } from './texts.ts';

test('a text falls back to the primary language, also when the translation is empty', () => {
  const texts = { en: { title: 'Bowl' }, de: { title: '' }, fr: { title: 'Bol' } };
  const read = (language: string) => textOf(texts, 'title', { language, primaryLanguage: 'en' });
  expect([read('fr'), read('de'), read('it')]).toEqual(['Bol', 'Bowl', 'Bowl']);
});
