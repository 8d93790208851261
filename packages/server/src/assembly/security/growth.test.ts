import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type Answer,
  addEvent,
  addForm,
  addPost,
  addProduct,
  addSiteUser,
  addTeamMember,
  createVisitor,
  setPayment,
  setSettings,
  setStore,
  startTestServer,
  type TestProduct,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { encode, solvedCaptcha } from '../../people/captcha/captcha.fixture.ts';
import { createLocalLimiter } from '../../platform/http/limits/rate-limiter.ts';
import { createSharedLimiter } from '../../platform/http/limits/shared-limiter.ts';
import { createLog } from '../../platform/log.ts';
import { projectFolder } from '../../platform/project-folder.ts';
import { storedPage } from '../../site/rendering/page-cache.ts';
import { createPageCaches } from '../../site/rendering/page-caches.ts';
import type { PageRequest } from '../../site/rendering/site.ts';
import { checkoutBody, declinedCard } from '../../store/checkout/checkout.fixture.ts';
import { stockOf } from '../../store/order/unpaid/unpaid.fixture.ts';
import { features } from '../features.ts';
import { growths, growthTable, otherTables } from './growth.fixture.ts';

vi.setConfig({ testTimeout: 180_000 });

let server: TestServer;
let product: TestProduct;
let free: TestProduct;
let lines = 0;
beforeAll(async () => {
  const log = createLog({ level: 'info', destination: { write: () => void (lines += 1) } });
  server = await startTestServer({ log });
  product = await addProduct(server, { onHand: 1000 });
  free = await addProduct(server, { onHand: 1000, price: 0n });
});
afterAll(() => server.close());

type Line = keyof typeof growths;

