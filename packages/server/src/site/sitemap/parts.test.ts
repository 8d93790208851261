import { expect, test } from 'vitest';
import { partLength } from './parts.ts';

test.each([1, 2, 3, 10, 50, 200])('a part in %i languages stays below the limits of the protocol', (languages) => {
  const addresses = partLength(languages) * languages;
  // Two kinds of things and the pages stand in one file as long as each of them fits into a part.
  expect(addresses * 3).toBeLessThanOrEqual(50_000);
  expect(addresses * (languages + 3) * 300 * 3).toBeLessThanOrEqual(50_000_000 + 200 ** 3);
});
