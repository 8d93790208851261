import { TeamRole } from '@awning/site-model';
import { addOrder, addProduct, signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addToCart, buy, checkRules } from '../checkout/checkout.fixture.ts';
import { addCoupon, enterCode } from '../coupon/coupon.fixture.ts';
import type { OrderJson } from './schema.ts';

let server: TestServer;
let manager: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  manager = await signedInMember(server, { roles: [TeamRole.STORE_MANAGER], name: 'Mona' });
});
afterEach(() => checkRules(server));
afterAll(() => server.close());

async function cancel(id: string, by: Visitor = manager) {
  return await by.post(`/api/commerce/orders/${id}/cancel`);
}

async function stockOf(variantId: string | undefined): Promise<number> {
  const row = await server.database.kysely
    .selectFrom('stock')
    .select('on_hand')
    .where('website_id', '=', server.website.id)
    .where('variant_id', '=', variantId ?? '')
    .executeTakeFirstOrThrow();
  return row.on_hand;
}

describe('cancelling an order', () => {
  test('brings stock and coupon back, tells the buyer and writes down who did it', async () => {
    const product = await addProduct(server, { onHand: 5 });
    const couponId = await addCoupon(server, { code: 'CANCEL', limitTotal: 1 });
    const visitor = server.visitor();
    await addToCart(visitor, product, 3);
    await enterCode(visitor, 'CANCEL');
    const { orderId } = (await buy(visitor, { email: 'mila@example.com' })).json<{ orderId: string }>();
    expect(await stockOf(product.variantIds[0])).toBe(2);

    const answer = await cancel(orderId);
    expect([answer.status, answer.json()]).toMatchObject([
      200,
      {
        lifecycle: 'cancelled',
        cancelledAt: server.clock.now().toISOString(),
        discounts: [{ code: 'CANCEL', amount: { decimalValue: '6.00' } }],
      },
    ]);
    expect(await stockOf(product.variantIds[0])).toBe(5);
    const { kysely } = server.database;
    const coupon = await kysely
      .selectFrom('coupon')
      .select('uses')
      .where('website_id', '=', server.website.id)
      .where('id', '=', couponId)
      .executeTakeFirstOrThrow();
    expect(coupon.uses).toBe(0);
    const mails = await kysely
      .selectFrom('mail')
      .select(['subject', 'recipient'])
      .where('website_id', '=', server.website.id)
      .where('subject', 'like', '%cancelled%')
      .execute();
    expect(mails).toEqual([{ subject: expect.stringContaining('was cancelled'), recipient: 'mila@example.com' }]);
    const deeds = await kysely
      .selectFrom('audit')
      .select(['who', 'what', 'before', 'after'])
      .where('website_id', '=', server.website.id)
      .where('subject', '=', `order/${orderId}`)
      .execute();
    const [before, after] = [{ lifecycle: 'placed' }, { lifecycle: 'cancelled' }];
    expect(deeds).toEqual([{ who: 'Mona', what: 'order.cancelled', before, after }]);
  });

  test('returns only what is still there: neither what was sent nor what was refunded as lost', async () => {
    const product = await addProduct(server, { onHand: 10 });
    const { id } = await addOrder(server, { product, quantity: 7 });
    const lines = (quantity: number) => [{ id: `${id}:0`, quantity }];
    const orderPath = `/api/commerce/orders/${id}`;
    await manager.post(`${orderPath}/fulfilments`, { isMailed: false, lines: lines(3) });
    await manager.post(`${orderPath}/refunds`, { kind: 'units', lines: lines(1), restock: false });
    await manager.post(`${orderPath}/refunds`, { kind: 'units', lines: lines(1), restock: true });
    await server.runJobs();
    expect(await stockOf(product.variantIds[0])).toBe(4);

    await cancel(id);
    await server.runJobs();
    // Of seven, three are on their way, one is lost and one has come back already.
    expect(await stockOf(product.variantIds[0])).toBe(6);
    const order = (await manager.get(orderPath)).json<OrderJson>();
    expect(order).toMatchObject({ lifecycle: 'cancelled', paymentStatus: 'refunded' });
  });

  test('returns units of a refund that was still waiting for the provider', async () => {
    const product = await addProduct(server, { onHand: 5 });
    const { id } = await addOrder(server, { product, quantity: 2 });
    const lines = [{ id: `${id}:0`, quantity: 1 }];
    await manager.post(`/api/commerce/orders/${id}/refunds`, { kind: 'units', lines, restock: true });
    await cancel(id);
    await server.runJobs();
    expect(await stockOf(product.variantIds[0])).toBe(5);
  });

  test('gives the money back', async () => {
    const { id } = await addOrder(server);
    await cancel(id);
    await server.runJobs();
    const order = (await manager.get(`/api/commerce/orders/${id}`)).json<OrderJson>();
    expect(order).toMatchObject({ lifecycle: 'cancelled', paymentStatus: 'refunded' });
  });

  test('of an order that was not paid yet drops the claim', async () => {
    const { id } = await addOrder(server, { checkout: { payment: { provider: 'offline' } } });
    await cancel(id);
    await server.runJobs();
    const order = (await manager.get(`/api/commerce/orders/${id}`)).json<OrderJson>();
    expect(order).toMatchObject({ lifecycle: 'cancelled', paymentStatus: 'voided' });
  });

  test('happens once, however often and however parallel it is asked for', async () => {
    const product = await addProduct(server, { onHand: 5 });
    const { id } = await addOrder(server, { product, quantity: 2 });
    const answers = await Promise.all(Array.from({ length: 8 }, () => cancel(id)));
    expect(answers.map(({ status }) => status).toSorted((first, second) => first - second)).toEqual([
      200, 409, 409, 409, 409, 409, 409, 409,
    ]);
    expect(await stockOf(product.variantIds[0])).toBe(5);
    const again = await cancel(id);
    expect([again.status, again.json<{ message: string }>().message]).toEqual([409, 'This order cannot be cancelled.']);
  });

  test('is for those with the right, and for orders of the own website', async () => {
    const { id } = await addOrder(server);
    const billing = await signedInMember(server, { roles: [TeamRole.EDITOR] });
    expect((await cancel(id, billing)).status).toBe(403);
    const stranger = await signedInMember(server, { website: server.otherWebsite });
    expect((await cancel(id, stranger)).status).toBe(404);
    expect((await cancel('nonsense')).status).toBe(400);
    expect((await cancel('00000000-0000-7000-8000-000000000000')).status).toBe(404);
    const order = (await manager.get(`/api/commerce/orders/${id}`)).json<OrderJson>();
    expect(order.lifecycle).toBe('placed');
  });
});

