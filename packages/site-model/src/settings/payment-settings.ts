import type { PaymentSettings } from './schema.ts';

/** Payment that the owner collects without a provider: on delivery, at the counter, by bank transfer. */
export const OFFLINE_PAYMENT = 'offline';

/** Cards and wallets by Stripe, with the keys of the website. */
export const STRIPE_PAYMENT = 'stripe';

/** Stands for the provider of an order that gift cards have paid as a whole. */
export const GIFT_CARD_PAYMENT = 'gift-card';

/**
 * The owner's instructions for offline payment in a language, falling back to the primary one; null if there are none.
 *
 * @example
 * howToPay({ howToPay: { en: 'By transfer', de: 'Per Überweisung' } }, 'de', 'en') // => 'Per Überweisung'
 * howToPay({ howToPay: { en: 'By transfer' } }, 'fr', 'en') // => 'By transfer'
 * howToPay({ howToPay: {} }, 'en', 'en') // => null
 */
export function howToPay(
  { howToPay: texts }: Pick<PaymentSettings, 'howToPay'>,
  language: string,
  primaryLanguage: string,
): string | null {
  const written = [language, primaryLanguage].map((code) => (texts[code] ?? '').trim());
  return written.find((text) => text !== '') ?? null;
}

/**
 * The owner's name for offline payment in a language, falling back to the primary one; null if there is none.
 *
 * @example
 * offlineName({ offlineName: { en: 'Cash on collection' } }, 'fr', 'en') // => 'Cash on collection'
 * offlineName({}, 'en', 'en') // => null
 */
export function offlineName(
  { offlineName: texts = {} }: Pick<PaymentSettings, 'offlineName'>,
  language: string,
  primaryLanguage: string,
): string | null {
  return howToPay({ howToPay: texts }, language, primaryLanguage);
}

/**
 * Whether a website offers this payment method (D-175). Offline payment must be switched on and needs instructions;
 * Stripe must be switched on, too.
 *
 * @example
 * isWayToPayOn({ waysToPay: {}, howToPay: {} }, 'test', 'en') // => true
 * isWayToPayOn({ waysToPay: { test: false }, howToPay: {} }, 'test', 'en') // => false
 * isWayToPayOn({ waysToPay: {}, howToPay: {} }, 'stripe', 'en') // => false
 * isWayToPayOn({ waysToPay: { offline: true }, howToPay: {} }, 'offline', 'en') // => false
 * isWayToPayOn({ waysToPay: { offline: true }, howToPay: { en: 'By transfer' } }, 'offline', 'en') // => true
 */
export function isWayToPayOn(
  settings: Pick<PaymentSettings, 'waysToPay' | 'howToPay'>,
  name: string,
  primaryLanguage: string,
): boolean {
  const isOffline = name === OFFLINE_PAYMENT;
  if (isOffline && howToPay(settings, primaryLanguage, primaryLanguage) === null) return false;
  return settings.waysToPay[name] ?? (!isOffline && name !== STRIPE_PAYMENT);
}
