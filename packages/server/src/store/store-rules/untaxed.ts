import { type TaxedPlaces, untaxedCountries } from '@awning/commerce';
import type { Connection } from '../../platform/database/index.ts';
import { silentLog } from '../../platform/log.ts';
import { readWebsiteById } from '../../platform/website/index.ts';
import { selectRules, type TaxRuleRow } from './store.ts';

/** Where the tax rules of a store apply. */
export function taxedPlaces(
  storeCountry: string,
  taxRules: readonly Pick<TaxRuleRow, 'area'>[],
): TaxedPlaces & { taxedCountries: string[] } {
  const countries = taxRules.flatMap(({ area: { country } }) => (country === null ? [] : [country]));
  return {
    storeCountry,
    taxedCountries: [...new Set(countries)],
    isTaxedEverywhere: taxRules.some(
      ({ area }) => area.country === null && (area.region ?? area.postalPrefix ?? null) === null,
    ),
  };
}

/** Counts the countries that the store ships to without the tax that it owes there. */
export async function countUntaxed(connection: Connection, websiteId: string): Promise<number> {
  const website = await readWebsiteById(connection, websiteId, silentLog);
  if (!website) return 0;
  const { zones, taxRules } = await selectRules(connection, websiteId);
  const areas = zones.map((zone) => ({
    areas: zone.areas.map(({ country }) => ({ country, region: null, postalPrefix: null })),
  }));
  return untaxedCountries(areas, taxedPlaces(website.settings.storeSettings.country, taxRules)).missing.length;
}
