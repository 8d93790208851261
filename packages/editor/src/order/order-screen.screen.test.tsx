import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerCalls } from '../testing/answer-calls.fixture.ts';
import { renderScreen } from '../testing/render-screen.fixture.tsx';
import { OrderScreen } from './order-screen.tsx';
import type { Order } from './queries.ts';

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
  },
  shippingOption: null,
  shippingAddress: null,
  billingAddress: null,
  payments: [],
  fulfilments: [],
  toFulfil: [{ id: 'o1:0', quantity: 3 }],
  refunds: [],
  refundable: { paid: euro('30.00'), refunded: zero, pending: zero, left: euro('30.00') },
};

const path = '/api/commerce/orders/o1';

function show(found = order) {
  const sent = answerCalls({
    [`GET ${path}`]: () => found,
    [`GET ${path}/timeline`]: () => ({ entries: [] }),
    [`POST ${path}/refunds`]: () => found,
    [`POST ${path}/fulfilments`]: () => found,
  });
  const options = { address: '/config/commerce/orders/o1', path: '/config/commerce/orders/$id' };
  return renderScreen(OrderScreen, options).then((view) => ({ ...view, sent }));
}

describe('the screen of an order', () => {
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

  it('ships everything that is left unless told otherwise', async () => {
    const { user, sent } = await show();
    await user.click(await screen.findByRole('button', { name: 'Ship' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Carrier'), 'DHL');
    await user.click(dialog.getByRole('button', { name: 'Mark as shipped' }));
    expect(sent.find(({ name }) => name === `POST ${path}/fulfilments`)).toMatchObject({
      body: { carrier: 'DHL', isMailed: true, lines: [{ id: 'o1:0', quantity: 3 }] },
    });
  });

  it('offers neither when there is nothing to send and nothing to refund', async () => {
    await show({ ...order, toFulfil: [], refundable: { ...order.refundable, left: zero } });
    await screen.findByRole('heading', { name: 'Order 1001' });
    expect(screen.queryByRole('button', { name: 'Ship' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
  });
});
