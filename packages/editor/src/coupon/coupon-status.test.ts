import { expect, it } from 'vitest';
import { couponStatus } from './coupon-status.ts';

const now = new Date('2026-05-01T12:00:00Z');
const plain = { startsAt: null, endsAt: null, limitTotal: null, uses: 7 };

it.each([
  [{}, 'active'],
  [{ startsAt: '2026-05-01T12:00:00Z' }, 'active'],
  [{ startsAt: '2026-05-01T12:00:01Z' }, 'scheduled'],
  [{ endsAt: '2026-05-01T12:00:00Z' }, 'ended'],
  [{ endsAt: '2026-05-01T12:00:01Z' }, 'active'],
  [{ limitTotal: 8 }, 'active'],
  [{ limitTotal: 7 }, 'used-up'],
  [{ limitTotal: 7, endsAt: '2026-04-01T00:00:00Z' }, 'ended'],
] as const)('%o is %s', (facts, status) => {
  expect(couponStatus({ ...plain, ...facts }, now)).toBe(status);
});
