import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { addProduct, openTestDatabase, type TestDatabase, type TestServer, type Visitor } from '@awning/testing';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '../database/index.ts';
import { silentLog } from '../log.ts';
import { systemClock } from '../parts.ts';
import { makeFolder, postmasterOf, removeFolder } from '../postgres/residents.fixture.ts';
import { buildIfStale } from '../start/built.fixture.ts';
import { createWebsite } from '../website/index.ts';
import { addToCart, buy, checkRules } from './checkout.fixture.ts';
import { httpVisitor } from './http-visitor.fixture.ts';
import {
  type Ledger,
  ledgerSettings,
  type ShopProcess,
  shopSettings,
  startLedger,
  startShop,
} from './processes.fixture.ts';
import type { CheckoutAnswerJson } from './schema.ts';

// Real processes that are really killed: nothing here can hold a clock, so every wait is for something to happen.
const isFull = process.env['AWNING_FULL'] === '1';
vi.setConfig({ testTimeout: isFull ? 3_000_000 : 240_000, hookTimeout: 240_000 });

/** What is left open must be settled within this time after the last crash. */
const recoverySeconds = 60;
/** Within 15 seconds on a quiet machine; tests share theirs. */
const answersAgainMs = 60_000;
const host = 'shop.test';
const payment = { provider: 'ledger' };

let ledger: Ledger;
let folder: string;
let shop: ShopProcess;
beforeAll(buildIfStale);
beforeEach(async () => {
  ledger = await startLedger();
  folder = await makeFolder();
});
afterEach(async () => {
  await shop.kill();
  ledger.stop();
  await removeFolder(folder);
});

/** A shop with plenty of one product, made before any server runs. */
async function fillShop(database: Database) {
  const websiteId = await createWebsite(database, systemClock, { name: 'Shop', hosts: [host] });
  // The factory asks for no more of a server than this.
  const store = { database, clock: systemClock, website: { id: websiteId, host } } as unknown as TestServer;
  const product = await addProduct(store, { onHand: 9999 });
  return { websiteId, product };
}

interface Shopping {
  /** Where a server answers just now. */
  readonly origin: () => string;
  readonly product: Parameters<typeof addToCart>[1];
  /** Orders whose buyers were told that they stand. */
  readonly acknowledged: Set<string>;
  readonly failures: string[];
  isOver: boolean;
}

/** Buys again and again, as people do who press the button once more when the page does not answer. */
async function shopOn(shopping: Shopping): Promise<void> {
  while (!shopping.isOver) {
    try {
      const buyer = httpVisitor({ origin: shopping.origin(), host, clock: systemClock });
      await addToCart(buyer, shopping.product);
      await buyStubbornly(shopping, buyer);
    } catch {
      // The server was killed just now; a new one is on its way.
      await pause(50);
    }
  }
}

async function buyStubbornly(shopping: Shopping, buyer: Visitor): Promise<void> {
  const answer = await buy(buyer, { payment }, { 'idempotency-key': 'one' });
  if (answer.status === 200) shopping.acknowledged.add(answer.json<CheckoutAnswerJson>().orderId);
  else if (answer.status >= 500 && answer.status !== 503) shopping.failures.push(`${answer.status} ${answer.text}`);
}

async function placedOrders(database: Database, websiteId: string) {
  const rows = await database.kysely
    .selectFrom('orders')
    .innerJoin('payment', (join) =>
      join.onRef('payment.website_id', '=', 'orders.website_id').onRef('payment.order_id', '=', 'orders.id'),
    )
    .innerJoin('payment_attempt', (join) =>
      join
        .onRef('payment_attempt.website_id', '=', 'payment.website_id')
        .onRef('payment_attempt.payment_id', '=', 'payment.id'),
    )
    .select(['orders.id', 'orders.lifecycle', 'payment_attempt.id as key', 'payment_attempt.outcome'])
    .where('orders.website_id', '=', websiteId)
    .execute();
  return rows;
}

/** Waits until nothing is left open, and answers how long that took. */
async function settled(database: Database, websiteId: string): Promise<number> {
  const began = Date.now();
  await vi.waitFor(
    async () => {
      const open = (await placedOrders(database, websiteId)).filter(({ outcome }) => outcome === 'started');
      expect(open).toEqual([]);
    },
    { timeout: 2 * recoverySeconds * 1000, interval: 250 },
  );
  return (Date.now() - began) / 1000;
}

