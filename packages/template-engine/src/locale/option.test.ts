import { expect, test } from 'vitest';
import { readOptions } from './option.ts';

test('an option is a word, or a name and a value', () => {
  expect(readOptions(['group', 'style:short', 'a:b:c', ':x', '', 'y:'])).toEqual([
    { name: 'group', value: '' },
    { name: 'style', value: 'short' },
    { name: 'a', value: 'b:c' },
    { name: '', value: 'x' },
    { name: '', value: '' },
    { name: 'y', value: '' },
  ]);
});
