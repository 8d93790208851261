/**
 * How many things a part of a sitemap may have. The protocol allows 50,000 addresses and 50 MB in a file; each thing has
 * an address in every language, and each of these names all languages.
 */
export function partLength(languages: number): number {
  return Math.max(1, Math.floor(MAX_LINES / (languages * (languages + LINES_OF_ENTRY))));
}

/** With addresses as long as they can be, these are 36 MB. */
const MAX_LINES = 20_000;
/** Its own address, the day and some pictures. */
const LINES_OF_ENTRY = 3;
