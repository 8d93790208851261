import { julianDayOf } from '@awning/formats';
import { defineFormatter } from '../../contract/formatter.ts';
import { cldrFor, cldrModule } from '../../locale/cldr.ts';
import { timeZoneOf } from '../../locale/time-zone.ts';
import { asNumber } from '../../values/value.ts';
import { type Moment, parseDatePattern, type Zone } from './date-pattern.ts';

export const date = defineFormatter({
  name: 'date',
  group: 'date',
  summary: "the moment in the website's time zone, by a pattern of `%` directives; English names",
  example: {
    template: '{t|date %A, %e %B %Y}',
    data: { t: 1700000000000, website: { timeZone: 'Europe/Berlin' } },
    output: 'Tuesday, 14 November 2023',
  },
  prepare: (args) => {
    if (args.length === 0) return () => '';
    const pattern = args.join(' ');
    const write = parseDatePattern(pattern);
    return (value, scope) => {
      scope.run.budget.step(pattern.length);
      return write(momentOf(asNumber(value), timeZoneOf(scope)));
    };
  },
});

/** Weeks start on Sunday, and the first one contains 1 January. */
const [FIRST_DAY_OF_WEEK, DAYS_IN_FIRST_WEEK] = [1, 1];

/** A moment in a zone. Throws outside the range of the calendar, and for invalid numbers. */
export function momentOf(time: number, zoneId: string): Moment {
  const zone = zoneAt(time, zoneId);
  // The calendar goes from 4713 BC to 8652 AD; the locale package would silently print its last day instead.
  julianDayOf(time + zone.offset);
  const { GregorianDate } = cldrModule();
  return { time, zone, date: GregorianDate.fromUnixEpoch(time, zoneId, FIRST_DAY_OF_WEEK, DAYS_IN_FIRST_WEEK) };
}

const UTC: Zone = { abbr: 'UTC', offset: 0 };

/** Zone rules are the same in every locale; English is nearly always loaded. */
function zoneAt(time: number, zoneId: string): Zone {
  return cldrFor('en').Calendars.timeZoneFromUTC(time, zoneId) ?? UTC;
}
