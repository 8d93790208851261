import {
  addProduct,
  addSiteUser,
  signedInSiteUser,
  signInSiteUser,
  startTestServer,
  type TestServer,
  type TestSiteUser,
  type Visitor,
} from '@awning/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../platform/database/index.ts';
import { silentLog } from '../../platform/log.ts';
import { readWebsiteById, type Website } from '../../platform/website/index.ts';
import { addToCart, buy, checkRules } from '../checkout/checkout.fixture.ts';
import { addCoupon, cartOf, enterCode } from '../coupon/coupon.fixture.ts';
import { moveCartToAccount } from './carry-over.ts';
import type { ShoppingCartJson } from './schema.ts';
import { fieldsHash, hashOf } from './token.ts';

const isFull = process.env['AWNING_FULL'] === '1';
const cases = isFull ? 10_000 : 60;

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

/** Another browser of an existing account; only the account counts here. */
function signInAgain(visitor: Visitor, { id, email, password }: TestSiteUser) {
  return signInSiteUser(visitor, { id, email, password });
}

/** As while a bank asks the shopper to confirm; the sweep, or a refusal, opens the cart again. */
async function holdForCheckout(cartId: string | null, isHeld: boolean): Promise<void> {
  const until = new Date(server.clock.now().getTime() + 60_000);
  await server.database.kysely
    .updateTable('cart')
    .set({ completing_until: isHeld ? until : null })
    .where('website_id', '=', server.website.id)
    .where('id', '=', cartId ?? '')
    .execute();
}

/** A bowl is being paid by an account while its owner signs in with two vases in another browser. */
async function signInBesideCheckout() {
  const [bowl, vase] = [await addProduct(server), await addProduct(server)];
  const user = await signedInSiteUser(server);
  await addToCart(user, bowl, 1);
  const { id } = await cartOf(user);
  await holdForCheckout(id, true);
  const visitor = server.visitor();
  await addToCart(visitor, vase, 2);
  return { bowl, vase, id, signedIn: await signInAgain(visitor, user) };
}

