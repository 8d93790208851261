import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { percentEncode } from './percent-encode.ts';

test('decodes back to the text, and keeps only what it says', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const encoded = percentEncode(text);
      expect(decodeURIComponent(encoded)).toBe(text);
      expect(encoded).toMatch(/^(?:[\w@*+\-./]|%[0-9A-F]{2})*$/);
    }),
  );
});

test('characters beyond ASCII are UTF-8, pairs together', () => {
  expect(percentEncode('aé\u{1F600}b c')).toBe('a%C3%A9%F0%9F%98%80b%20c');
});

test('a surrogate on its own has no UTF-8', () => {
  expect(() => percentEncode('a\ud800b')).toThrow('Lone surrogate U+D800 is not a scalar value');
});
