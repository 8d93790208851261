import { PlanFlag, type WebsiteSettings } from '@awning/site-model';
import { addProduct, setStore, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addToCart } from '../checkout/checkout.fixture.ts';
import { cartOf } from '../coupon/coupon.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const usd = (decimalValue: string) => ({ decimalValue, currencyCode: 'USD' });
const offered = { minimum: usd('35.00'), maximum: usd('1000.00') };

async function setUp(store: Partial<WebsiteSettings['storeSettings']>): Promise<void> {
  await setStore(server, server.website, store);
}

async function shown(prices: readonly { readonly price: bigint; readonly type?: 1 | 2 | 3 }[], prefix = '') {
  const visitor = server.visitor();
  for (const wanted of prices) await addToCart(visitor, await addProduct(server, wanted));
  if (prefix === '') return (await cartOf(visitor)).instalments;
  const answer = await visitor.get(`${prefix}/api/commerce/shopping-cart`);
  return answer.json<{ instalments: unknown }>().instalments;
}

describe('instalments in the cart', () => {
  test('BNPL-007 BNPL-008 BNPL-009 BNPL-010 BNPL-011 BNPL-012 are offered where the owner has set them up, by the total of the order', async () => {
    await setUp({});
    expect(await shown([{ price: 4000n }])).toBeNull();
    await setUp({ instalments: offered });
    expect(await shown([{ price: 4000n }, { price: 4000n }])).toEqual({
      locale: 'en_US',
      isInRange: true,
      text: 'or 4 payments of $20.00 with',
      brand: 'Sample Pay',
    });
    expect(await shown([{ price: 3499n }])).toMatchObject({
      isInRange: false,
      text: 'available for orders over $35.00',
    });
    expect(await shown([{ price: 100_001n }])).toMatchObject({
      isInRange: false,
      text: 'available for orders up to $1,000.00',
    });
    expect([await shown([{ price: 3500n }]), await shown([{ price: 100_000n }])]).toMatchObject([
      { isInRange: true },
      { isInRange: true },
    ]);
  });

  test('BNPL-005 BNPL-006 are not offered when something is not physical, or for a language that has none', async () => {
    await setUp({ instalments: offered });
    expect(await shown([{ price: 4000n }, { price: 4000n, type: 2 }])).toBeNull();
    expect(await shown([{ price: 4000n }, { price: 4000n, type: 3 }])).toBeNull();
    expect(await shown([{ price: 4000n }], '/de')).toBeNull();
  });

  test('BNPL-018 BNPL-021 have the other brand in the United Kingdom', async () => {
    await setUp({ instalments: { ...offered, country: 'GB' } });
    expect(await shown([{ price: 4000n }])).toMatchObject({ locale: 'en_GB', brand: 'Sample Clear' });
  });
});

/** The page of a new product for 80.00. */
async function productPage(type: 1 | 2 | 3, prefix = ''): Promise<string> {
  const visitor = server.visitor();
  await addToCart(visitor, await addProduct(server, { price: 8000n, type }));
  const [entry] = (await cartOf(visitor)).entries;
  return (await visitor.get(`${prefix}${entry?.fullUrl ?? ''}`)).text;
}

const offer = 'or 4 payments of $20.00 with';

test('BNPL-003 BNPL-005 BNPL-011 a product page shows them beside a physical product', async () => {
  await setUp({ instalments: offered });
  expect(await productPage(1)).toContain(offer);
  for (const page of [await productPage(2), await productPage(3), await productPage(1, '/de')]) {
    expect(page).not.toContain('payments of');
  }
});

test('the page about them is there for every locale', async () => {
  const visitor = server.visitor();
  for (const locale of ['en_US', 'en_CA', 'fr_CA', 'en_AU', 'en_NZ', 'en_GB']) {
    const about = await visitor.get(`/assets/installments/${locale}.html`);
    expect([locale, about.status, about.headers['content-type']]).toEqual([locale, 200, 'text/html; charset=utf-8']);
    expect(about.text).toContain(locale === 'en_GB' ? 'Sample Clear' : 'Sample Pay');
  }
  expect((await visitor.get('/assets/installments/de_DE.html')).status).toBe(404);
});

test('BNPL-004 PLAN-005 without the brand in the plan nothing is offered, neither in the cart nor beside a product', async () => {
  await setUp({ instalments: offered });
  await server.database.kysely
    .updateTable('website')
    .set({ plan_flags: [PlanFlag.COMMERCE, PlanFlag.BNPL_BRAND_B] })
    .where('id', '=', server.website.id)
    .execute();
  await setUp({ instalments: offered });
  expect(await shown([{ price: 4000n }])).toBeNull();
  expect(await productPage(1)).not.toContain(offer);
});
