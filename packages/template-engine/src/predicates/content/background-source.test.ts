import { expect, test } from 'vitest';
import { callPredicate } from '../../contract/call.ts';
import { backgroundSourcePredicates } from './background-source.ts';

const codes: Readonly<Record<string, number>> = {
  'background-source-upload?': 1,
  'background-source-instagram?': 2,
  'background-source-video?': 3,
  'background-source-none?': 4,
  'background-source-undefined?': -1,
};

test('ITEM-013: each background source is recognised by its code, as a number', () => {
  expect(backgroundSourcePredicates.map(({ name }) => name).toSorted()).toEqual(Object.keys(codes).toSorted());
  for (const predicate of backgroundSourcePredicates) {
    for (const code of [-1, 0, 1, 2, 3, 4]) {
      expect(callPredicate(predicate, [], [{ backgroundSource: code }])).toBe(code === codes[predicate.name]);
      expect(callPredicate(predicate, [], [{ backgroundSource: `${code}` }])).toBe(code === codes[predicate.name]);
      expect(callPredicate(predicate, [], [{ backgroundSource: code }, {}])).toBe(false);
    }
  }
});
