import { expect, test } from 'vitest';
import { chooseEncoding } from './compression.ts';

test.for<[header: string | undefined, encoding: string | undefined]>([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['gzip, deflate', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0', undefined],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['brotli', undefined],
])('%s is answered with %s', ([header, encoding]) => {
  expect(chooseEncoding(header)).toBe(encoding);
});
