import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerCalls } from '../testing/answer-calls.fixture.ts';
import { renderScreen } from '../testing/render-screen.fixture.tsx';
import type { StoreDocument } from './queries.ts';
import { StoreSettingsScreen } from './store-settings-screen.tsx';

const path = '/api/commerce/store-settings';
const saved: StoreDocument = {
  id: 'store-settings',
  version: 2,
  state: 'published',
  isVisible: true,
  body: {
    currency: 'EUR',
    country: 'DE',
    region: null,
    postalCode: null,
    deliveryDays: null,
    expressCheckoutEnabled: false,
    minimumOrderSubtotal: null,
    instalments: null,
    multipleQuantityAllowedForServices: true,
    checkoutPhone: 'optional',
    checkoutCompany: 'hidden',
    checkoutVatNumber: 'hidden',
    checkoutNote: 'hidden',
    subscriptionsWithoutStock: 'wait',
    scarcityThreshold: 5,
    giftCardMonths: 0,
  },
  changedBy: 'Ada',
  changedAt: '2026-11-16T09:00:00.000Z',
};

it('the owner decides what happens to subscriptions whose goods are sold out', async () => {
  let document = saved;
  const sent = answerCalls({
    [`GET ${path}`]: () => document,
    [`PUT ${path}`]: ({ body }) => (document = { ...saved, ...(body as object), version: 3 }),
  });
  const { user } = await renderScreen(StoreSettingsScreen, { address: '/config/settings/checkout' });
  const field = await screen.findByRole('combobox', { name: 'Subscriptions whose goods are sold out' });
  expect((field as HTMLInputElement).value).toBe('Wait until they are back');
  await user.click(field);
  await user.click(await screen.findByRole('option', { name: 'Skip this delivery' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(sent.find(({ name }) => name === `PUT ${path}`)?.body).toMatchObject({
    body: { subscriptionsWithoutStock: 'leave-out' },
  });
});

it('SUB-015 without subscriptions in the plan, nothing is asked about them', async () => {
  answerCalls({ [`GET ${path}`]: () => saved });
  await renderScreen(StoreSettingsScreen, { address: '/config/settings/checkout', withoutFeatures: ['SUBSCRIPTIONS'] });
  expect(await screen.findByRole('switch', { name: /^Express checkout/ })).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'Subscriptions whose goods are sold out' })).toBeNull();
});
