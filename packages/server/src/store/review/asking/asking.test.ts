import { CartProductType } from '@awning/site-model';
import {
  addProduct,
  type MailBox,
  openMailBox,
  setPayment,
  setSettings,
  signedInMember,
  signedInSiteUser,
  startTestServer,
  type TestServer,
} from '@awning/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkRules } from '../../checkout/checkout.fixture.ts';
import { offline } from '../../order/unpaid/unpaid.fixture.ts';
import {
  askForReviews,
  boughtOrder,
  goodReview,
  reviewedOrder,
  sendParcel,
  sentOrder,
  setReviews,
} from '../review.fixture.ts';
import { askBuyers } from './ask-buyers.ts';

let box: MailBox;
let server: TestServer;
beforeAll(async () => {
  box = await openMailBox();
  server = await startTestServer({ settings: { SMTP_URL: box.url, MAIL_FROM: 'hello@shop.test' } });
});
afterAll(async () => {
  await server.close();
  await box.close();
});
beforeEach(() => setReviews(server, { reviewsEnabled: true, reviewRequestsEnabled: true, reviewRequestDays: 7 }));
afterEach(() => checkRules(server));

/** What the mail server got about reviews for an address. */
function requestsTo(email: string) {
  return box.mails.filter(({ to, text }) => to.includes(email) && text.includes('/reviews/request'));
}

async function askAfter(days: number): Promise<void> {
  server.clock.advance({ days });
  await askForReviews(server);
}

