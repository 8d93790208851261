import type { StoreSettings } from './schema.ts';

/** Where courts and authorities expect a shop to prove that the owner of an address wanted its mails. */
const confirmingCountries = ['AT', 'CH', 'DE', 'GR', 'LU', 'NO'];

/**
 * Whether an address is confirmed by mail before it counts as a restock sign-up. Without a choice of the owner, the country
 * of the store decides.
 *
 * @example
 * confirmsRestock({ country: 'DE' }) // => true
 * confirmsRestock({ country: 'US' }) // => false
 * confirmsRestock({ country: 'DE', restockDoubleOptIn: false }) // => false
 */
export function confirmsRestock({
  country,
  restockDoubleOptIn,
}: Pick<StoreSettings, 'country' | 'restockDoubleOptIn'>): boolean {
  return restockDoubleOptIn ?? confirmingCountries.includes(country);
}

/**
 * The owner's text after a restock sign-up, falling back to the primary language; null if there is none (D-084).
 *
 * @example
 * restockSuccessText({ restockSuccessText: { en: 'We will write to you.' } }, 'fr', 'en') // => 'We will write to you.'
 * restockSuccessText({}, 'en', 'en') // => null
 */
export function restockSuccessText(
  { restockSuccessText: texts = {} }: Pick<StoreSettings, 'restockSuccessText'>,
  language: string,
  primaryLanguage: string,
): string | null {
  const written = [language, primaryLanguage].map((code) => (texts[code] ?? '').trim());
  return written.find((text) => text !== '') ?? null;
}
