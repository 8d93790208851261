import { TeamRole } from '@awning/site-model';
import {
  addProduct,
  setStore,
  signedInMember,
  signedInSiteUser,
  startTestServer,
  type TestServer,
} from '@awning/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkRules } from '../checkout/checkout.fixture.ts';
import { askFor, linkOf, restockPath, wantedOf } from './restock.fixture.ts';
import { MAX_UNCONFIRMED } from './sign-up.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.advance({ minutes: 5 });
  await setStore(server, server.website, { restockSignUpEnabled: true, restockDoubleOptIn: true });
});
afterEach(() => checkRules(server));

const soldOut = () => addProduct(server, { onHand: 0 });

async function signUpsOf(email: string): Promise<string[]> {
  const rows = await server.database.kysely
    .selectFrom('restock_signup')
    .select('state')
    .where('website_id', '=', server.website.id)
    .where('email', '=', email)
    .execute();
  return rows.map(({ state }) => state);
}

test('strangers who sign an address up at the same moment cause no more mails than one after the other', async () => {
  const email = 'flooded@example.com';
  const products = await Promise.all(Array.from({ length: 2 * MAX_UNCONFIRMED }, soldOut));
  const answers = await Promise.all(products.map((product) => askFor(server, product, email)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_UNCONFIRMED);
  expect(await signUpsOf(email)).toHaveLength(MAX_UNCONFIRMED);
});

test('an address whose link has expired gets a new one at once, and the old link stays invalid', async () => {
  const email = 'expired@example.com';
  const product = await soldOut();
  await askFor(server, product, email);
  const old = await linkOf(server, email, 'confirm');
  server.clock.advance({ days: 8 });
  expect((await askFor(server, product, email)).status).toBe(200);
  const link = await linkOf(server, email, 'confirm');
  expect(link).not.toBe(old);
  expect((await server.visitor().submit(old, {})).status).toBe(404);
  expect((await server.visitor().submit(link, {})).status).toBe(200);
  expect(await signUpsOf(email)).toEqual(['active']);
  expect((await server.visitor().submit(await linkOf(server, email, 'unsubscribe'), {})).status).toBe(200);
  expect(await signUpsOf(email)).toEqual(['cancelled']);
});

test('links that have expired do not count as unconfirmed ones', async () => {
  const email = 'patient@example.com';
  for (let index = 0; index < MAX_UNCONFIRMED; index += 1) await askFor(server, await soldOut(), email);
  expect((await askFor(server, await soldOut(), email)).status).toBe(409);
  server.clock.advance({ days: 8 });
  expect((await askFor(server, await soldOut(), email)).status).toBe(200);
});

test('the data export of an account has what it waits for, and its deletion forgets that', async () => {
  const user = await signedInSiteUser(server, { email: 'waits@example.com' });
  const product = await soldOut();
  await setStore(server, server.website, { restockSignUpEnabled: true, restockDoubleOptIn: false });
  await askFor(server, product, 'Waits@Example.com', {}, user);
  await askFor(server, product, 'other@example.com');
  const { variantId } = wantedOf(product);
  const exported = (await user.get('/api/site-users/account/export')).json<{ restockSignUps: object[] }>();
  expect(exported.restockSignUps).toMatchObject([{ email: 'Waits@Example.com', variantId, state: 'active' }]);
  expect((await user.post('/api/site-users/account/deletion', { password: user.password })).status).toBe(200);
  expect(await signUpsOf('Waits@Example.com')).toEqual([]);
  const manager = await signedInMember(server, { roles: [TeamRole.STORE_MANAGER] });
  const waiting = await manager.get(`${restockPath}?${new URLSearchParams(wantedOf(product)).toString()}`);
  expect(waiting.json<{ signUps: object[] }>().signUps).toMatchObject([{ siteVisitorEmail: 'other@example.com' }]);
});

test('the links of another website’s sign-up change nothing here', async () => {
  const email = 'elsewhere@example.com';
  await askFor(server, await soldOut(), email);
  const other = server.visitor(server.otherWebsite);
  for (const page of ['confirm', 'unsubscribe'] as const) {
    expect((await other.submit(await linkOf(server, email, page), {})).status).toBe(404);
  }
  expect(await signUpsOf(email)).toEqual(['pending']);
});
