import { expect, test } from 'vitest';
import { type RateLimitWindow, rateLimits, rateLimitsWith } from './rate-limits.ts';

test('the numbers are those of D-009, D-173 and D-177', () => {
  const perAddress = [{ per: 'address', allowed: 10, seconds: 60 }];
  expect(rateLimits).toMatchObject({
    'cart-change': [
      { per: 'address', allowed: 600, seconds: 60 },
      { per: 'visitor', allowed: 60, seconds: 60 },
    ],
    'new-cart': [{ per: 'address', allowed: 60, seconds: 600 }],
    'form-submission': [
      { per: 'address', allowed: 600, seconds: 60 },
      { per: 'address-and-subject', allowed: 10, seconds: 60 },
    ],
    'submission-key': [{ per: 'address', allowed: 30, seconds: 60 }],
    'restock-sign-up': [...perAddress, { per: 'subject', allowed: 300, seconds: 60 }],
    login: perAddress,
    'password-reset': perAddress,
    'site-password': perAddress,
    code: perAddress,
    comment: perAddress,
    like: perAddress,
    registration: perAddress,
  });
});

test('the operator may set other numbers', () => {
  const limits = rateLimitsWith({ login: 20 });
  expect(limits.login.map(({ allowed, seconds }) => [allowed, seconds])).toEqual([[20, 60]]);
  expect(limits['cart-change']).toEqual(rateLimits['cart-change']);
});

test('a number of the operator is that of the narrowest window, and the wider one keeps its proportion', () => {
  const limits = rateLimitsWith({ 'cart-change': 120 });
  expect(limits['cart-change'].map(({ per, allowed }) => [per, allowed])).toEqual([
    ['address', 1200],
    ['visitor', 120],
  ]);
});

test('D-173 where a value is counted that the client can renew, its address is counted before', () => {
  const renewable: readonly RateLimitWindow['per'][] = ['visitor', 'subject', 'address-and-subject'];
  const limits = Object.entries<readonly RateLimitWindow[]>(rateLimits);
  const counting = limits.filter(([, windows]) => windows.some(({ per }) => renewable.includes(per)));
  expect(counting.map(([name, windows]) => [name, windows[0]?.per])).toEqual(
    counting.map(([name]) => [name, 'address']),
  );
});
