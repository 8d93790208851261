import { expect, test } from 'vitest';
import { removeTags } from './remove-tags.ts';

test.each([
  ['<p>one</p><p>two</p>', ' one  two '],
  ['no tags', 'no tags'],
  ['a < b', 'a '],
  ['a > b', 'a   b'],
  ['<<p>>', '  '],
  ['x<a\nhref="y">z', 'x z'],
  ['', ''],
])('%j becomes %j', (html, text) => {
  expect(removeTags(html)).toBe(text);
});
