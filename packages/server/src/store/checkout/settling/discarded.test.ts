import {
  addProduct,
  setStore,
  signedInSiteUser,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { address, addToCart, buy, checkRules, declinedCard, shopper } from '../checkout.fixture.ts';
import { type StubProvider, stubProvider } from '../stub-provider.fixture.ts';
import { sweepTask } from './sweep.ts';

let server: TestServer;
let stub: StubProvider;
beforeAll(async () => {
  stub = stubProvider();
  server = await startTestServer({ paymentProviders: [stub] });
});
afterAll(() => server.close());
afterEach(async () => {
  stub.hooks = {};
  await checkRules(server);
});

async function discardedOf(email: string): Promise<number> {
  const rows = await server.database.kysely
    .selectFrom('orders')
    .select('id')
    .where('website_id', '=', server.website.id)
    .where('email', '=', email)
    .where('lifecycle', '=', 'discarded')
    .execute();
  return rows.length;
}

const sweep = () => sweepTask(server.parts).run({}, undefined as never);

async function declined(visitor: Visitor, email: string, more: object = {}): Promise<void> {
  await addToCart(visitor, await addProduct(server));
  expect((await buy(visitor, { ...more, email, payment: declinedCard })).status).toBe(402);
  expect(await discardedOf(email)).toBe(1);
}

test('what came to nothing is forgotten after seven days, except while money may have to go back', async () => {
  const silence = () => Promise.reject(new Error('silence'));
  const open = 'silent-provider@example.com';
  stub.hooks = { afterCharge: silence, beforeFind: silence, beforeCancel: silence };
  await buy(await shopper(server, await addProduct(server)), { email: open, payment: { provider: 'stub' } });
  await declined(server.visitor(), 'declined@example.com');
  server.clock.advance({ hours: 7 * 24 });
  await sweep();
  expect([await discardedOf('declined@example.com'), await discardedOf(open)]).toEqual([1, 1]);
  server.clock.advance({ seconds: 1 });
  await sweep();
  expect([await discardedOf('declined@example.com'), await discardedOf(open)]).toEqual([0, 1]);
  stub.hooks = {};
  server.clock.advance({ minutes: 1 });
  await sweep();
  await sweep();
  expect(await discardedOf(open)).toBe(0);
});

test('the export of an account shows it until then, and nothing stays when the account is deleted', async () => {
  const user = await signedInSiteUser(server);
  await setStore(server, server.website, { checkoutVatNumber: 'optional', checkoutNote: 'optional' });
  const typed = { vatNumber: 'DE123456789', note: 'Ring twice' };
  await declined(user, user.email, typed);
  const data = (await user.get('/api/site-users/account/export')).json();
  expect(data).toMatchObject({
    orders: [],
    unfinishedOrders: [
      {
        email: user.email,
        shippingAddress: { line1: address.line1 },
        vatNumber: typed.vatNumber,
        buyerNote: typed.note,
        total: { value: '20.00' },
      },
    ],
  });
  expect((await user.post('/api/site-users/account/deletion', { password: user.password })).status).toBe(200);
  expect(await discardedOf(user.email)).toBe(0);
});
