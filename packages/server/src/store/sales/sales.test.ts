import {
  addOrder,
  addProduct,
  setPayment,
  setSettings,
  signedInMember,
  startTestServer,
  type TestServer,
} from '@awning/testing';
import { constantFrom, integer, record, sample } from 'fast-check';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { explaining } from '../../platform/database/explaining.fixture.ts';
import { createClient } from '../../platform/database/index.ts';
import { up as migrateSales } from '../../platform/database/migrations/20261116T1940-sales.ts';
import { up as migrateDue } from '../../platform/database/migrations/20261117T0005-sales-due.ts';
import { up as migrateTestOrders } from '../../platform/database/migrations/20261117T1130-test-orders.ts';
import { silentLog } from '../../platform/log.ts';
import { readWebsiteById } from '../../platform/website/index.ts';
import { buy, shopper } from '../checkout/checkout.fixture.ts';
import { enterGiftCard, issueCard } from '../gift-card/gift-card.fixture.ts';
import { refundingProvider } from '../order/refund/refunding-provider.fixture.ts';
import { offline } from '../order/unpaid/unpaid.fixture.ts';
import { foldSales } from './fold.ts';
import type { SalesJson } from './schema.ts';
import { selectWebsitesBehind } from './store.ts';
import { foldTask } from './tasks.ts';

let server: TestServer;
beforeAll(async () => {
  const settings = { RATE_LIMITS: 'team-change=900000' };
  server = await startTestServer({ paymentProviders: [refundingProvider()], settings });
  await setSettings(server, server.website, { timeZone: 'Asia/Kolkata' });
});
afterAll(() => server.close());

const step = record({
  hours: integer({ min: 0, max: 60 }),
  product: integer({ min: 0, max: 3 }),
  quantity: integer({ min: 1, max: 5 }),
  pays: constantFrom('card', 'card', 'later', 'test'),
  act: constantFrom('nothing', 'units', 'amount', 'cancel', 'amount and cancel'),
  counts: constantFrom('not yet', 'job', 'dashboard', 'both at once'),
});

