import type { Language } from '@awning/formats';
import { describe, expect, test } from 'vitest';
import { adviceFor } from '../api/advice.ts';
import { adviceMessages } from '../api/messages.ts';
import { centsText } from './cart.ts';
import { cartLabel } from './cart-label.ts';
import { nearestQuantity } from './cart-line.tsx';
import { pillCartMessages } from './messages.ts';

describe('the cart label', () => {
  const label = (total: number | undefined, language: Language = 'en') => cartLabel(total, pillCartMessages(language));

  test.each([
    ['CARTPAGE-012', 0, '0', '0 items in cart'],
    ['CARTPAGE-011', 1, '1', 'One item in cart'],
    ['CARTPAGE-012', 2, '2', '2 items in cart'],
    ['CARTPAGE-012 PILL-007 PILL-008', 100, '100', '100 items in cart'],
    ['CARTPAGE-013 PILL-007 PILL-008', 101, '100+', 'More than 100 items in cart'],
  ])('%s of %i shows %s and says "%s"', (_, total, visible, accessible) => {
    expect(label(total)).toEqual({ visible, accessible });
  });

  test('CARTPAGE-014 without a quantity reads Cart', () => {
    expect(label(undefined)).toEqual({ visible: 'Cart', accessible: 'Cart' });
  });

  test('speaks German and French', () => {
    expect([label(1, 'de').accessible, label(3, 'fr').accessible]).toEqual([
      'Ein Artikel im Warenkorb',
      '3 articles dans le panier',
    ]);
  });
});

test.each([
  ['3', 3],
  ['0', 0],
  ['-2', 0],
  ['12000', 9999],
  ['2.6', 3],
  ['', undefined],
  ['abc', undefined],
])('a quantity of %j in the cart becomes %s', (typed, quantity) => {
  expect(nearestQuantity(typed)).toBe(quantity);
});

test('amounts are written in the language of the page, or in the plain layout', () => {
  expect(centsText(123450, 'EUR', { language: 'de', useCLDRMoneyFormat: true })).toBe('1.234,50\u00A0€');
  expect(centsText(123450, 'EUR', { language: 'de', useCLDRMoneyFormat: false })).toBe('€1,234.50');
  expect(centsText(50000, 'JPY', { language: 'en', useCLDRMoneyFormat: false })).toBe('¥500');
});

describe('advice after a failed call', () => {
  const problem = { status: 400, message: undefined, errors: {}, body: {} };
  test.each([
    ['CARTPAGE-022', { ...problem, kind: 'offline' as const }, 'Please check your internet connection.'],
    ['', { ...problem, kind: 'too-many' as const, status: 429, message: 'x' }, 'Please try again in a few seconds.'],
    ['', { ...problem, kind: 'crumb' as const }, 'Your session has expired. Please reload the page and try again.'],
    ['', { ...problem, kind: 'refused' as const, message: 'Sold out.' }, 'Sold out.'],
    ['CARTPAGE-021', { ...problem, kind: 'refused' as const }, 'Please try again.'],
    [
      'CARTPAGE-021',
      { ...problem, kind: 'refused' as const, status: 500, message: 'Something went wrong' },
      'Please try again.',
    ],
  ])('%s %o gives "%s"', (_, failed, advice) => {
    expect(adviceFor(failed, adviceMessages.en)).toBe(advice);
  });
});
