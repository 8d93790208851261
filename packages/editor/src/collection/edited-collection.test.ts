import { describe, expect, it } from 'vitest';
import { checkCollection, collectionBody, editedCollection } from './edited-collection.ts';
import { collectionTexts } from './messages.ts';
import type { CollectionBody } from './queries.ts';

const body: CollectionBody = {
  slug: 'notes',
  typeName: 'blog',
  ordering: 1,
  pageSize: 20,
  isEnabled: true,
  regionName: 'wide',
  parentId: null,
  mainImageId: 'i1',
  texts: { en: { title: 'Notes', navigationTitle: 'N', seoTitle: 'Our notes' }, de: { title: 'Notizen' } },
  categoryNames: { de: { Kiln: 'Ofen' } },
};

const check = (changes: object) =>
  checkCollection(
    { ...editedCollection(body), ...changes },
    { faults: collectionTexts.en.faults, languages: ['en', 'de'] },
  );

describe('a blog in parts', () => {
  it('is the same when they are put together again, with what the screen does not show', () => {
    expect(collectionBody(editedCollection(body))).toEqual(body);
  });
});

describe('what is wrong with a blog', () => {
  it.each([
    ['titles.en', { titles: { de: 'Notizen' } }],
    ['slug', { slug: 'de' }],
    ['pageSize', { pageSize: '0' }],
    ['pageSize', { pageSize: '201' }],
    ['pageSize', { pageSize: '' }],
    ['pageSize', { pageSize: '1.5' }],
  ])('is said at %s', (field, changes) => {
    expect(Object.keys(check(changes))).toEqual([field]);
  });

  it('is nothing where all is right', () => {
    expect(check({ pageSize: '200' })).toEqual({});
  });
});
