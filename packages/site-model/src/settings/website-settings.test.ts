import { describe, expect, test } from 'vitest';
import {
  allowsMultipleServices,
  captchaSiteKey,
  defaultWebsiteSettings,
  readWebsiteSettings,
  type WebsiteSettings,
} from '../index.ts';

const defaults: readonly (readonly [ids: string, setting: keyof WebsiteSettings, value: unknown])[] = [
  ['ITEM-017', 'timeZone', 'America/New_York'],
  ['ITEM-018', 'disqusShortname', ''],
  ['ITEM-019', 'commentsEnabled', true],
  ['ITEM-020', 'simpleLikingEnabled', true],
  ['ITEM-021', 'useCLDRMoneyFormat', true],
  ['ITEM-022', 'shareButtonOptions', {}],
  ['D-066', 'strictEmailEndings', false],
  ['D-068', 'formTextareaMaxLength', true],
  ['D-069', 'captchaSettings', { siteKey: '', provider: 'recaptcha' }],
  ['D-085', 'newsletterDoubleOptIn', true],
  ['D-167', 'mailRetentionDays', null],
  ['D-138', 'cookiePolicy', 'open'],
  ['D-138', 'trackingDisabled', false],
];

test.for(defaults)('%s the website setting %s exists and has its default', ([, setting, value]) => {
  expect(defaultWebsiteSettings()[setting]).toEqual(value);
});

const changes: readonly Partial<WebsiteSettings>[] = [
  { timeZone: 'Europe/Berlin' },
  { disqusShortname: 'my-shop' },
  { commentsEnabled: false },
  { simpleLikingEnabled: false },
  { useCLDRMoneyFormat: false },
  { shareButtonOptions: { facebook: true } },
  { cookiePolicy: 'restrictive' },
];

test.for(changes)('ITEM-017 ITEM-018 ITEM-019 ITEM-020 ITEM-021 ITEM-022 a setting can be changed: %o', (change) => {
  expect(readWebsiteSettings(change)).toEqual({ ok: true, value: { ...defaultWebsiteSettings(), ...change } });
});

describe('the store', () => {
  test('has its defaults', () => {
    expect(defaultWebsiteSettings().storeSettings).toEqual({
      currency: 'USD',
      country: 'US',
      expressCheckoutEnabled: false,
      reviewsEnabled: false,
      scarcityThreshold: 5,
      restockAutoSend: false,
    });
  });

  test('MERCH-010 may forbid several of a service; absent means allowed', () => {
    const store = (value: object) => {
      const read = readWebsiteSettings({ storeSettings: value });
      if (!read.ok) throw new Error(read.message);
      return read.value.storeSettings;
    };
    expect(allowsMultipleServices(store({}))).toBe(true);
    expect(allowsMultipleServices(store({ multipleQuantityAllowedForServices: true }))).toBe(true);
    expect(allowsMultipleServices(store({ multipleQuantityAllowedForServices: false }))).toBe(false);
  });
});

test('CAPTCHA-005 the captcha site key is read from captchaSettings.siteKey', () => {
  const read = readWebsiteSettings({ captchaSettings: { siteKey: 'key-1' } });
  expect(read.ok && captchaSiteKey(read.value)).toBe('key-1');
  expect(captchaSiteKey(defaultWebsiteSettings())).toBeNull();
});

test.for([
  [{ cookiePolicy: 'closed' }, 'cookiePolicy'],
  [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
  [{ commentsEnabled: 'yes' }, 'commentsEnabled'],
  [{ storeSettings: { currency: 'dollars' } }, 'storeSettings.currency'],
  [{ shareButtonOptions: { facebook: false } }, 'shareButtonOptions.facebook'],
  [{ noSuchSetting: 1 }, 'noSuchSetting'],
  [{ storeSettings: { noSuchSetting: 1 } }, 'storeSettings.noSuchSetting'],
  [{ captchaSettings: { secretKey: 'x' } }, 'captchaSettings.secretKey'],
] as const)('%o is refused and the setting is named', ([given, name]) => {
  expect(readWebsiteSettings(given)).toEqual({
    ok: false,
    reason: 'invalid-setting',
    message: `The setting "${name}" has a value that is not allowed.`,
  });
});

test('what was given is not changed, and a new site shares nothing with another', () => {
  const given = Object.freeze({ storeSettings: Object.freeze({}) });
  expect(readWebsiteSettings(given).ok).toBe(true);
  expect(given).toEqual({ storeSettings: {} });
  expect(defaultWebsiteSettings().shareButtonOptions).not.toBe(defaultWebsiteSettings().shareButtonOptions);
});
