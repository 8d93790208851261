import { defineFormatter } from '../../contract/formatter.ts';
import { asNumber } from '../../values/value.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** 4713 BC. An earlier moment counts as this one. */
const CALENDAR_START = -210_866_803_200_000;

const UNITS = [
  { name: 'year', article: 'a', lengthMs: 365 * DAY_MS },
  { name: 'month', article: 'a', lengthMs: 30 * DAY_MS },
  { name: 'week', article: 'a', lengthMs: 7 * DAY_MS },
  { name: 'day', article: 'a', lengthMs: DAY_MS },
  { name: 'hour', article: 'an', lengthMs: HOUR_MS },
  { name: 'minute', article: 'a', lengthMs: MINUTE_MS },
] as const;

export const timesince = defineFormatter({
  name: 'timesince',
  group: 'locale',
  summary: 'how long ago the moment was, in English',
  example: {
    template: '{t|timesince}',
    data: { t: 1700000000000 },
    output: '<span class="timesince" data-date="1700000000000">about an hour ago</span>',
    locale: 'en',
    now: 1700004000000,
  },
  prepare:
    () =>
    (value, { run }) => {
      const time = asNumber(value);
      if (run.cldr === undefined || !Number.isFinite(time)) return 'Invalid date.';
      const from = Math.max(time, CALENDAR_START);
      const elapsedMs = run.now - from;
      run.holdsUntil(() => from + nextChangeMs(elapsedMs));
      return `<span class="timesince" data-date="${time}">${phrase(elapsedMs)}</span>`;
    },
});

function phrase(elapsedMs: number): string {
  const unit = UNITS.find(({ lengthMs }) => elapsedMs >= lengthMs);
  if (unit === undefined) return 'less than a minute ago';
  const count = Math.floor(elapsedMs / unit.lengthMs);
  return count === 1 ? `about ${unit.article} ${unit.name} ago` : `about ${count} ${unit.name}s ago`;
}

/** The minimum elapsed time for the next phrase. */
function nextChangeMs(elapsedMs: number): number {
  const place = UNITS.findIndex(({ lengthMs }) => elapsedMs >= lengthMs);
  const { lengthMs } = UNITS.at(place) ?? UNITS[0];
  if (place === -1) return lengthMs;
  const larger = UNITS[place - 1]?.lengthMs ?? Infinity;
  return Math.min((Math.floor(elapsedMs / lengthMs) + 1) * lengthMs, larger);
}
