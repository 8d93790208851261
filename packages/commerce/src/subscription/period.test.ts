import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstPeriodAfter, periodStart, type Schedule } from './period.ts';

const starts = (schedule: Schedule, periods: number) =>
  Array.from({ length: periods }, (_, period) => periodStart(schedule, period).toISOString());

const monthly = { value: 1, unit: 'MONTH' } as const;

describe('the periods of a subscription', () => {
  test('return to the 31st after shorter months', () => {
    const schedule = { startsAt: new Date('2027-12-31T12:00:00Z'), timeZone: 'UTC', billingPeriod: monthly };
    expect(starts(schedule, 6).map((at) => at.slice(5, 10))).toEqual([
      '12-31',
      '01-31',
      '02-29',
      '03-31',
      '04-30',
      '05-31',
    ]);
  });

  test('return to the leap day after shorter years', () => {
    const yearly = { value: 1, unit: 'YEAR' } as const;
    const schedule = { startsAt: new Date('2028-02-29T12:00:00Z'), timeZone: 'UTC', billingPeriod: yearly };
    expect(starts(schedule, 5).map((at) => at.slice(0, 10))).toEqual([
      '2028-02-29',
      '2029-02-28',
      '2030-02-28',
      '2031-02-28',
      '2032-02-29',
    ]);
  });

  test('keep the day and the time of the shop, in summer and in winter', () => {
    // 31 January, 00:30 in Berlin: still the 30th in UTC.
    const schedule = {
      startsAt: new Date('2027-01-30T23:30:00Z'),
      timeZone: 'Europe/Berlin',
      billingPeriod: monthly,
    };
    expect(starts(schedule, 4)).toEqual([
      '2027-01-30T23:30:00.000Z',
      '2027-02-27T23:30:00.000Z',
      '2027-03-30T22:30:00.000Z',
      '2027-04-29T22:30:00.000Z',
    ]);
  });

  test('exist on the night in which their time is left out, and once on that in which it comes twice', () => {
    const weekly = { value: 1, unit: 'WEEK' } as const;
    const spring = { startsAt: new Date('2027-03-21T01:30:00Z'), timeZone: 'Europe/Berlin', billingPeriod: weekly };
    expect(starts(spring, 3)).toEqual([
      '2027-03-21T01:30:00.000Z',
      '2027-03-28T01:30:00.000Z',
      '2027-04-04T00:30:00.000Z',
    ]);
    const autumn = { ...spring, startsAt: new Date('2027-10-24T00:30:00Z') };
    expect(starts(autumn, 3)).toEqual([
      '2027-10-24T00:30:00.000Z',
      '2027-10-31T00:30:00.000Z',
      '2027-11-07T01:30:00.000Z',
    ]);
  });

  test('are those that one finds by turning the pages of a calendar and watching a clock', () => {
    fc.assert(
      fc.property(anySchedule, fc.integer({ min: 1, max: 40 }), (schedule, period) => {
        expect(periodStart(schedule, period)).toEqual(slowPeriodStart(schedule, period));
      }),
      { numRuns: 150 },
    );
  });

  test('follow one another, so that exactly one is the next', () => {
    fc.assert(
      fc.property(anySchedule, fc.integer({ min: 0, max: 30 }), fc.nat({ max: 5 }), (schedule, period, ms) => {
        const at = new Date(periodStart(schedule, period).getTime() + ms);
        const next = firstPeriodAfter(schedule, 0, at);
        expect(periodStart(schedule, next) > at && periodStart(schedule, next - 1) <= at).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});

const QUARTER_MS = 900_000;

// Zones with a clock that moves by an hour, by half an hour, in the other half of the year, and never; with a half hour too.
const zones = ['UTC', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata', 'Pacific/Kiritimati'];

const anySchedule = fc.record({
  startsAt: fc
    .integer({ min: Date.UTC(2026, 0, 1) / QUARTER_MS, max: Date.UTC(2029, 0, 1) / QUARTER_MS })
    .map((quarters) => new Date(quarters * QUARTER_MS)),
  timeZone: fc.constantFrom(...zones),
  billingPeriod: fc.record({
    value: fc.integer({ min: 1, max: 3 }),
    unit: fc.constantFrom('WEEK' as const, 'MONTH' as const, 'YEAR' as const),
  }),
});

const clocks = new Map(
  zones.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }),
  ]),
);

/** What the clock of a shop shows, such as `2027-03-28 02:30`. */
function shown(at: Date, timeZone: string): string {
  return clocks.get(timeZone)?.format(at) ?? '';
}

/** Counts days one by one, and then watches the clock from quarter to quarter of an hour. */
function slowPeriodStart({ startsAt, timeZone, billingPeriod }: Schedule, period: number): Date {
  const [firstDay = '', time = ''] = shown(startsAt, timeZone).split(' ');
  const day = slowDay(firstDay, billingPeriod.unit, billingPeriod.value * period);
  const wanted = `${day} ${time}`;
  const noon = new Date(`${day}T12:00:00Z`).getTime();
  const quarters = Array.from({ length: 4 * 60 }, (_, place) => new Date(noon + (place - 120) * QUARTER_MS));
  const exact = quarters.find((at) => shown(at, timeZone) === wanted);
  if (exact) return exact;
  // The clock jumps over the time: it is as late after the jump as it should have been after its beginning.
  const afterJump = quarters.find((at) => shown(at, timeZone) > wanted) ?? startsAt;
  const lastShown = shown(new Date(afterJump.getTime() - QUARTER_MS), timeZone);
  return new Date(afterJump.getTime() - QUARTER_MS + minutesBetween(lastShown, wanted) * 60_000);
}

function minutesBetween(from: string, to: string): number {
  return (Date.parse(`${to.replace(' ', 'T')}Z`) - Date.parse(`${from.replace(' ', 'T')}Z`)) / 60_000;
}

function slowDay(first: string, unit: 'WEEK' | 'MONTH' | 'YEAR', count: number): string {
  const dayOfMonth = first.slice(8);
  let day = first;
  if (unit === 'WEEK') {
    for (let days = 0; days < 7 * count; days += 1) day = following(day);
    return day;
  }
  // To the first day of the month that is meant, then on to the day, or to the last one.
  for (let months = 0; months < (unit === 'YEAR' ? 12 : 1) * count; months += 1) {
    do day = following(day);
    while (!day.endsWith('-01'));
  }
  while (day.slice(8) < dayOfMonth && following(day).slice(0, 7) === day.slice(0, 7)) day = following(day);
  return day;
}

function following(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
