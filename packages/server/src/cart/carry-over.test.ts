import {
  addProduct,
  addSiteUser,
  signedInSiteUser,
  signInSiteUser,
  startTestServer,
  type TestProduct,
  type TestServer,
  type TestSiteUser,
  type Visitor,
} from '@awning/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addToCart, buy, checkRules } from '../checkout/checkout.fixture.ts';
import { addCoupon, cartOf, enterCode } from '../coupon/coupon.fixture.ts';
import { setOnHand } from '../stock/index.ts';
import type { ShoppingCartJson } from './schema.ts';

const isFull = process.env['AWNING_FULL'] === '1';
const cases = isFull ? 10_000 : 12;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    settings: { RATE_LIMITS: 'login=900000,cart-change=900000,code=900000,checkout=900000' },
  });
});
afterEach(() => checkRules(server));
afterAll(() => server.close());

const session = '/api/site-users/account/session';
const entries = '/api/commerce/shopping-cart/entries';

function content({ entries: lines }: ShoppingCartJson) {
  return lines.map(({ itemId, quantity }) => [itemId, quantity]);
}

/** Another browser of somebody whose account is there; only the account counts, not the browser it came with. */
function signInAgain(visitor: Visitor, { id, email, password }: TestSiteUser) {
  return signInSiteUser(visitor, { id, email, password });
}

async function countStock(product: TestProduct, onHand: number): Promise<void> {
  const [variantId = ''] = product.variantIds;
  await server.database.transaction((connection) =>
    setOnHand(connection, server.clock, server.website.id, variantId, onHand),
  );
}

describe('signing in', () => {
  test('takes along what the visitor has gathered, codes too', async () => {
    const [bowl, vase] = [await addProduct(server), await addProduct(server)];
    await addCoupon(server, { code: 'TAKEN' });
    const user = await signedInSiteUser(server);
    await addToCart(user, bowl, 2);
    const visitor = server.visitor();
    await addToCart(visitor, bowl, 1);
    await addToCart(visitor, vase, 4);
    await enterCode(visitor, 'TAKEN');
    const elsewhere = await signInAgain(visitor, user);
    const cart = await cartOf(elsewhere);
    expect([content(cart), cart.validCoupons, cart.notices]).toEqual([
      [
        [bowl.id, 3],
        [vase.id, 4],
      ],
      ['TAKEN'],
      [],
    ]);
    expect((await cartOf(user)).id).toBe(cart.id);
  });

  test('CART-031 finds the cart of the account without a cart cookie', async () => {
    const bowl = await addProduct(server);
    const user = await signedInSiteUser(server);
    await addToCart(user, bowl, 2);
    const elsewhere = await signInAgain(server.visitor(), user);
    expect(content(await cartOf(elsewhere))).toEqual([[bowl.id, 2]]);
    expect(elsewhere.cookies.get('hasCart')?.value).toBe('true');
  });

  test('says once what did not fit', async () => {
    const bowl = await addProduct(server, { name: 'Bowl', onHand: 5 });
    const user = await signedInSiteUser(server);
    await addToCart(user, bowl, 4);
    const visitor = server.visitor();
    await addToCart(visitor, bowl, 3);
    const elsewhere = await signInAgain(visitor, user);
    const cart = await cartOf(elsewhere);
    expect([content(cart), cart.notices]).toEqual([
      [[bowl.id, 5]],
      ['Only 5 of 7 × Bowl could be put into your cart.'],
    ]);
    const page = await elsewhere.get('/cart');
    expect(page.text).toContain('Only 5 of 7 × Bowl could be put into your cart.');
    const [line] = cart.entries;
    await elsewhere.put(`${entries}/${line?.id}`, { quantity: 4 });
    expect((await cartOf(elsewhere)).notices).toEqual([]);
  });

  test('leaves a cart alone that is being paid', async () => {
    const bowl = await addProduct(server);
    const user = await addSiteUser(server);
    const visitor = server.visitor();
    await addToCart(visitor, bowl);
    const { id } = await cartOf(visitor);
    await server.database.kysely
      .updateTable('cart')
      .set({ completing_until: new Date(server.clock.now().getTime() + 60_000) })
      .where('website_id', '=', server.website.id)
      .where('id', '=', id ?? '')
      .execute();
    const signedIn = await signInAgain(visitor, user);
    expect((await cartOf(signedIn)).id).toBe(id);
    await server.database.kysely
      .updateTable('cart')
      .set({ completing_until: null })
      .where('website_id', '=', server.website.id)
      .where('id', '=', id ?? '')
      .execute();
  });

  test('twice at once merges once', async () => {
    const bowl = await addProduct(server);
    const user = await addSiteUser(server);
    const visitor = server.visitor();
    await addToCart(visitor, bowl, 2);
    const { email, password } = user;
    const answers = await Promise.all([1, 2, 3, 4].map(() => visitor.post(session, { email, password })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const elsewhere = await signInAgain(server.visitor(), user);
    expect(content(await cartOf(elsewhere))).toEqual([[bowl.id, 2]]);
  });
});

describe('being signed in', () => {
  test('a change without the XSRF token is refused and changes nothing', async () => {
    const bowl = await addProduct(server);
    const user = await signedInSiteUser(server);
    await addToCart(user, bowl);
    const headers = { 'x-crumb': await user.crumb() };
    const answer = await user.send('POST', entries, { body: { itemId: bowl.id, quantity: 1 }, headers });
    expect([answer.status, answer.json<{ crumbFail: boolean }>().crumbFail]).toEqual([400, true]);
    expect((await cartOf(user)).totalQuantity).toBe(1);
  });

  test('twenty first adds at once make one cart', async () => {
    const bowl = await addProduct(server);
    const user = await signedInSiteUser(server);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => user.post(entries, { itemId: bowl.id, quantity: 1 })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await cartOf(user)).totalQuantity).toBe(20);
  });

  test('an order belongs to the account, and the next add begins a new cart', async () => {
    const bowl = await addProduct(server);
    const user = await signedInSiteUser(server);
    await addToCart(user, bowl);
    const bought = await buy(user);
    expect(bought.status).toBe(200);
    const order = await server.database.kysely
      .selectFrom('orders')
      .select('site_user_id')
      .where('website_id', '=', server.website.id)
      .where('id', '=', bought.json<{ orderId: string }>().orderId)
      .executeTakeFirstOrThrow();
    expect(order.site_user_id).toBe(user.id);
    await addToCart(user, bowl);
    expect((await cartOf(user)).totalQuantity).toBe(1);
  });

  test('a code that one may use once is refused at once when it was used', async () => {
    await addCoupon(server, { code: 'MINE', limitPerPerson: 1 });
    const bowl = await addProduct(server);
    const user = await signedInSiteUser(server);
    await addToCart(user, bowl);
    await enterCode(user, 'MINE');
    expect((await buy(user, { email: user.email })).status).toBe(200);
    await addToCart(user, bowl);
    expect((await enterCode(user, 'MINE')).couponNotices).toEqual([
      { code: 'MINE', text: 'You have already used this code.' },
    ]);
  });
});

