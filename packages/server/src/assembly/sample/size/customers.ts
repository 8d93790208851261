import { sizedId } from './ids.ts';
import type { ShopSize } from './size.ts';

export interface SizedPerson {
  /** Of the account; null for a guest. */
  readonly siteUserId: string | null;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

const firstNames = ['Mila', 'Jonas', 'Aylin', 'Piet', 'Clara', 'Emre', 'Louise', 'Nils'];
const lastNames = ['Roth', 'Hansen', 'Petit', 'Kaya', 'Vogel', 'Martin', 'Jensen'];

/** The customer with this number, counted from 1. */
export function sizedCustomer(number: number): SizedPerson {
  return { siteUserId: sizedId('customer', number), email: `customer-${number}@example.com`, ...nameOf(number) };
}

/** Who placed an order: customers come back, and every third order is a guest's. */
export function buyerOf(number: number, { customers }: Pick<ShopSize, 'customers'>): SizedPerson {
  if (customers > 0 && number % 3 !== 0) return sizedCustomer(1 + (number % customers));
  return { siteUserId: null, email: `visitor-${number}@example.com`, ...nameOf(number) };
}

function nameOf(number: number) {
  return {
    firstName: firstNames[number % firstNames.length] ?? '',
    lastName: lastNames[number % lastNames.length] ?? '',
  };
}
