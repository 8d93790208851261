import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerCalls } from '../testing/answer-calls.fixture.ts';
import { renderScreen } from '../testing/render-screen.fixture.tsx';
import { OrderScreen } from './order-screen.tsx';
import type { Order, TimelineEntry } from './queries.ts';

const euro = (decimalValue: string) => ({ decimalValue, currencyCode: 'EUR', value: decimalValue, currency: 'EUR' });
const zero = euro('0.00');

const order: Order = {
  id: 'o1',
  number: 1001,
  placedAt: '2026-11-16T09:00:00.000Z',
  email: 'mila@example.com',
  language: 'en',
  lifecycle: 'placed',
  paymentStatus: 'paid',
  fulfilmentStatus: 'unfulfilled',
  provider: 'test',
  isTest: true,
  cancelledAt: null,
  payUntil: null,
  discounts: [],
  lines: [
    {
      id: 'o1:0',
      kind: 'item',
      productName: 'Tide mug',
      sku: 'MUG',
      attributes: { Size: 'Small' },
      additionalFields: null,
      answers: [],
      quantity: 3,
      unitPrice: euro('10.00'),
      gross: euro('30.00'),
      discount: zero,
      tax: zero,
      includedTax: euro('4.79'),
      total: euro('30.00'),
    },
  ],
  totals: {
    subtotal: euro('30.00'),
    discount: zero,
    shipping: zero,
    tax: zero,
    includedTax: euro('4.79'),
    total: euro('30.00'),
    giftCards: zero,
  },
  shippingOption: null,
  shippingAddress: null,
  billingAddress: null,
  vatNumber: null,
  buyerNote: null,
  payments: [],
  wayToPay: { en: 'Card', de: 'Karte' },
  taxes: [{ percent: '19', inclusive: true, amount: euro('4.79') }],
  fulfilments: [],
  toFulfil: [{ id: 'o1:0', quantity: 3 }],
  downloads: [],
  refunds: [],
  disputes: [],
  refundable: {
    paid: euro('30.00'),
    refunded: zero,
    pending: zero,
    left: euro('30.00'),
    toGiftCards: zero,
    isByHand: false,
  },
};

const path = '/api/commerce/orders/o1';

function show(found = order, entries: readonly TimelineEntry[] = [], source: 'none' | 'website' = 'website') {
  const sent = answerCalls({
    [`GET ${path}`]: () => found,
    [`GET ${path}/timeline`]: () => ({ entries }),
    'GET /api/website/mail-server': () => ({ source }),
    [`POST ${path}/refunds`]: () => found,
    [`POST ${path}/fulfilments`]: () => found,
    [`POST ${path}/refunds/r1/transferred`]: () => found,
    [`POST ${path}/renew-downloads`]: () => found,
  });
  const options = { address: '/config/commerce/orders/o1', path: '/config/commerce/orders/$id' };
  return renderScreen(OrderScreen, options).then((view) => ({ ...view, sent }));
}

