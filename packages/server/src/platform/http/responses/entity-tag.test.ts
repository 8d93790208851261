import { expect, test } from 'vitest';
import { hasTag } from './entity-tag.ts';

test.for([
  ['"abc"', '"abc"', true],
  ['W/"abc"', '"abc"', true],
  ['"abc"', 'W/"abc"', true],
  ['*', '"abc"', true],
  [' * ', '"abc"', true],
  ['"x", W/"abc" ,"y"', '"abc"', true],
  ['"a,b", "c"', '"a,b"', true],
  ['"a,b"', '"a"', false],
  ['"abcd"', '"abc"', false],
  ['abc', '"abc"', false],
  ['"*"', '"abc"', false],
  ['', '"abc"', false],
  [undefined, '"abc"', false],
] as const)('If-None-Match: %s has %s: %s', ([header, tag, isThere]) => {
  expect(hasTag(header, tag)).toBe(isThere);
});
