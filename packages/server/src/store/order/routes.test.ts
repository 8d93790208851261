import { TeamRole } from '@awning/site-model';
import { signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { teamFeature } from '../../people/team/feature.ts';
import { newId } from '../../platform/database/index.ts';
import { cartFeature } from '../cart/feature.ts';
import { buy, productAndShopper } from '../checkout/checkout.fixture.ts';
import { checkoutFeature } from '../checkout/feature.ts';
import type { CheckoutAnswerJson } from '../checkout/schema.ts';
import { orderFeature } from './feature.ts';
import type { OrderJson } from './schema.ts';

let server: TestServer;
let manager: Visitor;
beforeAll(async () => {
  server = await startTestServer({ features: [teamFeature, cartFeature, checkoutFeature, orderFeature] });
  manager = await signedInMember(server, { roles: [TeamRole.STORE_MANAGER] });
});
afterAll(() => server.close());

interface List {
  readonly orders: readonly { readonly id: string; readonly number: number }[];
  readonly nextAfter: string | null;
}

async function placeOrder(email = 'mila@example.com'): Promise<CheckoutAnswerJson> {
  const { visitor } = await productAndShopper(server, { name: 'Teapot', price: 2500n }, 2);
  const answer = await buy(visitor, { email });
  server.clock.advance({ seconds: 1 });
  return answer.json<CheckoutAnswerJson>();
}

/** Copies an order that was really placed, a second apart; returns all numbers, newest first. */
async function copyOrder(orderId: string, copies: number): Promise<number[]> {
  const { kysely } = server.database;
  const original = await kysely
    .selectFrom('orders')
    .selectAll()
    .where('website_id', '=', server.website.id)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const first = Number(original.number);
  const rows = Array.from({ length: copies }, (_unused, copy) => ({
    ...original,
    shipping_address: JSON.stringify(original.shipping_address),
    billing_address: JSON.stringify(original.billing_address),
    tax_places: JSON.stringify(original.tax_places),
    shipping_option: null,
    id: newId(server.clock),
    cart_id: newId(server.clock),
    number: BigInt(first + copy + 1),
    placed_at: new Date((original.placed_at ?? original.created_at).getTime() + (copy + 1) * 1000),
  }));
  await kysely.insertInto('orders').values(rows).execute();
  await kysely
    .updateTable('order_counter')
    .set({ last_number: BigInt(first + copies) })
    .where('website_id', '=', server.website.id)
    .execute();
  return Array.from({ length: copies + 1 }, (_unused, copy) => first + copies - copy);
}

describe('the list', () => {
  test('shows placed orders, newest first, in pages of 50', async () => {
    const { orderId } = await placeOrder();
    const numbers = await copyOrder(orderId, 51);
    const first = (await manager.get('/api/commerce/orders')).json<List>();
    expect(first.orders.map(({ number }) => number)).toEqual(numbers.slice(0, 50));
    const second = (await manager.get(`/api/commerce/orders?after=${first.nextAfter}`)).json<List>();
    expect([second.orders.map(({ number }) => number), second.nextAfter]).toEqual([numbers.slice(50), null]);
    expect(second.orders.at(-1)).toMatchObject({
      email: 'mila@example.com',
      name: 'Mila Roth',
      itemCount: 2,
      total: { decimalValue: '50.00', currencyCode: 'USD' },
      lifecycle: 'placed',
      paymentStatus: 'paid',
      fulfilmentStatus: 'unfulfilled',
      isTest: true,
    });
  });

  test('is for the team, and only for those with the right', async () => {
    const editor = await signedInMember(server, { roles: [TeamRole.EDITOR] });
    expect((await server.visitor().get('/api/commerce/orders')).status).toBe(401);
    expect((await editor.get('/api/commerce/orders')).status).toBe(403);
    expect((await manager.get('/api/commerce/orders?after=nonsense')).status).toBe(400);
  });
});

describe('one order', () => {
  test('has its lines, totals, addresses and payments', async () => {
    const { orderId, orderNumber } = await placeOrder('detail@example.com');
    const order = (await manager.get(`/api/commerce/orders/${orderId}`)).json<OrderJson>();
    expect(order).toMatchObject({
      id: orderId,
      number: orderNumber,
      email: 'detail@example.com',
      provider: 'test',
      lines: [
        {
          kind: 'item',
          productName: 'Teapot',
          quantity: 2,
          unitPrice: { decimalValue: '25.00' },
          total: { decimalValue: '50.00' },
        },
      ],
      totals: {
        subtotal: { decimalValue: '50.00' },
        shipping: { decimalValue: '0.00' },
        total: { decimalValue: '50.00' },
      },
      shippingAddress: { firstName: 'Mila', line2: '', country: 'DE' },
      payments: [{ provider: 'test', state: 'captured', amount: { decimalValue: '50.00' }, label: '•••• 4242' }],
    });
  });

  test('of another website is not found', async () => {
    const { orderId } = await placeOrder();
    const stranger = await signedInMember(server, { website: server.otherWebsite });
    expect((await stranger.get(`/api/commerce/orders/${orderId}`)).status).toBe(404);
    expect((await manager.get('/api/commerce/orders/00000000-0000-7000-8000-000000000000')).status).toBe(404);
  });
});
