import { expect, test } from 'vitest';
import { firstWords } from './block-name.ts';

const quote = { type: 'quote', props: { id: 'a' } };

test('a block is told by its first text, also where another one was stored before it', () => {
  const texts = { en: { a: { source: 'Ada', quote: '<p>Well</p><p>done</p>' } } };
  expect(firstWords({ schema: 1, root: {}, content: [quote], texts }, quote, 'en')).toBe('Well done');
});

test('a block of a kind that there is no longer is told by a text that it has', () => {
  const old = { type: 'no-such', props: { id: 'a' } };
  const texts = { en: { a: { words: 'Still here' } } };
  expect(firstWords({ schema: 1, root: {}, content: [old], texts }, old, 'en')).toBe('Still here');
});