describe('signing out', () => {
  test('with cloneCart leaves a copy behind, and the account keeps its own', async () => {
    const bowl = await addProduct(server);
    const user = await signedInSiteUser(server);
    await addToCart(user, bowl, 3);
    const own = await cartOf(user);
    expect((await user.delete(`${session}?cloneCart=true`)).status).toBeLessThan(300);
    const copy = await cartOf(user);
    expect(content(copy)).toEqual([[bowl.id, 3]]);
    expect(copy.id).not.toBe(own.id);
    const again = await signInAgain(server.visitor(), user);
    expect((await cartOf(again)).id).toBe(own.id);
  });

  test('otherwise leaves the browser without a cart, and the old cookie opens nothing', async () => {
    const bowl = await addProduct(server);
    const user = await signedInSiteUser(server);
    await addToCart(user, bowl, 3);
    const token = user.cookies.get('CART')?.value ?? '';
    await user.delete(session);
    expect(user.cookies.get('CART')).toBeUndefined();
    const stolen = await server.visitor().get('/api/commerce/shopping-cart', { cookie: `CART=${token}` });
    expect(stolen.json<ShoppingCartJson>().entries).toEqual([]);
  });
});

test(`reliability 25: ${cases} random carts of visitors and accounts: nothing lost, nothing doubled, cut at stock with a word`, {
  timeout: 3_600_000,
}, async () => {
  const products = await Promise.all([0, 1, 2, 3].map(() => addProduct(server, { onHand: 30 })));
  for (let number = 0; number < cases; number += 1) {
    const { found, expected } = await mergeOnce(number, products);
    expect([number, ...found]).toEqual([number, ...expected]);
  }
});

/** A linear congruence is random enough here, and a failing number can be repeated. */
function numbers(seed: number): (below: number) => number {
  let state = (seed * 2_654_435_761 + 1) % 4_294_967_296;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

/** What two sign-ins in a row found in the cart, and what they should have found. */
async function mergeOnce(number: number, products: readonly TestProduct[]) {
  const draw = numbers(number);
  for (const product of products) await countStock(product, 30);
  const account = await addSiteUser(server);
  const user = await signInSiteUser(server.visitor(), account);
  const visitor = server.visitor();
  const wanted = new Map<string, number>();
  const brought = new Set<string>();
  const fill = async (who: Visitor, isVisitor: boolean) => {
    for (const product of products) {
      if (draw(2) === 0) continue;
      const quantity = 1 + draw(15);
      const additionalFields = draw(3) === 0 ? '{"engraving":"Ada"}' : null;
      await who.post(entries, { itemId: product.id, quantity, additionalFields });
      wanted.set(product.id, (wanted.get(product.id) ?? 0) + quantity);
      if (isVisitor) brought.add(product.id);
    }
  };
  await fill(user, false);
  await fill(visitor, true);
  const left = new Map<string, number>();
  for (const product of products) {
    left.set(product.id, draw(2) === 0 ? 30 : draw(20));
    await countStock(product, left.get(product.id) ?? 0);
  }
  const results: (readonly [Map<string, number>, number])[] = [];
  for (let times = 0; times < 2; times += 1) {
    const cart = await cartOf(await signInSiteUser(visitor, account));
    const content = new Map<string, number>();
    for (const { itemId, quantity } of cart.entries) content.set(itemId, (content.get(itemId) ?? 0) + quantity);
    results.push([content, cart.notices.length]);
  }
  const cut = [...brought].filter((id) => (wanted.get(id) ?? 0) > (left.get(id) ?? 0));
  const kept = [...wanted].flatMap(([id, quantity]) => {
    const possible = brought.has(id) ? Math.min(quantity, left.get(id) ?? 0) : quantity;
    return possible === 0 ? [] : [[id, possible] as const];
  });
  const expected = [new Map(kept), cut.length] as const;
  return { found: results, expected: [expected, expected] };
}
