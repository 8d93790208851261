import { startTestServer, type TestServer } from '@awning/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cartFeature } from '../cart/feature.ts';
import { address, buy, checkRules, productAndShopper } from '../checkout/checkout.fixture.ts';
import { checkoutFeature } from '../checkout/feature.ts';
import { cartOf } from '../coupon/coupon.fixture.ts';
import { createTaxRule } from '../store-rules/rules.fixture.ts';
import { orderFeature } from './feature.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ features: [cartFeature, checkoutFeature, orderFeature] });
});
afterEach(() => checkRules(server));
afterAll(() => server.close());

async function setPrice(
  variantId: string | undefined,
  change: { price?: bigint; sale_price?: bigint; on_sale?: boolean },
) {
  await server.database.kysely
    .updateTable('variant')
    .set(change)
    .where('website_id', '=', server.website.id)
    .where('id', '=', variantId ?? '')
    .execute();
}

async function chargesOf(email: string): Promise<bigint[]> {
  const rows = await server.database.kysely
    .selectFrom('payment')
    .innerJoin('orders', (join) =>
      join.onRef('orders.website_id', '=', 'payment.website_id').onRef('orders.id', '=', 'payment.order_id'),
    )
    .select('payment.captured')
    .where('payment.website_id', '=', server.website.id)
    .where('orders.email', '=', email)
    .execute();
  return rows.map(({ captured }) => captured);
}

const totalChanged = 'The total of your order has changed. Please check it and try again.';

describe('reliability 14: between seeing a total and paying', () => {
  test('a price goes up or down: 409 with the new total, and nothing is charged', async () => {
    for (const price of [2500n, 1500n]) {
      const email = `price-${price}@example.com`;
      const { product, visitor } = await productAndShopper(server, { price: 2000n });
      const seen = (await cartOf(visitor)).grandTotalCents;
      await setPrice(product.variantIds[0], { price });
      const refused = await buy(visitor, { email, expectedTotalCents: seen });
      expect([refused.status, refused.json()]).toMatchObject([
        409,
        { message: totalChanged, grandTotalCents: Number(price) },
      ]);
      expect(await chargesOf(email)).toEqual([]);
      expect((await buy(visitor, { email, expectedTotalCents: Number(price) })).status).toBe(200);
      expect(await chargesOf(email)).toEqual([price]);
    }
  });

  test('a sale begins', async () => {
    const { product, visitor } = await productAndShopper(server, { price: 2000n });
    await setPrice(product.variantIds[0], { sale_price: 1000n, on_sale: true });
    const refused = await buy(visitor, { expectedTotalCents: 2000 });
    expect([refused.status, refused.json()]).toMatchObject([409, { grandTotalCents: 1000 }]);
    const kept = await server.database.kysely
      .selectFrom('price_change')
      .select('price')
      .where('website_id', '=', server.website.id)
      .where('variant_id', '=', product.variantIds[0] ?? '')
      .execute();
    expect(kept).toEqual([{ price: 2000n }]);
  });

  test('a tax rule is added, or the address turns out to have one', async () => {
    const { visitor } = await productAndShopper(server, { price: 2000n });
    expect((await cartOf(visitor)).grandTotalCents).toBe(2000);
    await createTaxRule(server.database, server.clock, server.website.id, {
      name: 'Sales tax',
      area: { country: 'NZ' },
      ratePpm: 150_000,
      inclusive: false,
    });
    const away = { ...address, country: 'NZ' };
    const refused = await buy(visitor, { shippingAddress: away, expectedTotalCents: 2000 });
    expect([refused.status, refused.json()]).toMatchObject([409, { grandTotalCents: 2300 }]);
    expect((await buy(visitor, { shippingAddress: away, expectedTotalCents: 2300 })).status).toBe(200);
  });
});
