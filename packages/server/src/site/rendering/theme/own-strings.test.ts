import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const stringsOf = async (theme: string, language: string) => {
  const file = new URL(`../../../../../../themes/${theme}/strings/template-${language}.json`, import.meta.url);
  return JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
};

// A text that a language lacks is taken from the primary language of the website, also where the template language
// would have an English one: an English page of a German shop said "ab €20.00".
test.for(['system', 'starter'])('every language of the theme "%s" has every text', async (theme) => {
  const english = Object.keys(await stringsOf(theme, 'en')).toSorted();
  for (const language of ['de', 'fr']) {
    expect(Object.keys(await stringsOf(theme, language)).toSorted()).toEqual(english);
  }
});
