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

test('input after the maximum length is not read', () => {
  expect(removeTags('a<b>c</b>d', 3)).toBe('a c');
  expect(removeTags(`abc${'<b>'.repeat(10)}`, 2)).toBe('ab');
});

test('a text of nothing but tags is read once', () => {
  expect(removeTags('<>'.repeat(100_000))).toBe(' '.repeat(100_000));
  expect(removeTags('<'.repeat(100_000))).toBe('');
  expect(removeTags('>'.repeat(100_000))).toBe(' '.repeat(100_000));
});
