import { expect, it } from 'vitest';
import { timeZonesWith, withCountry, withLanguage } from './typed-shop.ts';

it('offers the zone of the browser, also one that the list of browsers leaves out', () => {
  expect(timeZonesWith('Europe/Vienna').filter((zone) => zone === 'Europe/Vienna')).toHaveLength(1);
  expect(timeZonesWith('Europe/Vienna')).toContain('UTC');
  expect(timeZonesWith('Etc/GMT-3')).toContain('Etc/GMT-3');
});

it('takes a time zone of the country, unless the chosen one is in it or there are many', () => {
  expect(withCountry({ timeZone: 'UTC' }, 'DE')).toEqual({ country: 'DE', timeZone: 'Europe/Berlin' });
  expect(withCountry({ timeZone: 'UTC' }, 'ES')).toEqual({ country: 'ES', timeZone: 'Europe/Madrid' });
  expect(withCountry({ timeZone: 'Atlantic/Canary' }, 'ES').timeZone).toBe('Atlantic/Canary');
  expect(withCountry({ timeZone: 'Europe/Berlin' }, 'US').timeZone).toBe('Europe/Berlin');
});

it('keeps the former main language as another one', () => {
  const shop = { language: 'en', otherLanguages: ['de', 'fr'] };
  expect(withLanguage(shop, 'de')).toEqual({ language: 'de', otherLanguages: ['en', 'fr'] });
  expect(withLanguage(shop, 'en')).toEqual(shop);
});
