import { expect, test } from 'vitest';
import { readChange, writeChange } from './subjects.ts';

const websiteId = '0192a000-0000-7000-8000-000000000001';

test('a change is read as it was written, each subject once', () => {
  const subjects = ['product/1', 'product/1#stock', 'product/1'];
  expect(readChange(writeChange({ websiteId, subjects }))).toEqual({
    websiteId,
    subjects: ['product/1', 'product/1#stock'],
  });
});

test('more than a hundred subjects, or more bytes than a notification holds, mean the whole website', () => {
  const numbered = (count: number, length = 1) =>
    Array.from({ length: count }, (_, index) => `${index}`.padStart(length, 'x'));
  expect(readChange(writeChange({ websiteId, subjects: numbered(100) })).subjects).toHaveLength(100);
  expect(readChange(writeChange({ websiteId, subjects: numbered(101) })).subjects).toBe('all');
  expect(readChange(writeChange({ websiteId, subjects: numbered(90, 90) })).subjects).toBe('all');
  expect(writeChange({ websiteId, subjects: numbered(90, 90) })).toBe(websiteId);
});
