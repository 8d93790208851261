import { expect, it } from 'vitest';
import { paymentTexts } from './messages.ts';
import { checkPayment, isSwitchedOn, paymentBody, typedPayment } from './typed-payment.ts';

const { faults } = paymentTexts.en;
const body = {
  waysToPay: { offline: true, test: false },
  howToPay: { en: 'By transfer.' },
  unpaidOrders: { days: 7, perEmail: 3, perNetwork: 10 },
};

it('comes back as it was read, and is without faults', () => {
  expect(paymentBody(typedPayment(body))).toEqual(body);
  expect(checkPayment(typedPayment(body), faults, 'en')).toEqual({});
});

it('needs a text in the main language while offline payment is on', () => {
  const typed = { ...typedPayment(body), howToPay: { de: 'Per Überweisung.', en: ' ' } };
  expect(checkPayment(typed, faults, 'en')).toEqual({ howToPay: faults.howToPay });
  expect(checkPayment({ ...typed, waysToPay: {} }, faults, 'en')).toEqual({});
});

it('refuses numbers outside their limits', () => {
  const typed = { ...typedPayment(body), days: '366', perEmail: '0', perNetwork: 'x' };
  expect(checkPayment(typed, faults, 'en')).toEqual({
    days: faults.days,
    perEmail: faults.limit,
    perNetwork: faults.limit,
  });
  expect(checkPayment({ ...typedPayment(body), days: '0' }, faults, 'en')).toEqual({});
});

it('knows which ways are on without being listed', () => {
  expect(['offline', 'test', 'instalments'].map((name) => isSwitchedOn(body, name, 'en'))).toEqual([true, false, true]);
  expect(isSwitchedOn({ ...body, waysToPay: {} }, 'offline', 'en')).toBe(false);
});
