import { expect, test } from 'vitest';
import { nameOfAddress } from './named.ts';

test('a picture is named by the last part of its address, without characters that cannot be stored', () => {
  const addresses = ['https://a.test/x/blue%20mug.png', 'https://a.test/gone%00x.png', 'https://a.test/%E0%A4%A.png'];
  expect(addresses.map(nameOfAddress)).toEqual(['blue mug.png', 'gonex.png', '%E0%A4%A.png']);
});
