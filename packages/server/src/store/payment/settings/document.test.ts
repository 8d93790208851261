import { type PaymentSettings, TeamRole } from '@awning/site-model';
import {
  addProduct,
  setPayment,
  signedInMember,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buy, checkRules, goodCard, shopper } from '../../checkout/checkout.fixture.ts';
import type { WaysToPay } from './schema.ts';

const path = '/api/commerce/payment-settings';
const words = { en: 'Transfer the total to Shop Ltd.', de: 'Überweisen Sie den Betrag.' };
const unpaidOrders = { days: 7, perEmail: 3, perNetwork: 10 };
const offline = { provider: 'offline' };

let server: TestServer;
let owner: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  owner = await signedInMember(server, { name: 'Olga' });
});
// As on a new website.
beforeEach(() => setPayment(server, server.website, { waysToPay: {}, howToPay: {}, unpaidOrders }));
afterEach(() => checkRules(server));
afterAll(() => server.close());

interface Document {
  readonly version: number;
  readonly body: PaymentSettings;
}

async function read(by = owner): Promise<Document> {
  return (await by.get(path)).json<Document>();
}

async function waysToPay(by = owner): Promise<WaysToPay['ways']> {
  return (await by.get('/api/commerce/ways-to-pay')).json<WaysToPay>().ways;
}

async function waysThatAreOn(by = owner): Promise<string[]> {
  return (await waysToPay(by)).filter(({ isOn }) => isOn).map(({ name }) => name);
}

/** Saves, and waits until the server has loaded the change. */
async function save(body: object) {
  return await saved(owner.put(path, { version: (await read()).version, body }));
}

async function saved(sent: ReturnType<Visitor['put']>) {
  const { host } = server.website;
  const known = server.app.websites.known(host);
  const answer = await sent;
  while (answer.status === 200 && server.app.websites.known(host) === known) {
    await new Promise((resolve) => void setImmediate(resolve));
  }
  return answer;
}

describe('the settings of payment', () => {
  test('of a new website: offline payment is off, every other way is on, and the numbers are those of D-175', async () => {
    expect(await waysToPay()).toEqual([
      { name: 'test', labels: expect.objectContaining({ en: 'Card (test)' }), isOn: true, isTest: true },
      {
        name: 'offline',
        labels: expect.objectContaining({ de: 'Vor Ort oder per Überweisung' }),
        isOn: false,
        isTest: false,
      },
      { name: 'instalments', labels: expect.any(Object), isOn: true, isTest: true },
    ]);
    expect(await read()).toMatchObject({ version: 0, body: { waysToPay: {}, howToPay: {}, unpaidOrders } });
  });

  test('are saved whole, without blanks around the words, and written down', async () => {
    const before = await read();
    const change = { waysToPay: { offline: true, test: false }, howToPay: { ...words, fr: ' \n ' } };
    const unpaid = { days: 0, perEmail: 5, perNetwork: 50 };
    const answer = await save({
      ...change,
      howToPay: { ...change.howToPay, en: ` ${words.en}\n` },
      unpaidOrders: unpaid,
    });
    expect(answer.status).toBe(200);
    const saved = await read();
    expect(saved).toEqual(answer.json());
    expect(saved).toMatchObject({ version: before.version + 1, changedBy: 'Olga' });
    expect(saved.body).toEqual({ ...change, howToPay: words, unpaidOrders: unpaid });
    expect(await waysThatAreOn()).toEqual(['offline', 'instalments']);
    const compared = (await owner.get(`${path}/compare`)).json<{ changes: object[] }>();
    expect(compared.changes).toContainEqual({ path: 'howToPay.en', after: words.en });
    const other = await signedInMember(server, { website: server.otherWebsite });
    expect(await waysThatAreOn(other)).toEqual(['test', 'offline', 'instalments']);
  });

  test('can be brought back, and a stale save is refused', async () => {
    await save({ waysToPay: { test: false }, howToPay: {}, unpaidOrders });
    const first = await read();
    expect((await save({ waysToPay: { offline: true }, howToPay: words, unpaidOrders })).status).toBe(200);
    const stale = await owner.put(path, { version: first.version, body: first.body });
    expect([stale.status, stale.json()]).toMatchObject([409, { reason: 'stale', by: 'Olga' }]);
    expect(await waysThatAreOn()).toContain('offline');
    const back = await saved(owner.post(`${path}/restore`, { version: first.version + 1, no: first.version }));
    expect([back.status, back.json()]).toMatchObject([200, { body: first.body }]);
    expect(await waysThatAreOn()).toEqual(['instalments']);
  });

  test('of a way that the operator took away stay, and can be saved again', async () => {
    await setPayment(server, server.website, { waysToPay: { barter: false }, howToPay: {}, unpaidOrders });
    expect((await save({ waysToPay: { barter: false, test: false }, howToPay: {}, unpaidOrders })).status).toBe(200);
    expect((await read()).body.waysToPay).toEqual({ barter: false, test: false });
  });

  test.for<[field: string, message: string, change: object]>([
    ['howToPay.en', 'Write how to pay before you switch offline payment on.', { waysToPay: { offline: true } }],
    [
      'howToPay.en',
      'Write how to pay before you switch offline payment on.',
      { waysToPay: { offline: true }, howToPay: { de: words.de, en: ' ' } },
    ],
    ['waysToPay.barter', 'This installation has no such way to pay.', { waysToPay: { barter: true } }],
    ['offlineName.nl', 'The website does not have this language.', { offlineName: { nl: 'Overmaken' } }],
    ['howToPay.nl', 'The website does not have this language.', { howToPay: { nl: 'Overmaken' } }],
    ['unpaidOrders.days', 'Between 0 and 365 days.', { unpaidOrders: { ...unpaidOrders, days: 366 } }],
    ['unpaidOrders.perEmail', 'Between 1 and 10000.', { unpaidOrders: { ...unpaidOrders, perEmail: 0 } }],
    ['unpaidOrders.perNetwork', 'Between 1 and 10000.', { unpaidOrders: { ...unpaidOrders, perNetwork: 10_001 } }],
    ['howToPay.en', 'Use at most 2000 characters.', { howToPay: { en: 'x'.repeat(2001) } }],
  ])('%s is refused: %s', async ([field, message, change]) => {
    const answer = await save({ waysToPay: {}, howToPay: {}, unpaidOrders, ...change });
    expect([answer.status, answer.json<{ errors: object }>().errors]).toEqual([400, { [`body.${field}`]: message }]);
    expect((await read()).body).toMatchObject({ howToPay: {}, unpaidOrders });
  });

  test('require the right to manage settings', async () => {
    const manager = await signedInMember(server, { roles: [TeamRole.STORE_MANAGER] });
    expect((await manager.get(path)).status).toBe(403);
    expect((await manager.get('/api/commerce/ways-to-pay')).status).toBe(403);
    const { version, body } = await read();
    expect((await manager.put(path, { version, body })).status).toBe(403);
    expect((await manager.post(`${path}/restore`, { version, no: 0 })).status).toBe(403);
  });
});

