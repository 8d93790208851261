import { expect, it } from 'vitest';
import { shortAddress } from './short-address.ts';

it.each([
  ['203.0.113.77', '203.0.113.*'],
  ['::ffff:203.0.113.77', '203.0.113.*'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3:*'],
  ['2001:DB8::1', '2001:db8:0:*'],
  ['::1', '0:0:0:*'],
  ['fe80::1%eth0', 'fe80:0:0:*'],
  ['', ''],
])('shortens %s to %s', (address, shown) => {
  expect(shortAddress(address)).toBe(shown);
});
