import type { SubscriptionEvent } from '@awning/commerce';
import { addProduct, startTestServer, type TestProduct, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { failingDatabase } from '../../../platform/database/dying-database.fixture.ts';
import { setOnHand } from '../../stock/index.ts';
import { changeSubscription } from '../../subscription/index.ts';
import { checkRules } from '../checkout.fixture.ts';
import { sweepTask } from '../settling/sweep.ts';
import {
  beginOf,
  type Diary,
  expectedUntil,
  fateAt,
  nextPeriod,
  type Outage,
  type Plan,
} from './paper-calendar.fixture.ts';
import { ordersOf, renew, setCards, subscribe, subscriptionOf } from './subscription.fixture.ts';
import { renewTask } from './tasks.ts';

const isFull = process.env['AWNING_FULL'] === '1';
vi.setConfig({ testTimeout: isFull ? 7_200_000 : 1_200_000, hookTimeout: 600_000 });

const SUBSCRIPTIONS = isFull ? 500 : 50;
const PRICE = 1200n;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const begin = new Date('2028-01-29T15:30:00Z');
const end = new Date('2031-03-15T00:00:00Z');

/** The last one is of goods that are sold out from time to time. */
const plans: readonly Plan[] = [
  { unit: 'MONTH', value: 1, numCycles: 0 },
  { unit: 'MONTH', value: 1, numCycles: 20 },
  { unit: 'MONTH', value: 3, numCycles: 0 },
  { unit: 'WEEK', value: 2, numCycles: 0 },
  { unit: 'YEAR', value: 1, numCycles: 0 },
  { unit: 'WEEK', value: 1, numCycles: 0 },
];

const PLENTY = 100_000;

/** Every hundred days, for days or for weeks, from morning to morning: hours away from the times at which anything is due. */
const outages: readonly Outage[] = Array.from({ length: 10 }, (_, place) => {
  const from = Date.parse('2028-05-01T09:00:00Z') + place * 100 * DAY_MS;
  return { from, until: from + (place % 2 === 0 ? 3 : 20) * DAY_MS };
});

let server: TestServer;
let products: TestProduct[];
beforeAll(async () => {
  server = await startTestServer();
  server.clock.set(begin);
  products = [];
  for (const [place, plan] of plans.entries()) {
    products.push(await addProduct(server, { price: PRICE, plan, ...(isRare(place) && { onHand: PLENTY }) }));
  }
});
afterAll(() => server.close());

/** What the test knows of a subscription. */
interface Told extends Diary {
  readonly number: number;
  readonly id: string;
  readonly email: string;
  /** The card has no money: it gets some after the first failure, or never. */
  card: 'good' | 'empty once' | 'empty for good';
}

function isRare(number: number): boolean {
  return number % plans.length === plans.length - 1;
}

test(`reliability 29: three years of ${SUBSCRIPTIONS} subscriptions: one order per period, none missed, none double, every cent explained`, async () => {
  const random = randomOf(20_281_101);
  const all = await subscribeAll();
  const counts = { changes: 0, crashes: 0 };
  const stockChanges = outages.flatMap(({ from, until }) => [
    { at: from, onHand: 0 },
    { at: until, onHand: PLENTY },
  ]);
  for (let due = await nextDue(); due !== undefined && due < end; due = await nextDue()) {
    const change = stockChanges[0];
    if (change && change.at <= due.getTime()) {
      stockChanges.shift();
      server.clock.set(new Date(Math.max(change.at, Number(server.clock.now()))));
      await setStock(change.onHand);
      continue;
    }
    server.clock.set(new Date(Math.max(Number(due), Number(server.clock.now()))));
    if (random() < 0.03) {
      await crash(1 + Math.floor(random() * 45));
      counts.crashes += 1;
    }
    await renew(server);
    for (const one of all.filter(({ card }) => card === 'empty once')) await recover(one);
    const one = all[Math.floor(random() * all.length)];
    if (one && !isRare(one.number) && random() < 0.2) counts.changes += (await somethingHappens(one, random)) ? 1 : 0;
    if (random() < 0.02) await changePrices();
  }
  // Otherwise nothing was tried out.
  expect(counts.changes).toBeGreaterThan(SUBSCRIPTIONS / 2);
  expect(counts.crashes).toBeGreaterThan(10);
  await checkRules(server);
  for (const one of all) await expectExplained(one, isRare(one.number) ? outages : []);
  expect(all.some(({ unpaid }) => unpaid !== undefined)).toBe(true);
  expect(await sumOf('test_charge')).toBe(await sumOf('orders'));
});

/** On every day of a month, so that the 29th of February and the 31st are among them. */
async function subscribeAll(): Promise<Told[]> {
  const all: Told[] = [];
  for (let number = 0; number < SUBSCRIPTIONS; number += 1) {
    const halfDays = Math.floor((number * 62) / SUBSCRIPTIONS);
    await renewUntil(new Date(begin.getTime() + halfDays * (DAY_MS / 2) + number * 1000));
    const email = `s${number}@example.com`;
    const place = number % plans.length;
    const startsAt = server.clock.now();
    const id = await subscribe(server, products[place]!, email);
    const diary = { plan: plans[place]!, startsAt, leftOut: new Set<number>(), paidLate: new Set<number>() };
    all.push({ ...diary, number, id, email, card: 'good' });
  }
  return all;
}

/** The clock goes on to a moment, and everything that is due before is done on its day. */
async function renewUntil(moment: Date): Promise<void> {
  for (let due = await nextDue(); due !== undefined && due <= moment; due = await nextDue()) {
    server.clock.set(due);
    await renew(server);
  }
  server.clock.set(moment);
}

async function nextDue(): Promise<Date | undefined> {
  const row = await server.database.kysely
    .selectFrom('subscription')
    .select('due_at')
    .where('website_id', '=', server.website.id)
    .where('due_at', 'is not', null)
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst();
  return row?.due_at ?? undefined;
}

/** A worker that loses its database in the middle, and what the next minutes bring. */
async function crash(statements: number): Promise<void> {
  const { parts, database, clock } = server;
  const failing = { ...parts, database: failingDatabase(database, statements) };
  await renewTask(failing)
    .run({}, undefined as never)
    .catch(() => undefined);
  for (let runs = 0; runs < 2; runs += 1) {
    clock.advance({ minutes: 11 });
    await sweepTask(parts).run({}, undefined as never);
    await renew(server);
  }
}

async function happen({ id }: Told, event: SubscriptionEvent): Promise<boolean> {
  const { database, parts, website } = server;
  return await database.transaction((connection) => changeSubscription(parts, connection, website.id, { id, event }));
}

/** Returns whether it was possible. */
async function somethingHappens(told: Told, random: () => number): Promise<boolean> {
  const now = server.clock.now();
  if (told.card !== 'good') return false;
  const next = nextPeriod(told, told.pausedAt ?? now);
  if (told.pausedAt !== undefined) {
    if (!(await happen(told, 'resume'))) return false;
    for (let period = next; beginOf(told, period) <= now.getTime(); period += 1) told.leftOut.add(period);
    told.pausedAt = undefined;
    return true;
  }
  const kind = random();
  if (kind < 0.3) {
    const isDone = await happen(told, 'pause');
    if (isDone) told.pausedAt = now;
    return isDone;
  }
  if (kind < 0.6) {
    const isDone = await happen(told, 'skip');
    if (isDone) told.leftOut.add(next);
    return isDone;
  }
  const { state, due_at: dueAt } = await subscriptionOf(server, told.email);
  // A card that is charged no more needs no money.
  if (state !== 'active' || dueAt === null || isLastPaid(told, now)) return false;
  await setCards(server, told.email, 'insufficient-funds');
  if (kind < 0.9) {
    told.card = 'empty once';
    told.paidLate.add(next);
  } else {
    told.card = 'empty for good';
    told.unpaid = next;
  }
  return true;
}

function isLastPaid(told: Told, now: Date): boolean {
  const paid = expectedUntil(told, [], now).filter(({ state }) => state === 'paid').length;
  return told.plan.numCycles > 0 && paid >= told.plan.numCycles;
}

/** The customer has money again after the first try that failed. */
async function recover(told: Told): Promise<void> {
  const { failed_tries: failedTries } = await subscriptionOf(server, told.email);
  if (failedTries === 0) return;
  await setCards(server, told.email, 'captured');
  told.card = 'good';
}

/** Prices change for everybody who subscribes from now on. */
async function changePrices(): Promise<void> {
  await server.database.kysely
    .updateTable('variant')
    .set((eb) => ({ price: eb('price', '+', 1n) }))
    .where('website_id', '=', server.website.id)
    .execute();
}

async function setStock(onHand: number): Promise<void> {
  const { database, clock, website } = server;
  const variantId = products.at(-1)?.variantIds[0] ?? '';
  await database.transaction((connection) => setOnHand(connection, clock, website.id, variantId, onHand));
}

async function expectExplained(told: Told, outages: readonly Outage[]): Promise<void> {
  const expected = expectedUntil(told, outages, end);
  const cycles = await server.database.kysely
    .selectFrom('subscription_cycle')
    .leftJoin('orders', (join) =>
      join
        .onRef('orders.website_id', '=', 'subscription_cycle.website_id')
        .onRef('orders.id', '=', 'subscription_cycle.order_id'),
    )
    .select(['subscription_cycle.period', 'subscription_cycle.state', 'orders.placed_at', 'orders.subtotal'])
    .where('subscription_cycle.website_id', '=', server.website.id)
    .where('subscription_id', '=', told.id)
    .orderBy('subscription_cycle.period')
    .execute();
  const found = cycles.map(({ period, state }) => ({ period, state }));
  expect([told.email, found]).toEqual([told.email, expected.map(({ period, state }) => ({ period, state }))]);
  for (const [place, { placed_at: placedAt, subtotal, state }] of cycles.entries()) {
    if (state !== 'paid') continue;
    expect(subtotal).toBe(PRICE);
    const late = Number(placedAt) - (expected[place]?.at ?? 0);
    // Crashes cost minutes each.
    const tooLate = late >= -1000 && late < 6 * HOUR_MS ? 0 : late / HOUR_MS;
    expect([told.email, place, tooLate]).toEqual([told.email, place, 0]);
  }
  const paid = expected.filter(({ state }) => state === 'paid').length;
  expect(await ordersOf(server, told.email)).toHaveLength(paid);
  const row = await subscriptionOf(server, told.email);
  const { state, failedTries, closedAt } = fateAt(told, expected, end);
  expect([told.email, row.state, row.failed_tries]).toEqual([told.email, state, failedTries]);
  expect(Math.abs(Number(row.updated_at) - (closedAt ?? Number(row.updated_at)))).toBeLessThan(6 * HOUR_MS);
}

/** What was charged, or what was ordered, in all. */
async function sumOf(table: 'test_charge' | 'orders'): Promise<bigint> {
  const { kysely } = server.database;
  const rows =
    table === 'orders'
      ? await kysely
          .selectFrom('orders')
          .select('total as amount')
          .where('website_id', '=', server.website.id)
          .where('lifecycle', '=', 'placed')
          .execute()
      : await kysely
          .selectFrom('test_charge')
          .select('amount')
          .where('website_id', '=', server.website.id)
          .where('state', '=', 'captured')
          .execute();
  return rows.reduce((sum, { amount }) => sum + amount, 0n);
}

/** Equal numbers in every run. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
