import { addProduct, startTestServer, type TestProduct, type TestServer } from '@awning/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { changeSubscription } from '../../subscription/index.ts';
import { address, checkRules, goodCard } from '../checkout.fixture.ts';
import { advanceTo, cardsOf, renew, setCards, subscribe } from './subscription.fixture.ts';

let server: TestServer;
let coffee: TestProduct;
beforeAll(async () => {
  server = await startTestServer();
  coffee = await addProduct(server, { name: 'Coffee', price: 1200n, plan: { unit: 'MONTH', value: 1, numCycles: 0 } });
});
afterEach(() => checkRules(server));
afterAll(() => server.close());

/** Saved, but without enough money for a payment. */
const emptyCard = { ...goodCard, cardNumber: '4000 0000 0000 9995' };

async function allCards() {
  return await server.database.kysely
    .selectFrom('test_instrument')
    .select('id')
    .where('website_id', '=', server.website.id)
    .where('forgotten_at', 'is', null)
    .execute();
}

describe('a saved card', () => {
  test('stays with the provider while its subscription lasts', async () => {
    const id = await subscribe(server, coffee, 'lasting@example.com');
    server.clock.advance({ hours: 2 });
    await server.runJobs();
    expect(await cardsOf(server, id)).toHaveLength(1);
  });

  test('is forgotten when the first payment fails', async () => {
    const visitor = server.visitor();
    const before = (await allCards()).length;
    const opened = await visitor.post('/api/3/commerce/cart/subscription', { itemId: coffee.id, sku: coffee.skus[0] });
    const { cartToken } = opened.json<{ cartToken: string }>();
    const form = { cartToken, email: 'empty@example.com', ...address, ...emptyCard };
    expect((await visitor.submit('/checkout/subscription', form)).status).toBe(402);
    expect(await allCards()).toHaveLength(before + 1);
    server.clock.advance({ hours: 2 });
    await server.runJobs();
    expect(await allCards()).toHaveLength(before);
  });

  test('is forgotten when its subscription is cancelled', async () => {
    const id = await subscribe(server, coffee, 'cancelled@example.com');
    const { database, parts, website } = server;
    await database.transaction((connection) =>
      changeSubscription(parts, connection, website.id, { id, event: 'cancel' }),
    );
    await server.runJobs();
    expect(await cardsOf(server, id)).toEqual([]);
  });

  test('is forgotten when its subscription ends because it could not be paid', async () => {
    const email = 'unpaid@example.com';
    const id = await subscribe(server, coffee, email);
    await setCards(server, email, 'insufficient-funds');
    for (let tries = 0; tries < 3; tries += 1) {
      expect(await cardsOf(server, id)).toHaveLength(1);
      await advanceTo(server, email);
      await renew(server);
    }
    await server.runJobs();
    expect(await cardsOf(server, id)).toEqual([]);
  });
});
