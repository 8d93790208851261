import type { CLDR, DateFormatOptions } from '@phensley/cldr';
import { formattedTexts, sharedByWords } from './formatted-texts.ts';
import { type Option, readOptions } from './option.ts';

type Width = NonNullable<DateFormatOptions['date']>;
type Calendar = NonNullable<DateFormatOptions['ca']>;
type Context = NonNullable<DateFormatOptions['context']>;

const WIDTHS: ReadonlySet<string> = new Set<Width>(['short', 'medium', 'long', 'full']);

const CALENDARS: ReadonlyMap<string, Calendar> = new Map<string, Calendar>([
  ['gregory', 'gregory'],
  ['gregorian', 'gregory'],
  ['buddhist', 'buddhist'],
  ['iso8601', 'iso8601'],
  ['japanese', 'japanese'],
  ['persian', 'persian'],
]);

const CONTEXTS: ReadonlySet<string> = new Set<Context>([
  'middle-of-text',
  'begin-sentence',
  'standalone',
  'ui-list-or-menu',
]);

/** Formats a moment, in epoch milliseconds, in a time zone. */
export type DateFormat = (cldr: CLDR, time: number, zoneId: string) => string;

/** The format for the arguments; the long date by default. */
export const dateFormat: (words: readonly string[]) => DateFormat = sharedByWords((words) => {
  const options = dateOptions(readOptions(words));
  const texts = formattedTexts();
  return (cldr, time, zoneId) =>
    texts(cldr, `${time} ${zoneId}`, () => cldr.Calendars.formatDate({ date: time, zoneId }, options));
});

function dateOptions(options: readonly Option[]): DateFormatOptions {
  const read = options.reduce<DateFormatOptions>(
    (before, option) => ({ ...before, ...dateOption(option, before.skeleton ?? '') }),
    {},
  );
  const isEmpty = !read.datetime && !read.date && !read.time && !read.skeleton;
  return isEmpty ? { ...read, date: 'long' } : read;
}

function dateOption({ name, value }: Option, skeleton: string): DateFormatOptions {
  if (value === '') return bareWord(name, skeleton);
  switch (name) {
    case 'date':
    case 'time':
    case 'datetime':
      return isWidth(value) ? { [name]: value } : { skeleton: skeleton + value };
    case 'skeleton':
      return { skeleton: value };
    case 'wrap':
    case 'wrapper':
    case 'wrapped':
      return isWidth(value) ? { wrap: value } : {};
    case 'calendar':
      return { ca: CALENDARS.get(value) ?? 'gregory' };
    case 'context':
      return contextOption(value);
    default:
      return {};
  }
}

function bareWord(word: string, skeleton: string): DateFormatOptions {
  if (isWidth(word)) return { datetime: word };
  return word === 'date' || word === 'time' ? { [word]: 'short' } : { skeleton: skeleton + word };
}

function isWidth(text: string): text is Width {
  return WIDTHS.has(text);
}

/** Where the text will be used, which decides about capital letters in some languages. */
export function contextOption(value: string): { readonly context?: Context } {
  return CONTEXTS.has(value) ? { context: value as Context } : {};
}
