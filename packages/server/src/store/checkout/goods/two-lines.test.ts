import { addForm, addProduct, startTestServer, type TestProduct, type TestServer, type Visitor } from '@awning/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cartFeature } from '../../cart/feature.ts';
import { cartOf } from '../../coupon/coupon.fixture.ts';
import { orderFeature } from '../../order/feature.ts';
import { setOnHand } from '../../stock/index.ts';
import { buy, checkRules, goodCard } from '../checkout.fixture.ts';
import { checkoutFeature } from '../feature.ts';

const entries = '/api/commerce/shopping-cart/entries';
const notEnough = 'Sorry, we do not have enough of that item available.';

let server: TestServer;
let product: TestProduct;
beforeAll(async () => {
  server = await startTestServer({ features: [cartFeature, checkoutFeature, orderFeature] });
  const additionalFieldsFormId = await addForm(server, {
    form: { formType: 'additional-fields', fields: [{ id: 'name', kind: 'text', title: 'Engraving' }] },
  });
  product = await addProduct(server, { onHand: 0, additionalFieldsFormId });
});
afterEach(() => checkRules(server));
afterAll(() => server.close());

/** One variant on two lines, each with its own engraving. */
async function twoLines(): Promise<Visitor> {
  const visitor = server.visitor();
  for (const name of ['Ada', 'Ben']) {
    const additionalFields = JSON.stringify({ name });
    const answer = await visitor.post(entries, { itemId: product.id, quantity: 1, additionalFields });
    if (answer.status !== 200) throw new Error(`Adding returned ${answer.status}: ${answer.text}`);
  }
  const { entries: lines } = await cartOf(visitor);
  expect(lines.map(({ quantity, additionalFields }) => [quantity, additionalFields])).toEqual([
    [1, '{"name":"Ada"}'],
    [1, '{"name":"Ben"}'],
  ]);
  return visitor;
}

async function count(onHand: number): Promise<void> {
  const { database, clock, website } = server;
  await database.transaction((connection) =>
    setOnHand(connection, clock, website.id, product.variantIds[0] ?? '', onHand),
  );
}

async function stock() {
  return await server.database.kysely
    .selectFrom('stock')
    .select(['on_hand', 'reserved'])
    .where('website_id', '=', server.website.id)
    .where('variant_id', '=', product.variantIds[0] ?? '')
    .executeTakeFirstOrThrow();
}

describe.for([goodCard, { provider: 'offline' }])(
  'reliability 3: two lines of one variant, paid by $provider',
  (payment) => {
    test('need two pieces: with one left the checkout is refused, and one line of them buys it', async () => {
      await count(2);
      const visitor = await twoLines();
      await count(1);
      const refused = await buy(visitor, { payment });
      expect([refused.status, refused.json<{ message: string }>().message]).toEqual([409, notEnough]);
      expect(await stock()).toEqual({ on_hand: 1, reserved: 0 });

      const [, second] = (await cartOf(visitor)).entries;
      await visitor.delete(`${entries}/${second?.id}`);
      expect((await buy(visitor, { payment })).status).toBe(200);
      expect(await stock()).toEqual({ on_hand: 0, reserved: 0 });
    });

    test('are taken together or not at all: of two such carts at once for three pieces, one is sold', async () => {
      await count(3);
      const visitors = [await twoLines(), await twoLines()];
      const answers = await Promise.all(visitors.map((visitor) => buy(visitor, { payment })));
      const statuses = answers.map(({ status }) => status);
      expect(statuses.toSorted((first, second) => first - second)).toEqual([200, 409]);
      expect(await stock()).toEqual({ on_hand: 1, reserved: 0 });
    });
  },
);
