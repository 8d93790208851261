import { addMonths, type BillingPeriod, momentOfWallClock, wallClockMs } from '@awning/formats';

/** What fixes the dates of a subscription for ever: when it began, by which clock, and how long a period is. */
export interface Schedule {
  readonly startsAt: Date;
  /** That of the shop when the subscription began. */
  readonly timeZone: string;
  readonly billingPeriod: BillingPeriod;
}

const WEEK_MS = 604_800_000;

/**
 * When a period begins; the first one has the number 0. Every period is counted from the beginning, so that a
 * subscription of the 31st returns to the 31st after a shorter month, and one of the 29th of February after three
 * shorter years. The time of day is that of the beginning, in summer and in winter.
 *
 * @example
 * periodStart(
 *   { startsAt: new Date('2027-01-31T09:00:00Z'), timeZone: 'Europe/Berlin', billingPeriod: { value: 1, unit: 'MONTH' } },
 *   2,
 * ).toISOString() // => '2027-03-31T08:00:00.000Z'
 */
export function periodStart({ startsAt, timeZone, billingPeriod }: Schedule, period: number): Date {
  const { value, unit } = billingPeriod;
  if (period === 0) return startsAt;
  const shownMs = wallClockMs(startsAt, timeZone);
  if (unit === 'WEEK') return momentOfWallClock(shownMs + period * value * WEEK_MS, timeZone);
  const months = unit === 'YEAR' ? 12 * value : value;
  return momentOfWallClock(addMonths(shownMs, period * months), timeZone);
}

/**
 * The first period, from the given one on, that begins after a moment.
 *
 * @example
 * firstPeriodAfter(
 *   { startsAt: new Date(0), timeZone: 'UTC', billingPeriod: { value: 1, unit: 'WEEK' } },
 *   1,
 *   new Date('1970-01-15'),
 * ) // => 3
 */
export function firstPeriodAfter(schedule: Schedule, from: number, at: Date): number {
  let period = from;
  while (periodStart(schedule, period) <= at) period += 1;
  return period;
}
