import { type CurrencyCode, writeMoney } from '@awning/formats';
import type { SalesJson } from './schema.ts';
import type { DaySums, Sums } from './store.ts';

const PERIODS = [1, 7, 30] as const;
const CHART_DAYS = 30;

/** The days that the longest period and the time before it take. */
export const DAYS_TO_READ = 60;

/** The sums of each currency, the website's own first, also if nothing was sold in it. */
export function currencyViews(days: readonly DaySums[], own: CurrencyCode, today: string): SalesJson['currencies'] {
  const others = days.map(({ currency }) => currency).filter((currency) => currency !== own);
  return [own, ...new Set(others)].map((currency) => {
    const sums = new Map(days.filter((one) => one.currency === currency).map((one) => [one.day, one]));
    const on = (daysAgo: number): Sums => sums.get(dayBefore(today, daysAgo)) ?? nothing;
    const money = (minorUnits: bigint) => writeMoney({ minorUnits, currency });
    const view = (all: readonly Sums[]) => {
      const { orders, placed, refunded, cancelled } = all.reduce(added, nothing);
      return {
        orders,
        placed: money(placed),
        refunded: money(refunded),
        cancelled: money(cancelled),
        net: money(netOf({ orders, placed, refunded, cancelled })),
      };
    };
    const between = (from: number, until: number) =>
      Array.from({ length: until - from }, (_unused, index) => on(from + index));
    return {
      currency,
      periods: PERIODS.map((length) => ({
        days: length,
        now: view(between(0, length)),
        before: view(between(length, 2 * length)),
      })),
      days: Array.from({ length: CHART_DAYS }, (_unused, index) => {
        const daysAgo = CHART_DAYS - 1 - index;
        return {
          day: dayBefore(today, daysAgo),
          orders: on(daysAgo).orders,
          net: money(netOf(on(daysAgo))),
          before: money(netOf(on(daysAgo + CHART_DAYS))),
        };
      }),
    };
  });
}

const nothing: Sums = { orders: 0, placed: 0n, refunded: 0n, cancelled: 0n };

function added(first: Sums, second: Sums): Sums {
  return {
    orders: first.orders + second.orders,
    placed: first.placed + second.placed,
    refunded: first.refunded + second.refunded,
    cancelled: first.cancelled + second.cancelled,
  };
}

function netOf({ placed, refunded, cancelled }: Sums): bigint {
  return placed - refunded - cancelled;
}

/** A day is a date without a time, so UTC counts it right in every time zone. */
function dayBefore(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString().slice(0, 'yyyy-mm-dd'.length);
}
