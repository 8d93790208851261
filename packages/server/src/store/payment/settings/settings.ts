import { findLanguage } from '@awning/formats';
import {
  howToPay,
  isWayToPayOn,
  OFFLINE_PAYMENT,
  offlineName,
  type PaymentSettings,
  STRIPE_PAYMENT,
} from '@awning/site-model';
import { primaryLanguage, type Website } from '../../../platform/website/index.ts';
import type { PaymentProvider } from '../provider.ts';
import { paymentSettingsMessages as words } from './messages.ts';

/** The stored form of the settings: trimmed texts, and no empty ones. */
export function tidySettings(settings: PaymentSettings): PaymentSettings {
  const { waysToPay, howToPay: texts, offlineName, unpaidOrders } = settings;
  const name = tidyTexts(offlineName ?? {});
  const hasName = Object.keys(name).length > 0;
  return { waysToPay, howToPay: tidyTexts(texts), ...(hasName && { offlineName: name }), unpaidOrders };
}

function tidyTexts(texts: Readonly<Record<string, string>>): Record<string, string> {
  const written = Object.entries(texts).map(([language, text]) => [language, text.trim()] as const);
  return Object.fromEntries(written.filter(([, text]) => text !== ''));
}

/** What shoppers read about a payment method; the owner can name offline payment. */
export function wayName(
  { settings, languages }: Pick<Website, 'settings' | 'languages'>,
  { name, labels }: Pick<PaymentProvider, 'name' | 'labels'>,
  language: string,
): string {
  const own =
    name === OFFLINE_PAYMENT && offlineName(settings.paymentSettings, language, primaryLanguage({ languages }));
  return own || (labels[findLanguage(Object.keys(labels), language, 'en') ?? ''] ?? '') || name;
}

/** The errors of new settings, by field. `ways` are those that the installation has, if known. */
export function settingsErrors(
  website: Pick<Website, 'languages' | 'settings'>,
  settings: PaymentSettings,
  ways: readonly string[] | undefined,
): Readonly<Record<string, string>> {
  const primary = primaryLanguage(website);
  // An operator may have removed a provider; its earlier settings are kept.
  const known = ways && new Set([...ways, ...Object.keys(website.settings.paymentSettings.waysToPay)]);
  const unknownWays = Object.keys(settings.waysToPay).filter((way) => known && !known.has(way));
  const unknownLanguages = (name: 'howToPay' | 'offlineName') =>
    Object.keys(settings[name] ?? {})
      .filter((code) => !website.languages.some((one) => one.code === code))
      .map((code) => [`${name}.${code}`, words.unknownLanguage]);
  const isOffline = settings.waysToPay[OFFLINE_PAYMENT] === true;
  const isStripeNew =
    settings.waysToPay[STRIPE_PAYMENT] === true && website.settings.paymentSettings.waysToPay[STRIPE_PAYMENT] !== true;
  return {
    ...Object.fromEntries(unknownWays.map((name) => [`waysToPay.${name}`, words.unknownWay])),
    ...Object.fromEntries([...unknownLanguages('howToPay'), ...unknownLanguages('offlineName')]),
    ...(isStripeNew && !hasKeys(website, STRIPE_PAYMENT)
      ? { [`waysToPay.${STRIPE_PAYMENT}`]: words.stripeKeysNeeded }
      : {}),
    ...(isOffline && howToPay(settings, primary, primary) === null
      ? { [`howToPay.${primary}`]: words.howToPayNeeded }
      : {}),
  };
}

/** Whether the owner has switched on this payment method, and has entered its keys. */
export function isSwitchedOn({ settings, languages }: Pick<Website, 'settings' | 'languages'>, name: string): boolean {
  return hasKeys({ settings }, name) && isWayToPayOn(settings.paymentSettings, name, primaryLanguage({ languages }));
}

/** Whether the website has entered what the provider needs; most need nothing. */
export function hasKeys({ settings }: Pick<Website, 'settings'>, name: string): boolean {
  return name !== STRIPE_PAYMENT || settings.stripePublishableKey !== '';
}
