import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeAttribute, escapeHtml } from './escape.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function naive(text: string, escaped: string): string {
  return Array.from(text)
    .map((char) => (escaped.includes(char) ? ENTITIES[char] : char))
    .join('');
}

const character = fc.constantFrom('a', 'é', '&', '<', '>', '"', "'", ' ', '=', '\u20ac', '\u{1F600}');
const markup = fc.string({ unit: character, maxLength: 200 });

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

test('long text full of quotes, longer than one piece', () => {
  const text = '{"a":"é","b":"c"},'.repeat(1000);
  expect(escapeAttribute(text)).toBe(text.replaceAll('"', '&quot;'));
  expect(escapeHtml(`${text}${'<>&'.repeat(5000)}€`)).toBe(`${text}${'&lt;&gt;&amp;'.repeat(5000)}€`);
});
