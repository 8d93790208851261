import { describe, expect, it } from 'vitest';
import { moveStart } from './edited-event.ts';
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
    const made = newItem({ id: 'c1', typeName: 'blog', ordering: 1 }, { author: 'Ada', now });
    expect(made).toMatchObject({ collectionId: 'c1', recordType: 1, authorName: 'Ada', slug: '' });
  });

  it('of a gallery is a picture with an address', () => {
    const made = newItem({ id: 'c2', typeName: 'gallery', ordering: 2 }, { author: 'Ada', now });
    expect(made).toMatchObject({ recordType: 2, authorName: null, slug: `picture-${now.getTime().toString(36)}` });
  });
});

describe('an event', () => {
  const location = { addressTitle: 'Old barn', mapLat: 54.9, mapLng: 8.3 };
  const signUp = { places: 12, placesEach: 2, until: '2026-11-20T12:00:00.000Z' };
  const event = { startAt: '2026-11-20T18:00:00.000Z', endAt: '2026-11-20T20:00:00.000Z', location, signUp };

  it('is the same when its parts are put together again', () => {
    expect(itemBody(editedItem({ ...body, event })).event).toEqual(event);
    const free = { ...event, signUp: { places: null, placesEach: 1, until: null } };
    expect(itemBody(editedItem({ ...body, event: free })).event).toEqual(free);
    const { signUp: _none, ...closed } = event;
    expect(itemBody(editedItem({ ...body, event: closed })).event).toEqual(closed);
  });

  it.each([
    [{ places: '0' }, 'event.signUp.places'],
    [{ places: 'ten' }, 'event.signUp.places'],
    [{ placesEach: '' }, 'event.signUp.placesEach'],
    [{ placesEach: '21' }, 'event.signUp.placesEach'],
    [{ until: '2026-11-20T20:30:00.000Z' }, 'event.signUp.until'],
  ])('whose sign-up has %o is told so', (change, field) => {
    const edited = editedItem({ ...body, event }).event!;
    expect(Object.keys(check({ event: { ...edited, signUp: { ...edited.signUp, ...change } } }))).toEqual([field]);
    expect(check({ event: { ...edited, signUp: { ...edited.signUp, ...change, isOn: false } } })).toEqual({});
  });

  it('begins tomorrow at a full hour when it is new', () => {
    const made = newItem({ id: 'c3', typeName: 'events', ordering: 3 }, { author: 'Ada', now });
    expect(made).toMatchObject({
      recordType: 12,
      authorName: null,
      event: { startAt: '2026-11-20T12:00:00.000Z', endAt: '2026-11-20T14:00:00.000Z' },
    });
  });

  it('takes as long as before when its beginning moves', () => {
    const edited = editedItem({ ...body, event }).event!;
    expect(moveStart(edited, '2026-11-25T10:00:00.000Z').endAt).toBe('2026-11-25T12:00:00.000Z');
    expect(moveStart({ ...edited, startAt: '' }, '2026-11-25T10:00:00.000Z').endAt).toBe(edited.endAt);
  });

  it.each([
    ['an end before the beginning', { endAt: '2026-11-20T17:00:00.000Z' }, 'event.endAt'],
    ['no beginning', { startAt: '' }, 'event.startAt'],
    ['one coordinate of two', { location: { mapLat: '54.9', mapLng: '' } }, 'event.location.mapLng'],
    ['degrees that do not exist', { location: { mapLat: '91', mapLng: '8' } }, 'event.location.mapLat'],
  ])('is not sent with %s', (_, change, field) => {
    const edited = editedItem({ ...body, event }).event;
    expect(Object.keys(check({ event: { ...edited, ...change } }))).toEqual([field]);
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
