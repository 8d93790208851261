import { momentOfWallClock, wallClockMs } from '@awning/formats';

/** A month of the calendar; `month` counts from 1. */
export interface Month {
  readonly year: number;
  readonly month: number;
}

const NAMES = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const MIN_YEAR = 1970;
const MAX_YEAR = 2199;

/** What an address names: `november-2026`, as links of themes have it, or `11-2026`. */
export function readMonth(text = ''): Month | undefined {
  const [, name = '', year = ''] = /^([a-z]{3,9}|\d{1,2})-(\d{4})$/.exec(text.toLowerCase()) ?? [];
  const month = /^\d/.test(name) ? Number(name) : NAMES.findIndex((each) => name !== '' && each.startsWith(name)) + 1;
  return inCalendar({ year: Number(year), month });
}

/** The name of a month in addresses. */
export function monthName({ year, month }: Month): string {
  return `${NAMES[month - 1]}-${year}`;
}

/** The month at a moment, by the clock of a place. */
export function monthAt(moment: Date, timeZone: string): Month {
  const shown = new Date(wallClockMs(moment, timeZone));
  return { year: shown.getUTCFullYear(), month: shown.getUTCMonth() + 1 };
}

/** The month that is some months later; none beyond the calendar, which must not be walked without an end. */
export function monthsLater({ year, month }: Month, months: number): Month | undefined {
  const count = year * 12 + month - 1 + months;
  return inCalendar({ year: Math.floor(count / 12), month: (count % 12) + 1 });
}

function inCalendar(month: Month): Month | undefined {
  return month.month >= 1 && month.month <= 12 && month.year >= MIN_YEAR && month.year <= MAX_YEAR ? month : undefined;
}

/** The moments at which a month begins and the next one does. */
export function periodOf({ year, month }: Month, timeZone: string): { readonly from: Date; readonly to: Date } {
  return {
    from: momentOfWallClock(Date.UTC(year, month - 1, 1), timeZone),
    to: momentOfWallClock(Date.UTC(year, month, 1), timeZone),
  };
}

/** The weeks of a month with its days; null stands for a day of the month before or after. */
export function weeksOf({ year, month }: Month, firstDay: number): (number | null)[][] {
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const before = (new Date(Date.UTC(year, month - 1, 1)).getUTCDay() - (firstDay % 7) + 7) % 7;
  const count = Math.ceil((before + length) / 7);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - before + 1;
      return day >= 1 && day <= length ? day : null;
    }),
  );
}
