import { expect, test } from 'vitest';
import { isPublic, itemStatuses, itemStatusLabel } from './index.ts';

test('an item that is not published has a label, a published one has none', () => {
  expect(itemStatuses.map(itemStatusLabel)).toEqual(['Draft', 'Needs Review', 'Scheduled', 'Private', null]);
});

test('visitors see published items, and scheduled ones from their time on', () => {
  const now = Date.UTC(2026, 0, 1);
  expect(itemStatuses.filter((status) => isPublic({ status, publishOn: now }, now))).toEqual([
    'scheduled',
    'published',
  ]);
  expect(isPublic({ status: 'scheduled', publishOn: now + 1 }, now)).toBe(false);
  expect(isPublic({ status: 'scheduled' }, now)).toBe(false);
  expect(isPublic({ status: 'scheduled', publishOn: null }, now)).toBe(false);
  expect(isPublic({ status: 'draft', publishOn: 0 }, now)).toBe(false);
});
