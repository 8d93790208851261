import { expect, test } from 'vitest';
import { slugOf } from './slug.ts';

test('a title suggests an address, in any script', () => {
  const titles = ['Tide  mug, 2nd!', 'Crème brûlée', 'Smörgås', 'Config', '茶碗', 'Йод'];
  expect(titles.map((title) => slugOf(title, 'product', 'en'))).toEqual([
    'tide-mug-2nd',
    'creme-brulee',
    'smorgas',
    'product-config',
    '茶碗',
    'йод',
  ]);
  expect(slugOf('Configuration', 'page', 'en')).toBe('page-configuration');
});

test('a German title is spelled as German spells it without umlauts', () => {
  expect(slugOf('Schöne Größe ÄÜ', 'product', 'de')).toBe('schoene-groesse-aeue');
  expect(slugOf('Scho\u0308n', 'product', 'de')).toBe('schoen');
  expect(slugOf('Größe', 'product', 'fr')).toBe('grosse');
});
