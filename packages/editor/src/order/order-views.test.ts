import { expect, test } from 'vitest';
import { viewOf } from './order-views.ts';

test('a view is the one whose filters are asked for, in any order and with any search', () => {
  expect(viewOf({})).toBe('all');
  expect(viewOf({ search: 'mila' })).toBe('all');
  expect(viewOf({ fulfilmentStatus: 'partial', lifecycle: 'placed' })).toBe('partlyShipped');
  expect(viewOf({ shipment: 'open' })).toBe('toShip');
  expect(viewOf({ transfer: 'open' })).toBe('toTransfer');
  expect(viewOf({ dispute: 'open' })).toBe('disputed');
  expect(viewOf({ lifecycle: 'placed' })).toBeUndefined();
});