describe('the screen of an order', () => {
  it('names the way to pay with the card, and each tax rate with its amount', async () => {
    const taxes = [
      { percent: '19', inclusive: true, amount: euro('3.19') },
      { percent: '5.5', inclusive: true, amount: euro('1.60') },
    ];
    const payments = [{ provider: 'test', state: 'captured', amount: euro('30.00'), label: '•••• 4242' }];
    await show({ ...order, taxes, payments });
    expect(await screen.findByText('Payment: Card, •••• 4242, €30.00')).toBeDefined();
    expect(screen.getByText('Tax included (19%)').nextSibling?.textContent).toBe('€3.19');
    expect(screen.getByText('Tax included (5.5%)').nextSibling?.textContent).toBe('€1.60');
  });

  it('names the way to pay of an order that waits for money', async () => {
    await show({ ...order, paymentStatus: 'pending', wayToPay: { en: 'Bank transfer' } });
    expect(await screen.findByText('Payment: Bank transfer')).toBeDefined();
  });

  it('shows the split of a refund before it happens, and asks for exactly that', async () => {
    const { user, sent } = await show();
    await user.click(await screen.findByRole('button', { name: 'Refund' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Refund' }).hasAttribute('disabled')).toBe(true);
    const units = dialog.getByLabelText(/Tide mug/);
    await user.clear(units);
    await user.type(units, '2');
    expect(dialog.getByLabelText('What is refunded').textContent).toContain('2 × Tide mug');
    await user.click(dialog.getByRole('button', { name: 'Refund €20.00' }));
    expect(sent.find(({ name }) => name === `POST ${path}/refunds`)).toMatchObject({
      body: { kind: 'units', amount: '20.00', lines: [{ id: 'o1:0', quantity: 2 }], restock: true },
    });
  });

  it('shows what the cardholder disputes, why, until when evidence counts and where it is sent', async () => {
    const dispute = {
      reference: 'dp_1',
      state: 'needs-response',
      amount: euro('30.00'),
      reason: 'product_not_received',
      respondBy: '2026-11-30T12:00:00.000Z',
      link: 'https://bank.example/dp_1',
      openedAt: order.placedAt,
    } as const;
    await show({ ...order, disputes: [dispute, { ...dispute, reference: 'dp_0', state: 'lost', link: null }] });
    const open = within(await screen.findByRole('alert', { name: /please send evidence/ }));
    expect(open.getByText(/asked the bank to return €30.00/)).toBeTruthy();
    expect(open.getByText(/the product did not arrive · Evidence counts until .*30/)).toBeTruthy();
    expect(open.getByRole('link', { name: /Send evidence/ }).getAttribute('href')).toBe('https://bank.example/dp_1');
    const lost = within(screen.getByRole('alert', { name: 'Dispute lost' }));
    expect(lost.getByText(/returned €30.00 to the cardholder/)).toBeTruthy();
    expect(lost.queryByRole('link')).toBeNull();
    expect(lost.queryByText(/Evidence counts/)).toBeNull();
  });

  it('asks for the transfer of a refund that no provider returns, and promises nothing', async () => {
    const refundable = { ...order.refundable, isByHand: true };
    const refund = {
      id: 'r1',
      state: 'done',
      cause: 'team',
      amount: euro('12.00'),
      toGiftCards: zero,
      restock: false,
      note: '',
      who: 'Mona',
      createdAt: order.placedAt,
      endedAt: order.placedAt,
      transfer: 'open',
      lines: [],
    } as const;
    const { user, sent } = await show({ ...order, refundable, refunds: [refund] });
    await user.click(await screen.findByRole('button', { name: 'Refund' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Please transfer it yourself/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Choose everything' }));
    await user.click(dialog.getByRole('button', { name: 'Refund €30.00' }));
    expect(await screen.findByText('Refund recorded. Please transfer €30.00 to the customer.')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Mark as transferred: €12.00' }));
    expect(await screen.findByText('The refund of €12.00 is marked as transferred.')).toBeTruthy();
    expect(sent.filter(({ name }) => name === `POST ${path}/refunds/r1/transferred`)).toHaveLength(1);
  });

  it('ships everything that is left unless told otherwise', async () => {
    const { user, sent } = await show();
    await user.click(await screen.findByRole('button', { name: 'Ship' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Carrier'), 'DHL');
    await user.type(dialog.getByLabelText('Tracking number'), '0034');
    expect(dialog.getByLabelText<HTMLInputElement>('Tracking link').value).toMatch(/^https:\/\/www\.dhl\.de\/.*0034$/);
    await user.click(dialog.getByRole('button', { name: 'Mark as shipped' }));
    expect(sent.find(({ name }) => name === `POST ${path}/fulfilments`)).toMatchObject({
      body: { carrier: 'DHL', trackingNumber: '0034', isMailed: true, lines: [{ id: 'o1:0', quantity: 3 }] },
    });
  });

  it('warns before an unpaid order is shipped, and marks it as paid without a red button', async () => {
    const { user } = await show({ ...order, paymentStatus: 'pending', toFulfil: [{ id: 'o1:0', quantity: 1 }] });
    await user.click(await screen.findByRole('button', { name: 'Ship' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('This order is not paid yet')).toBeTruthy();
    expect(dialog.queryByText('of 1')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Mark as paid' }));
    const question = within(await screen.findByRole('dialog', { name: 'Mark order 1001 as paid?' }));
    const mark = question.getByRole('button', { name: 'Mark as paid' });
    expect(mark.getAttribute('style') ?? '').not.toContain('red');
  });

  it('of what was sent names the variant, offers no cancellation and expects no stock back', async () => {
    const fulfilment = {
      id: 'f1',
      lines: [{ id: 'o1:0', quantity: 3 }],
      carrier: 'DHL',
      trackingNumber: '',
      trackingUrl: '',
      createdAt: '2026-11-16T10:00:00.000Z',
      who: 'Ada',
      undoneAt: null,
    };
    const sentOrder = { ...order, fulfilmentStatus: 'fulfilled', fulfilments: [fulfilment], toFulfil: [] } as const;
    const { user } = await show(sentOrder);
    expect(await screen.findByText('3 × Tide mug · Small')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
    expect(screen.getByText('A test order: no money was moved.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Refund' }));
    const dialog = within(await screen.findByRole('dialog'));
    const restock = dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Put the items back into stock' });
    expect(restock.checked).toBe(true);
    await user.click(dialog.getByRole('button', { name: 'Choose everything' }));
    expect(restock.checked).toBe(false);
    await user.click(restock);
    expect(restock.checked).toBe(true);
  });

  it('promises no email while none can be sent', async () => {
    const mail = { id: 'm1', kind: 'order-confirmation', subject: 'Your order', status: 'held' };
    const at = '2026-11-16T09:00:00.000Z';
    const entry = { id: 't1', kind: 'mail', at, who: '', amount: null, note: null, shipment: null, mail };
    const { user } = await show(order, [entry as unknown as TimelineEntry], 'none');
    expect(await screen.findByText(/order confirmation \(not sent: email is not set up\)/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Ship' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Email is not set up. The message would wait until it is.')).toBeTruthy();
    expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: /by email/ }).checked).toBe(false);
  });

  it('shows what was downloaded and until when, and sends new links after asking', async () => {
    const download = {
      id: 'd1',
      name: 'Guide.pdf',
      productName: 'Guide',
      uses: 3,
      usesLeft: 7,
      expiresAt: '2126-12-01T10:00:00.000Z',
      endedAt: null,
      isFileGone: false,
    };
    const expired = { ...download, id: 'd2', name: 'Map.pdf', usesLeft: 10, expiresAt: '2020-01-01T10:00:00.000Z' };
    const ended = { ...download, id: 'd3', name: 'Song.mp3', endedAt: '2026-01-01T10:00:00.000Z' };
    const { user, sent } = await show({ ...order, downloads: [download, expired, ended] });
    expect(await screen.findByText('Available')).toBeTruthy();
    expect(screen.getByText('Expired')).toBeTruthy();
    expect(screen.getByText('Ended')).toBeTruthy();
    expect(screen.getAllByText(/Downloaded 3 of 10 times/)).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Send new links' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Send new links' }));
    expect(await screen.findByText('New links were added to your emails.')).toBeTruthy();
    expect(sent.filter(({ name }) => name === `POST ${path}/renew-downloads`)).toHaveLength(1);
  });

  it('offers no new links for what was cancelled or refunded', async () => {
    const endedAt = '2026-01-01T10:00:00.000Z';
    const download = { id: 'd1', name: 'Guide.pdf', productName: 'Guide', uses: 0, usesLeft: 10, isFileGone: false };
    await show({ ...order, downloads: [{ ...download, endedAt, expiresAt: endedAt }] });
    expect(await screen.findByText('Guide.pdf')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send new links' })).toBeNull();
  });

  it('offers neither when there is nothing to send and nothing to refund', async () => {
    await show({ ...order, toFulfil: [], refundable: { ...order.refundable, left: zero } });
    await screen.findByRole('heading', { name: 'Order 1001' });
    expect(screen.queryByRole('button', { name: 'Ship' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
  });
});