/** Tries to make a line of the table grow and checks what ends it. */
const drivers: Readonly<Record<Line, () => Promise<void>>> = {
  async carts() {
    await flood(70, (stranger) => stranger.post(entries, { itemId: product.id, quantity: 1 }), 60);
    await ends({ days: 31 }, { cart: 0, cart_entry: 0 });
  },

  async 'refused purchases'() {
    const tried = Array.from({ length: 40 }, (_, index) => stranger(index));
    for (const buyer of tried) await buyer.post(entries, { itemId: product.id, quantity: 1 });
    const statuses: number[] = [];
    for (const [index, buyer] of tried.entries()) {
      const body = { ...checkoutBody, payment: declinedCard };
      statuses.push((await buyer.post('/api/commerce/checkout', body, { 'idempotency-key': `k${index}` })).status);
    }
    // The card itself is blocked after ten; only those reached a provider.
    expect(statuses.filter((status) => status === 402)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
    expect(await rowsOf('orders')).toBe(10);
    expect(await rowsOf('idempotency')).toBe(10);
    await ends(
      { days: 8 },
      { orders: 0, order_line: 0, payment: 0, payment_attempt: 0, idempotency: 0, stripe_charge: 0, test_charge: 0 },
    );
  },

  async declines() {
    const buyer = stranger(1);
    await buyer.post(entries, { itemId: product.id, quantity: 1 });
    expect((await buyer.post('/api/commerce/checkout', { ...checkoutBody, payment: declinedCard })).status).toBe(402);
    expect(await rowsOf('card_decline')).toBe(3);
    await ends({ days: 2 }, { card_decline: 0, card_alert: 0 });
  },

  async 'submission keys'() {
    await flood(40, (visitor) => visitor.send('POST', '/api/form/FormSubmissionKey'), 30);
    expect(await rowsOf('form_key')).toBe(30);
    await ends({ hours: 2 }, { form_key: 0 });
  },

  async submissions() {
    const formId = await addForm(server, { delivery: { retentionDays: 1 } });
    const message = { 'field.email': 'ada@example.com' };
    const long = { ...message, 'field.message': 'x'.repeat(20_001) };
    expect((await stranger(0).submit(`/form/${formId}`, long)).status).toBe(400);
    server.clock.advance({ minutes: 5 });
    await flood(15, (visitor) => visitor.submit(`/form/${formId}`, message), 10);
    expect(await rowsOf('form_submission')).toBe(10);
    await ends({ days: 2 }, { form_submission: 0, form_webhook: 0 });
  },

  async contacts() {
    const fields = [{ id: 'email', kind: 'email', title: 'Email', required: true }];
    const formId = await addForm(server, { form: { formType: 'newsletter', fields } });
    let count = 0;
    await flood(15, (visitor) => visitor.submit(`/form/${formId}`, { 'field.email': `c${count++}@example.com` }), 10);
    expect(await rowsOf('newsletter_contact')).toBe(10);
    await ends({ days: 60 }, { newsletter_contact: 0 });
  },

  async 'restock sign-ups'() {
    await setStore(server, server.website, { restockSignUpEnabled: true, restockDoubleOptIn: true });
    const gone = await addProduct(server, { onHand: 0 });
    const path = '/api/site-users/account/notifications/restock';
    const wanted = { productId: gone.id, variantId: gone.variantIds[0], isJoinMailingList: false };
    let count = 0;
    const send = (visitor: Visitor) => visitor.post(path, { ...wanted, siteVisitorEmail: `r${count++}@example.com` });
    await flood(15, send, 10);
    expect(await rowsOf('restock_signup')).toBe(10);
    await ends({ days: 8 }, { restock_signup: 0 });
    await setStore(server, server.website, { restockSignUpEnabled: true, restockDoubleOptIn: false });
    await flood(10, send, 10);
    expect(await rowsOf('restock_signup')).toBe(10);
    await ends({ days: 366 }, { restock_signup: 0, restock_event: 0, restock_send: 0 });
  },

  async likes() {
    const itemId = await addPost(server);
    await flood(15, (visitor) => visitor.post(`/api/likes/${itemId}`), 10);
    expect(await rowsOf('item_like')).toBe(10);
    await server.database.kysely.deleteFrom('item').where('website_id', '=', server.website.id).execute();
    expect([await rowsOf('item_like'), await rowsOf('item_count')]).toEqual([0, 0]);
  },

  async comments() {
    await setSettings(server, server.website, { commentApprovalRequired: true });
    const itemId = await addPost(server);
    let count = 0;
    const send = (visitor: Visitor, more = {}) => {
      const typed = { itemId, name: 'Ada', email: `c${count++}@example.com`, body: `Number ${count}` };
      return visitor.post('/api/comments', { ...typed, ...more });
    };
    await flood(15, send, 10);
    for (let round = 0; round < 2; round += 1) {
      server.clock.advance({ minutes: 5 });
      for (let index = 0; index < 10; index += 1) await send(stranger(index));
    }
    expect(await rowsOf('comment')).toBe(20);
    server.clock.advance({ minutes: 5 });
    expect((await send(stranger(1), { homepage: 'https://a.example' })).status).toBe(200);
    expect(await rowsOf('comment')).toBe(21);
    await ends({ days: 31 }, { comment: 20 });
    await ends({ days: 150 }, { comment: 0 });
  },

  async attendees() {
    const itemId = await addEvent(server);
    let count = 0;
    const send = (visitor: Visitor) =>
      visitor.post('/api/attendees', { itemId, name: 'Ada', email: `e${count++}@example.com`, places: 1 });
    await flood(15, send, 10);
    expect(await rowsOf('attendee')).toBe(10);
    await ends({ days: 180 }, { attendee: 10 });
    await ends({ days: 2 }, { attendee: 0 });
  },

  async captchas() {
    await flood(40, (visitor) => visitor.get('/api/captcha/challenge'), 30);
    server.clock.advance({ minutes: 5 });
    const { email } = await addSiteUser(server);
    for (let index = 0; index < 10; index += 1) await server.visitor().post(session, { email, password: 'a guess' });
    const attacker = server.visitor();
    const captchaKey = await solvedCaptcha(attacker);
    server.clock.advance({ seconds: 2 });
    for (const key of [captchaKey, captchaKey, encode({})]) {
      await attacker.post(session, { email, password: 'a guess', captchaKey: key });
    }
    expect(await rowsOf('captcha_use')).toBe(1);
    await ends({ hours: 1 }, { captcha_use: 0 });
  },

  async registrations() {
    const body = { email: 'filled@example.com', name: 'A', password: 'salt glaze and thrift' };
    await flood(15, (visitor) => visitor.post('/api/site-users/account', body), 10);
    expect(await rowsOf('site_user_registration')).toBe(10);
    // Run now, while the rows are new: what these jobs delete must not be mistaken for the work of the sweep.
    await server.runJobs();
    await ends({ days: 2 }, { site_user_registration: 0 });
  },

  async mails() {
    const body = { email: 'mailed@example.com', name: 'A', password: 'salt glaze and thrift' };
    await flood(15, (visitor) => visitor.post('/api/site-users/account', body), 10);
    await server.runJobs();
    expect(await mailsTo(body.email)).toHaveLength(3);
    const formId = await addForm(server, {
      form: { formType: 'newsletter', fields: [{ id: 'email', kind: 'email', title: 'Email', required: true }] },
    });
    await flood(15, (visitor) => visitor.submit(`/form/${formId}`, { 'field.email': body.email }), 10);
    expect(await mailsTo(body.email)).toHaveLength(4);
    server.clock.advance({ days: 31 });
    await runSchedules();
    expect(await mailsTo(body.email)).toHaveLength(0);

    const buyer = { ...checkoutBody, email: 'buyer@example.com', payment: { provider: 'offline' } };
    for (let index = 0; index < 12; index += 1) {
      const browser = stranger(index);
      await browser.post(entries, { itemId: free.id, quantity: 1 });
      expect((await browser.post('/api/commerce/checkout', buyer)).status).toBe(200);
    }
    expect(await mailsTo(buyer.email)).toHaveLength(10);
    server.clock.advance({ days: 366 });
    await runSchedules();
    expect(await mailsTo(buyer.email)).toHaveLength(0);
  },

  async jobs() {
    const { database, parts } = server;
    await parts.jobs.add(database, 'mail.deliver', { websiteId: server.website.id }, { key: 'given up' });
    await sql`update graphile_worker._private_jobs set attempts = max_attempts where key = 'given up'`.execute(
      database.kysely,
    );
    server.clock.advance({ days: 29 });
    await runSchedules();
    expect(await givenUp()).toBe(1);
    server.clock.advance({ days: 2 });
    await runSchedules();
    expect(await givenUp()).toBe(0);
  },

  async links() {
    const { email } = await addSiteUser(server);
    const member = await addTeamMember(server);
    await flood(15, (visitor) => visitor.post('/api/site-users/account/password-reset', { email }), 10);
    server.clock.advance({ minutes: 5 });
    await flood(15, (visitor) => visitor.post('/api/team/password-reset', { email: member.email }), 10);
    await server.runJobs();
    expect([await rowsOf('site_user_link'), await rowsOf('team_password_reset')]).toEqual([3, 3]);
    await ends({ hours: 2 }, { site_user_link: 0, team_password_reset: 0 });
  },

  async sessions() {
    const { email, password } = await addSiteUser(server);
    for (let index = 0; index < 55; index += 1) {
      if (index % 10 === 0) server.clock.advance({ minutes: 5 });
      expect((await stranger(index).post(session, { email, password, rememberMe: index === 54 })).status).toBe(200);
    }
    expect(await rowsOf('site_user_session')).toBe(50);
    server.clock.advance({ days: 2 });
    await runSchedules();
    expect(await rowsOf('site_user_session')).toBe(1);
    await ends({ days: 90 }, { site_user_session: 0 });
  },

  async passwords() {
    let count = 0;
    const guess = (visitor: Visitor) =>
      visitor.post(session, { email: `nobody-${count++}@example.com`, password: 'a guess' });
    await flood(15, guess, 10);
    expect(await rowsOf('password_try')).toBe(10);
    await ends({ minutes: 20 }, { password_try: 0 });
  },

  async counts() {
    const limiter = createSharedLimiter(server.database);
    const window = { per: 'address', allowed: 5, seconds: 600 } as const;
    for (let index = 0; index < 50; index += 1) await limiter.take('one network', window, server.clock.now());
    expect(await tries()).toBe(1);
    server.clock.advance({ minutes: 21 });
    await runSchedules();
    expect(await tries()).toBe(0);
  },

  async 'counts in memory'() {
    const limiter = createLocalLimiter(100);
    const window = { per: 'address', allowed: 1, seconds: 600 } as const;
    const take = (key: string) => limiter.take(key, window, server.clock.now());
    expect([await take('first'), (await take('first')) > 0]).toEqual([0, true]);
    for (let index = 0; index < 100; index += 1) await take(`other ${index}`);
    // Dropped, because a hundred others came after it.
    expect(await take('first')).toBe(0);
  },

  async pages() {
    const caches = createPageCaches(40_000, { host: 'localhost', port: 3000, publicUrl: undefined });
    const now = server.clock.now();
    const ask = (query: PageRequest['query']) => ({
      cache: caches.of({ origin: 'https://a.test', query, website: { hosts: ['a.test'] } }),
      key: JSON.stringify(query),
    });
    const keep = (query: PageRequest['query']) => {
      const { cache, key } = ask(query);
      const building = cache.begin('w');
      building.keep(key, storedPage(200, {}, 'x'.repeat(1000)), { subjects: new Set(), validUntil: Infinity });
      building.end();
    };
    const isKept = (query: PageRequest['query']) => {
      const { cache, key } = ask(query);
      return cache.get('w', key, now) !== undefined;
    };
    keep({});
    for (let index = 0; index < 100; index += 1) keep({ tag: `t${index}` });
    // A quarter of the bytes is for invented addresses; the website's own pages stay.
    const kept = Array.from({ length: 100 }, (_, index) => isKept({ tag: `t${index}` })).filter(Boolean);
    expect([kept.length, isKept({})]).toEqual([6, true]);
  },

  async hashing() {
    const tried = Array.from({ length: 40 }, (_, index) => stranger(index));
    await Promise.all(tried.map((visitor) => visitor.crumb()));
    const answers = await Promise.all(
      tried.map((visitor, index) => visitor.post(session, { email: `h${index}@example.com`, password: 'a guess' })),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
  },

  async searching() {
    let count = 0;
    await flood(70, (visitor) => visitor.get(`/search?q=word${count++}`, { accept: 'text/html' }), 60);
  },

  async 'log lines'() {
    const before = lines;
    const refused = [
      await stranger(1).get('/no-such-page', { accept: 'text/html' }),
      await stranger(2).send('POST', entries, { body: { itemId: product.id } }),
      await stranger(3).post(entries, { itemId: 'no product' }),
      await stranger(4).post(session, { email: 'nobody@example.com', password: 'a guess' }),
      await stranger(5).get('/api/commerce/orders'),
      await stranger(6).get(`/${'x'.repeat(3000)}`),
      await stranger(7).send('POST', '/api/commerce/payments/test/events/none', { body: '{}' }),
    ];
    expect(refused.filter(({ status }) => status < 400)).toEqual([]);
    expect(refused.filter(({ status }) => status >= 500)).toEqual([]);
    expect(lines - before).toBe(0);
  },

  async 'unpaid orders'() {
    const unpaidOrders = { days: 7, perEmail: 3, perNetwork: 10 };
    await setPayment(server, server.website, { unpaidOrders });
    const rare = await addProduct(server, { onHand: 12 });
    const place = async (index: number, email: string) => {
      const browser = stranger(index);
      await browser.post(entries, { itemId: rare.id, quantity: 1 });
      return (
        await browser.post('/api/commerce/checkout', { ...checkoutBody, email, payment: { provider: 'offline' } })
      ).status;
    };
    const statuses: number[] = [];
    for (let index = 0; index < 5; index += 1) statuses.push(await place(index, 'one@example.com'));
    for (let index = 5; index < 14; index += 1) statuses.push(await place(index, `buyer-${index}@example.com`));
    expect(statuses).toEqual([200, 200, 200, 409, 409, 200, 200, 200, 200, 200, 200, 200, 409, 409]);
    expect(await stockOf(server, rare.variantIds[0])).toBe(2);
    server.clock.advance({ days: 7 });
    await runSchedules();
    expect(await stockOf(server, rare.variantIds[0])).toBe(12);
  },
};

const entries = '/api/commerce/shopping-cart/entries';
const session = '/api/site-users/account/session';

test.for(Object.keys(growths) as Line[])('D-173 what a stranger can make grow: %s', async (line) => {
  // Long enough for every window and everything before it to expire.
  server.clock.advance({ days: 100 });
  await runSchedules();
  expect.hasAssertions();
  await drivers[line]();
});

test('D-173 every table is one that a stranger can make grow, or one of which it is said why not', async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
       and relname not like 'kysely_migration%'`.execute(server.database.kysely);
  const listed = [...Object.values(growths).flatMap(({ tables }) => [...tables]), ...Object.keys(otherTables)];
  expect(listed.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

test('D-173 the guide shows this table', async () => {
  const guide = await readFile(path.join(projectFolder, 'docs/guides/security.md'), 'utf8');
  expect(guide).toContain(`## What a stranger can make grow\n`);
  expect(guide).toContain(growthTable());
});

/** A new browser on one connection: another address of its /64 each time. */
function stranger(index: number): Visitor {
  const { app, clock, website } = server;
  return createVisitor({ app, clock, host: website.host, address: `2001:db8:9:9::${index.toString(16)}` });
}

/** Sends requests, each from a new browser; `admitted` of them are handled, and all others get 429. */
async function flood(count: number, send: (visitor: Visitor) => Promise<Answer>, admitted: number): Promise<void> {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) statuses.push((await send(stranger(index))).status);
  expect(statuses.filter((status) => status !== 429)).toHaveLength(admitted);
  expect(statuses.slice(admitted)).toEqual(Array(count - admitted).fill(429));
}

