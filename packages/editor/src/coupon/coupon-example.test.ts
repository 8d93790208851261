import { expect, it } from 'vitest';
import { formatFor } from '../texts/format.ts';
import { couponExample } from './coupon-example.ts';
import { couponTexts } from './messages.ts';
import { newCoupon } from './typed-coupon.ts';

const words = couponTexts.en;
const format = formatFor('en');

it.each([
  [{ percent: '12.5' }, 'EUR', words.example('€80.00', '€70.00')],
  [{ kind: 'fixed', amount: '5.00' }, 'EUR', words.example('€80.00', '€75.00')],
  [{ kind: 'fixed', amount: '90.00' }, 'EUR', words.example('€80.00', '€0.00')],
  [{ percent: '10', minimum: '100.00' }, 'EUR', words.example('€100.00', '€90.00')],
  [{ kind: 'fixed', amount: '30' }, 'JPY', words.example('¥80', '¥50')],
  [{ kind: 'free-shipping' }, 'EUR', words.exampleShipping],
  [{ percent: '12.5', productIds: ['p1'] }, 'EUR', words.exampleSome('€80.00', '€70.00')],
  [{ kind: 'fixed', amount: '90.00', categories: ['Tea'] }, 'EUR', words.exampleSome('€80.00', '€0.00')],
  [{ kind: 'free-shipping', categories: ['Tea'] }, 'EUR', words.exampleSomeShipping],
  [{ percent: 'x' }, 'EUR', undefined],
  [{ percent: '200' }, 'EUR', undefined],
] as const)('%o in %s: %s', (change, currency, text) => {
  expect(couponExample({ ...newCoupon, ...change }, { format, words, currency })).toBe(text);
});
