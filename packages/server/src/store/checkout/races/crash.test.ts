import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, addProduct, type TestProduct, type TestServer, type Visitor } from '@awning/testing';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buildIfStale } from '../../../assembly/start/built.fixture.ts';
import { systemClock } from '../../../platform/clock.ts';
import { type Database, openDatabase } from '../../../platform/database/index.ts';
import { silentLog } from '../../../platform/log.ts';
import { makeFolder, postmasterOf, removeFolder } from '../../../platform/postgres/residents.fixture.ts';
import { createWebsite } from '../../../platform/website/index.ts';
import { buy, checkRules } from '../checkout.fixture.ts';
import { httpVisitor } from '../http-visitor.fixture.ts';
import type { CheckoutAnswerJson } from '../schema.ts';
import { type Ledger, ledgerSettings, type ShopProcess, startLedger, startShop } from './processes.fixture.ts';
import { newTeamWork, signIn, type TeamWork, workOn } from './team-at-work.fixture.ts';

// Real processes that are really killed: no clock can be held here, so every wait is for a fact.
const isFull = process.env['AWNING_FULL'] === '1';
vi.setConfig({ testTimeout: isFull ? 3_000_000 : 900_000, hookTimeout: 600_000 });

// The full run must meet the promised seconds. The small one runs beside other tests and allows more.
const patience = isFull ? 1 : 5;
/** Open payments must be settled within this time after the last crash. */
const recoverySeconds = 60 * patience;
/** How long the shop may be unavailable after PostgreSQL was killed. */
const answersAgainSeconds = 15 * patience;
const host = 'shop.test';
const STOCK = 9999;
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

test('reliability 8, 9: a server and a PostgreSQL that are killed repeatedly come back, lose no order, refund, cancellation or stock, and never charge or refund twice or without an order', async () => {
  const { checkouts, serverKills, databaseKills } = isFull
    ? { checkouts: 1000, serverKills: 50, databaseKills: 5 }
    : { checkouts: 40, serverKills: 3, databaseKills: 2 };
  const { store, database, websiteId, product } = await fillShop();
  const shopping = newShopping(product);
  const shoppers = Array.from({ length: 8 }, () => shopOn(shopping));
  const work = newTeamWork();
  const member = newVisitor(shopping);
  await signIn(store, member);
  const { acknowledged: orders, failures } = shopping;
  const onFailure = (text: string) => void failures.push(text);
  const office = { server: store, member, variantId: product.variantIds[0]!, orders, onFailure };
  const team = workOn(work, office);
  const kills = serverKills + databaseKills;
  for (let kill = 1; kill <= kills; kill++) {
    await sold(shopping, Math.ceil((checkouts * kill) / kills));
    // The kills of the database are spread over those of the server.
    if (Math.floor((kill * databaseKills) / kills) > Math.floor(((kill - 1) * databaseKills) / kills)) {
      await killDatabase(shopping);
    } else {
      await shop.kill();
      shop = await startShop({ folder, settings: settings() });
    }
  }
  shopping.isOver = true;
  await Promise.all(shoppers);
  work.isOver = true;
  await team;
  await settled(database, websiteId);
  await expectWorkDone(database, websiteId, work);
  await expectNothingLost(database, websiteId, shopping);
  // Otherwise no kill has hit a checkout, and nothing is proved.
  expect(shopping.interrupted.length).toBeGreaterThan(0);
  await pressAgain(shopping);
  // Now every buyer has exactly one order, and there is no other.
  expect(await expectNothingLost(database, websiteId, shopping)).toBe(shopping.acknowledged.size);
  await database.close();
});

function settings(): Record<string, string> {
  const { POSTGRES_BIN } = process.env;
  return { DATA_DIR: path.join(folder, 'data'), ...(POSTGRES_BIN && { POSTGRES_BIN }), ...ledgerSettings(ledger) };
}

