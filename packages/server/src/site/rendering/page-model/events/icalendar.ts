import type { CalendarEvent } from './calendar-event.ts';

/** A calendar with its events, as RFC 5545 writes it. */
export function writeCalendar(name: string, events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Awning//Awning//EN',
    'CALSCALE:GREGORIAN',
    `NAME:${text(name)}`,
    `X-WR-CALNAME:${text(name)}`,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function eventLines(event: CalendarEvent): string[] {
  const { place, position, description, categories } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${text(event.uid)}`,
    // Without METHOD this is when the description was last changed, so that an unchanged event stays the same.
    `DTSTAMP:${moment(event.updatedAt)}`,
    `LAST-MODIFIED:${moment(event.updatedAt)}`,
    `DTSTART:${moment(event.startAt)}`,
    `DTEND:${moment(event.endAt)}`,
    `SUMMARY:${text(event.title)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${text(description)}`]),
    ...(place === '' ? [] : [`LOCATION:${text(place)}`]),
    ...(position ? [`GEO:${position.latitude};${position.longitude}`] : []),
    ...(categories.length === 0 ? [] : [`CATEGORIES:${categories.map(text).join(',')}`]),
    ...(event.isCancelled ? ['STATUS:CANCELLED'] : []),
    // An address is no text: it is written as it is, and has no line breaks.
    `URL:${event.url}`,
    'END:VEVENT',
  ];
}

/** In UTC, which every calendar converts to the clock of its reader: `20260131T180000Z`. */
function moment(at: Date): string {
  return `${at.toISOString().replaceAll(/[-:]/g, '').slice(0, 'yyyymmddThhmmss'.length)}Z`;
}

function text(value: string): string {
  return value
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?!\n)\p{Cc}/gu, '')
    .replaceAll(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll('\n', '\\n');
}

const MAX_OCTETS = 75;

/** Lines of 75 octets at most; a continued one begins with a space. No character is divided. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MAX_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
