import { expect, test } from 'vitest';
import { cardDigits, isFutureExpiry } from './test-cards.ts';

const march = new Date('2026-03-31T23:00:00Z');

test.for([
  ['03/26', true],
  ['3/2026', true],
  [' 12 / 34 ', true],
  ['1230', true],
  ['12.30', true],
  ['02-26', false],
  ['126', false],
  ['330', false],
  ['02/26', false],
  ['13/30', false],
  ['00/30', false],
  ['12/1999', false],
  ['soon', false],
  [undefined, false],
] as const)('a card is good to the end of its month: %s is %s', ([expiry, isGood]) => {
  expect(isFutureExpiry(expiry, march)).toBe(isGood);
});

test('digits are read with blanks and dashes', () => {
  expect([cardDigits('4242 4242-4242 4242'), cardDigits(4242)]).toEqual(['4242424242424242', '']);
});
