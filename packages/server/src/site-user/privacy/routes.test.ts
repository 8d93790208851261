import { addProduct, signedInSiteUser, signInSiteUser, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addToCart, buy } from '../../checkout/checkout.fixture.ts';
import { mailsTo } from '../site-user.fixture.ts';

const path = '/api/site-users/account';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('orders of the account', () => {
  it('lists and shows what was bought while signed in, to nobody else', async () => {
    const { buyer, order } = await customer();
    const { orders } = (await buyer.get(`${path}/orders`)).json<{ orders: { id: string }[] }>();
    expect(orders).toMatchObject([{ id: order.orderId, number: order.orderNumber, paymentStatus: 'paid' }]);
    expect((await buyer.get(`${path}/orders/${order.orderId}`)).json()).toMatchObject({ number: order.orderNumber });
    expect((await buyer.get('/account/orders')).text).toContain(String(order.orderNumber));
    expect((await buyer.get(`/account/orders/${order.orderId}`)).text).toContain('Bowl');

    const stranger = await signedInSiteUser(server);
    expect((await stranger.get(`${path}/orders`)).json()).toEqual({ orders: [] });
    expect((await stranger.get(`${path}/orders/${order.orderId}`)).status).toBe(404);
    expect((await stranger.get(`/account/orders/${order.orderId}`)).status).toBe(404);
  });
});

describe('the export', () => {
  it('is a file with profile, addresses, sessions and orders, and without secrets', async () => {
    const { buyer, order } = await customer();
    const answer = await buyer.get(`${path}/export`);
    const session = buyer.cookies.get('SiteUserSession')!.value;

    expect(answer.headers['content-disposition']).toBe('attachment; filename="account.json"');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toMatchObject({
      account: { siteUserId: buyer.id, email: buyer.email, name: 'Uma User', language: 'en' },
      addresses: [{ line1: 'Am Deich 3' }],
      sessions: [{ isCurrent: true }],
      orders: [{ id: order.orderId, lines: expect.any(Array) }],
    });
    for (const secret of ['argon2', session, buyer.xsrfToken]) expect(answer.text).not.toContain(secret);
  });
});

describe('deleting the account', () => {
  it('needs the password, takes everything but the orders along, and says so by mail', async () => {
    const { buyer, order } = await customer();
    const other = await signInSiteUser(server.visitor(), buyer);
    expect((await buyer.post(`${path}/deletion`, { password: 'guessed' })).json()).toMatchObject({
      errors: { password: 'The password is not correct.' },
    });
    expect((await buyer.post(`${path}/deletion`, { password: buyer.password })).json()).toEqual({ ok: true });

    expect(buyer.cookies.get('SiteUserSession')).toBeUndefined();
    expect((await other.get(path)).status).toBe(401);
    const answer = await server.visitor().post(`${path}/session`, { email: buyer.email, password: buyer.password });
    expect(answer.status).toBe(401);
    expect(await mailsTo(server, buyer.email)).toMatchObject([{ kind: 'site-user-deleted' }]);
    const { kysely } = server.database;
    const site = server.website.id;
    for (const table of ['site_user_session', 'site_user_address'] as const) {
      const rows = await kysely
        .selectFrom(table)
        .select('id')
        .where('website_id', '=', site)
        .where('site_user_id', '=', buyer.id)
        .execute();
      expect(rows).toEqual([]);
    }
    const kept = await kysely
      .selectFrom('orders')
      .select('site_user_id')
      .where('website_id', '=', site)
      .where('id', '=', order.orderId)
      .executeTakeFirst();
    expect(kept).toEqual({ site_user_id: null });
  });

  it('works as a plain form, and the address is free again', async () => {
    const user = await signedInSiteUser(server, { email: 'again@example.test' });
    const wrong = await user.submit('/account/delete', { password: 'guessed' });
    expect([wrong.status, wrong.text.includes('The password is not correct.')]).toEqual([400, true]);
    const gone = await user.submit('/account/delete', { password: user.password });
    expect(gone.headers['location']).toBe('/account/login?notice=deleted');
    await signedInSiteUser(server, { email: 'again@example.test' });
  });
});

async function customer() {
  const bowl = await addProduct(server);
  const buyer = await signedInSiteUser(server);
  await addToCart(buyer, bowl);
  const bought = await buy(buyer);
  expect(bought.status).toBe(200);
  await buyer.post(`${path}/addresses`, {
    firstName: 'Mila',
    lastName: 'Roth',
    line1: 'Am Deich 3',
    city: 'Husum',
    postalCode: '25813',
    country: 'DE',
  });
  await addToCart(buyer, bowl);
  return { buyer, order: bought.json<{ orderId: string; orderNumber: number }>() };
}