describe('the buyer of an order', () => {
  test('of which nothing is sent reviews it once it is paid, and is asked days after that', async () => {
    await setPayment(server, server.website, { waysToPay: { offline: true, test: true } });
    const products = [await addProduct(server, { name: 'Book', type: CartProductType.DIGITAL })];
    const paid = await boughtOrder(server, { email: 'paid@example.com', products });
    const unpaid = await boughtOrder(server, { email: 'later@example.com', products, payment: offline });
    const review = async ({ visitor, path }: typeof paid) =>
      (await visitor.submit(path, goodReview)).text.includes('Thank you for your review.');
    expect(await review(unpaid)).toBe(false);
    await askAfter(8);
    expect(requestsTo('paid@example.com')).toHaveLength(1);
    expect(requestsTo('later@example.com')).toHaveLength(0);
    const member = await signedInMember(server);
    expect((await member.post(`/api/commerce/orders/${unpaid.orderId}/mark-paid`)).status).toBe(200);
    await askAfter(6);
    expect(requestsTo('later@example.com')).toHaveLength(0);
    await askAfter(1);
    expect(requestsTo('later@example.com')).toHaveLength(1);
    expect(await review(unpaid)).toBe(true);
    expect(await review(paid)).toBe(true);
  });

  test('is asked once, some days after everything was sent, by a link that opens the order', async () => {
    const email = 'once@example.com';
    const products = [await addProduct(server, { name: 'Mug & Co' }), await addProduct(server, { name: 'Jar' })];
    const order = await boughtOrder(server, { email, products });
    await askAfter(30);
    expect(requestsTo(email)).toEqual([]);
    await sendParcel(server, order.orderId, { lines: [{ id: `${order.orderId}:0`, quantity: 1 }] });
    await askAfter(8);
    expect(requestsTo(email)).toEqual([]);
    await sendParcel(server, order.orderId);
    await askAfter(6);
    expect(requestsTo(email)).toEqual([]);
    await askAfter(1);
    const [mail] = requestsTo(email);
    expect(mail?.text).toMatch(/Mug & Co\r?\nJar/);
    const link = new URL(/https?:\S+\/reviews\/request\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    expect(`${link.pathname}${link.search}`).toBe(order.path);
    const page = await order.visitor.submit(`${link.pathname}${link.search}`, goodReview);
    expect(page.text).toContain('Thank you for your review.');
    await askAfter(1);
    await askAfter(8);
    expect(requestsTo(email)).toHaveLength(1);
  });

  test('is asked in the language of the order', async () => {
    const email = 'deutsch@example.com';
    await sentOrder(server, { email, prefix: '/de' });
    await askAfter(7);
    const [mail] = requestsTo(email);
    expect(mail?.text).toContain('Wie gefällt sie Ihnen?');
    expect(mail?.text).toContain('/de/reviews/request?token=');
  });

  test('is asked once by several workers at a time', async () => {
    const emails = Array.from({ length: 6 }, (_, number) => `worker-${number}@example.com`);
    for (const email of emails) await sentOrder(server, { email });
    server.clock.advance({ days: 7 });
    await Promise.all([1, 2, 3].map(() => server.parts.jobs.add(server.database, 'review.ask', {})));
    await Promise.all([1, 2, 3].map(() => server.runJobs()));
    await server.runJobs();
    expect(emails.map((email) => requestsTo(email).length)).toEqual(emails.map(() => 1));
  });
});

describe('nobody is asked', () => {
  test('about an order that was cancelled or wholly refunded, or that is reviewed already', async () => {
    const admin = await signedInMember(server);
    const cancelled = await sentOrder(server, { email: 'cancelled@example.com' });
    await admin.post(`/api/commerce/orders/${cancelled.orderId}/cancel`, {});
    const refunded = await sentOrder(server, { email: 'refunded@example.com' });
    const refund = { kind: 'whole', restock: false };
    expect((await admin.post(`/api/commerce/orders/${refunded.orderId}/refunds`, refund)).status).toBe(200);
    await reviewedOrder(server, { email: 'wrote@example.com' });
    const kept = await sentOrder(server, { email: 'kept@example.com' });
    await server.runJobs();
    await askAfter(7);
    const asked = ['cancelled', 'refunded', 'wrote', 'kept'].map((name) => requestsTo(`${name}@example.com`).length);
    expect(asked).toEqual([0, 0, 0, 1]);
    expect(kept.orderId).toBeTruthy();
  });

  test('about a parcel that was recorded by mistake', async () => {
    const admin = await signedInMember(server);
    const { orderId } = await sentOrder(server, { email: 'undone@example.com' });
    const path = `/api/commerce/orders/${orderId}`;
    const { fulfilments } = (await admin.get(path)).json<{ fulfilments: [{ id: string }] }>();
    expect((await admin.post(`${path}/fulfilments/${fulfilments[0].id}/undo`)).status).toBe(200);
    await askAfter(8);
    expect(requestsTo('undone@example.com')).toEqual([]);
    await sendParcel(server, orderId);
    await askAfter(7);
    expect(requestsTo('undone@example.com')).toHaveLength(1);
  });

  test.for([
    ['requests are off', { reviewRequestsEnabled: false }],
    ['the shop has no reviews', { reviewsEnabled: false }],
  ] as const)('while %s; and not later about what was sent long ago', async ([why, off]) => {
    const name = why.replaceAll(' ', '-');
    await sentOrder(server, { email: `old-${name}@example.com` });
    await setReviews(server, off);
    await askAfter(7);
    expect(requestsTo(`old-${name}@example.com`)).toEqual([]);
    server.clock.advance({ days: 15 });
    await sentOrder(server, { email: `new-${name}@example.com` });
    await setReviews(server, { reviewsEnabled: true, reviewRequestsEnabled: true });
    await askAfter(7);
    expect(requestsTo(`old-${name}@example.com`)).toEqual([]);
    expect(requestsTo(`new-${name}@example.com`)).toHaveLength(1);
  });
});

describe('whoever does not want to be asked', () => {
  const leaveLinkTo = (email: string) => {
    const { pathname, search } = new URL(
      /https?:\S+\/reviews\/unsubscribe\S+/.exec(requestsTo(email)[0]?.text ?? '')?.[0] ?? '',
    );
    return `${pathname}${search}`;
  };

  test('says so by one click, and is not asked about any other order of this shop', async () => {
    const email = 'leave@example.com';
    await sentOrder(server, { email });
    await askAfter(7);
    const source = requestsTo(email)[0]?.source ?? '';
    const link = leaveLinkTo(email);
    expect(source.replaceAll(/\r\n\s/g, '')).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const visitor = server.visitor();
    // A virus scanner that opens the link changes nothing.
    expect((await visitor.get(link)).text).toContain(`Should we stop asking ${email} for reviews?`);
    await sentOrder(server, { email });
    await askAfter(7);
    expect(requestsTo(email)).toHaveLength(2);
    for (const _ of [1, 2]) {
      const left = await visitor.submit(link, { 'List-Unsubscribe': 'One-Click' });
      expect([left.status, left.text.includes(`We will not ask ${email} for reviews any more.`)]).toEqual([200, true]);
    }
    expect((await visitor.get(`/de${link}`)).text).toContain(`Wir bitten ${email} nicht mehr um Bewertungen.`);
    const order = await sentOrder(server, { email: 'Leave@Example.com' });
    await sentOrder(server, { email: 'goes-on@example.com' });
    await askAfter(7);
    expect([requestsTo(email).length, requestsTo('goes-on@example.com').length]).toEqual([2, 1]);
    // With the link of the order page, a review can still be written.
    expect((await order.visitor.submit(order.path, goodReview)).text).toContain('Thank you for your review.');
    const user = await signedInSiteUser(server, { email });
    const data = (await user.get('/api/site-users/account/export')).json<{ reviewRequestsDeclinedOn: string }>();
    expect(data.reviewRequestsDeclinedOn).toMatch(/^\d{4}-/);
    const rows = await server.database.kysely
      .selectFrom('review_opt_out')
      .select('email_hash')
      .where('website_id', '=', server.website.id)
      .execute();
    expect(rows.map(({ email_hash: hash }) => hash)).toEqual([expect.stringMatching(/^[\da-f]{64}$/)]);
  });

  test('needs a link of an own mail, and has it also while reviews are off', async () => {
    const email = 'later-off@example.com';
    const order = await sentOrder(server, { email });
    await askAfter(7);
    const link = leaveLinkTo(email);
    const visitor = server.visitor();
    for (const wrong of [order.token, `${link}x`.split('=')[1]!, 'x']) {
      expect((await visitor.submit(`/reviews/unsubscribe?token=${wrong}`, {})).status).toBe(404);
    }
    expect((await server.visitor(server.otherWebsite).submit(link, {})).status).toBe(404);
    await setReviews(server, { reviewsEnabled: false });
    expect((await visitor.submit(link, {})).status).toBe(200);
  });
});

test('a change of the days counts for what was sent before', async () => {
  const email = 'days@example.com';
  await setReviews(server, { reviewRequestDays: 30 });
  await sentOrder(server, { email });
  await askAfter(8);
  expect(requestsTo(email)).toEqual([]);
  await setReviews(server, { reviewRequestDays: 9 });
  await askAfter(0);
  expect(requestsTo(email)).toEqual([]);
  await askAfter(1);
  expect(requestsTo(email)).toHaveLength(1);
});

test('without a mail server requests wait until there is one, and none is held', async () => {
  const plain = await startTestServer();
  await setSettings(plain, plain.website, {});
  await setReviews(plain, { reviewsEnabled: true, reviewRequestsEnabled: true, reviewRequestDays: 7 });
  const { orderId } = await sentOrder(plain, { email: 'waits@example.com' });
  plain.clock.advance({ days: 7 });
  await askForReviews(plain);
  const { database, website } = plain;
  const mails = await requestsOf(plain);
  const order = await database.kysely
    .selectFrom('orders')
    .select('review_asked_at')
    .where('website_id', '=', website.id)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const box = await openMailBox();
  const withMail = { ...plain.parts, config: { ...plain.parts.config, smtpUrl: box.url, mailFrom: 'hello@shop.test' } };
  plain.clock.advance({ minutes: 59 });
  await askBuyers(withMail, new AbortController().signal);
  expect(await requestsOf(plain)).toBe(0);
  plain.clock.advance({ minutes: 1 });
  await askBuyers(withMail, new AbortController().signal);
  expect(await requestsOf(plain)).toBe(1);
  await box.close();
  await plain.close();
  expect([mails, order.review_asked_at]).toEqual([0, null]);
});

async function requestsOf({ database, website }: TestServer): Promise<number> {
  const mails = await database.kysely
    .selectFrom('mail')
    .select('id')
    .where('website_id', '=', website.id)
    .where('kind', '=', 'review-request')
    .execute();
  return mails.length;
}
