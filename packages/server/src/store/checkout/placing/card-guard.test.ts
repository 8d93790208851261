import {
  addProduct,
  addTeamMember,
  startTestServer,
  type TestProduct,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../../platform/log.ts';
import { cartFeature } from '../../cart/feature.ts';
import type { PaymentProvider } from '../../payment/index.ts';
import { addToCart, buy, checkoutBody, checkRules, declinedCard, shopper } from '../checkout.fixture.ts';
import { checkoutFeature } from '../feature.ts';

const isFull = process.env['AWNING_FULL'] === '1';
const tooMany = 'Too many card payments were declined. Please wait a moment, or choose another payment method.';

/** Accepts any card number; those that begin with 4 are declined. */
const openProvider: PaymentProvider = {
  name: 'open',
  labels: { en: 'Any card' },
  takesMoney: 'now',
  asksForCard: true,
  read: ({ cardNumber }) => ({ ok: true, instrument: { cardNumber }, card: String(cardNumber) }),
  charge: ({ key, instrument }) =>
    Promise.resolve(
      String(instrument['cardNumber']).startsWith('4')
        ? { state: 'declined', reason: 'declined' }
        : { state: 'captured', reference: key, label: 'Any' },
    ),
  find: () => Promise.resolve({ state: 'unknown' }),
  cancel: () => Promise.resolve(),
};

let server: TestServer;
const lines: string[] = [];
beforeAll(async () => {
  const log = createLog({ level: 'warn', destination: { write: (line) => void lines.push(line) } });
  server = await startTestServer({ features: [cartFeature, checkoutFeature], paymentProviders: [openProvider], log });
  await addTeamMember(server, { email: 'owner@example.com', isOwner: true });
});
afterAll(() => server.close());
afterEach(() => checkRules(server));

function withCard(cardNumber: string) {
  return { payment: { provider: 'open', cardNumber } };
}

/** A new visitor, from another address, with another card each time. */
async function bot(product: TestProduct, number: number) {
  return await buy(await shopper(server, product), withCard(`4${String(number).padStart(15, '0')}`));
}

test('one card that is declined repeatedly has to wait, from any visitor and address', async () => {
  const product = await addProduct(server);
  const statuses: number[] = [];
  for (let count = 0; count < 14; count++) {
    statuses.push((await buy(await shopper(server, product), { payment: declinedCard })).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 402), ...Array.from({ length: 4 }, () => 429)]);
  const refused = await buy(await shopper(server, product), { payment: declinedCard });
  expect([refused.headers['retry-after'], refused.json()]).toEqual([
    '600',
    expect.objectContaining({ message: tooMany }),
  ]);
  expect((await buy(await shopper(server, product))).status).toBe(200);
  server.clock.advance({ minutes: 11 });
  expect((await buy(await shopper(server, product), { payment: declinedCard })).status).toBe(402);
});

test.for([
  ['an address', () => '192.0.2.7'],
  ['D-173 an IPv6 /64', (count: number) => `2001:db8:0:7::${count.toString(16)}`],
] as const)(
  '%s from which many cards are declined has to wait, although each comes from a new browser',
  async ([, addressOf]) => {
    server.clock.advance({ minutes: 11 });
    const products = await Promise.all(Array.from({ length: 5 }, () => addProduct(server)));
    const one: Visitor[] = [];
    for (let count = 0; count < 33; count++) {
      const product = products[count % products.length];
      if (product) one.push(await shopper(server, product));
    }
    const statuses: number[] = [];
    for (const [count, visitor] of one.entries()) {
      const answer = await server.app.inject({
        method: 'POST',
        url: '/api/commerce/checkout',
        remoteAddress: addressOf(count),
        headers: { host: 'shop.test', cookie: visitor.cookies.header(), 'x-crumb': await visitor.crumb() },
        payload: { ...checkoutBody, ...withCard(`4${String(900_000 + count).padStart(15, '0')}`) },
      });
      statuses.push(answer.statusCode);
    }
    expect(statuses.filter((status) => status === 402)).toHaveLength(30);
    expect(statuses.slice(30)).toEqual([429, 429, 429]);
  },
);

test('reliability 38: a bot with a new card, browser and address for every try is slowed down, the owner is warned, and an honest buyer of the same minute succeeds', async () => {
  server.clock.advance({ minutes: 11 });
  const product = await addProduct(server, { onHand: 100 });
  const honest = await shopper(server, product);
  const newcomer = await shopper(server, product);
  server.clock.advance({ seconds: 90 });
  const tries = isFull ? 5000 : 180;
  const statuses: number[] = [];
  for (let begun = 0; begun < tries; begun += 20) {
    const some = Array.from({ length: 20 }, (_unused, position) => bot(product, begun + position));
    statuses.push(...(await Promise.all(some)).map(({ status }) => status));
  }
  // 30 declines until the product is throttled, then 20 a minute; a few more are running at that moment.
  const charged = statuses.filter((status) => status === 402).length;
  expect(charged).toBeGreaterThanOrEqual(50);
  expect(charged).toBeLessThanOrEqual(70);
  expect(statuses.filter((status) => status === 429)).toHaveLength(tries - charged);
  // A shopper who has typed an address is not in the bot's lane, neither for this product nor for another one.
  expect((await buy(honest, withCard('5555555555554444'))).status).toBe(200);
  const elsewhere = await shopper(server, await addProduct(server));
  expect((await buy(elsewhere, withCard('5555555555554444'))).status).toBe(200);
  expect((await buy(newcomer, { payment: { provider: 'offline' } })).status).toBe(200);

  expect(lines.filter((line) => line.includes('declined'))).toHaveLength(1);
  const mails = await server.database.kysely
    .selectFrom('mail')
    .select(['recipient', 'subject'])
    .where('website_id', '=', server.website.id)
    .where('subject', 'like', '%stolen cards%')
    .execute();
  expect(mails).toEqual([{ recipient: 'owner@example.com', subject: 'Someone may be testing stolen cards at Shop' }]);
  server.clock.advance({ minutes: 11 });
  expect((await bot(product, 999_999)).status).toBe(402);
});

