import { describe, expect, it } from 'vitest';
import { padDecimal, readDecimal, writeDecimal } from './decimal-text.ts';

describe('readDecimal', () => {
  it.each([
    ['12.50', 'en', '12.50'],
    ['12,50', 'en', '12.50'],
    ['12,50', 'de', '12.50'],
    ['12.50', 'de', '12.50'],
    ['1,234', 'en', '1234'],
    ['1.234', 'de', '1234'],
    ['1,23', 'de', '1.23'],
    ['1.234,5', 'de', '1234.5'],
    ['1,234.5', 'en', '1234.5'],
    ['1 234,50', 'fr', '1234.50'],
    ['007', 'en', '7'],
    ['0', 'en', '0'],
    ['0,5', 'de', '0.5'],
  ])('%s in %s is %s', (typed, language, decimal) => {
    expect(readDecimal(typed, language, 2)).toBe(decimal);
  });

  it.each(['', 'abc', '-1', '1.2.3', '1.234.5,6', '12.345', '1e3', '.', ',5', '1234567890123'])(
    '%j is none',
    (typed) => {
      expect(readDecimal(typed, 'en', 2)).toBeUndefined();
    },
  );

  it('allows as many places as are wanted', () => {
    expect([readDecimal('12.5432', 'en', 4), readDecimal('1.5', 'en', 0)]).toEqual(['12.5432', undefined]);
  });
});

it('writeDecimal uses the mark of the language', () => {
  expect([writeDecimal('12.50', 'de'), writeDecimal('12.50', 'en'), writeDecimal('12', 'fr')]).toEqual([
    '12,50',
    '12.50',
    '12',
  ]);
});

it('padDecimal fills up places', () => {
  expect([padDecimal('5', 2), padDecimal('5.1', 2), padDecimal('5', 0)]).toEqual(['5.00', '5.10', '5']);
});
