import type { ShippingZone } from './shipping.ts';

/** Sales within the European Union are taxed either at the seller's rate or at the customer's; exports are not. */
export const euCountries: readonly string[] = [
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
];

/**
 * Whether a sale from one country to the other is taxed: at home, and within the European Union.
 *
 * @example
 * isTaxedSale('DE', 'AT') // => true
 * isTaxedSale('DE', 'CH') // => false
 */
export function isTaxedSale(storeCountry: string, country: string): boolean {
  return country === storeCountry || (euCountries.includes(storeCountry) && euCountries.includes(country));
}

export interface TaxedPlaces {
  readonly storeCountry: string;
  /** The countries that have tax rules of their own. */
  readonly taxedCountries: readonly string[];
  /** Whether a rule applies in all countries. */
  readonly isTaxedEverywhere: boolean;
}

export interface UntaxedCountries {
  /** Sales to these countries should be taxed. */
  readonly missing: readonly string[];
  /** Sales to these countries usually need no tax. */
  readonly exports: readonly string[];
}

/**
 * The countries that zones ship to without a tax rule. A store without any tax rule, such as a small business that is
 * exempt, has none.
 *
 * @example
 * untaxedCountries([{ areas: [{ country: 'AT', region: null, postalPrefix: null }] }], { storeCountry: 'DE', taxedCountries: ['DE'], isTaxedEverywhere: false })
 *   // => { missing: ['AT'], exports: [] }
 */
export function untaxedCountries(
  zones: readonly Pick<ShippingZone, 'areas'>[],
  { storeCountry, taxedCountries, isTaxedEverywhere }: TaxedPlaces,
): UntaxedCountries {
  if (isTaxedEverywhere || taxedCountries.length === 0) return { missing: [], exports: [] };
  const areas = zones.flatMap((zone) => zone.areas.map(({ country }) => country));
  // A zone for all countries also ships to those that should be taxed.
  const taxed = [storeCountry, ...euCountries].filter((country) => isTaxedSale(storeCountry, country));
  const served = new Set([...areas.filter((country) => country !== null), ...(areas.includes(null) ? taxed : [])]);
  const untaxed = [...served].filter((country) => !taxedCountries.includes(country));
  return {
    missing: untaxed.filter((country) => isTaxedSale(storeCountry, country)),
    exports: untaxed.filter((country) => !isTaxedSale(storeCountry, country)),
  };
}
