import type { DeclineReason } from '../provider.ts';

/** The result of a payment with a card. */
export type TestEffect = 'captured' | 'requires-action' | 'pending' | DeclineReason;

/**
 * The card numbers that the test provider knows. Any other number is refused, so that no one types a real card into a
 * shop that takes no money. Expiry: any future month; security code: any three or four digits.
 */
export const testCards: Readonly<Record<string, TestEffect>> = {
  '4242424242424242': 'captured',
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficient-funds',
  // The shopper confirms on a page of the bank.
  '4000002500003155': 'requires-action',
  // The bank decides later and sends an event.
  '4000000000000077': 'pending',
};

export function cardDigits(number: unknown): string {
  return typeof number === 'string' ? number.replaceAll(/[\s-]/g, '') : '';
}

/**
 * Whether a card with the expiry `MM/YY` or `MM/YYYY` is valid in the month of `now`. Number pads have no slash, so
 * `MMYY` is accepted.
 */
export function isFutureExpiry(expiry: unknown, now: Date): boolean {
  const typed = typeof expiry === 'string' ? expiry.trim() : '';
  const [, month, year] = /^(0?[1-9](?=\D)|0[1-9]|1[0-2])\s*[/.-]?\s*(\d{2}|20\d{2})$/.exec(typed) ?? [];
  if (month === undefined || year === undefined) return false;
  const fullYear = (Number(year) % 100) + 2000;
  return fullYear * 12 + Number(month) > now.getUTCFullYear() * 12 + now.getUTCMonth();
}

export function effectOf(number: string): TestEffect {
  return testCards[number] ?? 'declined';
}

/** The part of a card number that may be shown. */
export function cardLabel(number: string): string {
  return `•••• ${number.slice(-4)}`;
}