interface List {
  readonly orders: readonly { readonly id: string; readonly email: string }[];
}

describe('finding orders', () => {
  const find = async (query: string) => {
    const answer = await manager.get(`/api/commerce/orders?${query}`);
    return answer.json<List>().orders.map(({ id }) => id);
  };

  test('by number, with and without a number sign', async () => {
    const { id, number } = await addOrder(server);
    expect(await find(`search=${number}`)).toEqual([id]);
    expect(await find(`search=%23${number}`)).toEqual([id]);
    expect(await find('search=999999999')).toEqual([]);
  });

  test('by the beginning of the address, taken literally', async () => {
    const first = await addOrder(server, { email: 'Search_Me@example.com' });
    const second = await addOrder(server, { email: 'searchxme@example.com' });
    expect(await find('search=SEARCH_ME')).toEqual([first.id]);
    expect((await find('search=search')).toSorted()).toEqual([first.id, second.id].toSorted());
    // A percent sign stands for nothing else, or it would find both.
    expect(await find('search=%25earch')).toEqual([]);
  });

  test('by their states', async () => {
    const paid = await addOrder(server, { email: 'states@example.com' });
    const open = await addOrder(server, {
      email: 'states@example.com',
      checkout: { payment: { provider: 'offline' } },
    });
    const off = await addOrder(server, { email: 'states@example.com' });
    await cancel(off.id);
    const mine = 'search=states';
    expect(await find(`${mine}&lifecycle=cancelled`)).toEqual([off.id]);
    expect((await find(`${mine}&lifecycle=placed`)).toSorted()).toEqual([paid.id, open.id].toSorted());
    expect(await find(`${mine}&paymentStatus=pending`)).toEqual([open.id]);
    expect(await find(`${mine}&fulfilmentStatus=fulfilled`)).toEqual([]);
    expect((await find(`${mine}&fulfilmentStatus=unfulfilled`)).length).toBe(3);
  });

  test.for(['lifecycle=lost', 'paymentStatus=', 'fulfilmentStatus=DROP', 'after=7', `search=${'x'.repeat(257)}`])(
    '%s is refused by the name of the field',
    async (query) => {
      const answer = await manager.get(`/api/commerce/orders?${query}`);
      const [field = ''] = query.split('=');
      expect([answer.status, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([400, [field]]);
    },
  );
});
