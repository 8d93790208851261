/** For programs and logs; the back office has its own texts. */
export const websiteMessages = {
  unknownTimeZone: 'This is not the name of a time zone, such as "Europe/Berlin".',
  wrongAddress: 'This is not an email address.',
  ownerDecides: 'Only the owner can change this.',
} as const;
