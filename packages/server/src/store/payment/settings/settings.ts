import { howToPay, isWayToPayOn, OFFLINE_PAYMENT, type PaymentSettings } from '@awning/site-model';
import { primaryLanguage, type Website } from '../../../platform/website/index.ts';
import type { PaymentProvider } from '../provider.ts';
import { paymentSettingsMessages as words } from './messages.ts';

/** The settings as they are stored: texts without blanks around them, and none that is empty. */
export function tidySettings({ waysToPay, howToPay: texts, unpaidOrders }: PaymentSettings): PaymentSettings {
  const written = Object.entries(texts).map(([language, text]) => [language, text.trim()] as const);
  return { waysToPay, howToPay: Object.fromEntries(written.filter(([, text]) => text !== '')), unpaidOrders };
}

/** What is wrong with new settings, by field. */
export function settingsErrors(
  website: Pick<Website, 'languages'>,
  settings: PaymentSettings,
  providers: readonly PaymentProvider[],
): Readonly<Record<string, string>> {
  const primary = primaryLanguage(website);
  const unknownWays = Object.keys(settings.waysToPay).filter((way) => !providers.some(({ name }) => name === way));
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

/** Whether a website takes money in this way, as its owner has set it. */
export function isSwitchedOn({ settings, languages }: Pick<Website, 'settings' | 'languages'>, name: string): boolean {
  return isWayToPayOn(settings.paymentSettings, name, primaryLanguage({ languages }));
}