test('sums of random orders, refunds and cancellations are those of the ledgers, whenever they were counted', async () => {
  const products = await Promise.all(
    [1000n, 250n, 1999n, 1n].map((price) => addProduct(server, { onHand: 10_000, price })),
  );
  // Another website's orders are not counted.
  await addOrder(server, {
    website: server.otherWebsite,
    product: await addProduct(server, { website: server.otherWebsite }),
  });
  const open: string[] = [];
  for (const [index, one] of sample(step, { numRuns: 50, seed: 7 }).entries()) {
    server.clock.advance({ hours: one.hours });
    const manager = await signedInMember(server);
    const ways = { card: { payment: { provider: 'stub' } }, later: { payment: offline }, test: {} };
    const checkout = ways[one.pays];
    const product = products[one.product];
    const { id } = await addOrder(server, { ...(product ? { product } : {}), quantity: one.quantity, checkout });
    open.push(id);
    // Not always the newest order, so that refunds fall on other days than their orders.
    const changed = open[(index * 7) % open.length];
    const orders = `/api/commerce/orders/${changed}`;
    if (one.act === 'units') {
      await manager.post(`${orders}/refunds`, {
        kind: 'units',
        lines: [{ id: `${changed}:0`, quantity: 1 }],
        restock: true,
      });
    }
    if (one.act.startsWith('amount')) {
      await manager.post(`${orders}/refunds`, { kind: 'amount', amount: '0.75', restock: false });
    }
    if (one.act.endsWith('cancel')) await manager.post(`${orders}/cancel`);
    if (index % 3 === 0) await server.runJobs();
    if (one.counts === 'job' || one.counts === 'both at once') {
      await Promise.all([fold(), ...(one.counts === 'job' ? [] : [fold(), readSales()])]);
    }
    if (one.counts === 'dashboard') await expectLedgers();
  }
  await server.runJobs();
  await expectLedgers();

  // A failed count leaves nothing behind, and the next one counts the same orders.
  await addOrder(server, { quantity: 3, checkout: { payment: { provider: 'stub' } } });
  await sql`alter table best_seller add constraint refuses_all check (units < 0) not valid`.execute(
    server.database.kysely,
  );
  const website = await readWebsiteById(server.database, server.website.id, silentLog);
  await expect(foldSales(server.parts, website!, 1)).rejects.toThrow('refuses_all');
  await sql`alter table best_seller drop constraint refuses_all`.execute(server.database.kysely);
  await expectLedgers();

  // An installation that is updated has its orders, refunds and cancellations before it has the tables.
  expect(await ledgers()).toEqual({ hasRefunds: true, hasUnpaidCancelled: true, hasPaidCancelled: true });
  await sql`drop table sales_fold, sales_change, sales_day, sales_of_product, best_seller`.execute(
    server.database.kysely,
  );
  await sql`drop function sales_zone, note_refund, note_cancellation, note_orders cascade`.execute(
    server.database.kysely,
  );
  await migrateSales(server.database.kysely as unknown as Kysely<unknown>);
  await migrateDue(server.database.kysely as unknown as Kysely<unknown>);
  expect(await selectWebsitesBehind(server.database)).toContain(server.website.id);
  await expectLedgers();

  // Test orders of an installation that is updated were counted before.
  await sql`update orders set is_test = false where website_id = ${server.website.id}`.execute(server.database.kysely);
  await sql`update sales_fold set time_zone = 'UTC' where website_id = ${server.website.id}`.execute(
    server.database.kysely,
  );
  await expectLedgers();
  await sql`alter table orders drop column is_test`.execute(server.database.kysely);
  await migrateTestOrders(server.database.kysely as unknown as Kysely<unknown>);
  expect(await selectWebsitesBehind(server.database)).toContain(server.website.id);
  await expectLedgers();

  // After a long silence all best sellers have left, and in another time zone every day is another one.
  await setSettings(server, server.website, { timeZone: 'America/Los_Angeles' });
  await expectLedgers();
  server.clock.advance({ days: 12 });
  await expectLedgers();
  server.clock.advance({ days: 40 });
  await expectLedgers();
  expect((await readSales()).bestSellers).toEqual([]);
});

test('an order is counted on the day it has where the shop is, and sums of orders before the update are made by the job', async () => {
  const shop = server.otherWebsite;
  await setSettings(server, shop, { timeZone: 'Pacific/Kiritimati' });
  server.clock.set('2026-11-20T09:59:00.000Z');
  const product = await addProduct(server, { website: shop, price: 700n, onHand: 10 });
  const checkout = { payment: offline };
  await addOrder(server, { website: shop, product, checkout });
  server.clock.set('2026-11-20T10:01:00.000Z');
  await addOrder(server, { website: shop, product, quantity: 2, checkout });
  await runFoldTask();
  const rows = await server.database.kysely
    .selectFrom('sales_day')
    .select([sql<string>`day::text`.as('day'), 'orders'])
    .where('website_id', '=', shop.id)
    .where(sql<boolean>`day > '2026-11-01'`)
    .orderBy('day')
    .execute();
  expect(rows).toEqual([
    { day: '2026-11-20', orders: 1 },
    { day: '2026-11-21', orders: 1 },
  ]);
  const manager = await signedInMember(server, { website: shop });
  const { today, currencies, isComplete } = (await manager.get('/api/commerce/sales')).json<SalesJson>();
  expect([today, isComplete]).toEqual(['2026-11-21', true]);
  expect(currencies[0]?.periods.map(({ now, before }) => [now.orders, before.orders])).toEqual([
    [1, 1],
    [2, 0],
    [2, 0],
  ]);
});

