import { describe, expect, test } from 'vitest';
import type { CalendarEvent } from './calendar-event.ts';
import { writeCalendar } from './icalendar.ts';

const event: CalendarEvent = {
  uid: 'one@site',
  title: 'Open day',
  description: '',
  place: '',
  url: 'https://shop.example/events/open-day',
  categories: [],
  startAt: new Date('2026-11-20T18:00:00Z'),
  endAt: new Date('2026-11-20T20:00:00.500Z'),
  updatedAt: new Date('2026-11-01T09:30:15Z'),
};

const linesOf = (change: Partial<CalendarEvent> = {}) =>
  writeCalendar('Events', [{ ...event, ...change }]).split('\r\n');

test('an event has its moments in UTC, and everything a calendar needs to know it again', () => {
  expect(linesOf()).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Awning//Awning//EN',
    'CALSCALE:GREGORIAN',
    'NAME:Events',
    'X-WR-CALNAME:Events',
    'BEGIN:VEVENT',
    'UID:one@site',
    'DTSTAMP:20261101T093015Z',
    'LAST-MODIFIED:20261101T093015Z',
    'DTSTART:20261120T180000Z',
    'DTEND:20261120T200000Z',
    'SUMMARY:Open day',
    'URL:https://shop.example/events/open-day',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('marks with a meaning are escaped, and nothing in a text begins a line of its own', () => {
  const lines = linesOf({
    title: 'Tea; cake, and a \\',
    description: 'One\r\nTwo\nEND:VEVENT\rBEGIN:VALARM\u0000',
    place: 'Hall, Dune Road',
    categories: ['Tea, cake', 'Clay'],
    position: { latitude: 54.9, longitude: 8.3 },
  });
  expect(lines).toEqual(
    expect.arrayContaining([
      'SUMMARY:Tea\\; cake\\, and a \\\\',
      'DESCRIPTION:One\\nTwo\\nEND:VEVENT\\nBEGIN:VALARM',
      'LOCATION:Hall\\, Dune Road',
      'CATEGORIES:Tea\\, cake,Clay',
      'GEO:54.9;8.3',
    ]),
  );
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
});

describe('a long line', () => {
  test.each(['x'.repeat(75), 'ü'.repeat(200), '🏺'.repeat(90), 'a🏺'.repeat(60)])(
    'is folded at 75 octets: %s',
    (title) => {
      const file = writeCalendar('Events', [{ ...event, title }]);
      expect(Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
      expect(file.replaceAll('\r\n ', '')).toContain(`\r\nSUMMARY:${title}\r\n`);
    },
  );
});
