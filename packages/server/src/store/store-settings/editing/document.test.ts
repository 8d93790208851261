import { TeamRole } from '@awning/site-model';
import {
  addProduct,
  eventually,
  setStore,
  signedInMember,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buy, shopper } from '../../checkout/checkout.fixture.ts';
import { storeSettingsMessages as words } from '../messages.ts';
import { storeSettingsDocument } from './document.ts';
import type { StoreSettingsBody } from './schema.ts';

const path = '/api/commerce/store-settings';

let server: TestServer;
let owner: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  owner = await signedInMember(server, { name: 'Olga' });
});
beforeEach(() => setStore(server, server.website, {}));
afterAll(() => server.close());

interface Document {
  readonly version: number;
  readonly body: StoreSettingsBody;
}

async function read(by = owner): Promise<Document> {
  return (await by.get(path)).json<Document>();
}

/** Saves, and waits until the server has loaded the change. */
async function save(change: Partial<StoreSettingsBody>) {
  const { host } = server.website;
  const known = server.app.websites.known(host);
  const { version, body } = await read();
  const answer = await owner.put(path, { version, body: { ...body, ...change } });
  while (answer.status === 200 && server.app.websites.known(host) === known) {
    await new Promise((resolve) => void setImmediate(resolve));
  }
  return answer;
}

async function errorsOf(change: Partial<StoreSettingsBody>): Promise<object> {
  const answer = await save(change);
  expect(answer.status).toBe(400);
  return answer.json<{ errors: object }>().errors;
}

describe('the settings of the store', () => {
  test('exist before the first change', async () => {
    expect(await read()).toMatchObject({
      version: 0,
      body: {
        currency: 'USD',
        country: 'US',
        region: null,
        postalCode: null,
        deliveryDays: null,
        expressCheckoutEnabled: false,
        minimumOrderSubtotal: null,
        instalments: null,
        multipleQuantityAllowedForServices: true,
        checkoutPhone: 'optional',
        checkoutCompany: 'hidden',
        checkoutVatNumber: 'hidden',
        checkoutNote: 'hidden',
        subscriptionsWithoutStock: 'wait',
        scarcityThreshold: 5,
        giftCardMonths: 0,
      },
    });
  });

  test('count at once, and leave the other settings as they are', async () => {
    const ofOthers = { reviewRequestDays: 3, restockDoubleOptIn: true, restockSuccessText: { en: 'We will write.' } };
    await setStore(server, server.website, ofOthers);
    const before = await stored();
    expect(before.storeSettings).toMatchObject(ofOthers);
    const answer = await save({
      country: 'CA',
      region: 'QC',
      postalCode: 'H2X 1Y4',
      deliveryDays: '2–4',
      minimumOrderSubtotal: '20',
      instalments: { minimum: '35', maximum: '1000.5', country: null },
      multipleQuantityAllowedForServices: false,
    });
    expect([answer.status, answer.json()]).toMatchObject([
      200,
      { body: { minimumOrderSubtotal: '20.00', instalments: { minimum: '35.00', maximum: '1000.50', country: null } } },
    ]);
    expect((await read()).body).toEqual(answer.json<Document>().body);
    expect(await stored()).toEqual({
      ...before,
      storeSettings: {
        ...before.storeSettings,
        country: 'CA',
        region: 'QC',
        postalCode: 'H2X 1Y4',
        deliveryDays: '2–4',
        minimumOrderSubtotal: { decimalValue: '20.00', currencyCode: 'USD' },
        instalments: {
          minimum: { decimalValue: '35.00', currencyCode: 'USD' },
          maximum: { decimalValue: '1000.50', currencyCode: 'USD' },
        },
        multipleQuantityAllowedForServices: false,
      },
    });
  });

  test('are obeyed by the checkout, also after an earlier version was brought back', async () => {
    const visitor = await shopper(server, await addProduct(server, { price: 1000n }));
    await save({ minimumOrderSubtotal: null });
    const { version } = await read();
    await save({ minimumOrderSubtotal: '10.01' });
    const page = await visitor.get('/cart', { accept: 'text/html' });
    expect(page.text).toContain('your order subtotal must be $10.01 or more');
    const refused = await buy(visitor);
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('$10.01')]);
    expect((await owner.post(`${path}/restore`, { version: version + 1, no: version })).status).toBe(200);
    await eventually(async () => expect((await buy(visitor)).status).toBe(200));
  });

  test.for<[field: string, message: string, change: Partial<StoreSettingsBody>]>([
    ['currency', words.unknownCurrency, { currency: 'XXX' }],
    ['country', words.unknownCountry, { country: 'ZZ' }],
    ['instalments.country', words.unknownCountry, { instalments: { minimum: '1', maximum: '2', country: 'ZZ' } }],
    [
      'instalments.maximum',
      words.maximumBelowMinimum,
      { instalments: { minimum: '2.00', maximum: '1.99', country: null } },
    ],
    ['minimumOrderSubtotal', 'Enter a number such as 12.50.', { minimumOrderSubtotal: '-1' }],
    ['scarcityThreshold', 'Between 0 and 1000000.', { scarcityThreshold: 1e308 }],
    ['giftCardMonths', 'Between 0 and 120 months.', { giftCardMonths: 121 }],
    ['postalCode', 'Write up to 20 characters, or nothing at all.', { postalCode: '  ' }],
    ['deliveryDays', 'Write up to 50 characters, or nothing at all.', { deliveryDays: '4'.repeat(51) }],
  ])('%s is refused: %s', async ([field, message, change]) => {
    expect(await errorsOf(change)).toEqual({ [`body.${field}`]: message });
  });

  test('are for ADMIN only', async () => {
    const { version, body } = await read();
    for (const role of [TeamRole.STORE_MANAGER, TeamRole.EDITOR, TeamRole.BILLING]) {
      const member = await signedInMember(server, { roles: [role] });
      expect((await member.get(path)).status).toBe(403);
      expect((await member.put(path, { version, body })).status).toBe(403);
      expect((await member.get(`${path}/version?no=0`)).status).toBe(403);
    }
  });
});

