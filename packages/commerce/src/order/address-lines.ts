import type { Address } from './address.ts';
import { countryNames } from './countries.ts';

/**
 * An address as on a parcel, line by line.
 *
 * @example
 * addressLines(
 *   { firstName: 'Mila', lastName: 'Roth', line1: 'Am Deich 3', city: 'Husum', postalCode: '25813', country: 'DE' },
 *   'en',
 * ) // => ['Mila Roth', 'Am Deich 3', '25813 Husum', 'Germany']
 */
export function addressLines(address: Address, language: string): string[] {
  const { firstName, lastName, company = '', line1, line2 = '', postalCode, city, region = '', country } = address;
  const [named] = countryNames([country], language);
  const town = [postalCode, city, region].filter((part) => part !== '').join(' ');
  const lines = [`${firstName} ${lastName}`, company, line1, line2, town, named?.name ?? country];
  return lines.filter((line) => line !== '');
}
