import { expect, test } from 'vitest';
import { MAX_SCROLL_MS, MIN_SCROLL_MS, SCROLL_OFFSET_PX, scrollDurationMs } from './scroll-to.ts';

test('TWEEN-004 TWEEN-005: a scroll lasts at least and at most 50 ms, whatever its distance (D-150)', () => {
  expect([MIN_SCROLL_MS, MAX_SCROLL_MS]).toEqual([50, 50]);
  expect([0, 1, -90, 100, 20_000].map(scrollDurationMs)).toEqual([50, 50, 50, 50, 50]);
});

test('TWEEN-006: the default scroll offset is 30 pixels', () => {
  expect(SCROLL_OFFSET_PX).toBe(30);
});
