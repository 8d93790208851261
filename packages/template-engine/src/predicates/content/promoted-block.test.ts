import { expect, test } from 'vitest';
import { callPredicate } from '../../contract/call.ts';
import { promotedBlockPredicates } from './promoted-block.ts';

const types = ['map', 'embed', 'image', 'code', 'quote', 'twitter', 'link', 'video', 'foursquare', 'instagram', 'form'];

test('there is one predicate for each of the eleven promoted block types', () => {
  expect(promotedBlockPredicates.map(({ name }) => name)).toEqual(
    types.map((type) => `promoted${type.toUpperCase()}?`),
  );
});

test('each is true for its own type in lower case only', () => {
  for (const [index, predicate] of promotedBlockPredicates.entries()) {
    for (const type of types) {
      expect(callPredicate(predicate, [], [{ promotedBlockType: type }])).toBe(type === types[index]);
      expect(callPredicate(predicate, [], [{ promotedBlockType: type.toUpperCase() }])).toBe(false);
    }
    expect(callPredicate(predicate, [], [{ promotedBlockType: types[index] ?? '' }, {}])).toBe(false);
  }
});
