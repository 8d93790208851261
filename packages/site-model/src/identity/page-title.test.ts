import { expect, test } from 'vitest';
import { pageTitle } from './page-title.ts';

test('a pattern takes the names of website, page and entry', () => {
  const names = { site: 'Marram', collection: 'Notebook', item: 'Ash' };
  expect(pageTitle('%i in %c at %s', names)).toBe('Ash in Notebook at Marram');
  expect(pageTitle('%s · %s', names)).toBe('Marram · Marram');
  expect(pageTitle('100 %% %x', names)).toBe('100 %% %x');
});

test('names are not read as patterns', () => {
  expect(pageTitle('%i — %s', { site: 'a $& b', item: '100 %s cotton' })).toBe('100 %s cotton — a $& b');
});

test('what has no name yet is called like the website', () => {
  expect(pageTitle('%i — %s', { site: 'Marram', item: ' ' })).toBe('Marram');
});
