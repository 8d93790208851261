import { expect, it } from 'vitest';
import { moveBefore, withLanguage, withMain } from './order.ts';
import type { Languages } from './queries.ts';

const languages: Languages = ['en', 'de', 'fr', 'ar'].map((code) => ({
  code,
  name: code,
  isPrimary: code === 'en',
  enabled: code !== 'ar',
}));
const codes = (list: Languages) => list.map(({ code }) => code).join(' ');

it('moves a language before another one, or to the end, but never before the main one', () => {
  expect(codes(moveBefore(languages, 'ar', 'de'))).toBe('en ar de fr');
  expect(codes(moveBefore(languages, 'de', 'ar'))).toBe('en fr de ar');
  expect(codes(moveBefore(languages, 'de', undefined))).toBe('en fr ar de');
  expect(codes(moveBefore(languages, 'fr', 'en'))).toBe('en fr de ar');
  expect(codes(moveBefore(languages, 'fr', 'fr'))).toBe('en de fr ar');
});

it('makes a hidden language the main one, which visitors then see', () => {
  const changed = withMain(languages, 'ar');
  expect(codes(changed)).toBe('ar en de fr');
  expect(changed[0]).toMatchObject({ isPrimary: true, enabled: true });
  expect(changed.filter(({ isPrimary }) => isPrimary)).toHaveLength(1);
});

it('changes one language and no other', () => {
  expect(withLanguage(languages, 'fr', { name: 'Français' }).map(({ name }) => name)).toEqual([
    'en',
    'de',
    'Français',
    'ar',
  ]);
});
