import { countryCodes } from '@awning/commerce';

/** No address is in any other country, so a rule for one would never apply. */
export function isKnownCountry({ country }: { readonly country: string | null }): boolean {
  return country === null || countryCodes.includes(country);
}
