import { expect, test } from 'vitest';
import { callPredicate } from '../../contract/call.ts';
import { debug } from './debug.ts';

test('debug is searched outwards and must be truthy', () => {
  expect(callPredicate(debug, [], [{ debug: 1 }, { a: 1 }])).toBe(true);
  expect(callPredicate(debug, [], [{ debug: 1 }, { debug: 0 }])).toBe(false);
  expect(callPredicate(debug, [], [{}])).toBe(false);
});
