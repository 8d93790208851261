import type { CLDR, RelativeTimeFormatOptions } from '@phensley/cldr';
import { contextOption } from './date-format.ts';
import { numberOptions } from './number-options.ts';
import { type Option, readOptions } from './option.ts';

type Field = NonNullable<RelativeTimeFormatOptions['field']>;
type Width = NonNullable<RelativeTimeFormatOptions['width']>;

const FIELDS: ReadonlySet<string> = new Set<Field>([
  'year',
  'month',
  'week',
  'day',
  'hour',
  'minute',
  'second',
  'millis',
]);

const WIDTHS: ReadonlySet<string> = new Set<Width>(['short', 'narrow', 'wide']);

/** Formats the distance between two moments. */
export type RelativeTimeFormat = (cldr: CLDR, from: number, to: number) => string;

/** The format for the arguments. Nothing is cached: one of the moments is mostly the current time. */
export function relativeTimeFormat(words: readonly string[]): RelativeTimeFormat {
  const options = relativeTimeOptions(readOptions(words));
  return (cldr, from, to) => cldr.Calendars.formatRelativeTime({ date: from }, { date: to }, options);
}

function relativeTimeOptions(options: readonly Option[]): RelativeTimeFormatOptions {
  return options.reduce<RelativeTimeFormatOptions>(
    (read, option) => ({ ...read, ...relativeTimeOption(option) }),
    numberOptions(options),
  );
}

function relativeTimeOption({ name, value }: Option): RelativeTimeFormatOptions {
  switch (name) {
    case 'context':
      return contextOption(value);
    case 'dayOfWeek':
    case 'numericOnly':
    case 'allowWeeks':
    case 'alwaysNow':
      return { [name]: value === 'true' };
    case 'field':
      return FIELDS.has(value) ? { field: value as Field } : {};
    case 'width':
      return WIDTHS.has(value) ? { width: value as Width } : {};
    default:
      return {};
  }
}
