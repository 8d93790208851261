import { TeamRole } from '@awning/site-model';
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
import type { PaymentSettingsView } from './schema.ts';

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
// As on a website that nobody has set up.
beforeEach(() => setPayment(server, server.website, { waysToPay: {}, howToPay: {}, unpaidOrders }));
afterEach(() => checkRules(server));
afterAll(() => server.close());

async function read(by = owner): Promise<PaymentSettingsView> {
  return (await by.get(path)).json<PaymentSettingsView>();
}

function waysThatAreOn({ ways }: PaymentSettingsView): string[] {
  return ways.filter(({ isOn }) => isOn).map(({ name }) => name);
}

/** Saves, and waits until the server has heard of it. */
async function save(body: object) {
  const { host } = server.website;
  const known = server.app.websites.known(host);
  const answer = await owner.put(path, body);
  while (answer.status === 200 && server.app.websites.known(host) === known) {
    await new Promise((resolve) => void setImmediate(resolve));
  }
  return answer;
}

describe('the settings of payment', () => {
  test('of a new website: offline payment is off, every other way is on, and the numbers are those of D-175', async () => {
    const settings = await read();
    expect(settings).toEqual({
      ways: [
        { name: 'test', labels: expect.objectContaining({ en: 'Card (test)' }), isOn: true },
        { name: 'offline', labels: expect.objectContaining({ de: 'Bei Lieferung oder per Überweisung' }), isOn: false },
        { name: 'instalments', labels: expect.any(Object), isOn: true },
      ],
      howToPay: {},
      unpaidOrders,
    });
  });

  test('are saved whole, without blanks around the words, and written down', async () => {
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
    expect([waysThatAreOn(saved), saved.howToPay, saved.unpaidOrders]).toEqual([
      ['offline', 'instalments'],
      words,
      unpaid,
    ]);
    const [deed] = await server.database.kysely
      .selectFrom('audit')
      .select(['who', 'before', 'after'])
      .where('website_id', '=', server.website.id)
      .where('what', '=', 'payment.settingsChanged')
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    expect(deed).toMatchObject({ who: 'Olga', before: { howToPay: {} }, after: { howToPay: words } });
    const other = await signedInMember(server, { website: server.otherWebsite });
    expect(waysThatAreOn(await read(other))).toEqual(['test', 'offline', 'instalments']);
  });

  test.for<[field: string, message: string, change: object]>([
    ['howToPay.en', 'Write how to pay before you switch offline payment on.', { waysToPay: { offline: true } }],
    [
      'howToPay.en',
      'Write how to pay before you switch offline payment on.',
      { waysToPay: { offline: true }, howToPay: { de: words.de, en: ' ' } },
    ],
    ['waysToPay.barter', 'This installation has no such way to pay.', { waysToPay: { barter: true } }],
    ['howToPay.nl', 'The website does not have this language.', { howToPay: { nl: 'Overmaken' } }],
    ['unpaidOrders.days', 'Between 0 and 365 days.', { unpaidOrders: { ...unpaidOrders, days: 366 } }],
    ['unpaidOrders.perEmail', 'Between 1 and 10000.', { unpaidOrders: { ...unpaidOrders, perEmail: 0 } }],
    ['unpaidOrders.perNetwork', 'Between 1 and 10000.', { unpaidOrders: { ...unpaidOrders, perNetwork: 10_001 } }],
    ['howToPay.en', 'Use at most 2000 characters.', { howToPay: { en: 'x'.repeat(2001) } }],
  ])('%s is refused: %s', async ([field, message, change]) => {
    const answer = await save({ waysToPay: {}, howToPay: {}, unpaidOrders, ...change });
    expect([answer.status, answer.json<{ errors: object }>().errors]).toEqual([400, { [field]: message }]);
    expect(await read()).toMatchObject({ howToPay: {}, unpaidOrders });
  });

  test('are for whoever manages settings', async () => {
    const manager = await signedInMember(server, { roles: [TeamRole.STORE_MANAGER] });
    expect((await manager.get(path)).status).toBe(403);
    expect((await manager.put(path, { waysToPay: {}, howToPay: {}, unpaidOrders })).status).toBe(403);
  });
});

describe('a way to pay', () => {
  async function offered(visitor: Visitor): Promise<string[]> {
    const { text } = await visitor.get('/checkout', { accept: 'text/html' });
    return [...text.matchAll(/name="provider"[^>]*value="([^"]+)"/g)].map(([, name]) => name ?? '');
  }

  const refusal = [400, { 'payment.provider': 'Please choose a way to pay.' }];

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
    expect(page.text).toContain('<p class="field-error">This shop cannot take payments at the moment.</p>');
    const free = await shopper(server, await addProduct(server, { price: 0n }));
    expect(await offered(free)).toContain('offline');
    expect((await buy(free, { payment: offline })).status).toBe(200);
  });
});
