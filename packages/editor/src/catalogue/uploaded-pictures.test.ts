import { expect, it } from 'vitest';
import { withUploaded } from './uploaded-pictures.ts';

it('keeps the order in which files were chosen, whichever arrives first', () => {
  const places = new Map([
    ['c', 2],
    ['a', 0],
    ['b', 1],
  ]);
  const arrived = ['c', 'a', 'b'].reduce<readonly string[]>((value, id) => withUploaded(value, id, places), ['old']);
  expect(arrived).toEqual(['old', 'a', 'b', 'c']);
  expect(withUploaded(arrived, 'a', places)).toBe(arrived);
});