describe('a way to pay', () => {
  async function offered(visitor: Visitor): Promise<string[]> {
    const { text } = await visitor.get('/checkout', { accept: 'text/html' });
    return [...text.matchAll(/name="provider"[^>]*value="([^"]+)"/g)].map(([, name]) => name ?? '');
  }

  test('that the shop collects itself has the name that the owner gives it, also after the order', async () => {
    const body = { waysToPay: { offline: true }, howToPay: words, unpaidOrders };
    const label = async (visitor: Visitor, path: string) => {
      const { text } = await visitor.get(path, { accept: 'text/html' });
      return ['Pay in person or by bank transfer', 'Bank transfer', 'Überweisung'].filter((one) =>
        text.includes(`>${one}<`),
      );
    };
    await save(body);
    const visitor = await shopper(server, await addProduct(server));
    expect(await label(visitor, '/checkout')).toEqual(['Pay in person or by bank transfer']);
    await save({ ...body, offlineName: { en: ' Bank transfer ', de: 'Überweisung' } });
    expect((await read()).body.offlineName).toEqual({ en: 'Bank transfer', de: 'Überweisung' });
    expect(await label(visitor, '/checkout')).toEqual(['Bank transfer']);
    expect(await label(visitor, '/de/checkout')).toEqual(['Überweisung']);
    const placed = (await buy(visitor, { payment: offline })).json<{ confirmationUrl: string }>();
    expect(await label(visitor, placed.confirmationUrl)).toEqual(['Bank transfer']);
    await save({ ...body, offlineName: { en: ' ' } });
    expect((await read()).body).not.toHaveProperty('offlineName');
  });

  const refusal = [400, { 'payment.provider': 'Please choose a payment method.' }];

  test('that is off is neither shown nor taken, for a cart and for a gift', async () => {
    const visitor = await shopper(server, await addProduct(server));
    expect(await offered(visitor)).toEqual(['test']);
    const refused = await buy(visitor, { payment: offline });
    expect([refused.status, refused.json<{ errors: object }>().errors]).toEqual(refusal);
    const gift = { email: 'giver@example.com', amountCents: 2500 };
    const kept = await visitor.post('/api/commerce/donations', { ...gift, payment: offline });
    expect([kept.status, kept.json<{ errors: object }>().errors]).toEqual(refusal);

    await save({ waysToPay: { offline: true, test: false }, howToPay: words, unpaidOrders });
    expect(await offered(visitor)).toEqual(['offline']);
    expect((await buy(visitor, { payment: goodCard })).status).toBe(400);
    expect((await visitor.post('/api/commerce/donations', { ...gift, payment: goodCard })).status).toBe(400);
    expect((await visitor.post('/api/commerce/donations', { ...gift, payment: offline })).status).toBe(200);
    expect((await buy(visitor, { payment: offline })).status).toBe(200);
  });

  test('is missing: the page says so, and what costs nothing can be had', async () => {
    await save({ waysToPay: { test: false, instalments: false }, howToPay: {}, unpaidOrders });
    const visitor = await shopper(server, await addProduct(server));
    const page = await visitor.get('/checkout', { accept: 'text/html' });
    expect(page.text).toContain('<p class="field-error">This shop cannot accept payments at the moment.</p>');
    const free = await shopper(server, await addProduct(server, { price: 0n }));
    expect(await offered(free)).toContain('offline');
    expect((await buy(free, { payment: offline })).status).toBe(200);
  });
});
