import { expect, test } from 'vitest';
import { cldrFor } from './cldr.ts';
import { dateFormat } from './date-format.ts';

// 24 February 2020, 14:04:40 in New York.
const MONDAY = 1582571080000;

/** Replaces every kind of space by an ordinary one; which one a locale uses is up to the package. */
const plain = (text: string) => text.replace(/[\u2009\u202f\u00a0]/g, ' ');

const written = (words: readonly string[], locale = 'en') =>
  plain(dateFormat(words)(cldrFor(locale), MONDAY, 'America/New_York'));

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
  expect(written(['MMMM', word], 'cs')).toBe(expected);
});

test('a moment is remembered together with its zone', () => {
  const format = dateFormat(['time:short']);
  expect(plain(format(cldrFor('en'), MONDAY, 'UTC'))).toBe('7:04 PM');
  expect(plain(format(cldrFor('en'), MONDAY, 'Asia/Tokyo'))).toBe('4:04 AM');
  expect(plain(format(cldrFor('en'), MONDAY + 60_000, 'UTC'))).toBe('7:05 PM');
});
