import { addProduct, signedInSiteUser, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addToCart, checkRules } from '../checkout/checkout.fixture.ts';
import { cartOf } from '../coupon/coupon.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function expire(): Promise<readonly string[]> {
  await server.parts.jobs.add(server.database, 'cart.expire', {});
  await server.runJobs();
  const rows = await server.database.kysely
    .selectFrom('cart')
    .select('id')
    .where('website_id', '=', server.website.id)
    .execute();
  return rows.map(({ id }) => id);
}

test('a visitor’s cart is kept 30 days after its last change, an account’s 90, and one that is being paid always', async () => {
  const product = await addProduct(server);
  const [visitor, paying] = [server.visitor(), server.visitor()];
  const user = await signedInSiteUser(server);
  for (const somebody of [visitor, paying, user]) await addToCart(somebody, product);
  const [first, second, third] = [await cartOf(visitor), await cartOf(paying), await cartOf(user)].map(({ id }) => id);
  await server.database.kysely
    .updateTable('cart')
    .set({ completing_until: server.clock.now() })
    .where('website_id', '=', server.website.id)
    .where('id', '=', second ?? '')
    .execute();

  server.clock.advance({ hours: 30 * 24 });
  expect(new Set(await expire())).toEqual(new Set([first, second, third]));
  server.clock.advance({ seconds: 1 });
  expect(new Set(await expire())).toEqual(new Set([second, third]));
  server.clock.advance({ hours: 60 * 24 });
  expect(await expire()).toEqual([second]);
  await checkRules(server);
});
