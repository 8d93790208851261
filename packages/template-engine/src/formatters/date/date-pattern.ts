import type { GregorianDate } from '@phensley/cldr';

/** A moment as seen by the directives of a pattern. */
export interface Moment {
  readonly time: number;
  readonly zone: Zone;
  /** Its calendar day and clock in the zone. */
  readonly date: GregorianDate;
}

/** The rules of a time zone at one moment. */
export interface Zone {
  readonly abbr: string;
  /** Milliseconds ahead of UTC. */
  readonly offset: number;
}

type Directive = (moment: Moment) => string;

/**
 * Parses a pattern of `%` directives. A `%` at the end is printed; an unknown directive prints nothing.
 * `%Y` prints `2024`.
 */
export function parseDatePattern(pattern: string): Directive {
  const parts = pattern.split(/(%.)/su).map(toDirective);
  return (moment) => parts.map((write) => write(moment)).join('');
}

function toDirective(part: string): Directive {
  return part.length > 1 && part.startsWith('%') ? (DIRECTIVES.get(part.slice(1)) ?? nothing) : () => part;
}

function nothing(): string {
  return '';
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const SHORT_LENGTH = 3;

const DIRECTIVES: ReadonlyMap<string, Directive> = new Map<string, Directive>([
  ['a', (moment) => weekday(moment).slice(0, SHORT_LENGTH)],
  ['A', weekday],
  ['b', shortMonth],
  ['B', month],
  [
    'c',
    (m) =>
      `${combine(m, 'a')}, ${shortMonth(m)} ${m.date.dayOfMonth()}, ${combine(m, 'Y')} ${combine(m, 'r')} ${combine(m, 'Z')}`,
  ],
  ['C', ({ date }) => pad(Math.floor(date.year() / 100), 2)],
  ['d', ({ date }) => pad(date.dayOfMonth(), 2)],
  ['D', (m) => combine(m, 'm/d/y')],
  ['e', ({ date }) => pad(date.dayOfMonth(), 2, ' ')],
  ['F', (m) => combine(m, 'Y-m-d')],
  ['g', ({ date }) => pad(date.yearOfWeekOfYearISO() % 100, 2)],
  ['G', ({ date }) => pad(date.yearOfWeekOfYearISO(), 4)],
  ['h', shortMonth],
  ['H', ({ date }) => pad(date.hourOfDay(), 2)],
  ['i', (moment) => String(hour12(moment))],
  ['I', (moment) => pad(hour12(moment), 2)],
  ['j', ({ date }) => pad(date.dayOfYear(), 3)],
  ['k', ({ date }) => pad(date.hourOfDay(), 2, ' ')],
  ['l', (moment) => pad(hour12(moment), 2, ' ')],
  ['m', ({ date }) => pad(date.month(), 2)],
  ['M', ({ date }) => pad(date.minute(), 2)],
  ['n', () => '\n'],
  ['N', ({ time }) => pad(Math.trunc(millisecondsOf(time) * NANOSECONDS), 9)],
  ['p', ({ date }) => (date.isAM() ? 'AM' : 'PM')],
  ['P', ({ date }) => (date.isAM() ? 'am' : 'pm')],
  ['q', ({ date }) => String(Math.ceil(date.month() / 3))],
  ['r', (m) => combine(m, 'i:M:S p')],
  ['R', (m) => combine(m, 'H:M')],
  ['s', ({ time }) => String(Math.trunc(time / SECOND_MS))],
  ['S', ({ date }) => pad(date.second(), 2)],
  ['t', () => '\t'],
  ['T', (m) => combine(m, 'H:M:S')],
  ['u', ({ date }) => String(date.dayOfWeek() === SUNDAY ? 7 : date.dayOfWeek() - 1)],
  ['U', weekOfYear],
  ['v', (m) => combine(m, 'e-b-Y')],
  ['V', ({ date }) => pad(date.weekOfYearISO(), 2)],
  ['w', ({ date }) => String(date.dayOfWeek() - 1)],
  ['W', weekOfYear],
  ['x', (m) => combine(m, 'm/d/Y')],
  ['X', (m) => combine(m, 'I:M:S p')],
  ['y', ({ date }) => pad(date.year() % 100, 2)],
  ['Y', ({ date }) => String(date.year())],
  ['z', offset],
  ['Z', ({ zone }) => zone.abbr],
  ['%', () => '%'],
]);

/** The package counts weekdays from Sunday, 1. */
const SUNDAY = 1;

/** Several directives with separators. */
function combine(moment: Moment, letters: string): string {
  return letters.replace(/[a-z]/gi, (letter) => (DIRECTIVES.get(letter) as Directive)(moment));
}

function weekday({ date }: Moment): string {
  return WEEKDAYS[date.dayOfWeek() - SUNDAY] as string;
}

function month({ date }: Moment): string {
  return MONTHS[date.month() - 1] as string;
}

function shortMonth(moment: Moment): string {
  return month(moment).slice(0, SHORT_LENGTH);
}

function hour12({ date }: Moment): number {
  return date.hourOfDay() % 12 || 12;
}

function weekOfYear({ date }: Moment): string {
  return pad(date.weekOfYear(), 2);
}

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

const NANOSECONDS = 1_000_000;

/** Of a second; fractions of a millisecond count. They also increase before 1970. */
function millisecondsOf(time: number): number {
  return ((time % SECOND_MS) + SECOND_MS) % SECOND_MS;
}

function offset({ zone }: Moment): string {
  const difference = zone.offset;
  const size = Math.abs(difference);
  const hours = Math.floor(size / HOUR_MS);
  return `${difference < 0 ? '-' : '+'}${pad(hours, 2)}:${pad((size % HOUR_MS) / MINUTE_MS, 2)}`;
}

function pad(number: number, length: number, filling = '0'): string {
  return String(number).padStart(length, filling);
}
