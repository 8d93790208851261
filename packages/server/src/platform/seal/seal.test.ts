import { expect, test } from 'vitest';
import { createSeal } from './index.ts';

const [oldSecret, newSecret] = ['an old secret that is long enough', 'a new secret that is long enough'];
const seal = createSeal([oldSecret]);

test('what was sealed can be opened again, for its purpose and website alone', () => {
  const sealed = seal.close('answers', 'site-1', 'hunter2 🗝');
  expect(seal.open('answers', 'site-1', sealed)).toBe('hunter2 🗝');
  expect(sealed.toString('latin1')).not.toContain('hunter2');
  expect(seal.open('webhook', 'site-1', sealed)).toBeUndefined();
  expect(seal.open('answers', 'site-2', sealed)).toBeUndefined();
});

test('the same text never looks the same', () => {
  expect(seal.close('answers', 'site-1', 'a')).not.toEqual(seal.close('answers', 'site-1', 'a'));
});

test('a changed secret still opens what the old one closed, until it is gone', () => {
  const sealed = seal.close('answers', 'site-1', 'a');
  expect(createSeal([newSecret, oldSecret]).open('answers', 'site-1', sealed)).toBe('a');
  expect(createSeal([newSecret]).open('answers', 'site-1', sealed)).toBeUndefined();
});

test('what was tampered with or cut off opens nothing', () => {
  const sealed = seal.close('answers', 'site-1', 'a text');
  for (const index of sealed.keys()) {
    const changed = Buffer.from(sealed);
    changed[index] = changed[index]! ^ 1;
    expect(seal.open('answers', 'site-1', changed)).toBeUndefined();
    expect(seal.open('answers', 'site-1', sealed.subarray(0, index))).toBeUndefined();
  }
});
