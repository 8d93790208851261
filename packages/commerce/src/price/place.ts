/** A destination of goods or a place of taxation. `country` is an ISO 3166 alpha-2 code. */
export interface Place {
  readonly country: string;
  readonly region?: string | undefined;
  readonly postalCode?: string | undefined;
}

/** Where a rule applies. Without a country it applies everywhere. */
export interface Area {
  readonly country: string | null;
  readonly region: string | null;
  readonly postalPrefix: string | null;
}

/**
 * How precisely an area covers a place: 0 not at all, 1 the whole world, 2 the country, 3 the region, 4 the postal code.
 *
 * @example
 * areaPrecision({ country: 'DE', region: null, postalPrefix: null }, { country: 'DE', postalCode: '80331' }) // => 2
 * areaPrecision({ country: 'DE', region: null, postalPrefix: '80' }, { country: 'DE', postalCode: '80331' }) // => 4
 * areaPrecision({ country: 'FR', region: null, postalPrefix: null }, { country: 'DE' }) // => 0
 */
export function areaPrecision(area: Area, place: Place): 0 | 1 | 2 | 3 | 4 {
  if (area.country !== null && area.country !== place.country.toUpperCase()) return 0;
  if (area.region !== null && fold(area.region) !== fold(place.region)) return 0;
  if (area.postalPrefix !== null && !fold(place.postalCode).startsWith(fold(area.postalPrefix))) return 0;
  return ownPrecision(area);
}

/**
 * Whether an area decides for every place of another: it covers all of them, equally precisely.
 *
 * @example
 * shadowsArea({ country: 'DE', region: null, postalPrefix: '2' }, { country: 'DE', region: null, postalPrefix: '25' }) // => true
 * shadowsArea({ country: 'DE', region: null, postalPrefix: null }, { country: 'DE', region: null, postalPrefix: '25' }) // => false
 */
export function shadowsArea(area: Area, other: Area): boolean {
  if (ownPrecision(area) !== ownPrecision(other)) return false;
  if (area.country !== null && area.country !== other.country) return false;
  if (area.region !== null && (other.region === null || fold(area.region) !== fold(other.region))) return false;
  return area.postalPrefix === null || fold(other.postalPrefix ?? '').startsWith(fold(area.postalPrefix));
}

function ownPrecision({ country, region, postalPrefix }: Area): 1 | 2 | 3 | 4 {
  if (postalPrefix !== null) return 4;
  if (region !== null) return 3;
  return country === null ? 1 : 2;
}

function fold(text: string | undefined): string {
  return (text ?? '').replace(/[\s-]/g, '').toLowerCase();
}
