import {
  addProduct,
  addSiteUser,
  signedInSiteUser,
  signInSiteUser,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addToCart, buy, challengedCard, checkRules, keyOf, shopper } from '../../checkout/checkout.fixture.ts';
import type { CheckoutAnswerJson } from '../../checkout/schema.ts';
import { sweepTask } from '../../checkout/settling/sweep.ts';
import { type StubProvider, stubProvider } from '../../checkout/stub-provider.fixture.ts';
import { cartOf } from '../../coupon/coupon.fixture.ts';

let server: TestServer;
let stub: StubProvider;
beforeAll(async () => {
  stub = stubProvider();
  server = await startTestServer({
    paymentProviders: [stub],
    settings: { RATE_LIMITS: 'login=900000,cart-change=900000,checkout=900000' },
  });
});
afterAll(() => server.close());
afterEach(async () => {
  stub.hooks = {};
  await checkRules(server);
});

const html = { accept: 'text/html' };
const waitingText =
  'Another order of yours is waiting for its payment. If it is not paid, its items come back to this cart.';

const people: Readonly<Record<string, () => Promise<Visitor>>> = {
  visitor: () => Promise.resolve(server.visitor()),
  'site user': () => signedInSiteUser(server),
};

/** A payment whose result only the provider knows. */
async function payLater(visitor: Visitor): Promise<CheckoutAnswerJson> {
  stub.hooks.outcome = () => ({ state: 'pending' });
  const answer = await buy(visitor, { payment: { provider: 'stub' } });
  stub.hooks = {};
  return answer.json<CheckoutAnswerJson>();
}