/** A shop on its own PostgreSQL, with plenty of one product. */
async function fillShop() {
  shop = await startShop({ folder, settings: settings() });
  const { socketFolder, port } = await postmasterOf(path.join(folder, 'data'));
  const address = { host: socketFolder, port, user: 'awning', database: 'awning' };
  const database = openDatabase({ address, log: silentLog, poolSize: 2 });
  const websiteId = await createWebsite(database, systemClock, { name: 'Shop', hosts: [host] });
  // The factory needs no more of a server than this.
  const store = { database, clock: systemClock, website: { id: websiteId, host } } as unknown as TestServer;
  return { store, database, websiteId, product: await addProduct(store, { onHand: STOCK }) };
}

/** The same process responds again in time, and with a written order. */
async function killDatabase(shopping: Shopping): Promise<void> {
  process.kill((await postmasterOf(path.join(folder, 'data'))).pid, 'SIGKILL');
  await vi.waitFor(async () => expect(await hasAdded(shopping, newVisitor(shopping))).toBe(true), {
    timeout: answersAgainSeconds * 1000,
    interval: 100,
  });
  expect(shop.isRunning()).toBe(true);
}

interface Shopping {
  /** The address of the current server. */
  readonly origin: () => string;
  readonly product: TestProduct;
  /** Orders that were acknowledged to their buyers. */
  readonly acknowledged: Set<string>;
  /** Buyers who pressed the button and got no response. */
  readonly interrupted: Visitor[];
  /** Responses that are neither successful nor a refusal nor "temporarily unavailable". */
  readonly failures: string[];
  isOver: boolean;
}

function newShopping(product: TestProduct): Shopping {
  return {
    origin: () => shop.origin,
    product,
    acknowledged: new Set(),
    interrupted: [],
    failures: [],
    isOver: false,
  };
}

async function shopOn(shopping: Shopping): Promise<void> {
  while (!shopping.isOver) {
    const buyer = newVisitor(shopping);
    if (!(await hasAdded(shopping, buyer))) await pause(50);
    else if (!(await hasBought(shopping, buyer))) shopping.interrupted.push(buyer);
  }
}

function newVisitor({ origin }: Shopping): Visitor {
  return httpVisitor({ origin, host, clock: systemClock });
}

async function hasAdded(shopping: Shopping, buyer: Visitor): Promise<boolean> {
  const { id: itemId, skus } = shopping.product;
  const body = { itemId, sku: skus[0], quantity: 1 };
  const answer = await answerOf(shopping, () => buyer.post('/api/commerce/shopping-cart/entries', body));
  return answer?.status === 200;
}

async function hasBought(shopping: Shopping, buyer: Visitor): Promise<boolean> {
  const answer = await answerOf(shopping, () => buy(buyer, { payment }, { 'idempotency-key': 'one' }));
  if (answer?.status !== 200) return false;
  shopping.acknowledged.add(answer.json<CheckoutAnswerJson>().orderId);
  return true;
}

/** Undefined if the connection broke: the server was killed, and a new one is starting. */
async function answerOf({ failures }: Shopping, call: () => Promise<Answer>): Promise<Answer | undefined> {
  const answer = await call().catch(() => undefined);
  if (answer && answer.status >= 500 && answer.status !== 503) failures.push(`${answer.status} ${answer.text}`);
  return answer;
}

/** As people do without a response: the same browser, cart and key, until they learn their order. */
async function pressAgain(shopping: Shopping): Promise<void> {
  const waiting = [...shopping.interrupted];
  const press = async () => {
    for (let buyer = waiting.shift(); buyer; buyer = waiting.shift()) {
      const answerToBuyer = () => buy(buyer, { payment }, { 'idempotency-key': 'one' });
      await vi.waitFor(async () => expect((await answerToBuyer()).text).toContain('"status":"placed"'), {
        timeout: 2 * recoverySeconds * 1000,
        interval: 500,
      });
      await hasBought(shopping, buyer);
    }
  };
  await Promise.all(Array.from({ length: 8 }, press));
}

/** Waits until this many orders are acknowledged. */
async function sold({ acknowledged }: Shopping, wanted: number): Promise<void> {
  await vi.waitFor(() => expect(acknowledged.size).toBeGreaterThanOrEqual(wanted), { timeout: 240_000, interval: 5 });
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
    .select(['orders.id', 'orders.lifecycle', 'orders.total', 'payment_attempt.id as key', 'payment_attempt.outcome'])
    .where('orders.website_id', '=', websiteId)
    .execute();
  return rows;
}

