import { expect, test } from 'vitest';
import { onTrack, type TrackedEvent, track } from './track.ts';

test('what happened before somebody listened is not lost, and nothing comes after the end', () => {
  track('Search', { q: 'mug' });
  const withTimeout: TrackedEvent[] = [];
  const stop = onTrack((event) => withTimeout.push(event));
  track('AddToCart');
  stop();
  track('Purchase');
  expect(withTimeout).toEqual([{ name: 'Search', data: { q: 'mug' } }, { name: 'AddToCart' }]);
});
