import { expect, it } from 'vitest';
import { storeSettingsTexts } from './messages.ts';
import type { StoreBody } from './queries.ts';
import { checkSettings, settingsBody, typedSettings } from './typed-settings.ts';

const { faults } = storeSettingsTexts.en;
const body: StoreBody = {
  currency: 'EUR',
  country: 'DE',
  region: null,
  postalCode: '25899',
  deliveryDays: '2–4',
  expressCheckoutEnabled: false,
  minimumOrderSubtotal: '20.00',
  instalments: { minimum: '50.00', maximum: '1000.00', country: 'US' },
  multipleQuantityAllowedForServices: true,
  checkoutPhone: 'required',
  checkoutCompany: 'required',
  checkoutVatNumber: 'optional',
  checkoutNote: 'optional',
  subscriptionsWithoutStock: 'leave-out',
  scarcityThreshold: 5,
  giftCardMonths: 36,
};

it('comes back as it was read, and is without faults', () => {
  expect(settingsBody(typedSettings(body))).toEqual(body);
  const least = { ...body, postalCode: null, deliveryDays: null, minimumOrderSubtotal: null, instalments: null };
  expect(settingsBody(typedSettings(least))).toEqual(least);
  expect(checkSettings(typedSettings(body), faults)).toEqual({});
});

it('says beside each field what is wrong', () => {
  const typed = {
    ...typedSettings(body),
    minimum: 'much',
    instalmentsTo: '49.99',
    scarcityThreshold: '',
    giftCardMonths: '121',
  };
  expect(checkSettings(typed, faults)).toEqual({
    minimum: faults.amount,
    instalmentsTo: faults.below,
    scarcityThreshold: faults.threshold,
    giftCardMonths: faults.months,
  });
});
