import type { BookAddress, Country } from '../api/generated.ts';

/** As written on a letter. */
export function addressLines(address: BookAddress, countries: readonly Country[]): readonly string[] {
  const { firstName, lastName, company, line1, line2, postalCode, city, region, country, phone } = address;
  const countryName = countries.find(({ code }) => code === country)?.name ?? country;
  const town = `${postalCode} ${city}`.trim();
  return [`${firstName} ${lastName}`, company, line1, line2, town, region, countryName, phone].filter(
    (line) => line !== '',
  );
}