describe('the currency', () => {
  let other: Visitor;
  beforeAll(async () => {
    other = await signedInMember(server, { website: server.otherWebsite });
  });

  async function changeTo(currency: string) {
    const { version, body } = await read(other);
    return await other.put(path, { version, body: { ...body, currency, minimumOrderSubtotal: '12.50' } });
  }

  test('can be changed while nothing is priced; amounts follow its digits', async () => {
    const answer = await changeTo('JPY');
    expect([answer.status, answer.json()]).toMatchObject([200, { body: { minimumOrderSubtotal: '13' } }]);
    expect((await changeTo('EUR')).status).toBe(200);
  });

  test('stays once something has a price, since amounts are stored without it', async () => {
    const bands = [{ from: '0', price: '4.90' }];
    const zone = {
      name: 'Germany',
      areas: [{ country: 'DE', region: null, postalPrefix: null }],
      options: [{ texts: { en: 'Parcel' }, calculator: 'flat', bands }],
    };
    expect((await other.post('/api/commerce/shipping-zones', { body: zone })).status).toBe(200);
    const answer = await changeTo('JPY');
    expect([answer.status, answer.json<{ errors: object }>().errors]).toEqual([
      400,
      { 'body.currency': words.currencyInUse('EUR') },
    ]);
    expect((await changeTo('EUR')).status).toBe(200);
  });
});

test('a version from before the fields could be chosen asks for what was asked for then', () => {
  const hidden = { checkoutCompany: 'hidden', checkoutVatNumber: 'hidden', checkoutNote: 'hidden' };
  const others = { deliveryDays: null, ...hidden, subscriptionsWithoutStock: 'wait', giftCardMonths: 0 };
  expect(storeSettingsDocument.upgrade?.({ currency: 'EUR' }, 1)).toEqual({
    currency: 'EUR',
    checkoutPhone: 'optional',
    ...others,
  });
  const second = { currency: 'EUR', checkoutPhone: 'required' };
  expect(storeSettingsDocument.upgrade?.(second, 2)).toEqual({ ...second, ...others });
});

async function stored() {
  const { settings } = await server.database.kysely
    .selectFrom('website')
    .select('settings')
    .where('id', '=', server.website.id)
    .executeTakeFirstOrThrow();
  return settings as { readonly storeSettings: object };
}
