import { describe, expect, it } from 'vitest';
import { couponTexts } from './messages.ts';
import { checkCoupon, couponBody, newCoupon, type TypedCoupon, typedCoupon } from './typed-coupon.ts';

const { faults } = couponTexts.en;
const typed: TypedCoupon = { ...typedCoupon(newCoupon), code: 'SPRING' };
const check = (change: Partial<TypedCoupon>) => checkCoupon({ ...typed, ...change }, faults, 'EUR');

describe('couponBody', () => {
  it('is the coupon again', () => {
    const body = { ...newCoupon, code: 'A', limitTotal: 3, endsAt: '2026-05-01T00:00:00.000Z' };
    expect(couponBody(typedCoupon(body))).toEqual(body);
  });

  it('leaves the value of another kind behind and the blanks around the code', () => {
    const both = { ...typed, code: ' SPRING ', kind: 'fixed', percent: '20', amount: '5.00' } as const;
    expect(couponBody(both)).toMatchObject({ code: 'SPRING', percent: '0', amount: '5.00' });
    expect(couponBody({ ...both, kind: 'free-shipping' })).toMatchObject({ percent: '0', amount: '0' });
  });
});

describe('checkCoupon', () => {
  it('finds nothing wrong with a coupon that is right', () => {
    expect(check({ percent: '12.5', minimum: '20.00', limitTotal: '5', limitPerPerson: '1' })).toEqual({});
    expect(check({ minimum: '' })).toEqual({});
  });

  it.each([
    [{ code: '  ' }, { code: faults.codeMissing }],
    [{ code: 'x'.repeat(51) }, { code: faults.codeTooLong }],
    [{ percent: '0' }, { percent: faults.percent }],
    [{ percent: '100.1' }, { percent: faults.percent }],
    [{ percent: 'ten' }, { percent: faults.percent }],
    [{ kind: 'fixed', amount: '0.00' }, { amount: faults.amount }],
    [{ kind: 'fixed', amount: '1.234' }, { amount: faults.amount }],
    [{ minimum: '-1' }, { minimum: faults.minimum }],
    [{ startsAt: '2026-05-02T00:00:00.000Z', endsAt: '2026-05-02T00:00:00.000Z' }, { endsAt: faults.endsBeforeStart }],
    [{ limitTotal: '0' }, { limitTotal: faults.limit }],
    [{ limitTotal: 'many' }, { limitTotal: faults.limit }],
    [{ limitPerPerson: '1.5' }, { limitPerPerson: faults.limit }],
  ] as const)('%o gets %o', (change, errors) => {
    expect(check(change)).toEqual(errors);
  });

  it('asks for whole amounts where the currency has no smaller ones', () => {
    const yen = { ...typed, kind: 'fixed', amount: '500.50' } as const;
    expect(checkCoupon(yen, faults, 'JPY')).toEqual({ amount: faults.amount });
  });
});
