import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeAttribute, escapeHtml } from './escape.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function naive(text: string, escaped: string): string {
  return [...text].map((char) => (escaped.includes(char) ? ENTITIES[char] : char)).join('');
}

const markup = fc.string({ unit: fc.constantFrom('a', 'é', '&', '<', '>', '"', "'", ' '), maxLength: 40 });

test('escapes exactly & < > in content, and the double quote as well in attributes', () => {
  fc.assert(
    fc.property(markup, (text) => {
      expect(escapeHtml(text)).toBe(naive(text, '&<>'));
      expect(escapeAttribute(text)).toBe(naive(text, '&<>"'));
    }),
  );
});

test('leaves text alone that needs nothing', () => {
  for (const text of ['', "it's", 'a long text without anything to escape in it']) {
    expect(escapeHtml(text)).toBe(text);
    expect(escapeAttribute(text)).toBe(text);
  }
});