/** Every acknowledged order stands, and what the provider charged is what was ordered. */
async function expectNothingLost(database: Database, websiteId: string, shopping: Shopping) {
  const orders = await placedOrders(database, websiteId);
  const placed = orders.filter(({ lifecycle }) => lifecycle === 'placed');
  expect([...shopping.acknowledged].filter((id) => !placed.some((order) => order.id === id))).toEqual([]);
  const charged = Object.entries(await ledger.states())
    .filter(([, state]) => state === 'captured')
    .map(([key]) => key);
  expect(charged.toSorted()).toEqual(placed.map(({ key }) => key).toSorted());
  expect(new Set(placed.map(({ id }) => id)).size).toBe(placed.length);
  expect(shopping.failures).toEqual([]);
  expect(shopping.acknowledged.size).toBeGreaterThan(0);
  await checkRules({ database });
}

test('reliability 8: a server that is killed again and again loses no order and charges nobody without one', async () => {
  const [kills, checkouts] = isFull ? [50, 1000] : [4, 40];
  const database: TestDatabase = await openTestDatabase();
  const { websiteId, product } = await fillShop(database);
  const settings = shopSettings(database, ledger);
  shop = await startShop({ folder, settings });
  const shopping: Shopping = {
    origin: () => shop.origin,
    product,
    acknowledged: new Set(),
    failures: [],
    isOver: false,
  };
  const shoppers = Array.from({ length: 8 }, () => shopOn(shopping));
  for (let kill = 0; kill < kills; kill++) {
    const wanted = Math.ceil((checkouts * (kill + 1)) / kills);
    await vi.waitFor(() => expect(shopping.acknowledged.size).toBeGreaterThanOrEqual(wanted), {
      timeout: 120_000,
      interval: 5,
    });
    await shop.kill();
    shop = await startShop({ folder, settings });
  }
  shopping.isOver = true;
  await Promise.all(shoppers);
  expect(await settled(database, websiteId)).toBeLessThanOrEqual(recoverySeconds);
  await expectNothingLost(database, websiteId, shopping);
  await shop.kill();
  await database.close();
});

test('reliability 9: PostgreSQL that is killed comes back by itself, the shop answers again, and nothing is lost', async () => {
  const [kills, checkouts] = isFull ? [5, 200] : [2, 20];
  shop = await startShop({ folder, settings: { DATA_DIR: path.join(folder, 'data'), ...ledgerSettings(ledger) } });
  const { socketFolder, port } = await postmasterOf(path.join(folder, 'data'));
  const address = { host: socketFolder, port, user: 'awning', database: 'awning' };
  const database = openDatabase({ address, log: silentLog, poolSize: 2 });
  const { websiteId, product } = await fillShop(database);
  const shopping: Shopping = {
    origin: () => shop.origin,
    product,
    acknowledged: new Set(),
    failures: [],
    isOver: false,
  };
  const shoppers = Array.from({ length: 6 }, () => shopOn(shopping));
  for (let kill = 0; kill < kills; kill++) {
    const wanted = Math.ceil((checkouts * (kill + 1)) / kills);
    await vi.waitFor(() => expect(shopping.acknowledged.size).toBeGreaterThanOrEqual(wanted), {
      timeout: 120_000,
      interval: 5,
    });
    process.kill((await postmasterOf(path.join(folder, 'data'))).pid, 'SIGKILL');
    await vi.waitFor(
      async () => {
        const answer = await httpVisitor({ origin: shop.origin, host, clock: systemClock }).get(
          '/api/commerce/shopping-cart',
        );
        expect(answer.status).toBe(200);
      },
      { timeout: answersAgainMs, interval: 100 },
    );
  }
  shopping.isOver = true;
  await Promise.all(shoppers);
  expect(await settled(database, websiteId)).toBeLessThanOrEqual(recoverySeconds);
  // While the database is gone, a call may be answered with an error; that is the truth.
  shopping.failures.length = 0;
  await expectNothingLost(database, websiteId, shopping);
  await database.close();
});
