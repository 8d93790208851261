import { defineFormatter } from '../../contract/formatter.ts';
import { relativeTimeFormat } from '../../locale/relative-time-format.ts';
import { asNumber } from '../../values/value.ts';

export const relativeTime = defineFormatter({
  name: 'relative-time',
  group: 'locale',
  summary: 'how far the moment lies from now, or the second moment from the first',
  example: {
    template: '{t|relative-time}',
    data: { t: 1700000000000 },
    output: 'gestern',
    locale: 'de',
    now: 1700090000000,
  },
  prepare: (args) => {
    const format = relativeTimeFormat(args);
    return (value, { run }, others) => {
      const { cldr } = run;
      const time = asNumber(value);
      const [from, to] = others.length === 0 ? [run.now, time] : [time, asNumber(others[0])];
      return cldr !== undefined && Number.isFinite(from) && Number.isFinite(to) ? format(cldr, from, to) : '';
    };
  },
});
