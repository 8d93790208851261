import { describe, expect, test } from 'vitest';
import { readSubscriptionPlan, subscriptionDuration, subscriptionPriceText } from '../index.ts';

const plan = (value: unknown, unit: unknown, numBillingCycles: unknown) => ({
  billingPeriod: { value, unit },
  numBillingCycles,
});
const text = (value: unknown, unit: unknown, cycles: unknown, options = {}) =>
  subscriptionPriceText('$5.00', plan(value, unit, cycles), options);

test('SUB-003 a plan holds a billing period with a number and WEEK, MONTH or YEAR', () => {
  for (const unit of ['WEEK', 'MONTH', 'YEAR']) {
    expect(readSubscriptionPlan(plan(2, unit, 0))).toEqual(plan(2, unit, 0));
  }
  for (const unit of ['DAY', 'week', '', null, undefined, 'toString']) {
    expect(readSubscriptionPlan(plan(1, unit, 0))).toBeNull();
  }
  for (const value of [0, -1, 1.5, '1', null, Number.NaN]) {
    expect(readSubscriptionPlan(plan(value, 'WEEK', 0))).toBeNull();
  }
});

test('SUB-004 a plan holds numBillingCycles, a whole number from 0', () => {
  expect(readSubscriptionPlan(plan(1, 'WEEK', 7))?.numBillingCycles).toBe(7);
  for (const cycles of [-1, 0.5, '3', null, undefined]) {
    expect(readSubscriptionPlan(plan(1, 'WEEK', cycles))).toBeNull();
  }
});

test('SUB-005 0 cycles are a subscription without end, and the text has no duration', () => {
  expect(subscriptionDuration({ billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 })).toBeNull();
  expect(text(1, 'MONTH', 0)).toBe('$5.00 every month');
  expect(text(3, 'WEEK', 0)).toBe('$5.00 every 3 weeks');
  expect(text(1, 'YEAR', 0)).toBe('$5.00 every year');
});

describe('SUB-006 a duration that divides evenly into years is shown in years', () => {
  test.for([
    ['SUB-009 12 months are a year', 1, 'MONTH', 12, '$5.00 every month for 1 year'],
    ['SUB-009 24 months are two', 3, 'MONTH', 8, '$5.00 every 3 months for 2 years'],
    ['SUB-008 52 weeks are a year', 1, 'WEEK', 52, '$5.00 every week for 1 year'],
    ['SUB-008 26 times 2 weeks are one too', 2, 'WEEK', 26, '$5.00 every 2 weeks for 1 year'],
    ['years stay years', 1, 'YEAR', 3, '$5.00 every year for 3 years'],
  ] as const)('%s', ([, value, unit, cycles, expected]) => {
    expect(text(value, unit, cycles)).toBe(expected);
  });
});

test('SUB-007 keepOriginalUnit keeps the unit of the plan', () => {
  expect(text(1, 'MONTH', 12, { keepOriginalUnit: true })).toBe('$5.00 every month for 12 months');
  expect(text(2, 'WEEK', 26, { keepOriginalUnit: true })).toBe('$5.00 every 2 weeks for 52 weeks');
  expect(text(1, 'MONTH', 12, { keepOriginalUnit: false })).toBe('$5.00 every month for 1 year');
});

test('SUB-010 a duration that does not divide evenly stays in its unit', () => {
  expect(text(1, 'MONTH', 18)).toBe('$5.00 every month for 18 months');
  expect(text(1, 'WEEK', 53)).toBe('$5.00 every week for 53 weeks');
  expect(text(1, 'WEEK', 48)).toBe('$5.00 every week for 48 weeks');
  expect(text(1, 'WEEK', 1)).toBe('$5.00 every week for 1 week');
  expect(text(1, 'MONTH', 11)).toBe('$5.00 every month for 11 months');
});

test("SUB-011 a combination that is not covered reads 'Unavailable'", () => {
  for (const other of [
    null,
    undefined,
    {},
    'plan',
    { numBillingCycles: 1 },
    { billingPeriod: null, numBillingCycles: 1 },
  ]) {
    expect(subscriptionPriceText('$5.00', other)).toBe('Unavailable');
  }
  expect(text(1, 'DAY', 0)).toBe('Unavailable');
  expect(text(0, 'WEEK', 0)).toBe('Unavailable');
  expect(text(1, 'WEEK', -1)).toBe('Unavailable');
  expect(text(1, 'DAY', 0, { hasVariedPrices: true })).toBe('Unavailable');
});

test("a price that is the lowest of several begins with 'from'", () => {
  expect(text(1, 'MONTH', 12, { hasVariedPrices: true })).toBe('from $5.00 every month for 1 year');
});

test('the texts exist in German and French', () => {
  expect(text(1, 'MONTH', 12, { locale: 'de-DE', hasVariedPrices: true })).toBe(
    'ab $5.00 jeden Monat, Laufzeit 1 Jahr',
  );
  expect(text(2, 'WEEK', 0, { locale: 'fr' })).toBe('$5.00 toutes les 2 semaines');
  expect(text(1, 'MONTH', 18, { locale: 'fr' })).toBe('$5.00 chaque mois pendant 18 mois');
  expect(text(1, 'DAY', 0, { locale: 'de' })).toBe('Nicht verfügbar');
  expect(text(1, 'DAY', 0, { locale: 'es' })).toBe('Unavailable');
});

test('a price is treated as text, whatever it contains', () => {
  expect(subscriptionPriceText('{every} #', plan(1, 'WEEK', 0))).toBe('{every} # every week');
});
