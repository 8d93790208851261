import { memoizeByLocale, momentOfWallClock, wallClockMs } from '@awning/formats';
import { asNumber } from '@awning/template-engine';
import type { PageRequest, Scope } from '../../site.ts';
import type { Sources } from '../../sources.ts';
import { type Month, monthAt, monthName, monthsLater, weeksOf } from './month.ts';

interface Surroundings {
  readonly request: Pick<PageRequest, 'website' | 'language' | 'now'>;
  readonly sources: Sources;
}

const DAY_MS = 86_400_000;

/**
 * A month as a table of weeks, with the events of each day by the website's clock. `address` is the page that shows
 * other months.
 */
export function monthView(
  { request, sources }: Surroundings,
  month: Month,
  events: readonly Scope[],
  address: string,
): Scope {
  const { language, now, website } = request;
  const { timeZone, storeSettings } = website.settings;
  const today = dayOf(now, timeZone);
  // Another day is marked from midnight on.
  if (isSame(month, monthAt(now, timeZone))) sources.holdsUntil(momentOfWallClock(today + DAY_MS, timeZone).getTime());
  const byDay = eventsByDay(events, month, { language, timeZone });
  const firstDay = firstDayOf(language, storeSettings.country);
  return {
    title: titleOf(month, language),
    weekdays: Array.from({ length: 7 }, (_, index) => weekdayNames(language, firstDay + index)),
    weeks: weeksOf(month, firstDay).map((days) => ({
      days: days.map((day) => (day === null ? {} : dayView(day, month, { language, today, events: byDay.get(day) }))),
    })),
    ...linkTo('previous', monthsLater(month, -1), address, language),
    ...linkTo('next', monthsLater(month, 1), address, language),
  };
}

/** The address of a month on the page of a calendar. */
export function monthUrl(address: string, month: Month): string {
  return `${address}?view=calendar&month=${monthName(month)}`;
}

export function titleOf(month: Month, language: string): string {
  return monthFormat(language, '').format(utcDay(month, 1));
}

function linkTo(name: string, month: Month | undefined, address: string, language: string): Scope {
  return month === undefined
    ? {}
    : { [`${name}Url`]: monthUrl(address, month), [`${name}Title`]: titleOf(month, language) };
}

interface DayContext {
  readonly language: string;
  readonly today: number;
  readonly events: readonly Scope[] | undefined;
}

function dayView(day: number, month: Month, { language, today, events = [] }: DayContext): Scope {
  const date = utcDay(month, day);
  return {
    day,
    date: date.toISOString().slice(0, 'yyyy-mm-dd'.length),
    name: dayFormat(language, '').format(date),
    ...(date.getTime() === today ? { isToday: true } : {}),
    ...(events.length === 0 ? {} : { events }),
  };
}

interface Clock {
  readonly language: string;
  readonly timeZone: string;
}

/** An event of several days stands on each of them, with its time on the first one. */
function eventsByDay(
  events: readonly Scope[],
  month: Month,
  { language, timeZone }: Clock,
): ReadonlyMap<number, readonly Scope[]> {
  const [first, length] = [utcDay(month, 1).getTime(), utcDay({ ...month, month: month.month + 1 }, 0).getUTCDate()];
  const byDay = new Map<number, Scope[]>();
  for (const event of events) {
    const [startMs, endMs] = [asNumber(event['startDate']), asNumber(event['endDate'])];
    // What ends at midnight does not take place on the next day.
    const [begins, ends] = [dayOf(new Date(startMs), timeZone), dayOf(new Date(endMs - 1), timeZone)];
    const entry = { title: event['title'], fullUrl: event['fullUrl'], id: event['id'] };
    const [from, to] = [Math.max(begins, first), Math.min(ends, first + (length - 1) * DAY_MS)];
    for (let day = from; day <= to; day += DAY_MS) {
      const number = new Date(day).getUTCDate();
      const time = day === begins ? { time: timeFormat(language, timeZone).format(startMs) } : {};
      byDay.set(number, [...(byDay.get(number) ?? []), { ...entry, ...time }]);
    }
  }
  return byDay;
}

/** The day of a moment as the clock of a place shows it: its midnight, as if that were UTC. */
function dayOf(moment: Date, timeZone: string): number {
  return Math.floor(wallClockMs(moment, timeZone) / DAY_MS) * DAY_MS;
}

function utcDay({ year, month }: Month, day: number): Date {
  return new Date(Date.UTC(year, month - 1, day));
}

function isSame(one: Month, other: Month): boolean {
  return one.year === other.year && one.month === other.month;
}

// A Sunday.
const SOME_SUNDAY_MS = Date.UTC(2026, 10, 1);

function weekdayNames(language: string, day: number): Scope {
  const date = new Date(SOME_SUNDAY_MS + (day % 7) * DAY_MS);
  return { short: weekdayFormat(language, 'short').format(date), long: weekdayFormat(language, 'long').format(date) };
}

/** 1 Monday to 7 Sunday: where the website is, weeks may begin on another day than elsewhere in its language. */
function firstDayOf(language: string, country: string): number {
  const { region = country } = new Intl.Locale(language);
  const locale: Intl.Locale & WithWeek = new Intl.Locale(language, { region });
  const { firstDay } = locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: MONDAY };
  return firstDay;
}

const MONDAY = 1;

// Node 20 has the property, later ones have the method.
interface WithWeek {
  readonly weekInfo?: { readonly firstDay: number };
  readonly getWeekInfo?: () => { readonly firstDay: number };
}

const monthFormat = memoizeByLocale(
  (locale) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'long', year: 'numeric' }),
);
const dayFormat = memoizeByLocale(
  (locale) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' }),
);
const weekdayFormat = memoizeByLocale(
  (locale, style) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: style as 'short' | 'long' }),
);
const timeFormat = memoizeByLocale(
  (locale, timeZone) => new Intl.DateTimeFormat(locale, { timeZone, timeStyle: 'short' }),
);
