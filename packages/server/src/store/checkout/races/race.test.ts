import { randomInt } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import {
  type Answer,
  addProduct,
  startTestServer,
  type TestProduct,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildIfStale } from '../../../assembly/start/built.fixture.ts';
import { systemClock } from '../../../platform/clock.ts';
import { makeFolder, removeFolder } from '../../../platform/postgres/residents.fixture.ts';
import { cartFeature } from '../../cart/feature.ts';
import { stockFeature } from '../../stock/feature.ts';
import { addToCart, buy, checkRules } from '../checkout.fixture.ts';
import { checkoutFeature } from '../feature.ts';
import { httpVisitor } from '../http-visitor.fixture.ts';
import type { CheckoutAnswerJson } from '../schema.ts';
import { type Ledger, type ShopProcess, shopSettings, startLedger, startShop } from './processes.fixture.ts';

const isFull = process.env['AWNING_FULL'] === '1';
vi.setConfig({ testTimeout: isFull ? 1_800_000 : 120_000, hookTimeout: 180_000 });

const notEnough = 'Sorry, we do not have enough of that item available.';

let server: TestServer;
let origins: readonly string[];
beforeAll(async () => {
  server = await startTestServer({
    features: [cartFeature, stockFeature, checkoutFeature],
    settings: { RATE_LIMITS: 'checkout=100000,cart-change=100000,new-cart=100000' },
  });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  origins = [`http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`];
});
afterAll(() => server.close());
afterEach(() => checkRules(server));

/** Buyers with real connections, spread over the servers. */
function newBuyer(number: number): Visitor {
  const origin = origins[number % origins.length] ?? '';
  return httpVisitor({ origin, host: server.website.host, clock: systemClock });
}

async function withCarts(count: number, fill: (buyer: Visitor, number: number) => Promise<void>): Promise<Visitor[]> {
  const buyers = Array.from({ length: count }, (_unused, number) => newBuyer(number));
  // A few at a time: creating the carts is not part of the race.
  for (let begun = 0; begun < count; begun += 20) {
    await Promise.all(buyers.slice(begun, begun + 20).map((buyer, position) => fill(buyer, begun + position)));
  }
  return buyers;
}

interface Race {
  readonly payment: object;
  readonly buyers: number;
  readonly units: number;
  /** Whether each cart has further products, which are plentiful, in random order around the rare one. */
  readonly isMixed?: boolean;
}

/** The result of a race for one product. */
async function sellOut({ payment, buyers: count, units, isMixed = false }: Race) {
  const product = await addProduct(server, { onHand: units });
  const others = isMixed
    ? await Promise.all(Array.from({ length: 8 }, () => addProduct(server, { onHand: 9000 })))
    : [];
  const buyers = await withCarts(count, async (buyer) => {
    const further = shuffled(others).slice(0, randomInt(1, 5));
    for (const line of shuffled([product, ...further])) await addToCart(buyer, line);
  });
  const answers = await Promise.all(buyers.map((buyer) => buy(buyer, { payment })));
  await checkRules(server);
  const sold = answers.filter(({ status }) => status === 200);
  const numbers = sold.map((answer) => answer.json<CheckoutAnswerJson>().orderNumber ?? 0).toSorted((a, b) => a - b);
  return {
    sold: sold.length,
    refusals: refusalsOf(answers),
    // Reliability 16: numbers are unique and without gaps.
    hasGaps: numbers.some((number, position) => number !== (numbers[0] ?? 0) + position),
    left: await stockOf([product]),
  };
}

function exactly({ buyers, units }: Pick<Race, 'buyers' | 'units'>) {
  const refusals = buyers > units ? { [`409 ${notEnough}`]: buyers - units } : {};
  return { sold: units, refusals, hasGaps: false, left: [0] };
}

