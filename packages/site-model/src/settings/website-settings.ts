import { Value } from '@sinclair/typebox/value';
import { settingsMessages } from '../messages.ts';
import { accepted, type Result, refused } from '../refusal.ts';
import { type StoreSettings, type WebsiteSettings, WebsiteSettingsSchema } from './schema.ts';

/**
 * Reads given or stored settings. A missing value becomes its default; an invalid value refuses everything and names the
 * setting.
 *
 * @example
 * readWebsiteSettings({}).value.timeZone // => 'America/New_York'
 * readWebsiteSettings({ cookiePolicy: 'closed' }).message // => 'The setting "cookiePolicy" has a value that is not allowed.'
 */
export function readWebsiteSettings(given: unknown): Result<WebsiteSettings, 'invalid-setting'> {
  const complete: unknown = Value.Default(WebsiteSettingsSchema, Value.Clone(given));
  const problem = Value.Errors(WebsiteSettingsSchema, complete).First();
  if (problem) return refused('invalid-setting', settingsMessages.invalid(problem.path.slice(1).replaceAll('/', '.')));
  const settings = complete as WebsiteSettings;
  if (!isTimeZone(settings.timeZone)) return refused('invalid-setting', settingsMessages.invalid('timeZone'));
  return accepted(settings);
}

/**
 * The settings of a new website.
 *
 * @example
 * defaultWebsiteSettings().storeSettings.currency // => 'USD'
 */
export function defaultWebsiteSettings(): WebsiteSettings {
  return Value.Cast(WebsiteSettingsSchema, Value.Default(WebsiteSettingsSchema, {}));
}

/**
 * The site key of the captcha, or null if no captcha is set up.
 *
 * @example
 * captchaSiteKey({ captchaSettings: { siteKey: 'k1' } }) // => 'k1'
 * captchaSiteKey({ captchaSettings: { siteKey: '' } }) // => null
 */
export function captchaSiteKey(settings: Pick<WebsiteSettings, 'captchaSettings'>): string | null {
  return settings.captchaSettings.siteKey || null;
}

/**
 * Whether a visitor may buy more than one unit of a service.
 *
 * @example
 * allowsMultipleServices({}) // => true
 * allowsMultipleServices({ multipleQuantityAllowedForServices: false }) // => false
 */
export function allowsMultipleServices(store: Pick<StoreSettings, 'multipleQuantityAllowedForServices'>): boolean {
  return store.multipleQuantityAllowedForServices !== false;
}

/**
 * Whether a text is the name of a known time zone.
 *
 * @example
 * isTimeZone('Europe/Berlin') // => true
 * isTimeZone('Berlin') // => false
 */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
