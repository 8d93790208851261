import { expect, test } from 'vitest';
import { addressIn, routeLanguage } from './language-route.ts';

const website = {
  languages: [
    { code: 'en', name: 'English', isPrimary: true, enabled: true },
    { code: 'de', name: 'Deutsch', isPrimary: false, enabled: true },
    { code: 'fr', name: 'Français', isPrimary: false, enabled: false },
    { code: 'pt-BR', name: 'Português', isPrimary: false, enabled: true },
  ],
};

test.for<[address: string, language: string, rest: string]>([
  ['/', 'en', '/'],
  ['/shop', 'en', '/shop'],
  ['/de', 'de', '/'],
  ['/de/', 'de', '/'],
  ['/de/shop/p/vase?a=1', 'de', '/shop/p/vase?a=1'],
  ['/de?a=1', 'de', '/?a=1'],
  ['/DE/shop', 'de', '/shop'],
  ['/pt-br/shop', 'pt-BR', '/shop'],
  ['/design', 'en', '/design'],
  ['/de-at/shop', 'en', '/de-at/shop'],
  ['/fr/shop', 'en', '/fr/shop'],
  ['/en/shop', 'en', '/en/shop'],
  ['//de/shop', 'en', '//de/shop'],
  ['', 'en', ''],
])('%s is %s at %s', ([address, language, rest]) => {
  expect(routeLanguage(website, address)).toEqual({ language, address: rest });
});

test.for<[language: string, path: string, address: string]>([
  ['en', '/shop', '/shop'],
  ['de', '/shop', '/de/shop'],
  ['de', '/', '/de'],
])('the address in %s of %s is %s', ([language, path, address]) => {
  expect(addressIn(website, language, path)).toBe(address);
  expect(routeLanguage(website, address)).toEqual({ language, address: path });
});

test.for<[language: string, path: string, address: string]>([
  ['en', '//evil.example/', '/evil.example/'],
  ['en', '/\\evil.example/', '/evil.example/'],
  ['en', '/\\/evil.example/', '/evil.example/'],
  ['en', '/\t/evil.example/', '/evil.example/'],
  ['de', '//evil.example/', '/de/evil.example/'],
  ['en', '/a//b', '/a//b'],
])('the address in %s of %s stays on the site', ([language, path, address]) => {
  expect(addressIn(website, language, path)).toBe(address);
});