async function decide(orderId: string, state: 'captured' | 'declined'): Promise<void> {
  const key = await keyOf(server, orderId);
  stub.ledger.set(key, state === 'captured' ? { state, reference: key, label: 'Stub' } : { state, reason: 'declined' });
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/commerce/payments/stub/events/${server.website.id}`,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ id: `${state}-${key}`, key }),
  });
  expect(answer.statusCode).toBe(200);
}

async function content(visitor: Visitor): Promise<readonly (readonly [string, number])[]> {
  const { entries } = await cartOf(visitor);
  return entries.map(({ itemId, quantity }) => [itemId, quantity] as const);
}

/** The order and its state. */
async function ordered(orderId: string) {
  const rows = await server.database.kysely
    .selectFrom('orders')
    .innerJoin('order_line', (join) =>
      join.onRef('order_line.website_id', '=', 'orders.website_id').onRef('order_line.order_id', '=', 'orders.id'),
    )
    .select(['orders.lifecycle', 'order_line.item_id as itemId', 'order_line.quantity'])
    .where('orders.website_id', '=', server.website.id)
    .where('orders.id', '=', orderId)
    .where('order_line.kind', '=', 'item')
    .execute();
  return rows.map(({ lifecycle, itemId, quantity }) => [lifecycle, itemId, quantity]);
}

describe.for(Object.keys(people))('a %s whose payment is decided later', (name) => {
  async function paying() {
    const [bowl, vase] = [await addProduct(server, { onHand: 9 }), await addProduct(server, { onHand: 9 })];
    const visitor = await people[name]!();
    await addToCart(visitor, bowl, 2);
    return { bowl, vase, visitor, answer: await payLater(visitor) };
  }

  test('goes on shopping with a new cart, and the order comes as it was', async () => {
    const { bowl, vase, visitor, answer } = await paying();
    expect(answer.status).toBe('pending');
    await addToCart(visitor, vase);
    expect(await content(visitor)).toEqual([[vase.id, 1]]);
    expect((await cartOf(visitor)).notices).toEqual([waitingText]);
    await decide(answer.orderId, 'captured');
    expect(await ordered(answer.orderId)).toEqual([['placed', bowl.id, 2]]);
    const cart = await cartOf(visitor);
    expect([await content(visitor), cart.notices]).toEqual([[[vase.id, 1]], []]);
    const next = (await buy(visitor)).json<CheckoutAnswerJson>();
    expect(await ordered(next.orderId)).toEqual([['placed', vase.id, 1]]);
    expect(await content(visitor)).toEqual([]);
  });

  test('finds everything in the cart when the provider declines', async () => {
    const { bowl, vase, visitor, answer } = await paying();
    await addToCart(visitor, vase);
    await addToCart(visitor, bowl);
    await decide(answer.orderId, 'declined');
    expect(await content(visitor)).toEqual([
      [vase.id, 1],
      [bowl.id, 3],
    ]);
    const next = (await buy(visitor)).json<CheckoutAnswerJson>();
    expect(await ordered(next.orderId)).toEqual([
      ['placed', vase.id, 1],
      ['placed', bowl.id, 3],
    ]);
  });

  test('finds it also when the new cart was bought meanwhile', async () => {
    const { bowl, vase, visitor, answer } = await paying();
    await addToCart(visitor, vase);
    expect((await buy(visitor)).json<CheckoutAnswerJson>().status).toBe('placed');
    expect(await content(visitor)).toEqual([]);
    await decide(answer.orderId, 'declined');
    expect(await content(visitor)).toEqual([[bowl.id, 2]]);
    const next = (await buy(visitor)).json<CheckoutAnswerJson>();
    expect(await ordered(next.orderId)).toEqual([['placed', bowl.id, 2]]);
  });

  test('keeps apart what waits for two payments at once', async () => {
    const { bowl, vase, visitor, answer } = await paying();
    await addToCart(visitor, vase);
    const second = await payLater(visitor);
    expect(await content(visitor)).toEqual([]);
    await decide(answer.orderId, 'declined');
    expect(await content(visitor)).toEqual([[bowl.id, 2]]);
    await addToCart(visitor, bowl);
    await decide(second.orderId, 'captured');
    expect(await ordered(second.orderId)).toEqual([['placed', vase.id, 1]]);
    expect(await content(visitor)).toEqual([[bowl.id, 3]]);
  });

  test('begins three carts one after the other, and all of them come back', async () => {
    const { bowl, vase, visitor, answer } = await paying();
    await addToCart(visitor, vase);
    const second = await payLater(visitor);
    await addToCart(visitor, bowl);
    for (const { orderId } of [second, answer]) await decide(orderId, 'declined');
    expect(await content(visitor)).toEqual([
      [bowl.id, 3],
      [vase.id, 1],
    ]);
  });

  test('adds twenty times at once and has one new cart', async () => {
    const { visitor } = await paying();
    const vase = await addProduct(server, { onHand: 100 });
    const body = { itemId: vase.id, sku: vase.skus[0], quantity: 1 };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => visitor.post('/api/commerce/shopping-cart/entries', body)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await content(visitor)).toEqual([[vase.id, 20]]);
  });
});

test('what a waiting payment holds is not there for the new cart of the same visitor', async () => {
  const bowl = await addProduct(server, { onHand: 2 });
  const visitor = await shopper(server, bowl, 2);
  await payLater(visitor);
  await expect(addToCart(visitor, bowl)).rejects.toThrow(/409.*enough/);
});

test('a cart whose payment waits comes back into the account after a sign-in meanwhile', async () => {
  const [bowl, vase] = [await addProduct(server, { onHand: 9 }), await addProduct(server, { onHand: 9 })];
  const visitor = await shopper(server, bowl, 2);
  const { orderId } = await payLater(visitor);
  await addToCart(visitor, vase);
  const signedIn = await signInSiteUser(visitor, await addSiteUser(server));
  expect(await content(signedIn)).toEqual([[vase.id, 1]]);
  await decide(orderId, 'declined');
  expect(await content(signedIn)).toEqual([
    [vase.id, 1],
    [bowl.id, 2],
  ]);
});

test('the cookie of a cart that moved to an account gives no access to others', async () => {
  const [bowl, vase] = [await addProduct(server, { onHand: 9 }), await addProduct(server, { onHand: 9 })];
  const visitor = await shopper(server, bowl, 2);
  const first = visitor.cookies.get('CART')?.value ?? '';
  await payLater(visitor);
  await addToCart(visitor, vase);
  await signInSiteUser(visitor, await addSiteUser(server));
  const stranger = server.visitor();
  await stranger.crumb();
  stranger.cookies.set('CART', first);
  expect(await content(stranger)).toEqual([]);
  await addToCart(stranger, bowl);
  expect(await content(stranger)).toEqual([[bowl.id, 1]]);
});

describe('a visitor whose bank asks for a confirmation', () => {
  async function challenged() {
    const [bowl, vase] = [await addProduct(server, { onHand: 9 }), await addProduct(server, { onHand: 9 })];
    const visitor = await shopper(server, bowl, 2);
    const answer = (await buy(visitor, { payment: challengedCard })).json<CheckoutAnswerJson>();
    return { bowl, vase, visitor, answer };
  }

  test('gets to the same payment when they place the order again, and to a new one with another wish', async () => {
    const { visitor, answer } = await challenged();
    expect((await buy(visitor, { payment: challengedCard })).json()).toEqual(answer);
    expect((await buy(visitor, { payment: challengedCard })).json()).toEqual(answer);
    const other = (await buy(visitor, { payment: challengedCard, email: 'other@example.com' })).json();
    expect(other).toMatchObject({ status: 'requires-action' });
    expect(other).not.toMatchObject({ orderId: answer.orderId });
  });

  test('goes on shopping meanwhile, and keeps that cart when the payment is confirmed', async () => {
    const { bowl, vase, visitor, answer } = await challenged();
    await addToCart(visitor, vase);
    expect(await content(visitor)).toEqual([[vase.id, 1]]);
    const confirmed = await visitor.submit(answer.actionUrl ?? '', { decision: 'confirm' });
    const back = await visitor.get(String(confirmed.headers['location']), html);
    expect(back.headers['location']).toContain('/checkout/confirmed/');
    expect(await ordered(answer.orderId)).toEqual([['placed', bowl.id, 2]]);
    expect(await content(visitor)).toEqual([[vase.id, 1]]);
  });

  test('who never answers finds everything in the cart', async () => {
    const { bowl, vase, visitor } = await challenged();
    await addToCart(visitor, vase);
    server.clock.advance({ minutes: 11 });
    await sweepTask(server.parts).run({}, undefined as never);
    expect(await content(visitor)).toEqual([
      [vase.id, 1],
      [bowl.id, 2],
    ]);
  });
});