test('a cart that is being paid takes nothing in, also when a call comes without its cookie', async () => {
  const bowl = await addProduct(server);
  const visitor = server.visitor();
  await addToCart(visitor, bowl);
  const { id } = await cartOf(visitor);
  await holdForCheckout(id, true);
  visitor.cookies.set('CART', '');
  const answer = await visitor.post(entries, { itemId: bowl.id, sku: bowl.skus[0], quantity: 1 });
  expect([answer.status, answer.json()]).toEqual([
    409,
    expect.objectContaining({ error: expect.stringContaining('being processed') }),
  ]);
  await holdForCheckout(id, false);
});

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
      ['Only 5 of 7 × Bowl could be added to your cart.'],
    ]);
    const page = await elsewhere.get('/cart');
    expect(page.text).toContain('Only 5 of 7 × Bowl could be added to your cart.');
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
    await holdForCheckout(id, true);
    const signedIn = await signInAgain(visitor, user);
    expect((await cartOf(signedIn)).id).toBe(id);
    await holdForCheckout(id, false);
  });

  test('brings the visitor’s cart later if the account’s is being paid', async () => {
    const { bowl, vase, id, signedIn } = await signInBesideCheckout();
    expect(content(await cartOf(signedIn))).toEqual([[bowl.id, 1]]);
    await holdForCheckout(id, false);
    for (const _ of ['first', 'again']) {
      expect(content(await cartOf(signedIn))).toEqual([
        [bowl.id, 1],
        [vase.id, 2],
      ]);
    }
  });

  test('keeps the visitor’s cart for later when the account’s is bought in the same browser', async () => {
    const { vase, id, signedIn } = await signInBesideCheckout();
    await holdForCheckout(id, false);
    expect((await buy(signedIn)).status).toBe(200);
    expect(content(await cartOf(signedIn))).toEqual([[vase.id, 2]]);
  });

  test('brings the visitor’s cart later if that is being paid', async () => {
    const [bowl, vase] = [await addProduct(server), await addProduct(server)];
    const user = await signedInSiteUser(server);
    await addToCart(user, bowl, 1);
    const visitor = server.visitor();
    await addToCart(visitor, vase, 2);
    const { id } = await cartOf(visitor);
    await holdForCheckout(id, true);
    const signedIn = await signInAgain(visitor, user);
    expect(content(await cartOf(signedIn))).toEqual([[bowl.id, 1]]);
    await holdForCheckout(id, false);
    expect(content(await cartOf(signedIn))).toEqual([
      [bowl.id, 1],
      [vase.id, 2],
    ]);
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

test(`reliability 25: ${cases} random carts of visitors and accounts: nothing lost, nothing doubled, cut at stock with a word, the same when repeated`, {
  timeout: 3_600_000,
}, async () => {
  const stocks = [0, 1, 3, 7, 12, 40, undefined];
  const products = await Promise.all(
    stocks.map((onHand) => addProduct(server, onHand === undefined ? {} : { onHand })),
  );
  const shelf = products.map(({ id, variantIds }, position) => ({
    itemId: id,
    variantId: variantIds[0] ?? '',
    stock: stocks[position] ?? Number.POSITIVE_INFINITY,
  }));
  const website = await readWebsiteById(server.database, server.website.id, silentLog);
  if (!website) throw new Error('The website of the test is gone');
  for (let number = 0; number < cases; number += 1) {
    const { found, expected } = await mergeOnce(number, website, shelf);
    expect([number, ...found]).toEqual([number, expected, expected]);
  }
});

/** A linear congruential generator is random enough, and a failing number can be repeated. */
function numbers(seed: number): (below: number) => number {
  let state = (seed * 2_654_435_761 + 1) % 4_294_967_296;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

interface Shelf {
  readonly itemId: string;
  readonly variantId: string;
  readonly stock: number;
}

/** The cart of the account after two sign-ins in a row, and the expected cart. */
async function mergeOnce(number: number, website: Website, shelf: readonly Shelf[]) {
  const draw = numbers(number);
  const account = await addSiteUser(server);
  const token = `token-${number}`;
  // Sometimes the account has no cart yet.
  const own = draw(5) === 0 ? [] : randomLines(draw, shelf);
  const brought = randomLines(draw, shelf);
  if (own.length > 0) await storeCart(shelf, { token: `account-${number}`, siteUserId: account.id, lines: own });
  await storeCart(shelf, { token, siteUserId: null, lines: brought });
  const visitor = { website, language: 'en', token };
  const found: unknown[] = [];
  for (let times = 0; times < 2; times += 1) {
    await server.database.transaction((connection) => moveCartToAccount(server.parts, connection, visitor, account.id));
    found.push(await storedCart(account.id));
  }
  return { found, expected: merged(own, brought, shelf) };
}

interface Line {
  readonly position: number;
  readonly fields: string | null;
  readonly quantity: number;
}

function randomLines(draw: (below: number) => number, shelf: readonly Shelf[]): Line[] {
  return shelf.flatMap((_unused, position) =>
    [null, '{"engraving":"Ada"}'].flatMap((fields) =>
      draw(3) === 0 ? [{ position, fields, quantity: draw(12) === 0 ? 9000 + draw(1000) : 1 + draw(9) }] : [],
    ),
  );
}

async function storeCart(
  shelf: readonly Shelf[],
  {
    token,
    siteUserId,
    lines,
  }: { readonly token: string; readonly siteUserId: string | null; readonly lines: readonly Line[] },
): Promise<void> {
  const { kysely } = server.database;
  const [id, now, websiteId] = [newId(server.clock), server.clock.now(), server.website.id];
  await kysely
    .insertInto('cart')
    .values({
      website_id: websiteId,
      id,
      token_hash: hashOf(token),
      site_user_id: siteUserId,
      currency: 'USD',
      created_at: now,
      updated_at: now,
    })
    .execute();
  if (lines.length === 0) return;
  await kysely
    .insertInto('cart_entry')
    .values(
      lines.map(({ position, fields, quantity }, number) => ({
        website_id: websiteId,
        id: newId(server.clock),
        cart_id: id,
        item_id: shelf[position]?.itemId ?? '',
        variant_id: shelf[position]?.variantId ?? '',
        quantity,
        additional_fields: fields,
        fields_hash: fieldsHash(fields),
        position: number,
      })),
    )
    .execute();
}

async function storedCart(siteUserId: string) {
  const { kysely } = server.database;
  const cart = await kysely
    .selectFrom('cart')
    .select(['id', 'notices'])
    .where('website_id', '=', server.website.id)
    .where('site_user_id', '=', siteUserId)
    .executeTakeFirst();
  const entries = await kysely
    .selectFrom('cart_entry')
    .select(['variant_id', 'additional_fields', 'quantity'])
    .where('website_id', '=', server.website.id)
    .where('cart_id', '=', cart?.id ?? newId(server.clock))
    .execute();
  const content = entries.map((entry) => [`${entry.variant_id} ${entry.additional_fields}`, entry.quantity] as const);
  return { content: new Map(content), notices: (cart?.notices as unknown[] | undefined)?.length ?? 0 };
}

/**
 * The rule again, by counting: equal lines add up, no line above 9999, and of the visitor's cart never more than is in
 * stock.
 */
function merged(own: readonly Line[], brought: readonly Line[], shelf: readonly Shelf[]) {
  const content = new Map<string, number>();
  let notices = 0;
  for (const [position, { variantId, stock }] of shelf.entries()) {
    const wanted = new Map<string, number>();
    for (const line of [...own, ...brought].filter((each) => each.position === position)) {
      const key = `${variantId} ${line.fields}`;
      wanted.set(key, (wanted.get(key) ?? 0) + line.quantity);
    }
    const isBrought = brought.some((line) => line.position === position);
    let left = isBrought ? stock : Number.POSITIVE_INFINITY;
    let isCut = false;
    for (const [key, quantity] of wanted) {
      const kept = isBrought ? Math.min(quantity, 9999, left) : quantity;
      left -= kept;
      isCut ||= kept < quantity;
      if (kept > 0) content.set(key, kept);
    }
    if (isCut) notices += 1;
  }
  return { content, notices };
}
