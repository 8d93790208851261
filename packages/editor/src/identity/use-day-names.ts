import { weekdays } from '@awning/site-model';
import { useMemo } from 'react';
import { useLanguage } from '../texts/texts.ts';

/** A Monday. */
const MONDAY = Date.UTC(2026, 0, 5);
const DAY_MS = 24 * 60 * 60 * 1000;

/** The days of the week from Monday on, as the reader calls them. */
export function useDayNames(): readonly string[] {
  const language = useLanguage();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
    return weekdays.map((_, place) => format.format(MONDAY + place * DAY_MS));
  }, [language]);
}
