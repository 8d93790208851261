import type { CLDR, DateIntervalFormatOptions } from '@phensley/cldr';
import { contextOption } from './date-format.ts';
import { formattedTexts, sharedByWords } from './formatted-texts.ts';
import { type Option, readOptions } from './option.ts';

/** Formats the time between two moments, both in epoch milliseconds. */
export type IntervalFormat = (cldr: CLDR, start: number, end: number, zoneId: string) => string;

/** The format for the arguments; by default days if the days differ, and hours within a day. */
export const intervalFormat: (words: readonly string[]) => IntervalFormat = sharedByWords((words) => {
  const options = intervalOptions(readOptions(words));
  const texts = formattedTexts();
  return (cldr, start, end, zoneId) =>
    texts(cldr, `${start} ${end} ${zoneId}`, () =>
      cldr.Calendars.formatDateInterval({ date: start, zoneId }, { date: end, zoneId }, options),
    );
});

function intervalOptions(options: readonly Option[]): DateIntervalFormatOptions {
  return options.reduce<DateIntervalFormatOptions>((read, option) => ({ ...read, ...intervalOption(option) }), {});
}

function intervalOption({ name, value }: Option): DateIntervalFormatOptions {
  switch (name) {
    case 'skeleton':
    case 'date':
    case 'time':
      return value === '' ? {} : { [name]: value };
    case 'context':
      return contextOption(value);
    default:
      return value === '' && name !== '' ? { skeleton: name } : {};
  }
}
