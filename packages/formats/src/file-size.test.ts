import { expect, test } from 'vitest';
import { bytesPerMegabyte, fileSizeText } from './index.ts';

test('FILE-001 a megabyte is 1,000,000 bytes', () => {
  expect(bytesPerMegabyte).toBe(1_000_000);
  expect(fileSizeText(1_000_000)).toBe('1 MB');
  expect(fileSizeText(1_048_576)).toBe('1 MB');
  expect(fileSizeText(999_949)).toBe('999.9 KB');
});

test('the largest fitting unit is used', () => {
  expect([0, 1, 999, 1000, 20_000_000, 160_000_000, 2_500_000_000].map(fileSizeText)).toEqual([
    '0 bytes',
    '1 byte',
    '999 bytes',
    '1 KB',
    '20 MB',
    '160 MB',
    '2.5 GB',
  ]);
});
