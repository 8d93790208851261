import { describe, expect, it, vi } from 'vitest';
import { afterSignIn, leaveForSignIn, signInAddress } from './sign-in-address.ts';

describe('afterSignIn', () => {
  it.each(['/config/team', '/config/commerce/orders?after=1', '/config'])('goes back to %s', (next) => {
    expect(afterSignIn(next)).toBe(next);
  });

  it.each([
    undefined,
    5,
    '',
    'https://evil.example/config',
    '//evil.example/config',
    '/configx',
    '/config/login?next=x',
  ])('goes to the dashboard instead of %s', (next) => {
    expect(afterSignIn(next)).toBe('/config');
  });
});

describe('leaveForSignIn', () => {
  it('remembers where somebody was', () => {
    const assign = vi.fn<(url: string | URL) => void>();
    leaveForSignIn({ pathname: '/config/team', search: '?a=1', assign });

    expect(assign).toHaveBeenCalledWith('/config/login?next=%2Fconfig%2Fteam%3Fa%3D1');
    expect(signInAddress('/config')).toBe('/config/login');
  });

  it('stays on the pages for people who are not signed in', () => {
    const assign = vi.fn<(url: string | URL) => void>();
    leaveForSignIn({ pathname: '/config/login', search: '', assign });

    expect(assign).not.toHaveBeenCalled();
  });
});
