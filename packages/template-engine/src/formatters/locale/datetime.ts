import { defineFormatter } from '../../contract/formatter.ts';
import { dateFormat } from '../../locale/date-format.ts';
import { intervalFormat } from '../../locale/interval-format.ts';
import { timeZoneOf } from '../../locale/time-zone.ts';
import { asNumber } from '../../values/value.ts';

export const datetime = defineFormatter({
  name: 'datetime',
  group: 'locale',
  summary: "the moment in the website's time zone, as people of the locale write it",
  example: {
    template: '{t|datetime date:short}',
    data: { t: 1700000000000, website: { timeZone: 'Europe/Berlin' } },
    output: '14.11.23',
    locale: 'de',
  },
  prepare: (args) => {
    const format = dateFormat(args);
    return (value, scope) => {
      const { cldr } = scope.run;
      const time = asNumber(value);
      return cldr === undefined || Number.isNaN(time) ? '' : format(cldr, time, timeZoneOf(scope));
    };
  },
});

export const datetimeInterval = defineFormatter({
  name: 'datetime-interval',
  group: 'locale',
  summary: 'the time between two moments',
  example: {
    template: '{a, b|datetime-interval}',
    data: { a: 1700000000000, b: 1700300000000, website: { timeZone: 'UTC' } },
    output: '14.–18. Nov. 2023',
    locale: 'de',
  },
  prepare: (args) => {
    const format = intervalFormat(args);
    return (value, scope, others) => {
      const { cldr } = scope.run;
      if (cldr === undefined || others.length === 0) return '';
      const [start, end] = [asNumber(value), asNumber(others[0])];
      return Number.isFinite(start) && Number.isFinite(end) ? format(cldr, start, end, timeZoneOf(scope)) : '';
    };
  },
});
