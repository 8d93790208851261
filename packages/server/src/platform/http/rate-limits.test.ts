import { expect, test } from 'vitest';
import { rateLimits, rateLimitsWith } from './rate-limits.ts';

test('the numbers are those of D-009', () => {
  const perAddress = [{ per: 'address', allowed: 10, seconds: 60 }];
  expect(rateLimits).toMatchObject({
    'cart-change': [{ per: 'visitor', allowed: 60, seconds: 60 }],
    'form-submission': [{ per: 'address-and-subject', allowed: 10, seconds: 60 }],
    'submission-key': [{ per: 'address', allowed: 30, seconds: 60 }],
    'restock-sign-up': perAddress,
    login: [...perAddress, { per: 'subject', allowed: 10, seconds: 900 }],
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
  expect(limits.login.map(({ allowed, seconds }) => [allowed, seconds])).toEqual([
    [20, 60],
    [20, 900],
  ]);
  expect(limits['cart-change']).toEqual(rateLimits['cart-change']);
});
