import { describe, expect, test } from 'vitest';
import { type CountLimit, checkCount, checkTag, contentLimits, isUsOrTerritory, usAndTerritories } from './index.ts';

const counts: readonly (readonly [id: string, limit: CountLimit, highest: number, message: string])[] = [
  ['LIMIT-004', 'blocksPerLayout', 60, 'A layout can have at most 60 blocks.'],
  ['LIMIT-005', 'tracksPerAlbum', 60, 'An album can have at most 60 tracks.'],
  ['LIMIT-006', 'itemsPerOrderableCollection', 250, 'A collection you sort yourself can have at most 250 items.'],
  ['LIMIT-007', 'productsPerCollection', 200, 'A collection can have at most 200 products.'],
  ['LIMIT-008', 'nestedCategories', 10_000, 'A store can have at most 10000 categories.'],
  ['LIMIT-009', 'photoServiceGalleries', 20, 'A site can have at most 20 galleries from a photo service.'],
  ['LIMIT-010', 'itemsPerPhotoServiceGallery', 50, 'A gallery from a photo service can have at most 50 items.'],
];

test.for(counts)('%s %s: %i are accepted, one more is refused', ([, limit, highest, message]) => {
  expect(contentLimits[limit]).toBe(highest);
  expect(checkCount(limit, highest)).toEqual({ ok: true, value: highest });
  expect(checkCount(limit, highest + 1)).toEqual({ ok: false, reason: limit, message });
});

test('LIMIT-002 a tag has at most 50 characters', () => {
  expect(checkTag('tag', 't'.repeat(50)).ok).toBe(true);
  expect(checkTag('tag', 't'.repeat(51))).toEqual({
    ok: false,
    reason: 'tagLength',
    message: 'A tag can have at most 50 characters.',
  });
});

test('LIMIT-003 a category has at most 25 characters', () => {
  expect(checkTag('category', 'c'.repeat(25)).ok).toBe(true);
  expect(checkTag('category', 'c'.repeat(26))).toEqual({
    ok: false,
    reason: 'categoryLength',
    message: 'A category can have at most 25 characters.',
  });
});

test('MSG-007 a tag or category that exists already is refused, whatever its case', () => {
  expect(checkTag('tag', 'SALE', ['new', 'sale'])).toEqual({
    ok: false,
    reason: 'already-exists',
    message: 'This tag already exists',
  });
  expect(checkTag('category', 'Vases', ['vases'])).toMatchObject({ message: 'This category already exists' });
  expect(checkTag('tag', 'sales', ['sale']).ok).toBe(true);
});

describe('LIMIT-011 the US and their territories', () => {
  test('are exactly seven codes', () => {
    expect(usAndTerritories).toEqual(['US', 'PR', 'GU', 'VI', 'MP', 'AS', 'UM']);
  });

  test('count as one country', () => {
    expect([...usAndTerritories, 'pr'].every(isUsOrTerritory)).toBe(true);
    expect(['CA', 'MX', 'GB', '', 'USA'].some(isUsOrTerritory)).toBe(false);
  });
});
