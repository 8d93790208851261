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
    const write = relativeTimeFormat(args);
    return (value, { run }, others) => {
      const { cldr } = run;
      const format: typeof write = (...moments) => {
        run.budget.step(WRITING_STEPS);
        return write(...moments);
      };
      const time = asNumber(value);
      const isFromNow = others.length === 0;
      const [from, to] = isFromNow ? [run.now, time] : [time, asNumber(others[0])];
      if (cldr === undefined || !Number.isFinite(from) || !Number.isFinite(to)) return '';
      const text = format(cldr, from, to);
      if (isFromNow) run.holdsUntil(() => from + sameForMs((laterMs) => format(cldr, from + laterMs, to) === text));
      return text;
    };
  },
});

/** The slowest call of the locale package, and a host that caches pages makes it a dozen times. */
const WRITING_STEPS = 100;

const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;

/** How long a text certainly stays the same, at most an hour. It changes in one direction only, so if it is equal later, it is equal until then. */
function sameForMs(isSame: (laterMs: number) => boolean): number {
  let surelyMs = 1;
  for (let laterMs = SECOND_MS; laterMs <= HOUR_MS && isSame(laterMs); laterMs *= 2) surelyMs = laterMs;
  return surelyMs;
}
