import { isLanguageTag } from '@awning/formats';
import { expect, it } from 'vitest';
import { knownLanguages } from './known-languages.ts';

it('names each language in itself and for the reader, in the order of the reader', () => {
  const known = knownLanguages('de');
  expect(known.find(({ code }) => code === 'fr')).toEqual({ code: 'fr', native: 'Français', name: 'Französisch' });
  expect(known.find(({ code }) => code === 'ar')?.native).toBe('العربية');
  expect(known.map(({ name }) => name)).toEqual(
    known.map(({ name }) => name).toSorted((one, other) => one.localeCompare(other, 'de')),
  );
});

it('knows the name of every language that it offers, and offers none twice', () => {
  const known = knownLanguages('en');
  expect(known.filter(({ code, name, native }) => !isLanguageTag(code) || name === code || native === code)).toEqual(
    [],
  );
  expect(new Set(known.map(({ code }) => code)).size).toBe(known.length);
});
