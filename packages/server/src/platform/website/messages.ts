/** For programs and for the log; the back office has its own words. */
export const websiteMessages = {
  unknownTimeZone: 'This is not the name of a time zone, such as "Europe/Berlin".',
} as const;
