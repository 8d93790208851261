import { expect, test } from 'vitest';
import { networkOf } from './network-address.ts';

test.for([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['0:0:0:0:0:ffff:c000:207', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['1::', '1:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
  ['not an address', 'unknown'],
  ['', 'unknown'],
] as const)('D-173 %s counts as %s', ([address, network]) => {
  expect(networkOf(address)).toBe(network);
});

test('D-173 all addresses of an IPv6 /64 count as one, and the neighbouring /64 does not', () => {
  const last = Array.from({ length: 50 }, (_, index) => `2001:db8:0:7:${index.toString(16)}::${index}`);
  expect(new Set(last.map(networkOf)).size).toBe(1);
  expect(networkOf('2001:db8:0:8::1')).not.toBe(networkOf('2001:db8:0:7::1'));
});
