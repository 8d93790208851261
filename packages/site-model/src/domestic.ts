/** The United States and its territories, which address forms and shipping zones treat as one country (D-161). */
export const usAndTerritories = ['US', 'PR', 'GU', 'VI', 'MP', 'AS', 'UM'] as const;

/**
 * Whether a country code belongs to the United States or one of its territories.
 *
 * @example
 * isUsOrTerritory('PR') // => true
 * isUsOrTerritory('CA') // => false
 */
export function isUsOrTerritory(countryCode: string): boolean {
  return usAndTerritories.some((code) => code === countryCode.toUpperCase());
}
