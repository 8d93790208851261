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
  test('are offered where the owner has set them up, by the total of the order', async () => {
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
    expect(await shown([{ price: 100_001n }])).toMatchObject({ text: 'available for orders up to $1,000.00' });
  });

  test('are not offered when something is not physical, or for a language that has none', async () => {
    await setUp({ instalments: offered });
    expect(await shown([{ price: 4000n }, { price: 4000n, type: 2 }])).toBeNull();
    expect(await shown([{ price: 4000n }, { price: 4000n, type: 3 }])).toBeNull();
    expect(await shown([{ price: 4000n }], '/de')).toBeNull();
  });

  test('have the other brand in the United Kingdom', async () => {
    await setUp({ instalments: { ...offered, country: 'GB' } });
    expect(await shown([{ price: 4000n }])).toMatchObject({ locale: 'en_GB', brand: 'Sample Clear' });
  });
});

test('a product page shows them beside a physical product, and the page about them is there for every locale', async () => {
  await setUp({ instalments: offered });
  const product = await addProduct(server, { price: 8000n });
  const visitor = server.visitor();
  await addToCart(visitor, product);
  const [entry] = (await cartOf(visitor)).entries;
  const page = await visitor.get(entry?.fullUrl ?? '');
  expect(page.text).toContain('or 4 payments of $20.00 with');
  for (const locale of ['en_US', 'en_CA', 'fr_CA', 'en_AU', 'en_NZ', 'en_GB']) {
    const about = await visitor.get(`/assets/installments/${locale}.html`);
    expect([locale, about.status, about.headers['content-type']]).toEqual([locale, 200, 'text/html; charset=utf-8']);
    expect(about.text).toContain(locale === 'en_GB' ? 'Sample Clear' : 'Sample Pay');
  }
  expect((await visitor.get('/assets/installments/de_DE.html')).status).toBe(404);
});

test('without the brand in the plan nothing is offered', async () => {
  await setUp({ instalments: offered });
  await server.database.kysely
    .updateTable('website')
    .set({ plan_flags: [PlanFlag.COMMERCE, PlanFlag.BNPL_BRAND_B] })
    .where('id', '=', server.website.id)
    .execute();
  await setUp({ instalments: offered });
  expect(await shown([{ price: 4000n }])).toBeNull();
});