test('a test order is no sale, also after test payments were switched off, and stays in the list with its mark', async () => {
  server.clock.set('2026-12-24T12:00:00.000Z');
  const product = await addProduct(server, { price: 500n, onHand: 10 });
  const { number } = await addOrder(server, { product });
  await addOrder(server, { product, checkout: { payment: offline } });
  await setPayment(server, server.website, { waysToPay: { test: false, instalments: false, offline: true } });
  const { currencies, bestSellers } = await readSales();
  await setPayment(server, server.website, {});
  expect(currencies[0]?.periods[0]?.now.orders).toBe(1);
  expect(bestSellers.find(({ productId }) => productId === product.id)?.units).toBe(1);
  const manager = await signedInMember(server);
  const listed = (await manager.get('/api/commerce/orders')).json<{ orders: { number: number; isTest: boolean }[] }>();
  expect(listed.orders.find((order) => order.number === number)?.isTest).toBe(true);
});

test('the job reads nothing of a website that has sold nothing since, on any day', async () => {
  await runFoldTask();
  for (const days of [0, 3]) {
    server.clock.advance({ days });
    expect(await websitesBehind()).toEqual({ ids: [], rows: 0 });
  }
  await addOrder(server, {});
  expect((await websitesBehind()).ids).toEqual([server.website.id]);
  await fold();
  await runFoldTask();
  expect(await websitesBehind()).toEqual({ ids: [], rows: 0 });
});

async function websitesBehind() {
  const client = createClient(server.database.address);
  await client.connect();
  try {
    const { connection, seen } = explaining(client, server.database);
    const ids = await selectWebsitesBehind(connection);
    return { ids, rows: seen.rows };
  } finally {
    await client.end();
  }
}

async function runFoldTask(): Promise<void> {
  await foldTask(server.parts).run({}, { signal: new AbortController().signal } as never);
}

/** Whether the random steps made what is to be counted. */
async function ledgers() {
  const { rows } = await sql`
    select (select count(*) > 5 from refund where website_id = ${server.website.id} and state = 'done') as "hasRefunds",
           count(*) filter (where payment_status = 'voided') > 1 as "hasUnpaidCancelled",
           count(*) filter (where payment_status = 'refunded') > 5 as "hasPaidCancelled"
      from orders where website_id = ${server.website.id} and lifecycle = 'cancelled'`.execute(server.database.kysely);
  return rows[0];
}

async function fold(): Promise<void> {
  const website = await readWebsiteById(server.database, server.website.id, silentLog);
  expect(await foldSales(server.parts, website!, 50)).toBe(true);
}

async function readSales(): Promise<SalesJson> {
  const manager = await signedInMember(server);
  const answer = await manager.get('/api/commerce/sales');
  expect(answer.status).toBe(200);
  return answer.json<SalesJson>();
}

test('a gift card counts when it is spent, and no more when that order is cancelled', async () => {
  const moved = async (work: () => Promise<unknown>) => {
    const month = async () => (await readSales()).currencies[0]?.periods.find(({ days }) => days === 30)?.now;
    const before = await month();
    await work();
    const after = await month();
    const cents = (sums: typeof after) => Number(sums?.net.decimalValue.replace('.', '') ?? 0);
    return { orders: (after?.orders ?? 0) - (before?.orders ?? 0), net: cents(after) - cents(before) };
  };
  const variants = [{ price: 5000n, attributes: { Value: '50' } }];
  const voucher = await addProduct(server, { type: 4, optionNames: ['Value'], variants });
  const visitor = server.visitor();
  const begun = await visitor.post('/api/3/commerce/cart/gift-card', { itemId: voucher.id });
  const { cartToken } = begun.json<{ cartToken: string }>();
  const buyVoucher = async () => {
    const bought = await visitor.submit('/checkout/gift-card', {
      cartToken,
      email: 'ida@example.com',
      provider: 'stub',
    });
    expect(bought.status).toBe(303);
  };
  expect(await moved(buyVoucher)).toEqual({ orders: 0, net: 0 });

  const { code } = await issueCard(server);
  const shopping = await shopper(server, await addProduct(server, { price: 2000n }));
  await enterGiftCard(shopping, code);
  let orderId = '';
  const spend = async () => {
    orderId = (await buy(shopping, { payment: { provider: 'gift-card' } })).json<{ orderId: string }>().orderId;
  };
  expect(await moved(spend)).toEqual({ orders: 1, net: 2000 });

  const cancel = async () => {
    const manager = await signedInMember(server);
    expect((await manager.post(`/api/commerce/orders/${orderId}/cancel`)).status).toBe(200);
    await server.runJobs();
  };
  expect(await moved(cancel)).toEqual({ orders: 0, net: -2000 });
});