/** The result of a race for many products at once, each buyer with some of them in another order. */
async function sellMixed({ payment, buyers: count }: Pick<Race, 'payment' | 'buyers'>) {
  const products = await Promise.all(Array.from({ length: 20 }, () => addProduct(server, { onHand: 15 })));
  const buyers = await withCarts(count, async (buyer) => {
    const lines = shuffled(products).slice(0, randomInt(1, 6));
    for (const product of lines) await addToCart(buyer, product, randomInt(1, 4));
  });
  const answers = await Promise.all(buyers.map((buyer) => buy(buyer, { payment })));
  await checkRules(server);
  const sold = answers.filter(({ status }) => status === 200);
  return {
    hasSold: sold.length > 0,
    refusalKinds: Object.keys(refusalsOf(answers)).filter((kind) => kind !== `409 ${notEnough}`),
    oversold: (await stockOf(products)).filter((left) => left < 0),
  };
}

const soldWell = { hasSold: true, refusalKinds: [], oversold: [] };

function refusalsOf(answers: readonly Answer[]): Record<string, number> {
  const kinds = answers
    .filter(({ status }) => status !== 200)
    .map((answer) => `${answer.status} ${answer.json<{ message: string }>().message}`);
  return Object.fromEntries([...new Set(kinds)].map((kind) => [kind, kinds.filter((one) => one === kind).length]));
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

const runs = (full: number) => (isFull ? full : 1);

describe('one server', () => {
  test('reliability 1, 16: 200 buyers at once for 50 units by card: exactly 50 orders, 150 are told there is not enough', async () => {
    const size = { buyers: 200, units: 50 };
    for (let run = 0; run < runs(20); run++) expect(await sellOut({ payment: card, ...size })).toEqual(exactly(size));
  });

  test('reliability 1, 16: the same without a payment in between', async () => {
    const size = isFull ? { buyers: 200, units: 50 } : { buyers: 80, units: 20 };
    for (let run = 0; run < runs(20); run++) {
      expect(await sellOut({ payment: offline, ...size })).toEqual(exactly(size));
    }
  });

  test('reliability 16: the numbers of 200 parallel orders are unique and without a gap', async () => {
    const size = { buyers: 200, units: 200 };
    expect(await sellOut({ payment: offline, ...size })).toEqual(exactly(size));
  });

  test('reliability 1, 2: the same with further lines in random order: exactly as many orders as there are units', async () => {
    const size = isFull ? { buyers: 200, units: 50 } : { buyers: 60, units: 15 };
    for (let run = 0; run < runs(10); run++) {
      expect(await sellOut({ payment: card, isMixed: true, ...size })).toEqual(exactly(size));
    }
  });

  test('reliability 2: orders of 1 to 5 lines over 20 products in random order neither deadlock nor oversell', async () => {
    const buyers = isFull ? 200 : 80;
    for (let run = 0; run < runs(10); run++) expect(await sellMixed({ payment: card, buyers })).toEqual(soldWell);
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
    const size = { buyers: 200, units: 50 };
    for (let run = 0; run < runs(20); run++) {
      const before = await chargedBy(ledger);
      expect(await sellOut({ payment: { provider: 'ledger' }, ...size })).toEqual(exactly(size));
      expect((await chargedBy(ledger)) - before).toBe(50);
    }
  });

  test('reliability 1, 2: 200 buyers at once for 50 units, each with further lines in random order: exactly 50 orders', async () => {
    const size = { buyers: 200, units: 50 };
    for (let run = 0; run < runs(10); run++) {
      expect(await sellOut({ payment: { provider: 'ledger' }, isMixed: true, ...size })).toEqual(exactly(size));
    }
  });

  test('reliability 2: orders of several lines in random order', async () => {
    const buyers = isFull ? 200 : 60;
    for (let run = 0; run < runs(10); run++) {
      expect(await sellMixed({ payment: { provider: 'ledger' }, buyers })).toEqual(soldWell);
    }
  });
});

async function chargedBy(ledger: Ledger): Promise<number> {
  return Object.values(await ledger.states()).filter((state) => state === 'captured').length;
}
