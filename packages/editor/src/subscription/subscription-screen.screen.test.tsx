import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerCalls, Refusal } from '../testing/answer-calls.fixture.ts';
import { renderScreen } from '../testing/render-screen.fixture.tsx';
import type { Subscription } from './queries.ts';
import { SubscriptionScreen } from './subscription-screen.tsx';
import { SubscriptionsScreen } from './subscriptions-screen.tsx';

const subscription: Subscription = {
  id: 's1',
  state: 'past_due',
  title: 'Tea',
  quantity: 2,
  email: 'ida@example.com',
  price: { decimalValue: '24.00', currencyCode: 'EUR' },
  billingPeriod: { value: 2, unit: 'WEEK' },
  dueAt: '2026-12-01T10:00:00.000Z',
  isLast: false,
  failedTries: 1,
  isTest: true,
  createdAt: '2026-11-01T10:00:00.000Z',
  acts: ['pause', 'cancel'],
  numBillingCycles: 6,
  paidCycles: 3,
  card: '•••• 4242',
  address: ['Ida Insel', 'Am Deich 4'],
  pageUrl: '/checkout/subscription/own/s1?token=t',
  periods: [
    { period: 1, state: 'left_out', orderId: null, orderNumber: null, at: '2026-11-15T10:00:00.000Z' },
    { period: 0, state: 'paid', orderId: 'o1', orderNumber: '1001', at: '2026-11-01T10:00:00.000Z' },
  ],
};

describe('a subscription', () => {
  function show(change: () => unknown = () => ({ ...subscription, state: 'paused' })) {
    const sent = answerCalls({
      'GET /api/commerce/subscriptions/s1': () => subscription,
      'POST /api/commerce/subscriptions/s1/change': change,
    });
    const address = '/config/commerce/subscriptions/s1';
    return renderScreen(SubscriptionScreen, { address, path: '/config/commerce/subscriptions/$id' }).then((shown) => ({
      ...shown,
      changes: () => sent.filter(({ name }) => name.startsWith('POST')).map(({ body }) => body),
    }));
  }

  it('shows how it goes on, and every period with its order', async () => {
    await show();
    expect(await screen.findByText('€24.00 every 2 weeks')).toBeTruthy();
    expect(screen.getByText('Payment failed')).toBeTruthy();
    expect(screen.getByText('3 of 6')).toBeTruthy();
    expect(screen.getByText('Failed tries').nextElementSibling?.textContent).toBe('1');
    expect(screen.getByText(/Left out/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Order 1001' }).getAttribute('href')).toBe('/config/commerce/orders/o1');
    expect(screen.getByRole('link', { name: 'Customer’s page' }).getAttribute('href')).toBe(subscription.pageUrl);
    expect(screen.queryByRole('button', { name: 'Resume' })).toBeNull();
  });

  it('is changed at once, and cancelled after a question', async () => {
    const { user, changes } = await show();
    await user.click(await screen.findByRole('button', { name: 'Pause' }));
    expect(await screen.findByText('The subscription is changed.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel now' }));
    expect(changes()).toEqual([{ event: 'pause' }]);
    const ask = within(await screen.findByRole('dialog'));
    await user.click(ask.getByRole('button', { name: 'Cancel now' }));
    await screen.findByRole('button', { name: 'Pause' });
    expect(changes()).toEqual([{ event: 'pause' }, { event: 'cancel' }]);
  });

  it('says why it cannot be changed now', async () => {
    const { user } = await show(() => new Refusal(409, { reason: 'notNow' }));
    await user.click(await screen.findByRole('button', { name: 'Pause' }));
    expect(await screen.findByText(/^This is not possible right now: a payment is running/)).toBeTruthy();
  });
});

it('the list shows what is due and what failed', async () => {
  const sent = answerCalls({
    'GET /api/commerce/subscriptions': () => ({ subscriptions: [subscription], nextAfter: null }),
  });
  const { user } = await renderScreen(SubscriptionsScreen, {
    address: '/config/commerce/subscriptions?show=failed&search=ida',
  });
  expect(await screen.findByText('2 × Tea')).toBeTruthy();
  expect(sent[0]?.query).toEqual({ show: 'failed', q: 'ida' });
  await user.click(screen.getByRole('combobox', { name: 'Show' }));
  await user.click(await screen.findByRole('option', { name: 'Due within a week' }));
  await waitFor(() => expect(sent.at(-1)?.query).toEqual({ show: 'due', q: 'ida' }));
});
