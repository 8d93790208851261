import { describe, expect, it } from 'vitest';
import { newItem } from '../item/edited-item.ts';
import { whenBody, whenOf } from './when.ts';

const now = new Date('2026-11-19T10:00:00.000Z');
const later = '2026-12-01T09:00:00.000Z';
const item = { ...newItem(undefined, { author: 'Ada', now }), publishAt: '2026-11-01T09:00:00.000Z' };

describe('when a post is published', () => {
  it('is what it says of itself until something else is chosen', () => {
    expect(whenOf(item, now)).toBe('now');
    expect(whenOf({ ...item, publishAt: later }, now)).toBe('later');
    expect(whenOf({ ...item, status: 'Private' }, now)).toBe('private');
    expect(whenOf({ ...item, status: 'Needs Review' }, now)).toBe('now');
  });

  it('at once, a time to come is replaced, and one that has passed stays', () => {
    expect(whenBody(item, 'now', { moment: null, now })).toBeUndefined();
    expect(whenBody({ ...item, publishAt: later }, 'now', { moment: null, now })?.publishAt).toBe(now.toISOString());
  });

  it('a reviewed post is published, and one that is to be reviewed is not', () => {
    const waiting = { ...item, status: 'Needs Review' } as const;
    expect(whenBody(waiting, 'now', { moment: null, now })?.status).toBe('published');
    expect(whenBody(item, 'review', { moment: null, now })?.status).toBe('Needs Review');
    expect(whenBody(waiting, 'review', { moment: null, now })).toBeUndefined();
  });

  it('at a time, it has that time', () => {
    expect(whenBody(item, 'later', { moment: later, now })).toMatchObject({ status: 'published', publishAt: later });
  });
});
