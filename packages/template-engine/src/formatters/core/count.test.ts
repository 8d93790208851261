import { expect, test } from 'vitest';
import { callFormatter } from '../../contract/call.ts';
import { count } from './count.ts';

test.each([
  [{ a: 1, b: null }, 2],
  [[1, [2, 3]], 2],
  ['a\u{1F600}', 3],
  [12, 0],
  [null, 0],
  [undefined, 0],
])('count of %j is %i', (value, expected) => {
  expect(callFormatter(count, [], [value])).toBe(expected);
});
