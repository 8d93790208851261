/** The names of the fields are those of plain forms and API calls. */
export const addressFields = [
  'firstName',
  'lastName',
  'company',
  'line1',
  'line2',
  'postalCode',
  'city',
  'region',
  'country',
  'phone',
] as const;

export type AddressField = (typeof addressFields)[number];

export const optionalAddressFields: ReadonlySet<string> = new Set<AddressField>([
  'company',
  'line2',
  'region',
  'phone',
]);

export interface AddressTexts {
  readonly fields: Readonly<Record<AddressField, string>>;
  readonly optional: string;
}
