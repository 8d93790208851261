import type { BookAddress, Country } from '../api/generated.ts';

/** As written on a letter. */
export function addressLines(address: BookAddress, countries: readonly Country[]): readonly string[] {
  const { firstName, lastName, line1, line2, postalCode, city, region, country, phone } = address;
  const countryName = countries.find(({ code }) => code === country)?.name ?? country;
  return [`${firstName} ${lastName}`, line1, line2, `${postalCode} ${city}`.trim(), region, countryName, phone].filter(
    (line) => line !== '',
  );
}
