import { expect, it } from 'vitest';
import { languageState } from './language-states.tsx';

it('compares with what the first language has', () => {
  expect(languageState(['Terms', '<p>…</p>'], ['AGB', '<p>…</p>'])).toBe('complete');
  expect(languageState(['Terms', '<p>…</p>'], ['AGB', undefined])).toBe('partly');
  expect(languageState(['Terms', '<p>…</p>'], [' ', ''])).toBe('missing');
  expect(languageState(['Home', ''], ['Start', undefined])).toBe('complete');
});
