import { expect, test } from 'vitest';
import { cldrFor } from './cldr.ts';
import { formattedTexts, sharedByWords } from './formatted-texts.ts';

test('a text is formatted once for each locale and key', () => {
  const texts = formattedTexts();
  let calls = 0;
  const next = () => `text ${++calls}`;
  const [english, german] = [cldrFor('en'), cldrFor('de')];
  expect(texts(english, 'a', next)).toBe('text 1');
  expect(texts(english, 'a', next)).toBe('text 1');
  expect(texts(english, 'b', next)).toBe('text 2');
  expect(texts(german, 'a', next)).toBe('text 3');
  expect(formattedTexts()(english, 'a', next)).toBe('text 4');
});

test('TPL-040: 100 texts are remembered, and 100 formats', () => {
  const texts = formattedTexts();
  let calls = 0;
  const count = () => String(++calls);
  const cldr = cldrFor('en');
  for (const key of [...Array(100).keys(), ...Array(100).keys(), 100, 0]) texts(cldr, String(key), count);
  expect(calls).toBe(102);
  const shared = sharedByWords((words) => ({ words }));
  const first = shared(['a', 'b']);
  expect(shared(['a', 'b'])).toBe(first);
  expect(shared(['a b'])).not.toBe(first);
  for (let i = 0; i < 100; i++) shared([String(i)]);
  expect(shared(['a', 'b'])).not.toBe(first);
});
