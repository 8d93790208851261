import { describe, expect, test } from 'vitest';
import { callFormatter } from '../../contract/call.ts';
import type { Value } from '../../values/value.ts';
import { datetime, datetimeInterval } from './datetime.ts';

// 24 February 2020, 14:04:40 in New York.
const MONDAY = 1582571080000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Every kind of blank as an ordinary one; which of them a locale uses is the package's business. */
function plain(text: Value): Value {
  return typeof text === 'string' ? text.replace(/[\u2009\u202f\u00a0]/g, ' ') : text;
}

describe('datetime', () => {
  const written = (args: readonly string[], value: Value = MONDAY, locale = 'en') =>
    plain(callFormatter(datetime, args, [value], { locale }));

  test.each([
    [[], 'February 24, 2020'],
    [[''], 'February 24, 2020'],
    [['short'], '2/24/20, 2:04 PM'],
    [['medium'], 'Feb 24, 2020, 2:04:40 PM'],
    [['long'], 'February 24, 2020 at 2:04:40 PM EST'],
    [['full'], 'Monday, February 24, 2020 at 2:04:40 PM Eastern Standard Time'],
    [['short', 'full'], 'Monday, February 24, 2020 at 2:04:40 PM Eastern Standard Time'],
    [['date'], '2/24/20'],
    [['time'], '2:04 PM'],
    [['date:'], '2/24/20'],
    [['time', 'date'], '2/24/20, 2:04 PM'],
    [['date:full'], 'Monday, February 24, 2020'],
    [['time:medium'], '2:04:40 PM'],
    [['time:short', 'time:long'], '2:04:40 PM EST'],
    [['datetime:long'], 'February 24, 2020 at 2:04:40 PM EST'],
    [['date:yMMMd'], 'Feb 24, 2020'],
    [['date:yMMMd', 'time:hm'], 'Feb 24, 2020, 2:04 PM'],
    [['datetime:yMd'], '2/24/2020'],
    [['skeleton:yMMMEd'], 'Mon, Feb 24, 2020'],
    [['yMMMd'], 'Feb 24, 2020'],
    [['yMMMd', 'hm'], 'Feb 24, 2020, 2:04 PM'],
    [['yMd', 'skeleton:hm'], '2:04 PM'],
    [['skeleton:yMd', 'hm'], '2/24/2020, 2:04 PM'],
    [['date:long', 'hm'], 'February 24, 2020 at 2:04 PM'],
    [['Bh'], '2 in the afternoon'],
    [['wrap:full', 'date:yMd', 'time:hm'], '2/24/2020 at 2:04 PM'],
    [['wrapper:full', 'date:yMd', 'time:hm'], '2/24/2020 at 2:04 PM'],
    [['wrapped:long', 'date:short', 'time:short'], '2/24/20 at 2:04 PM'],
    [['wrap:bogus', 'date:yMd', 'time:hm'], '2/24/2020, 2:04 PM'],
    [['wrap:full'], 'February 24, 2020'],
    [['calendar:buddhist'], 'February 24, 2563 BE'],
    [['calendar:japanese'], 'February 24, 2 Reiwa'],
    [['calendar:persian'], 'Esfand 5, 1398 AP'],
    [['calendar:gregory'], 'February 24, 2020'],
    [['calendar:gregorian'], 'February 24, 2020'],
    [['calendar:iso8601'], 'February 24, 2020'],
    [['calendar:buddhist', 'calendar:bogus'], 'February 24, 2020'],
    [['foo:bar', 'context:bogus'], 'February 24, 2020'],
  ])('%j gives %s', (args, expected) => {
    expect(written(args)).toBe(expected);
  });

  test.each([
    ['context:begin-sentence', 'Února'],
    ['context:ui-list-or-menu', 'Února'],
    ['context:standalone', 'února'],
    ['context:middle-of-text', 'února'],
    ['context:bogus', 'února'],
  ])('%s decides about capital letters', (word, expected) => {
    expect(written(['MMMM', word], MONDAY, 'cs')).toBe(expected);
  });

  test('FMT-003: a value that is no number gives an empty text, a missing one is the first of all moments', () => {
    expect(written(['short'], 'x')).toBe('');
    expect(written(['short'], '')).toBe('');
    expect(written(['short'], null)).toBe('12/31/69, 7:00 PM');
    expect(written(['short'], '1582571080000')).toBe('2/24/20, 2:04 PM');
  });

  test('FMT-004: without a locale the text is empty', () => {
    expect(callFormatter(datetime, ['short'], [MONDAY])).toBe('');
  });

  test('FMT-012: the zone is that of the website, else New York', () => {
    const inZone = (timeZone: Value) =>
      plain(callFormatter(datetime, ['time:full'], [MONDAY], { locale: 'en', data: { website: { timeZone } } }));
    expect(inZone('Europe/London')).toBe('7:04:40 PM Greenwich Mean Time');
    expect(inZone('Nope')).toBe('7:04:40 PM Greenwich Mean Time');
    expect(written(['time:full'])).toBe('2:04:40 PM Eastern Standard Time');
  });
});

