import type { Country } from '../address/address.ts';

/** An address of the book, as the server lists it. */
export interface BookAddress {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  readonly country: string;
  readonly phone: string;
  readonly isDefault: boolean;
}

/** As it stands on a letter. */
export function addressLines(address: BookAddress, countries: readonly Country[]): readonly string[] {
  const { firstName, lastName, line1, line2, postalCode, city, region, country, phone } = address;
  const countryName = countries.find(({ code }) => code === country)?.name ?? country;
  return [`${firstName} ${lastName}`, line1, line2, `${postalCode} ${city}`.trim(), region, countryName, phone].filter(
    (line) => line !== '',
  );
}
