import { describe, expect, test } from 'vitest';
import { callFormatter } from '../../contract/call.ts';
import type { Value } from '../../values/value.ts';
import { datetime, datetimeInterval } from './datetime.ts';

// 24 February 2020, 14:04:40 in New York.
const MONDAY = 1582571080000;
const HOUR_MS = 3_600_000;

/** Replaces every kind of space by an ordinary one; which one a locale uses is up to the package. */
function plain(text: Value): Value {
  return typeof text === 'string' ? text.replace(/[\u2009\u202f\u00a0]/g, ' ') : text;
}

describe('datetime', () => {
  const written = (args: readonly string[], value: Value = MONDAY, locale = 'en') =>
    plain(callFormatter(datetime, args, [value], { locale }));

  test('the arguments are options', () => {
    expect(written(['date:short'])).toBe('2/24/20');
    expect(written([], MONDAY, 'de')).toBe('24. Februar 2020');
  });

  test('FMT-003: a value that is not a number gives an empty text, a missing one is the epoch', () => {
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

  test('the arguments are options', () => {
    expect(written([], 24 * HOUR_MS)).toBe('Feb 24 – 25, 2020');
    expect(written(['yMMM'], 24 * HOUR_MS)).toBe('Feb – Feb 2020');
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
