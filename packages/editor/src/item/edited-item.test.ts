import { describe, expect, it } from 'vitest';
import { checkItem, editedItem, itemBody, newItem } from './edited-item.ts';
import { itemTexts } from './messages.ts';
import type { ItemBody } from './queries.ts';

const body: ItemBody = {
  collectionId: 'c1',
  slug: 'ebb',
  recordType: 1,
  status: 'published',
  publishAt: '2026-11-19T12:00:00.000Z',
  isStarred: true,
  categories: ['Kiln'],
  tags: ['clay'],
  authorName: 'Inga',
  mainImageId: 'i1',
  texts: { en: { title: 'Ebb', body: '<p>Low</p>', excerpt: '<p>Short</p>' }, de: { title: 'Ebbe' } },
  layout: null,
  hasOpenComments: false,
  sourceUrl: 'https://example.com/ebb',
};

const check = (changes: object) =>
  checkItem({ ...editedItem(body), ...changes }, { faults: itemTexts.en.faults, primary: 'en' });
const now = new Date('2026-11-19T12:00:00Z');

describe('a post in parts', () => {
  it('is the same when they are put together again', () => {
    expect(itemBody(editedItem(body))).toEqual(body);
  });

  it('has no author when the name is emptied', () => {
    expect(itemBody({ ...editedItem(body), authorName: '  ' }).authorName).toBeNull();
  });
});

describe('a new post', () => {
  it('of a blog is a text by who writes it', () => {
    const made = newItem({ id: 'c1', typeName: 'blog' }, { author: 'Ada', now });
    expect(made).toMatchObject({ collectionId: 'c1', recordType: 1, authorName: 'Ada', slug: '' });
  });

  it('of a gallery is a picture with an address', () => {
    const made = newItem({ id: 'c2', typeName: 'gallery' }, { author: 'Ada', now });
    expect(made).toMatchObject({ recordType: 2, authorName: null, slug: `picture-${now.getTime().toString(36)}` });
  });
});

describe('what is wrong with a post', () => {
  it.each([
    ['titles.en', { titles: {} }],
    ['slug', { slug: 'a b' }],
    ['publishAt', { publishAt: '' }],
    ['collectionId', { collectionId: '' }],
    ['mainImageId', { recordType: 2, mainImageId: null }],
  ])('is said at %s', (field, changes) => {
    expect(Object.keys(check(changes))).toEqual([field]);
  });

  it('is nothing for a picture without a title', () => {
    expect(check({ recordType: 2, titles: {} })).toEqual({});
  });
});
