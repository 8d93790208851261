import { passwordMask } from '@awning/forms';
import {
  addForm,
  addProduct,
  type SignedInSiteUser,
  signedInSiteUser,
  signInSiteUser,
  startTestServer,
  type TestServer,
} from '@awning/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addToCart, buy } from '../../../store/checkout/checkout.fixture.ts';
import { mailedToken, mailsTo } from '../site-user.fixture.ts';

const path = '/api/site-users/account';
const password = 'a long walk on the beach';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('orders of the account', () => {
  it('lists and shows what was bought while signed in, only to the buyer', async () => {
    const { buyer, order } = await customer();
    const { orders } = (await buyer.get(`${path}/orders`)).json<{ orders: { id: string }[] }>();
    expect(orders).toMatchObject([{ id: order.orderId, number: order.orderNumber, paymentStatus: 'paid' }]);
    expect((await buyer.get(`${path}/orders/${order.orderId}`)).json()).toMatchObject({ number: order.orderNumber });
    expect((await buyer.get('/account/orders')).text).toContain(String(order.orderNumber));
    expect((await buyer.get(`/account/orders/${order.orderId}`)).text).toContain('Bowl');

    const stranger = await signedInSiteUser(server);
    expect((await stranger.get(`${path}/orders`)).json()).toEqual({ orders: [] });
    expect((await stranger.get(`${path}/orders/${order.orderId}`)).status).toBe(404);
    expect((await stranger.get(`/account/orders/${order.orderId}`)).status).toBe(404);
  });

  it('has what was bought with its address before, once the mailbox has answered', async () => {
    const email = 'guest@example.test';
    const order = await guestOrder('Guest@Example.test');
    const elsewhere = await guestOrder('other@example.test');
    await server.visitor().post(path, { email, name: 'Gil Guest', password });
    const token = await mailedToken(server, email, 'confirm');
    expect(await ownerOf(order.orderId)).toBeNull();
    expect((await server.visitor().put(`${path}/confirmation`, { token, password })).status).toBe(200);

    const user = await signInSiteUser(server.visitor(), { id: '', email, password });
    expect(await ordersOf(user)).toEqual([order.orderId]);
    expect(await ownerOf(elsewhere.orderId)).toBeNull();
  });

  it('has what was bought without signing in at the next sign-in, and what belongs to a new address once that is confirmed', async () => {
    const user = await signedInSiteUser(server);
    const forgotten = await guestOrder(user.email);
    expect(await ordersOf(user)).toEqual([]);
    const again = await signInSiteUser(server.visitor(), user);
    expect(await ordersOf(again)).toEqual([forgotten.orderId]);

    const email = 'second-address@example.test';
    const older = await guestOrder(email);
    await again.post(`${path}/email-change`, { email, password: user.password });
    const token = await mailedToken(server, email, 'confirm-email');
    expect(await ownerOf(older.orderId)).toBeNull();
    const click = await server.visitor().put(`${path}/email`, { token, password: 'of whoever holds the mailbox' });
    expect(click.status).toBe(400);
    expect((await server.visitor().put(`${path}/email`, { token, password })).status).toBe(200);
    expect(await ownerOf(older.orderId)).toBe(user.id);
    expect(await ownerOf(forgotten.orderId)).toBe(user.id);
  });
});

describe('the export', () => {
  it('is a file with everything that is kept, and without secrets', async () => {
    const { buyer, order } = await customer();
    await writeTo(buyer.email.toUpperCase(), 'Is the bowl blue?');
    await writeTo('somebody-else@example.test', 'Nobody else must read this');
    const answer = await buyer.get(`${path}/export`);
    const session = buyer.cookies.get('SiteUserSession')!.value;

    expect(answer.headers['content-disposition']).toBe('attachment; filename="account.json"');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toMatchObject({
      account: { siteUserId: buyer.id, email: buyer.email, name: 'Uma User', language: 'en' },
      addresses: [{ line1: 'Am Deich 3' }],
      sessions: [{ isCurrent: true }],
      orders: [{ id: order.orderId, lines: expect.any(Array) }],
      cart: { entries: [{ quantity: 1 }] },
      formSubmissions: [
        {
          form: 'Ask us',
          pagePath: '/ask',
          answers: [
            { title: 'Email', text: buyer.email.toUpperCase() },
            { title: 'Question', text: 'Is the bowl blue?' },
            { title: 'Word', text: passwordMask },
          ],
        },
      ],
      newsletter: { status: 'pending', source: expect.stringMatching(/^form:/) },
    });
    for (const secret of ['argon2', session, buyer.xsrfToken, 'open sesame', 'Nobody else']) {
      expect(answer.text).not.toContain(secret);
    }
  });
});