function isSold({ lifecycle }: { readonly lifecycle: string }): boolean {
  return lifecycle === 'placed' || lifecycle === 'cancelled';
}

/** Waits until nothing is left open, at most as long as that may take. */
async function settled(database: Database, websiteId: string): Promise<void> {
  await vi.waitFor(
    async () => {
      const open = (await placedOrders(database, websiteId)).filter(({ outcome }) => outcome === 'started');
      const waiting = (await refundsOf(database, websiteId)).filter(({ state }) => state === 'pending');
      expect([open, waiting]).toEqual([[], []]);
    },
    { timeout: recoverySeconds * 1000, interval: 250 },
  );
}

/**
 * Every acknowledged order exists with its mail, and the provider charged what was ordered. Returns the number of
 * orders, cancelled ones among them.
 */
async function expectNothingLost(database: Database, websiteId: string, shopping: Shopping): Promise<number> {
  const orders = await placedOrders(database, websiteId);
  const placed = orders.filter(isSold);
  expect([...shopping.acknowledged].filter((id) => !placed.some((order) => order.id === id))).toEqual([]);
  const charged = Object.entries(await ledger.states())
    .filter(([, state]) => state === 'captured')
    .map(([key]) => key);
  expect(charged.toSorted()).toEqual(placed.map(({ key }) => key).toSorted());
  expect(new Set(placed.map(({ id }) => id)).size).toBe(placed.length);
  expect(await mailsOf(database, websiteId, 'order-confirmation')).toBe(placed.length);
  expect(shopping.failures).toEqual([]);
  await checkRules({ database });
  return placed.length;
}

/**
 * Every acknowledged refund and cancellation was done, the provider gave back exactly what the shop says, each refund
 * was told once, and the stock is what was bought, given back and received.
 */
async function expectWorkDone(database: Database, websiteId: string, work: TeamWork): Promise<void> {
  const orders = (await placedOrders(database, websiteId)).filter(isSold);
  const refunds = await refundsOf(database, websiteId);
  expect(refunds.filter(({ state }) => state !== 'done')).toEqual([]);
  const keys = refunds.map(({ order_id, key }) => `${order_id} ${key}`);
  expect(work.refunds.filter(({ orderId, key }) => !keys.includes(`${orderId} ${key}`))).toEqual([]);
  const cancelled = orders.filter(({ lifecycle }) => lifecycle === 'cancelled').map(({ id }) => id);
  expect(cancelled.toSorted()).toEqual([...work.cancelled].toSorted());
  const refunded = await ledger.refunded();
  for (const { id, key, total, lifecycle } of orders) {
    const given = refunds.reduce((sum, one) => (one.order_id === id ? sum + one.amount : sum), 0n);
    expect([id, refunded[key] ?? 0]).toEqual([id, Number(given)]);
    expect(given <= total && (lifecycle !== 'cancelled' || given === total)).toBe(true);
  }
  const told = refunds.filter(({ cause }) => cause === 'team').length;
  expect(await mailsOf(database, websiteId, 'order-refund')).toBe(told);
  expect(await mailsOf(database, websiteId, 'order-cancellation')).toBe(cancelled.length);
  const back = refunds.filter(({ restock }) => restock).length;
  const { on_hand } = await database.kysely
    .selectFrom('stock')
    .select('on_hand')
    .where('website_id', '=', websiteId)
    .executeTakeFirstOrThrow();
  expect(on_hand).toBe(STOCK - orders.length + cancelled.length + back + work.received);
  // Otherwise the team has done nothing while the server was killed.
  expect(Math.min(work.refunds.length, work.cancelled.size, work.received)).toBeGreaterThan(0);
}

async function refundsOf(database: Database, websiteId: string) {
  return await database.kysely
    .selectFrom('refund')
    .select(['order_id', 'key', 'state', 'cause', 'amount', 'restock'])
    .where('website_id', '=', websiteId)
    .execute();
}

async function mailsOf(database: Database, websiteId: string, kind: string): Promise<number> {
  const mails = await database.kysely
    .selectFrom('mail')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('kind', '=', kind)
    .execute();
  return mails.length;
}
