/** How many of each unit make a year. */
const perYear = { WEEK: 52, MONTH: 12, YEAR: 1 } as const;

export type BillingUnit = keyof typeof perYear;

export interface BillingPeriod {
  readonly value: number;
  readonly unit: BillingUnit;
}

export interface SubscriptionPlan {
  readonly billingPeriod: BillingPeriod;
  /** 0 means without end. */
  readonly numBillingCycles: number;
}

/**
 * Reads a stored plan. Returns null for an unsupported combination: no billing period, another unit, a value below 1,
 * negative cycles.
 *
 * @example
 * readSubscriptionPlan({ billingPeriod: { value: 1, unit: 'WEEK' }, numBillingCycles: 0 })
 *   // => { billingPeriod: { value: 1, unit: 'WEEK' }, numBillingCycles: 0 }
 * readSubscriptionPlan({ billingPeriod: { value: 1, unit: 'DAY' }, numBillingCycles: 0 }) // => null
 */
export function readSubscriptionPlan(plan: unknown): SubscriptionPlan | null {
  const { billingPeriod, numBillingCycles } = fieldsOf(plan);
  const { value, unit } = fieldsOf(billingPeriod);
  if (!isWholeFrom(1, value) || !isBillingUnit(unit) || !isWholeFrom(0, numBillingCycles)) return null;
  return { billingPeriod: { value, unit }, numBillingCycles };
}

/**
 * How long a plan runs: in years if it divides evenly into them, otherwise in its own unit; null if it has no end.
 *
 * @param keepOriginalUnit Always use the plan's own unit.
 * @example
 * subscriptionDuration({ billingPeriod: { value: 2, unit: 'WEEK' }, numBillingCycles: 26 }) // => { value: 1, unit: 'YEAR' }
 * subscriptionDuration({ billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 18 }) // => { value: 18, unit: 'MONTH' }
 * subscriptionDuration({ billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 }) // => null
 */
export function subscriptionDuration(plan: SubscriptionPlan, keepOriginalUnit = false): BillingPeriod | null {
  if (plan.numBillingCycles === 0) return null;
  const { value, unit } = plan.billingPeriod;
  const total = value * plan.numBillingCycles;
  const isWholeYears = total % perYear[unit] === 0;
  return isWholeYears && !keepOriginalUnit ? { value: total / perYear[unit], unit: 'YEAR' } : { value: total, unit };
}

function isBillingUnit(unit: unknown): unit is BillingUnit {
  return typeof unit === 'string' && Object.hasOwn(perYear, unit);
}

function isWholeFrom(lowest: number, value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= lowest;
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}