test('reliability 38: a bot that tries its cards by donations is slowed down as well, and the owner is warned', async () => {
  server.clock.advance({ minutes: 61 });
  const tries = isFull ? 5000 : 120;
  const give = async (number: number) => {
    const payment = withCard(`4${String(5_000_000 + number).padStart(15, '0')}`).payment;
    const body = { email: `giver-${number}@example.com`, amountCents: 100, payment };
    return (await server.visitor().post('/api/commerce/donations', body)).status;
  };
  const statuses: number[] = [];
  for (let begun = 0; begun < tries; begun += 20) {
    statuses.push(...(await Promise.all(Array.from({ length: 20 }, (_unused, position) => give(begun + position)))));
  }
  const charged = statuses.filter((status) => status === 402).length;
  expect(charged).toBeGreaterThanOrEqual(50);
  expect(charged).toBeLessThanOrEqual(70);
  expect(statuses.filter((status) => status === 429)).toHaveLength(tries - charged);
  const carts = await server.database.kysely
    .selectFrom('cart')
    .select('id')
    .where('website_id', '=', server.website.id)
    .where('kind', '=', 'donation')
    .execute();
  expect(carts, 'a donation that has to wait leaves no cart behind').toHaveLength(charged);
  const mails = await server.database.kysely
    .selectFrom('mail')
    .select('text')
    .where('website_id', '=', server.website.id)
    .where('kind', '=', 'card-alert')
    .where('text', 'like', '%(donations)%')
    .execute();
  expect(mails).toHaveLength(1);
});

test('reliability 2, 38: while two products are under attack, carts with both in either order do not deadlock', async () => {
  server.clock.advance({ minutes: 11 });
  const products = [await addProduct(server), await addProduct(server)];
  for (const [position, product] of products.entries()) {
    const tries = Array.from({ length: 31 }, (_unused, number) => bot(product, 7_000_000 + position * 100 + number));
    await Promise.all(tries);
  }
  const buyers = await Promise.all(
    Array.from({ length: 20 }, async (_unused, number) => {
      const [first, second] = number % 2 === 0 ? products : products.toReversed();
      const visitor = await shopper(server, first!);
      await addToCart(visitor, second!);
      return visitor;
    }),
  );
  server.clock.advance({ seconds: 61 });
  const answers = await Promise.all(buyers.map((buyer) => buy(buyer, withCard('5555555555554444'))));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});

test('a busy sale with some declined cards is not slowed down', async () => {
  const product = await addProduct(server, { onHand: 500 });
  for (let count = 0; count < 45; count++) {
    expect((await buy(await shopper(server, product), withCard('5555555555554444'))).status).toBe(200);
  }
  for (let count = 0; count < 40; count++) expect((await bot(product, 2_000_000 + count)).status).toBe(402);
  expect((await buy(await shopper(server, product), withCard('5555555555554444'))).status).toBe(200);
});

test('reliability 38: 200 shoppers behind one address check out within a minute', async () => {
  const product = await addProduct(server, { onHand: 200 });
  const checkOut = async () => {
    const visitor = await shopper(server, product);
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/commerce/checkout',
      remoteAddress: '192.0.2.8',
      headers: { host: 'shop.test', cookie: visitor.cookies.header(), 'x-crumb': await visitor.crumb() },
      payload: checkoutBody,
    });
    return answer.statusCode;
  };
  const statuses: number[] = [];
  // The clock stands still, so all are within one minute. In one instant they would be an overload, of which a part is refused.
  while (statuses.length < 200) statuses.push(...(await Promise.all(Array.from({ length: 20 }, checkOut))));
  expect(statuses).toEqual(Array.from({ length: 200 }, () => 200));
});

test('one address cannot check out without end', async () => {
  server.clock.advance({ minutes: 11 });
  const visitor = server.visitor();
  const statuses = new Set<number>();
  for (let count = 0; count < 601; count++) {
    // A new browser each time: no cookie, a fresh crumb.
    const answer = await server.app.inject({
      method: 'POST',
      url: '/checkout',
      remoteAddress: '192.0.2.9',
      headers: {
        host: 'shop.test',
        origin: 'http://shop.test',
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: 'email=x',
    });
    statuses.add(answer.statusCode);
  }
  expect(statuses.has(429)).toBe(true);
  expect((await buy(visitor)).status).toBe(400);
});
