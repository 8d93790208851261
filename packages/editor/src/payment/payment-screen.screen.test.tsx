import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerCalls } from '../testing/answer-calls.fixture.ts';
import { renderScreen } from '../testing/render-screen.fixture.tsx';
import { PaymentScreen } from './payment-screen.tsx';
import type { PaymentDocument } from './queries.ts';

const path = '/api/commerce/payment-settings';
const saved: PaymentDocument = {
  id: 'payment-settings',
  version: 2,
  state: 'published',
  isVisible: true,
  body: { waysToPay: { test: false }, howToPay: {}, unpaidOrders: { days: 7, perEmail: 3, perNetwork: 10 } },
  changedBy: 'Ada',
  changedAt: '2026-11-16T09:00:00.000Z',
};

it('warns while nobody can pay, and saves offline payment only with its text', async () => {
  let document = saved;
  const sent = answerCalls({
    [`GET ${path}`]: () => document,
    'GET /api/commerce/stripe-keys': () => ({ mode: 'test' }),
    'GET /api/commerce/ways-to-pay': () => ({
      ways: [
        { name: 'test', labels: { en: 'Card' }, isOn: false, isTest: true },
        { name: 'offline', labels: { en: 'Pay later' }, isOn: false, isTest: false },
      ],
    }),
    [`PUT ${path}`]: ({ body }) => (document = { ...saved, ...(body as object), version: 3 }),
  });
  const { user } = await renderScreen(PaymentScreen, { address: '/config/settings/payment' });

  expect(await screen.findByText('Nobody can pay')).toBeTruthy();
  const keys = await screen.findByRole('link', { name: 'Test keys' });
  expect(keys.getAttribute('href')).toBe('/config/settings/payment/stripe');
  const card = screen.getByRole('switch', { name: /^Card/ });
  await user.click(card);
  expect(screen.getByText('No money arrives')).toBeTruthy();
  expect(screen.getAllByText(/^Only for trying out: no money arrives/)).toHaveLength(1);
  await user.click(card);
  expect(screen.queryByText('No money arrives')).toBeNull();
  await user.click(screen.getByRole('switch', { name: 'Pay later' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Write how to pay before you switch offline payment on.')).toBeTruthy();
  expect(sent.some(({ name }) => name.startsWith('PUT'))).toBe(false);

  const inGroup = (name: RegExp) =>
    within(screen.getByRole('group', { name })).getByRole('textbox', { name: 'English' });
  await user.type(inGroup(/^How to pay/), 'By transfer.');
  await user.click(card);
  expect(screen.getByText('Test payments are on')).toBeTruthy();
  await user.click(card);
  await user.type(inGroup(/^Name at the checkout/), 'Bank transfer');
  expect(screen.getByText('Bank transfer')).toBeTruthy();
  expect(screen.queryByText('Nobody can pay')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(sent.find(({ name }) => name === `PUT ${path}`)?.body).toEqual({
    version: 2,
    body: {
      ...saved.body,
      waysToPay: { test: false, offline: true },
      howToPay: { en: 'By transfer.' },
      offlineName: { en: 'Bank transfer' },
    },
  });
});