async function ends(
  time: Parameters<TestServer['clock']['advance']>[0],
  left: Readonly<Record<string, number>>,
): Promise<void> {
  server.clock.advance(time);
  await runSchedules();
  const rows = await Promise.all(Object.keys(left).map(async (table) => [table, await rowsOf(table)] as const));
  expect(Object.fromEntries(rows)).toEqual(left);
}

/** Runs every scheduled task once. */
async function runSchedules(): Promise<void> {
  const tasks = new Set(features.flatMap(({ schedules = [] }) => schedules.map(({ task }) => task)));
  for (const task of tasks) await server.parts.jobs.add(server.database, task, {});
  await server.runJobs();
}

async function rowsOf(table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${sql.table(table)} where website_id = ${server.website.id}`.execute(
    server.database.kysely,
  );
  return rows[0]?.count ?? 0;
}

async function mailsTo(recipient: string): Promise<readonly unknown[]> {
  return await server.database.kysely
    .selectFrom('mail')
    .select('id')
    .where('website_id', '=', server.website.id)
    .where('recipient', '=', recipient)
    .execute();
}

async function givenUp(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from graphile_worker._private_jobs where key = 'given up'`.execute(
    server.database.kysely,
  );
  return rows[0]?.count ?? 0;
}

async function tries(): Promise<number> {
  const rows = await server.database.kysely.selectFrom('rate_limit').select('key').execute();
  return rows.length;
}
