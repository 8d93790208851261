import { howToPay, isWayToPayOn, OFFLINE_PAYMENT, type PaymentSettings } from '@awning/site-model';
import { primaryLanguage, type Website } from '../../../platform/website/index.ts';
import { paymentSettingsMessages as words } from './messages.ts';

/** The stored form of the settings: trimmed texts, and no empty ones. */
export function tidySettings({ waysToPay, howToPay: texts, unpaidOrders }: PaymentSettings): PaymentSettings {
  const written = Object.entries(texts).map(([language, text]) => [language, text.trim()] as const);
  return { waysToPay, howToPay: Object.fromEntries(written.filter(([, text]) => text !== '')), unpaidOrders };
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
  const languages = Object.keys(settings.howToPay).filter(
    (code) => !website.languages.some((one) => one.code === code),
  );
  const isOffline = settings.waysToPay[OFFLINE_PAYMENT] === true;
  return {
    ...Object.fromEntries(unknownWays.map((name) => [`waysToPay.${name}`, words.unknownWay])),
    ...Object.fromEntries(languages.map((code) => [`howToPay.${code}`, words.unknownLanguage])),
    ...(isOffline && howToPay(settings, primary, primary) === null
      ? { [`howToPay.${primary}`]: words.howToPayNeeded }
      : {}),
  };
}

/** Whether the owner has switched on this payment method. */
export function isSwitchedOn({ settings, languages }: Pick<Website, 'settings' | 'languages'>, name: string): boolean {
  return isWayToPayOn(settings.paymentSettings, name, primaryLanguage({ languages }));
}
