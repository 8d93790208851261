import { expect, test } from 'vitest';
import { isMarkedHttps, mainAddressFor } from './other-name.ts';

const config = { host: 'localhost', port: 3000, publicUrl: undefined };
const website = { hosts: ['pots.com', 'www.pots.com'], address: 'https://pots.com' };

test.for([
  ['another name leads to the main one', {}, website, 'www.pots.com', 'https://pots.com'],
  ['in any spelling', {}, website, 'WWW.Pots.com.:8080', 'https://pots.com'],
  ['the main name leads nowhere', {}, website, 'pots.com:443', undefined],
  ['nor does an address that is no name of the website', {}, website, '10.0.0.1:3000', undefined],
  ['nor the only name', {}, { ...website, hosts: ['pots.com'] }, 'pots.com', undefined],
  ['PUBLIC_URL decides', { publicUrl: 'http://www.pots.com:81' }, website, 'pots.com', 'http://www.pots.com:81'],
  ['PUBLIC_URL is the main name', { publicUrl: 'https://www.pots.com' }, website, 'www.pots.com', undefined],
  ['PUBLIC_URL of another website', { publicUrl: 'https://x.com' }, website, 'www.pots.com', 'https://pots.com'],
] as const)('%s', ([, settings, names, host, expected]) => {
  expect(mainAddressFor({ ...config, ...settings }, names, host)).toBe(expected);
});

test.for([
  ['a name of a website by https', undefined, website, 'www.pots.com:80', true],
  ['a website by http', undefined, { ...website, address: 'http://pots.com' }, 'pots.com', false],
  ['a host that is no name, by which the owner may come', undefined, website, '10.0.0.1', false],
  ['PUBLIC_URL decides for its website', 'pots.com', website, 'pots.com', false],
  ['PUBLIC_URL of another website', 'x.com', website, 'pots.com', true],
  ['a website without names', undefined, { hosts: [], address: undefined }, 'pots.com', false],
] as const)('marked as https: %s', ([, publicHost, names, host, expected]) => {
  expect(isMarkedHttps(publicHost, names, host)).toBe(expected);
});
