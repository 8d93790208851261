import { countryNames } from '@awning/commerce';
import type { Order } from './order.ts';

/** An address as on a parcel, line by line. */
export function addressLines(address: NonNullable<Order['shippingAddress']>, language: string): string[] {
  const { firstName, lastName, company = '', line1, line2 = '', postalCode, city, region = '', country } = address;
  const [named] = countryNames([country], language);
  const town = [postalCode, city, region].filter((part) => part !== '').join(' ');
  const lines = [`${firstName} ${lastName}`, company, line1, line2, town, named?.name ?? country];
  return lines.filter((line) => line !== '');
}
