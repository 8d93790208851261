import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerCalls } from '../testing/answer-calls.fixture.ts';
import { renderScreen } from '../testing/render-screen.fixture.tsx';
import { GiftCardScreen } from './gift-card-screen.tsx';
import { GiftCardsScreen } from './gift-cards-screen.tsx';
import type { GiftCard } from './queries.ts';

const euro = (decimalValue: string) => ({ decimalValue, currencyCode: 'EUR', value: decimalValue, currency: 'EUR' });

const card: GiftCard = {
  id: 'g1',
  lastCharacters: 'QX7K',
  state: 'active',
  value: euro('50.00'),
  balance: euro('30.00'),
  recipientName: 'Ida',
  recipientEmail: 'ida@example.com',
  expiresAt: null,
  isTest: false,
  createdAt: '2026-11-17T10:00:00.000Z',
  senderName: 'Jon',
  message: 'For you',
  deliverAt: '2026-11-17T10:00:00.000Z',
  deliveredAt: '2026-11-17T10:00:00.000Z',
  orderId: null,
  printUrl: '/checkout/gift-card/card/g1?token=t',
  entries: [
    {
      kind: 'spend',
      amount: euro('20.00'),
      isTaken: true,
      orderId: 'o1',
      orderNumber: '1001',
      who: '',
      note: '',
      at: '2026-11-17T11:00:00.000Z',
    },
  ],
};

describe('a gift card', () => {
  function show(found = card) {
    const sent = answerCalls({
      'GET /api/commerce/gift-cards/g1': () => found,
      'POST /api/commerce/gift-cards/g1/adjust': () => found,
      'POST /api/commerce/gift-cards/g1/disable': () => found,
    });
    const address = '/config/commerce/gift-cards/g1';
    return renderScreen(GiftCardScreen, { address, path: '/config/commerce/gift-cards/$id' }).then((shown) => ({
      ...shown,
      sent,
    }));
  }

  it('shows its balance and what has happened to it, with the order', async () => {
    await show();
    expect(await screen.findByText('€30.00')).toBeTruthy();
    expect(screen.getByText('−€20.00')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Order 1001' }).getAttribute('href')).toBe('/config/commerce/orders/o1');
    expect(screen.getByRole('link', { name: 'See and print' }).getAttribute('href')).toBe(card.printUrl);
  });

  it('takes a reason for an adjustment, says what the balance becomes, and never goes below zero', async () => {
    const { user, sent } = await show();
    await user.click(await screen.findByRole('button', { name: 'Adjust balance' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByText('Take away'));
    await user.type(dialog.getByLabelText('Amount'), '30.01');
    expect(dialog.getByText('The card has less than that.')).toBeTruthy();
    await user.clear(dialog.getByLabelText('Amount'));
    await user.type(dialog.getByLabelText('Amount'), '5');
    expect(dialog.getByText('The balance becomes €25.00.')).toBeTruthy();
    const save = dialog.getByRole('button', { name: 'Adjust balance' });
    expect(save).toHaveProperty('disabled', true);
    await user.type(dialog.getByLabelText(/^Reason/), 'Spent at the market');
    await user.click(save);
    expect(await screen.findByText('The balance is adjusted.')).toBeTruthy();
    const body = sent.find(({ name }) => name.endsWith('/adjust'))?.body;
    expect(body).toMatchObject({ note: 'Spent at the market' });
    expect(Number((body as { amount: string }).amount)).toBe(-5);
  });

  it('is disabled after a question, and enabled again without one', async () => {
    const { user, sent } = await show();
    await user.click(await screen.findByRole('button', { name: 'Disable' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Disable' }));
    expect(await screen.findByText('The gift card is disabled.')).toBeTruthy();
    expect(sent.find(({ name }) => name.endsWith('/disable'))?.body).toEqual({ isDisabled: true });
  });
});

it('the list finds cards, and issues one', async () => {
  const sent = answerCalls({
    'GET /api/commerce/gift-cards': () => ({ giftCards: [card], nextAfter: null }),
    'POST /api/commerce/gift-cards': () => card,
  });
  const { user } = await renderScreen(GiftCardsScreen, { address: '/config/commerce/gift-cards?search=qx7k' });
  expect(await screen.findByText('•••• QX7K')).toBeTruthy();
  expect(sent[0]?.query).toEqual({ q: 'qx7k' });
  await user.click(screen.getByRole('button', { name: 'Issue gift card' }));
  const dialog = within(await screen.findByRole('dialog'));
  const issue = dialog.getByRole('button', { name: 'Issue gift card' });
  expect(issue).toHaveProperty('disabled', true);
  await user.type(dialog.getByLabelText(/^Value/), '25');
  await user.type(dialog.getByLabelText('Email'), 'ida@example.com');
  await user.click(issue);
  expect(await screen.findByText('The gift card is issued.')).toBeTruthy();
  expect(sent.find(({ name }) => name.startsWith('POST'))?.body).toMatchObject({ recipientEmail: 'ida@example.com' });
});
