/** Formats a date for a language. In UTC, so that server and browser print the same. */
export function dayText(iso: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
}
