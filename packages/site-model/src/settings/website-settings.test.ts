import { describe, expect, test } from 'vitest';
import {
  allowsMultipleServices,
  captchaSiteKey,
  defaultWebsiteSettings,
  howToPay,
  isWayToPayOn,
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
  ['D-173', 'mailRetentionDays', 365],
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
      reviewRequestsEnabled: false,
      reviewRequestDays: 14,
      scarcityThreshold: 5,
      giftCardMonths: 0,
      checkoutPhone: 'optional',
      checkoutCompany: 'hidden',
      checkoutVatNumber: 'hidden',
      checkoutNote: 'hidden',
      subscriptionsWithoutStock: 'wait',
      restockSignUpEnabled: false,
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

describe('payment (D-175)', () => {
  test('has its defaults: seven days, three orders per address, ten per network', () => {
    expect(defaultWebsiteSettings().paymentSettings).toEqual({
      waysToPay: {},
      howToPay: {},
      unpaidOrders: { days: 7, perEmail: 3, perNetwork: 10 },
    });
  });

  test.for<[on: boolean, name: string, waysToPay: Record<string, boolean>, howToPay: Record<string, string>]>([
    [false, 'offline', {}, {}],
    [false, 'offline', {}, { en: 'By transfer' }],
    [false, 'offline', { offline: true }, {}],
    [false, 'offline', { offline: true }, { en: ' \n ' }],
    [false, 'offline', { offline: true }, { de: 'Per Überweisung' }],
    [false, 'offline', { offline: false }, { en: 'By transfer' }],
    [true, 'offline', { offline: true }, { en: 'By transfer' }],
    [true, 'card', {}, {}],
    [true, 'card', { card: true }, {}],
    [false, 'card', { card: false }, {}],
  ])('%s: %s with %o and %o in English', ([isOn, name, waysToPay, texts]) => {
    expect(isWayToPayOn({ waysToPay, howToPay: texts }, name, 'en')).toBe(isOn);
  });

  test('payment instructions fall back to the primary language', () => {
    const texts = { howToPay: { en: ' By transfer ', de: 'Per Überweisung', fr: ' ' } };
    expect(['de', 'fr', 'pt'].map((language) => howToPay(texts, language, 'en'))).toEqual([
      'Per Überweisung',
      'By transfer',
      'By transfer',
    ]);
    expect(howToPay({ howToPay: { de: 'Per Überweisung' } }, 'fr', 'en')).toBeNull();
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
  [{ paymentSettings: { unpaidOrders: { days: -1 } } }, 'paymentSettings.unpaidOrders.days'],
  [{ paymentSettings: { unpaidOrders: { days: 366 } } }, 'paymentSettings.unpaidOrders.days'],
  [{ paymentSettings: { unpaidOrders: { days: 1.5 } } }, 'paymentSettings.unpaidOrders.days'],
  [{ paymentSettings: { unpaidOrders: { perEmail: 0 } } }, 'paymentSettings.unpaidOrders.perEmail'],
  [{ paymentSettings: { unpaidOrders: { perNetwork: 10_001 } } }, 'paymentSettings.unpaidOrders.perNetwork'],
  [{ paymentSettings: { howToPay: { en: 'x'.repeat(2001) } } }, 'paymentSettings.howToPay.en'],
  [{ paymentSettings: { waysToPay: { offline: 'yes' } } }, 'paymentSettings.waysToPay.offline'],
] as const)('%o is refused and the setting is named', ([given, name]) => {
  expect(readWebsiteSettings(given)).toEqual({
    ok: false,
    reason: 'invalid-setting',
    message: `The setting "${name}" has a value that is not allowed.`,
  });
});

test('the input is not changed, and a new site shares nothing with another', () => {
  const given = Object.freeze({ storeSettings: Object.freeze({}) });
  expect(readWebsiteSettings(given).ok).toBe(true);
  expect(given).toEqual({ storeSettings: {} });
  expect(defaultWebsiteSettings().shareButtonOptions).not.toBe(defaultWebsiteSettings().shareButtonOptions);
});
