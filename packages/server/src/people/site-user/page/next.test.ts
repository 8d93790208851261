import { describe, expect, it } from 'vitest';
import { safeNext } from './next.ts';

describe('safeNext', () => {
  it.each(['/cart', '/de/account/orders', '/shop/p/mug?colour=blue'])('leads to the page %s', (next) => {
    expect(safeNext(next, '/account')).toBe(next);
  });

  it.each([
    undefined,
    '',
    'cart',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/a\\..\\..//evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    'javascript:alert(1)',
    '/ /evil',
    '/api/site-users/account/export',
    '/de/api/docs',
    '/account/login?next=/account/login',
    '/de/account/register',
  ])('leads to the account instead of %j', (next) => {
    expect(safeNext(next, '/account')).toBe('/account');
  });
});
