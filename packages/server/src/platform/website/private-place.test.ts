import { describe, expect, test } from 'vitest';
import { isPrivateHost, isPrivatePlace } from './private-place.ts';

describe('a host', () => {
  test.for([
    'localhost',
    'LOCALHOST:3000',
    'localhost.',
    'shop.localhost:3000',
    'shop.test',
    'a.b.test.',
    'shop.example:8080',
    '127.0.0.1',
    '127.8.9.10:3000',
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255:80',
    '192.168.178.20:3000',
    '::1',
    '[::1]',
    '[::1]:3000',
    'fd12:3456::1',
    '[fc00::1]:3000',
    '[::ffff:192.168.1.1]:3000',
    '::ffff:127.0.0.1',
    '::ffff:a00:1',
  ])('%s is private', (host) => {
    expect(isPrivateHost(host)).toBe(true);
  });

  test.for([
    '',
    '.',
    ':3000',
    'shop.com',
    'test',
    'example',
    'localhost.shop.com',
    'localhost@shop.com',
    'shop.test.com',
    'shop.example.com',
    'shoptest',
    'mylocalhost',
    '127.0.0.1.shop.com',
    '0.0.0.0',
    '::',
    '[::]:3000',
    '8.8.8.8',
    '172.32.0.1',
    '192.169.0.1',
    '100.64.0.1',
    '169.254.1.1',
    '2606:4700::1111',
    '[::ffff:8.8.8.8]:3000',
    '::ffff:808:808',
    'fe80::1',
    'fe80::1%eth0',
    '0177.0.0.1',
    '2130706433',
    'a b.test',
    'shop.com/.test',
  ])('%o is not', (host) => {
    expect(isPrivateHost(host)).toBe(false);
  });
});

test('a place is private if the server, its public address and every host are', () => {
  expect(isPrivatePlace({ host: 'localhost', publicUrl: undefined }, [])).toBe(true);
  expect(isPrivatePlace({ host: '192.168.1.2', publicUrl: 'https://shop.test:8443' }, ['shop.localhost'])).toBe(true);
  expect(isPrivatePlace({ host: '0.0.0.0', publicUrl: undefined }, ['localhost'])).toBe(false);
  expect(isPrivatePlace({ host: '::', publicUrl: undefined }, ['localhost'])).toBe(false);
  expect(isPrivatePlace({ host: 'localhost', publicUrl: 'https://shop.com' }, ['localhost'])).toBe(false);
  expect(isPrivatePlace({ host: 'localhost', publicUrl: undefined }, ['shop.test', 'shop.com'])).toBe(false);
});