/** Compares the dashboard with a query that reads every order, refund and cancellation. */
async function expectLedgers(): Promise<void> {
  const sales = await readSales();
  expect(sales.isComplete).toBe(true);
  const { kysely } = server.database;
  const website = await readWebsiteById(server.database, server.website.id, silentLog);
  const { timeZone } = website!.settings;
  const now = server.clock.now();
  const cents = (money: { readonly decimalValue: string } | undefined) => Number(money?.decimalValue.replace('.', ''));
  for (const { days, now: current, before } of sales.currencies[0]?.periods ?? []) {
    for (const [sums, offset] of [
      [current, 0],
      [before, days],
    ] as const) {
      const within = (
        moment: string,
      ) => sql`website_id = ${server.website.id} and (${sql.ref(moment)} at time zone ${timeZone})::date
        between (${now}::timestamptz at time zone ${timeZone})::date - ${offset + days - 1}::integer
            and (${now}::timestamptz at time zone ${timeZone})::date - ${offset}::integer`;
      const { rows } = await sql<{ orders: number; placed: number; refunded: number; cancelled: number }>`
        select (select count(*)::integer from orders where not is_test and ${within('placed_at')}) as orders,
               (select coalesce(sum(total), 0)::integer from orders where not is_test and ${within('placed_at')}) as placed,
               (select coalesce(sum(amount), 0)::integer from refund where state = 'done' and ${within('ended_at')}
                  and order_id in (select id from orders where website_id = ${server.website.id} and not is_test)) as refunded,
               (select coalesce(sum(total), 0)::integer from orders where not is_test and payment_status in ('voided', 'none') and ${within('cancelled_at')}) as cancelled`.execute(
        kysely,
      );
      const { orders, placed, refunded, cancelled, net } = sums;
      const shown = { orders, placed: cents(placed), refunded: cents(refunded), cancelled: cents(cancelled) };
      expect({ days, offset, ...shown }).toEqual({ days, offset, ...rows[0] });
      expect(cents(net)).toBe(shown.placed - shown.refunded - shown.cancelled);
    }
  }
  const { rows: sold } = await sql<{ productId: string; units: number; amount: number }>`
    select item_id as "productId", sum(units)::integer as units, sum(amount)::integer as amount
      from (select line.item_id, placed_at as moment, line.quantity as units, line.total as amount
              from orders join order_line line on line.website_id = orders.website_id and line.order_id = orders.id
             where orders.website_id = ${server.website.id} and placed_at is not null and not is_test
            union all
            select line.item_id, ended_at, -part.quantity, -part.amount
              from refund join refund_line part on part.website_id = refund.website_id and part.refund_id = refund.id
              join order_line line on line.website_id = part.website_id and line.order_id = part.order_id and line.position = part.position
              join orders on orders.website_id = refund.website_id and orders.id = refund.order_id and not orders.is_test
             where refund.website_id = ${server.website.id} and refund.state = 'done'
            union all
            select line.item_id, cancelled_at, -line.quantity, -line.total
              from orders join order_line line on line.website_id = orders.website_id and line.order_id = orders.id
             where orders.website_id = ${server.website.id} and payment_status in ('voided', 'none') and cancelled_at is not null and not is_test) moved
     where item_id is not null and (moment at time zone ${timeZone})::date > (${now}::timestamptz at time zone ${timeZone})::date - 30
     group by item_id having sum(units) > 0
     order by units desc, item_id desc limit 5`.execute(kysely);
  expect(
    sales.bestSellers.map(({ productId, units, amounts }) => ({ productId, units, amount: cents(amounts[0]) })),
  ).toEqual(sold);
}
