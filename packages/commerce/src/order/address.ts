/** A shipping or billing address. Orders keep a copy. */
export interface Address {
  readonly firstName: string;
  readonly lastName: string;
  readonly company?: string | undefined;
  readonly line1: string;
  readonly line2?: string | undefined;
  readonly city: string;
  readonly region?: string | undefined;
  readonly postalCode: string;
  readonly country: string;
  readonly phone?: string | undefined;
}

export type AddressField = keyof Address;

const requiredFields = ['firstName', 'lastName', 'line1', 'city', 'country'] as const;

/** Countries in which most addresses have no postal code. */
const withoutPostalCode = new Set(['AE', 'AO', 'BS', 'BW', 'FJ', 'GH', 'HK', 'IE', 'JM', 'PA', 'QA', 'UG', 'ZW']);

/**
 * The required fields of an address that are still empty.
 *
 * @example
 * missingAddressFields({ firstName: 'Mila', lastName: 'Roth', line1: 'Am Deich 3', city: 'Husum', postalCode: ' ', country: 'DE' })
 *   // => ['postalCode']
 */
export function missingAddressFields(address: Address): readonly AddressField[] {
  const needed: readonly AddressField[] = withoutPostalCode.has(address.country.toUpperCase())
    ? requiredFields
    : [...requiredFields, 'postalCode'];
  return needed.filter((field) => (address[field] ?? '').trim() === '');
}
