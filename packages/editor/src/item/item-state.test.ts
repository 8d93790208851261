import { describe, expect, it } from 'vitest';
import { itemState } from './item-state.ts';

const now = new Date('2026-11-19T12:00:00Z');
const item = {
  state: 'published',
  isVisible: true,
  body: { status: 'published', publishAt: '2026-11-19T11:00:00.000Z' },
};

describe('the state of a post', () => {
  it.each([
    ['new', undefined],
    ['Draft', { ...item, isVisible: false, state: 'draft' }],
    ['changed', { ...item, state: 'draft' }],
    ['Scheduled', { ...item, body: { ...item.body, publishAt: '2026-11-19T12:00:00.001Z' } }],
    ['Needs Review', { ...item, body: { ...item.body, status: 'Needs Review' } }],
    ['Private', { ...item, body: { status: 'Private', publishAt: '2030-01-01T00:00:00.000Z' } }],
    ['published', { ...item, body: { ...item.body, publishAt: now.toISOString() } }],
  ])('is %s', (state, known) => {
    expect(itemState(known, now)).toBe(state);
  });
});
