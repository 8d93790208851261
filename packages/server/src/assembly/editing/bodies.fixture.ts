import type { TestServer } from '@awning/testing';
import type { CouponBody } from '../../store/coupon/index.ts';

/**
 * Valid bodies of every kind of document, numbered, in the form in which they are read back. `family` keeps documents of one test
 * apart where something must be unique.
 */
export type BodyOf = (family: string, number: number) => unknown;

/** A new kind of document gets an entry here, and is then covered by all tests of the editing core. */
export async function bodiesOf(_server: TestServer): Promise<Readonly<Record<string, BodyOf>>> {
  return {
    coupon: couponBody,
  };
}

export function couponBody(family: string, number: number): CouponBody {
  return {
    code: `${family}-${number}`,
    kind: (['percentage', 'fixed', 'free-shipping'] as const)[number % 3]!,
    percent: number % 3 === 0 ? `${(number % 99) + 1}.5` : '0',
    amount: number % 3 === 1 ? `${number}.50` : '0',
    minimum: `${number}.00`,
    startsAt: number % 2 === 0 ? '2026-01-01T00:00:00.000Z' : null,
    endsAt: null,
    limitTotal: number + 1,
    limitPerPerson: null,
  };
}
