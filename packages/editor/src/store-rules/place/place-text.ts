import { type Area, countryNames } from '@awning/commerce';
import type { PlaceWords } from './messages.ts';

/** A country by its name in the language of the member. */
export function countryText(code: string, language: string): string {
  return countryNames([code], language)[0]?.name ?? code;
}

/** A place of a rule as people would say it. */
export function areaText({ country, region, postalPrefix }: Area, words: PlaceWords, language: string): string {
  const whole = country === null ? words.everywhere : countryText(country, language);
  const place = region === null ? whole : words.regionOf(region, whole);
  return postalPrefix === null ? place : words.postalOf(postalPrefix, place);
}

/** The first places of a rule, and how many more there are. */
export function areasText(areas: readonly Area[], words: PlaceWords, language: string, most = 3): string {
  const named = areas.slice(0, most).map((area) => areaText(area, words, language));
  const rest = areas.length - named.length;
  return [named.join(', '), ...(rest > 0 ? [words.more(rest)] : [])].join(' ');
}
