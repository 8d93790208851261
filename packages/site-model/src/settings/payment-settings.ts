import type { PaymentSettings } from './schema.ts';

/** The way to pay that is nobody's but the owner's: on delivery, at the counter, by transfer. */
export const OFFLINE_PAYMENT = 'offline';

/**
 * What a buyer has to do to pay offline, in a language or else in the primary one; null where the owner has not written it.
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
 * Whether a website takes money in this way (D-175). Offline payment needs the owner's yes and the words that say how to pay.
 *
 * @example
 * isWayToPayOn({ waysToPay: {}, howToPay: {} }, 'test', 'en') // => true
 * isWayToPayOn({ waysToPay: { test: false }, howToPay: {} }, 'test', 'en') // => false
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
  return settings.waysToPay[name] ?? !isOffline;
}
