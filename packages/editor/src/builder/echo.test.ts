import { expect, test } from 'vitest';
import { hear } from './echo.ts';

test('what the frame told comes back without being sent, also while it is ahead', () => {
  const first = hear(['a', 'ab', 'abc'], 'ab');
  expect(first).toEqual({ told: ['ab', 'abc'], isNew: false });
  expect(hear(first.told, 'abc')).toEqual({ told: ['abc'], isNew: false });
});

test('what comes from elsewhere is sent, such as a text of before that was undone', () => {
  expect(hear(['abc'], 'ab')).toEqual({ told: ['ab'], isNew: true });
  expect(hear([], '')).toEqual({ told: [''], isNew: true });
});
