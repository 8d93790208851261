import {
  addEvent,
  addFile,
  addForm,
  addPost,
  addProduct,
  addSiteUser,
  addTeamMember,
  setStore,
  signedInMember,
  signInSiteUser,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { removeSecondFactors } from '../../people/team/index.ts';
import { newDevice } from '../../people/team/second-factor/passkey/authenticator.fixture.ts';
import { atSecondStep, memberWithApp } from '../../people/team/second-factor/second-factor.fixture.ts';
import { readWebsiteById } from '../../platform/website/index.ts';
import { addToCart, buy } from '../../store/checkout/checkout.fixture.ts';
import {
  advanceTo,
  renew,
  setCards,
  subscribe,
  subscriptionOf,
} from '../../store/checkout/subscription/subscription.fixture.ts';
import { recordDisputes } from '../../store/order/index.ts';
import { receiptAlertTemplate } from '../../store/order/receipt-guard/mail.ts';
import { expire, offline } from '../../store/order/unpaid/unpaid.fixture.ts';
import { cardAlertTemplate, sendAlert } from '../../store/payment/index.ts';
import { askBuyers } from '../../store/review/asking/ask-buyers.ts';
import { sendParcel, setReviews } from '../../store/review/review.fixture.ts';

export interface SentMail {
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly unsubscribe_url: string | null;
}

/** The person who causes the mails: the headers of their browser, and the text they type everywhere. */
export interface Stranger {
  readonly headers: Readonly<Record<string, string>>;
  readonly typed: string;
}

const password = 'a long walk on the beach';

/** Causes every kind of mail that a request can cause, and returns them all. */
export async function causeMails(server: TestServer, stranger: Stranger): Promise<SentMail[]> {
  await causeAccountMails(server, stranger);
  await causeTeamMails(server, stranger);
  await causeFormMails(server, stranger);
  await causeRestockMails(server, stranger);
  await causeOrderMails(server, stranger);
  await causeSubscriptionMails(server, stranger);
  await causeReviewMails(server, stranger);
  await causeCommentMail(server, stranger);
  await causeAttendeeMails(server, stranger);
  await causeAlerts(server);
  await server.runJobs();
  return await sentMails(server);
}

async function causeAccountMails(server: TestServer, { headers, typed }: Stranger): Promise<void> {
  const path = '/api/site-users/account';
  const known = await addSiteUser(server);
  for (const email of ['new@example.test', known.email]) {
    await expectOk(server.visitor().post(path, { email, name: typed, password }, headers));
  }
  await expectOk(server.visitor().post(`${path}/password-reset`, { email: known.email }, headers));
  const user = await signInSiteUser(server.visitor(), await addSiteUser(server, { name: typed }));
  const change = { email: 'other@example.test', password: user.password };
  await expectOk(user.post(`${path}/email-change`, change, headers));
  await server.runJobs();
}

async function causeTeamMails(server: TestServer, { headers }: Stranger): Promise<void> {
  const admin = overHttps(await signedInMember(server, { isOwner: true }));
  await expectOk(admin.post('/api/team/invitations', { email: 'helper@example.test', roles: [4] }, headers));
  const { email, password: own } = await addTeamMember(server);
  await expectOk(server.visitor().post('/api/team/password-reset', { email }, headers));
  await expectOk(server.visitor().post('/api/team/session', { email, password: own }, headers));
  const changing = overHttps(await signedInMember(server));
  const newPassword = 'nine red umbrellas';
  await expectOk(changing.put('/api/team/password', { currentPassword: password, newPassword }, headers));
  const member = await memberWithApp(server);
  overHttps(member.visitor);
  const visitor = overHttps(await atSecondStep(server, member));
  const typeIn = (code: string) => visitor.post('/api/team/session/second-step', { way: 'recovery', code }, headers);
  for (let wrong = 0; wrong < 4; wrong += 1) await expectStatus(400, typeIn('0000'));
  await expectOk(typeIn(member.recoveryCodes[0]!));
  await expectStatus(400, member.visitor.post('/api/team/confirmation', { way: 'code', secret: '000000' }, headers));
  await expectOk(member.visitor.post('/api/team/second-factor/recovery-codes', {}, headers));
  await expectOk(member.visitor.delete('/api/team/second-factor/code-app', headers));
  const path = '/api/team/second-factor/passkeys';
  const { options } = (await member.visitor.post('/api/team/second-factor/passkey-options')).json<{
    options: { challenge: string };
  }>();
  const device = newDevice({ origin: 'http://shop.test', rpId: 'shop.test' });
  await expectOk(member.visitor.post(path, { attestation: device.make(options.challenge) }, headers));
  const { passkeys } = (await member.visitor.get('/api/team/second-factor')).json<{ passkeys: [{ id: string }] }>();
  await expectOk(member.visitor.delete(`${path}/${passkeys[0].id}`, headers));
  await removeSecondFactors(server.parts, (await memberWithApp(server)).email);
}

async function causeFormMails(server: TestServer, { headers, typed }: Stranger): Promise<void> {
  const fields = [
    { id: 'email', kind: 'email', title: 'Email', required: true },
    { id: 'message', kind: 'textarea', title: 'Message' },
  ];
  const formId = await addForm(server, {
    form: { name: 'Newsletter', formType: 'newsletter', fields },
    delivery: { notifyEmail: 'owner@example.test' },
  });
  const answers = { 'field.email': 'reader@example.test', 'field.message': typed };
  await expectStatus(303, submit(server.visitor(), `/form/${formId}`, answers, headers));
  const [asked] = (await sentMails(server)).filter(({ kind }) => kind === 'newsletter-confirm');
  const token = /newsletter\/confirm\?token=([\w.-]+)/.exec(asked?.text ?? '')?.[1] ?? '';
  await expectStatus(200, submit(server.visitor(), `/newsletter/confirm?token=${token}`, {}, headers));
}

async function causeRestockMails(server: TestServer, { headers }: Stranger): Promise<void> {
  await setStore(server, server.website, { restockSignUpEnabled: true, restockDoubleOptIn: true });
  const { id: productId, variantIds } = await addProduct(server, { onHand: 0 });
  const wanted = { productId, variantId: variantIds[0] };
  const path = '/api/site-users/account/notifications/restock';
  const signUp = { ...wanted, siteVisitorEmail: 'waiting@example.test', isJoinMailingList: false };
  await expectOk(overHttps(server.visitor()).post(path, signUp, headers));
  const [asked] = (await sentMails(server)).filter(({ kind }) => kind === 'restock-confirm');
  const token = /restock\/confirm\?token=([\w.-]+)/.exec(asked?.text ?? '')?.[1] ?? '';
  await expectStatus(200, submit(server.visitor(), `/restock/confirm?token=${token}`, {}, headers));
  const admin = overHttps(await signedInMember(server));
  await expectStatus(202, admin.post(`${path}/send`, wanted, headers));
  await server.runJobs({ only: 'restock.write-mails' });
}

async function causeOrderMails(server: TestServer, { headers, typed }: Stranger): Promise<void> {
  const address = { firstName: typed, lastName: typed, line1: typed, city: typed, postalCode: '25813', country: 'DE' };
  const addresses = { shippingAddress: address, billingAddress: address };
  const place = async () => {
    const visitor = server.visitor();
    await addToCart(visitor, await addProduct(server, { onHand: 6 }));
    return await expectOk(buy(visitor, { email: 'guest@example.test', ...addresses, payment: offline }, headers));
  };
  const { orderId } = (await place()).json<{ orderId: string }>();
  const admin = overHttps(await signedInMember(server));
  await expectOk(admin.post(`/api/commerce/orders/${orderId}/cancel`, {}, headers));
  const paid = (await place()).json<{ orderId: string }>().orderId;
  await expectOk(admin.post(`/api/commerce/orders/${paid}/mark-paid`, {}, headers));
  const buyer = server.visitor();
  const assetId = await addFile(server, { filename: 'book.pdf', bytes: Buffer.from('%PDF-1.7 book'), isPrivate: true });
  await addToCart(buyer, await addProduct(server, { type: 2, files: [{ assetId, name: 'book.pdf' }] }));
  const bought = { email: 'guest@example.test', billingAddress: address, payment: offline };
  const download = (await expectOk(buy(buyer, bought, headers))).json<{ orderId: string }>().orderId;
  await expectOk(admin.post(`/api/commerce/orders/${download}/mark-paid`, {}, headers));
  await expectOk(admin.post(`/api/commerce/orders/${download}/renew-downloads`, {}, headers));
  const card = { value: '5.00', recipientEmail: 'guest@example.test', recipientName: typed };
  await expectOk(admin.post('/api/commerce/gift-cards', card, headers));
  const area = { texts: { en: { name: 'Course', description: '' } }, pageIds: [], productIds: [] };
  const made = await expectOk(admin.post('/api/commerce/member-areas', { body: area }, headers));
  const members = `/api/commerce/member-areas/${made.json<{ id: string }>().id}/members`;
  await expectOk(admin.post(members, { email: 'guest@example.test', reason: 'A friend' }, headers));
  const shipment = { isMailed: true, carrier: 'DHL' };
  await expectOk(admin.post(`/api/commerce/orders/${paid}/fulfilments`, shipment, headers));
  await expectOk(admin.post(`/api/commerce/orders/${paid}/notes`, { text: 'Hello', isMailed: true }, headers));
  await expectOk(admin.post(`/api/commerce/orders/${paid}/refunds`, { kind: 'whole', restock: false }, headers));
  await place();
  server.clock.advance({ days: 7 });
  await expire(server);
}

/** One that is cancelled, and one whose renewal is announced and then cannot be paid. All of them have been paid for once. */
async function causeSubscriptionMails(server: TestServer, { headers }: Stranger): Promise<void> {
  const product = await addProduct(server, { plan: { unit: 'MONTH', value: 1, numCycles: 0 } });
  const admin = overHttps(await signedInMember(server));
  const id = await subscribe(server, product, 'ending@example.test');
  await expectOk(admin.post(`/api/commerce/subscriptions/${id}/change`, { event: 'cancel' }, headers));
  const email = 'unpaid@example.test';
  await subscribe(server, product, email);
  await setCards(server, email, 'insufficient-funds');
  const { due_at: dueAt } = await subscriptionOf(server, email);
  server.clock.set(new Date(Number(dueAt) - 86_400_000));
  await server.parts.jobs.add(server.database, 'subscription.remind', {});
  await server.runJobs();
  for (let tries = 0; tries < 3; tries += 1) {
    await advanceTo(server, email);
    await renew(server);
  }
}

async function causeCommentMail(server: TestServer, { headers, typed }: Stranger): Promise<void> {
  const body = { itemId: await addPost(server), name: typed.slice(0, 60), email: 'said@example.test', body: typed };
  await expectOk(server.visitor().post('/api/comments', body, headers));
}

/** Three people sign up, one is cancelled; the event is moved, and then called off. */
async function causeAttendeeMails(server: TestServer, { headers, typed }: Stranger): Promise<void> {
  const { database, website } = server;
  const itemId = await addEvent(server);
  const admin = overHttps(await signedInMember(server));
  for (const email of ['one@example.test', 'two@example.test']) {
    const body = { itemId, name: typed.slice(0, 100), email, places: 1 };
    await expectOk(server.visitor().post('/api/attendees', body, headers));
  }
  const { attendees } = (await admin.get(`/api/attendees?itemId=${itemId}`)).json<{ attendees: { id: string }[] }>();
  await expectOk(admin.post(`/api/attendees/${attendees[0]!.id}/cancel`, {}, headers));
  const ofEvent = () =>
    database.kysely.updateTable('item').where('website_id', '=', website.id).where('id', '=', itemId);
  const changes = [{ location: JSON.stringify({ addressTitle: 'Elsewhere' }) }, { label: 'Draft' }];
  for (const change of changes) {
    await ofEvent().set(change).execute();
    await expectOk(admin.post('/api/attendees/tell', { itemId }, headers));
    await server.runJobs();
  }
}

/** Asks the buyer of an order that was sent. Nobody is asked without a mail server, so the task is told of one. */
async function causeReviewMails(server: TestServer, { headers, typed }: Stranger): Promise<void> {
  const address = { firstName: typed, lastName: typed, line1: typed, city: typed, postalCode: '25813', country: 'DE' };
  const visitor = server.visitor();
  await addToCart(visitor, await addProduct(server));
  const bought = { email: 'asked@example.test', shippingAddress: address, billingAddress: address, payment: offline };
  const { orderId } = (await expectOk(buy(visitor, bought, headers))).json<{ orderId: string }>();
  const admin = overHttps(await signedInMember(server));
  await expectOk(admin.post(`/api/commerce/orders/${orderId}/mark-paid`, {}, headers));
  await sendParcel(server, orderId);
  await setReviews(server, { reviewsEnabled: true, reviewRequestsEnabled: true, reviewRequestDays: 0 });
  const config = { ...server.parts.config, smtpUrl: 'smtp://127.0.0.1:9', mailFrom: 'hello@shop.test' };
  await askBuyers({ ...server.parts, config }, new AbortController().signal);
}

/** Written by the counting of payments, and by what a provider tells of them, outside any request. */
async function causeAlerts({ parts, database, website }: TestServer): Promise<void> {
  const read = await readWebsiteById(database, website.id, parts.log);
  if (!read) throw new Error('The website is gone');
  for (const template of [cardAlertTemplate, receiptAlertTemplate]) {
    await sendAlert(parts, database, read, { itemId: 'item', count: 9 }, template);
  }
  const orders = database.kysely.selectFrom('orders').select('id').where('website_id', '=', website.id).limit(1);
  const { id: orderId } = await orders.executeTakeFirstOrThrow();
  const at = parts.clock.now();
  const claim = { state: 'needs-response', amount: 100n, currency: 'USD', reason: 'fraudulent', openedAt: at } as const;
  const disputes = [{ ...claim, reference: 'dispute' }];
  await database.transaction((connection) =>
    recordDisputes(parts, connection, read, { provider: 'test', orderId, askedAt: at, disputes }),
  );
}

/** The stranger's headers say https, for which the session that began with http has another cookie name. */
function overHttps(visitor: Visitor): Visitor {
  for (const name of ['TeamSession', 'TeamSignIn']) {
    const cookie = visitor.cookies.get(name);
    if (cookie) visitor.cookies.set(`__Host-${name}`, cookie.value);
  }
  return visitor;
}

async function sentMails({ database, website }: TestServer): Promise<SentMail[]> {
  return await database.kysely
    .selectFrom('mail')
    .select(['kind', 'recipient', 'subject', 'text', 'html', 'unsubscribe_url'])
    .where('website_id', '=', website.id)
    .execute();
}

function submit(visitor: Visitor, path: string, fields: Record<string, string>, headers: Stranger['headers']) {
  const body = new URLSearchParams(fields).toString();
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
  return visitor.send('POST', path, { body, headers: { ...form, ...headers } });
}

function expectOk(answering: ReturnType<Visitor['post']>) {
  return expectStatus(200, answering);
}

async function expectStatus(status: number, answering: ReturnType<Visitor['post']>) {
  const answer = await answering;
  if (answer.status !== status) throw new Error(`${answer.status} instead of ${status}: ${answer.text.slice(0, 500)}`);
  return answer;
}
