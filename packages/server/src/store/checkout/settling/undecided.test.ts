import { startTestServer, type TestServer } from '@awning/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { cartFeature } from '../../cart/feature.ts';
import { cartOf } from '../../coupon/coupon.fixture.ts';
import { stockFeature } from '../../stock/feature.ts';
import { buy, checkRules, productAndShopper } from '../checkout.fixture.ts';
import { checkoutFeature } from '../feature.ts';
import type { CheckoutAnswerJson } from '../schema.ts';
import { type StubProvider, stubProvider } from '../stub-provider.fixture.ts';
import { sweepTask } from './sweep.ts';

let server: TestServer;
let stub: StubProvider;
beforeAll(async () => {
  stub = stubProvider();
  server = await startTestServer({
    features: [cartFeature, stockFeature, checkoutFeature],
    paymentProviders: [stub],
  });
});
afterEach(() => checkRules(server));
afterAll(() => server.close());

/** The stock that others can buy, the state of the order, and the provider's state. */
async function stateOf(itemId: string, orderId: string) {
  const stock = await server.visitor().get(`/api/commerce/inventory/stock/?itemId=${itemId}`);
  const order = await server.database.kysely
    .selectFrom('orders')
    .select('lifecycle')
    .where('website_id', '=', server.website.id)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const [left] = stock.json<{ results: { qtyInStock: number }[] }>().results;
  return [left?.qtyInStock, order.lifecycle, [...stub.ledger.values()].at(-1)?.state];
}

const asked = { state: 'requires-action', url: '/bank' } as const;
const pending = { state: 'pending' } as const;
const second = { seconds: 1 };

test.for([
  ['the shopper has ten minutes to confirm', asked, { minutes: 9, seconds: 59 }],
  ['the provider has a day to decide about', pending, { hours: 23, minutes: 59, seconds: 59 }],
] as const)(
  'STOCK-010 STOCK-011 a payment that %s is given up only then, and its stock and its cart are free',
  async ([, outcome, almost]) => {
    stub.hooks.outcome = () => outcome;
    const { product, visitor } = await productAndShopper(server, { onHand: 1 });
    const [entry] = (await cartOf(visitor)).entries;
    const { orderId } = (await buy(visitor, { payment: { provider: 'stub' } })).json<CheckoutAnswerJson>();
    const sweepAfter = async (time: object) => {
      server.clock.advance(time);
      await sweepTask(server.parts).run({}, undefined as never);
      return await stateOf(product.id, orderId);
    };
    expect(await sweepAfter(almost)).toEqual([0, 'draft', outcome.state]);
    const change = await visitor.delete(`/api/commerce/shopping-cart/entries/${entry?.id}`);
    expect(change.status).toBe(409);
    // A payment that is pending at the provider is checked once a minute.
    expect(await sweepAfter(outcome === asked ? second : { minutes: 1 })).toEqual([1, 'discarded', 'cancelled']);
    expect((await cartOf(visitor)).entries).toHaveLength(1);
  },
);
