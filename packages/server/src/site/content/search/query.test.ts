import { expect, test } from 'vitest';
import { searchQuery } from './query.ts';

test.each([
  ['mug', 'mug:*'],
  ['  Blue   MUG ', 'blue:* & mug:*'],
  ["o'neil & co | !(x)", 'o:* & neil:* & co:* & x:*'],
  ['Größe Café', 'grosse:* & cafe:*'],
  ['ÖL', 'ol:*'],
  ['ёлка', 'елка:*'],
  ['a b c d e f g h i j', 'a:* & b:* & c:* & d:* & e:* & f:* & g:* & h:*'],
])('what was typed, %s, becomes %s', (typed, words) => {
  expect(searchQuery(typed)?.words).toBe(words);
});

test.each(['', '   ', '&|!():*', '\u0000'])('there is nothing to look for in %j', (typed) => {
  expect(searchQuery(typed)).toBeUndefined();
});
