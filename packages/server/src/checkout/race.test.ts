import { randomInt } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { addProduct, startTestServer, type TestProduct, type TestServer, type Visitor } from '@awning/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { cartFeature } from '../cart/index.ts';
import { systemClock } from '../parts.ts';
import { makeFolder, removeFolder } from '../postgres/residents.fixture.ts';
import { buildIfStale } from '../start/built.fixture.ts';
import { stockFeature } from '../stock/feature.ts';
import { addToCart, buy, checkRules } from './checkout.fixture.ts';
import { httpVisitor } from './http-visitor.fixture.ts';
import { checkoutFeature } from './index.ts';
import { type Ledger, type ShopProcess, shopSettings, startLedger, startShop } from './processes.fixture.ts';
import type { CheckoutAnswerJson } from './schema.ts';

const isFull = process.env['AWNING_FULL'] === '1';
vi.setConfig({ testTimeout: isFull ? 1_800_000 : 120_000, hookTimeout: 180_000 });

const notEnough = 'Sorry, we do not have enough of that item available.';

let server: TestServer;
let origins: readonly string[];
beforeAll(async () => {
  server = await startTestServer({
    features: [cartFeature, stockFeature, checkoutFeature],
    settings: { RATE_LIMITS: 'checkout=100000,cart-change=100000' },
  });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  origins = [`http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`];
});
afterAll(() => server.close());
afterEach(() => checkRules(server));

/** Buyers through real connections, spread over the servers. */
function newBuyer(number: number): Visitor {
  const origin = origins[number % origins.length] ?? '';
  return httpVisitor({ origin, host: server.website.host, clock: systemClock });
}

async function withCarts(count: number, fill: (buyer: Visitor, number: number) => Promise<void>): Promise<Visitor[]> {
  const buyers = Array.from({ length: count }, (_unused, number) => newBuyer(number));
  // A few at a time: the carts are not what is being raced for.
  for (let begun = 0; begun < count; begun += 20) {
    await Promise.all(buyers.slice(begun, begun + 20).map((buyer, position) => fill(buyer, begun + position)));
  }
  return buyers;
}

interface Race {
  readonly payment: object;
  readonly buyers: number;
  readonly units: number;
}

async function expectExactSale({ payment, buyers: count, units }: Race): Promise<void> {
  const product = await addProduct(server, { onHand: units });
  const buyers = await withCarts(count, (buyer) => addToCart(buyer, product));
  const answers = await Promise.all(buyers.map((buyer) => buy(buyer, { payment })));
  const sold = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status === 409);
  expect([sold.length, refused.length]).toEqual([units, count - units]);
  const words = refused.map((answer) => answer.json<{ message: string }>().message);
  expect(words.filter((message) => message !== notEnough)).toEqual([]);
  // Reliability 16: numbers are unique and without a gap.
  const numbers = sold.map((answer) => answer.json<CheckoutAnswerJson>().orderNumber ?? 0).toSorted((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: units }, (_unused, position) => (numbers[0] ?? 0) + position));
  expect(await stockOf([product])).toEqual([0]);
  await checkRules(server);
}

async function expectNothingOversold({ payment, buyers: count }: Omit<Race, 'units'>): Promise<void> {
  const products = await Promise.all(Array.from({ length: 20 }, () => addProduct(server, { onHand: 15 })));
  const buyers = await withCarts(count, async (buyer) => {
    const lines = shuffled(products).slice(0, randomInt(1, 6));
    for (const product of lines) await addToCart(buyer, product, randomInt(1, 4));
  });
  const answers = await Promise.all(buyers.map((buyer) => buy(buyer, { payment })));
  const others = answers.filter(({ status }) => status !== 200 && status !== 409);
  expect(others.map(({ status, text }) => `${status} ${text}`)).toEqual([]);
  const words = answers.filter(({ status }) => status === 409).map((one) => one.json<{ message: string }>().message);
  expect(words.filter((message) => message !== notEnough)).toEqual([]);
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  for (const left of await stockOf(products)) expect(left).toBeGreaterThanOrEqual(0);
  await checkRules(server);
}

async function stockOf(products: readonly TestProduct[]): Promise<number[]> {
  const rows = await server.database.kysely
    .selectFrom('stock')
    .select('on_hand')
    .where('website_id', '=', server.website.id)
    .where(
      'variant_id',
      'in',
      products.flatMap(({ variantIds }) => [...variantIds]),
    )
    .execute();
  return rows.map(({ on_hand }) => on_hand);
}

function shuffled<T>(list: readonly T[]): T[] {
  return list
    .map((value) => ({ value, at: randomInt(1_000_000) }))
    .toSorted((one, two) => one.at - two.at)
    .map(({ value }) => value);
}

const card = { provider: 'test', cardNumber: '4242 4242 4242 4242', expiry: '12/34', cvc: '123' };
const offline = { provider: 'offline' };

describe('one server', () => {
  test('reliability 1, 16: 200 buyers at once for 50 units by card: exactly 50 orders, 150 are told there is not enough', async () => {
    for (let run = 0; run < (isFull ? 20 : 1); run++) await expectExactSale({ payment: card, buyers: 200, units: 50 });
  });

  test('reliability 1, 16: the same without a payment in between', async () => {
    const size = isFull ? { buyers: 200, units: 50 } : { buyers: 80, units: 20 };
    for (let run = 0; run < (isFull ? 20 : 1); run++) await expectExactSale({ payment: offline, ...size });
  });

  test('reliability 16: the numbers of 200 parallel orders are unique and without a gap', async () => {
    await expectExactSale({ payment: offline, buyers: 200, units: 200 });
  });

  test('reliability 2: orders of 1 to 5 lines over 20 products in random order neither deadlock nor oversell', async () => {
    for (let run = 0; run < (isFull ? 10 : 1); run++)
      await expectNothingOversold({ payment: card, buyers: isFull ? 200 : 80 });
  });
});

describe('two server processes on one database', () => {
  let ledger: Ledger;
  let folder: string;
  const shops: ShopProcess[] = [];
  beforeAll(async () => {
    await buildIfStale();
    ledger = await startLedger();
    folder = await makeFolder();
    const settings = shopSettings(server.database, ledger);
    shops.push(await startShop({ folder, settings }), await startShop({ folder, settings }));
    origins = shops.map(({ origin }) => origin);
  });
  afterAll(async () => {
    await Promise.all(shops.map((shop) => shop.kill()));
    ledger.stop();
    await removeFolder(folder);
  });

  test('reliability 1: 200 buyers at once for 50 units: exactly 50 orders and 50 charges', async () => {
    for (let run = 0; run < (isFull ? 20 : 1); run++) {
      const before = await chargedBy(ledger);
      await expectExactSale({ payment: { provider: 'ledger' }, buyers: 200, units: 50 });
      expect((await chargedBy(ledger)) - before).toBe(50);
    }
  });

  test('reliability 2: orders of several lines in random order', async () => {
    for (let run = 0; run < (isFull ? 10 : 1); run++)
      await expectNothingOversold({ payment: card, buyers: isFull ? 200 : 60 });
  });
});

async function chargedBy(ledger: Ledger): Promise<number> {
  return Object.values(await ledger.states()).filter((state) => state === 'captured').length;
}