describe('deleting the account', () => {
  it('needs the password, takes everything but the orders along, and says so by mail', async () => {
    const { buyer, order } = await customer();
    await writeTo(buyer.email, 'Is the bowl blue?');
    await writeTo('bystander@example.test', 'Mine stays');
    expect((await mailsTo(server, buyer.email)).map(({ kind }) => kind)).toEqual(['newsletter-confirm']);
    const other = await signInSiteUser(server.visitor(), buyer);
    expect((await buyer.post(`${path}/deletion`, { password: 'guessed' })).json()).toMatchObject({
      errors: { password: 'The password is not correct.' },
    });
    expect((await buyer.post(`${path}/deletion`, { password: buyer.password })).json()).toEqual({ ok: true });

    expect(buyer.cookies.get('SiteUserSession')).toBeUndefined();
    expect((await other.get(path)).status).toBe(401);
    const answer = await server.visitor().post(`${path}/session`, { email: buyer.email, password: buyer.password });
    expect(answer.status).toBe(401);
    expect(await mailsTo(server, buyer.email)).toMatchObject([{ kind: 'site-user-deleted' }]);
    const { kysely } = server.database;
    const site = server.website.id;
    for (const table of ['site_user_session', 'site_user_address'] as const) {
      const rows = await kysely
        .selectFrom(table)
        .select('id')
        .where('website_id', '=', site)
        .where('site_user_id', '=', buyer.id)
        .execute();
      expect(rows).toEqual([]);
    }
    const kept = await kysely
      .selectFrom('orders')
      .select('site_user_id')
      .where('website_id', '=', site)
      .where('id', '=', order.orderId)
      .executeTakeFirst();
    expect(kept).toEqual({ site_user_id: null });
    for (const table of ['form_submission', 'newsletter_contact'] as const) {
      expect(await sendersOf(table)).toContain('bystander@example.test');
      expect(await sendersOf(table)).not.toContain(buyer.email);
    }
    const told = await mailsTo(server, 'owner@ask.test');
    expect(told.filter(({ text }) => text.includes(buyer.email))).toEqual([]);
    expect(told.filter(({ text }) => text.includes('bystander@example.test'))).toHaveLength(1);
    expect((await mailsTo(server, 'mila@example.com')).map(({ kind }) => kind)).toContain('order-confirmation');
  });

  it('works as a plain form, and the address is free again', async () => {
    const user = await signedInSiteUser(server, { email: 'again@example.test' });
    const wrong = await user.submit('/account/delete', { password: 'guessed' });
    expect([wrong.status, wrong.text.includes('The password is not correct.')]).toEqual([400, true]);
    const gone = await user.submit('/account/delete', { password: user.password });
    expect(gone.headers['location']).toBe('/account/login?notice=deleted');
    await signedInSiteUser(server, { email: 'again@example.test' });
  });
});

async function customer() {
  const bowl = await addProduct(server);
  const buyer = await signedInSiteUser(server);
  await addToCart(buyer, bowl);
  const bought = await buy(buyer);
  expect(bought.status).toBe(200);
  await buyer.post(`${path}/addresses`, {
    firstName: 'Mila',
    lastName: 'Roth',
    line1: 'Am Deich 3',
    city: 'Husum',
    postalCode: '25813',
    country: 'DE',
  });
  await addToCart(buyer, bowl);
  return { buyer, order: bought.json<{ orderId: string; orderNumber: number }>() };
}

/** Places an order without an account. */
async function guestOrder(email: string): Promise<{ orderId: string }> {
  const guest = server.visitor();
  await addToCart(guest, await addProduct(server));
  const bought = await buy(guest, { email });
  expect(bought.status).toBe(200);
  return bought.json<{ orderId: string }>();
}

async function ordersOf(user: SignedInSiteUser): Promise<string[]> {
  const { orders } = (await user.get(`${path}/orders`)).json<{ orders: { id: string }[] }>();
  return orders.map(({ id }) => id);
}

async function ownerOf(orderId: string): Promise<string | null> {
  const { site_user_id: owner } = await server.database.kysely
    .selectFrom('orders')
    .select('site_user_id')
    .where('website_id', '=', server.website.id)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return owner;
}

/** Sends a form that also subscribes to the newsletter. */
async function writeTo(email: string, question: string): Promise<void> {
  const fields = [
    { id: 'email', kind: 'email', title: 'Email' },
    { id: 'question', kind: 'text', title: 'Question' },
    { id: 'word', kind: 'password', title: 'Word' },
  ];
  const form = { name: 'Ask us', formType: 'newsletter', fields };
  const formId = await addForm(server, { form, delivery: { notifyEmail: 'owner@ask.test' } });
  const visitor = server.visitor();
  const { key } = (await visitor.send('POST', '/api/form/FormSubmissionKey')).json<{ key: string }>();
  const answers = JSON.stringify({ email, question, word: 'open sesame' });
  const body = { key, formId, form: answers, pageTitle: 'Ask', pagePath: '/ask' };
  expect((await visitor.send('POST', '/api/form/SaveFormSubmission', { body })).status).toBe(200);
}

async function sendersOf(table: 'form_submission' | 'newsletter_contact'): Promise<(string | null)[]> {
  const rows = await server.database.kysely
    .selectFrom(table)
    .select('email_key')
    .where('website_id', '=', server.website.id)
    .execute();
  return rows.map(({ email_key: email }) => email);
}