describe('datetime-interval', () => {
  function written(args: readonly string[], length: number, locale = 'en', start: Value = MONDAY): Value {
    return plain(callFormatter(datetimeInterval, args, [start, MONDAY + length], { locale }));
  }

  test('says the hours within a day and the days otherwise', () => {
    expect(written([], 0)).toBe('2:04 PM');
    expect(written([], HOUR_MS)).toBe('2:04 – 3:04 PM');
    expect(written([], DAY_MS)).toBe('Feb 24 – 25, 2020');
    expect(written([], 40 * DAY_MS)).toBe('Feb 24 – Apr 4, 2020');
    expect(written([], 400 * DAY_MS)).toBe('Feb 24, 2020 – Mar 30, 2021');
    expect(written([], HOUR_MS, 'sv')).toBe('14:04–15:04');
  });

  test.each([
    [['yMMM'], 'Feb – Apr 2020'],
    [['skeleton:yMMM'], 'Feb – Apr 2020'],
    [['hm', 'yMMM'], 'Feb – Apr 2020'],
    [['yMMM', ''], 'Feb – Apr 2020'],
    [['yMMM', 'skeleton', 'date', 'time', 'skeleton:'], 'Feb – Apr 2020'],
    [['date:yMd'], '2/24/2020 – 4/4/2020'],
    [['foo:bar', 'calendar:buddhist'], 'Feb 24 – Apr 4, 2020'],
  ])('%j gives %s', (args, expected) => {
    expect(written(args, 40 * DAY_MS)).toBe(expected);
  });

  test('date and time serve where only that differs', () => {
    expect(written(['date:yMd', 'time:Hm'], HOUR_MS)).toBe('14:04 – 15:04');
    expect(written(['date:yMd', 'time:Hm'], 3 * DAY_MS)).toBe('2/24/2020 – 2/27/2020');
  });

  test('the context decides about capital letters', () => {
    expect(written(['MMMM'], 40 * DAY_MS, 'cs')).toBe('února–dubna');
    expect(written(['MMMM', 'context:begin-sentence'], 40 * DAY_MS, 'cs')).toBe('Února–dubna');
  });

  test('FMT-002, FMT-003: without two finite numbers the text is empty', () => {
    expect(callFormatter(datetimeInterval, [], [MONDAY], { locale: 'en' })).toBe('');
    expect(written([], 0, 'en', 'x')).toBe('');
    expect(written([], Number.POSITIVE_INFINITY)).toBe('');
    expect(callFormatter(datetimeInterval, [], [MONDAY, 'x'], { locale: 'en' })).toBe('');
    expect(callFormatter(datetimeInterval, [], [Number.NEGATIVE_INFINITY, MONDAY], { locale: 'en' })).toBe('');
  });

  test('FMT-004: without a locale the text is empty', () => {
    expect(callFormatter(datetimeInterval, [], [MONDAY, MONDAY])).toBe('');
  });
});
