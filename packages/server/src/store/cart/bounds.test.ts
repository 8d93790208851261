import { randomUUID } from 'node:crypto';
import {
  type Answer,
  addForm,
  addProduct,
  addSiteUser,
  createVisitor,
  startTestServer,
  type TestProduct,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ShoppingCartJson } from './index.ts';

vi.setConfig({ testTimeout: 120_000 });

const entries = '/api/commerce/shopping-cart/entries';
const megabyte = 1_000_000;
const full = 'Your cart is full. It holds at most 100 different items.';
const tooMany = 'Please try again in a few seconds.';

let server: TestServer;
let cup: TestProduct;
let sheet: TestProduct;
beforeAll(async () => {
  server = await startTestServer({ settings: { RATE_LIMITS: 'cart-change=100000' } });
  const form = { formType: 'additional-fields', fields: [{ id: 'note', kind: 'textarea', title: 'Note' }] };
  cup = await addProduct(server, { additionalFieldsFormId: await addForm(server, { form }), price: 100n });
  const title = 'A question that its owner has put into very many words '.repeat(8);
  const questions = Array.from({ length: 40 }, (_, index) => ({ id: `q${index}`, kind: 'text', title }));
  const long = { formType: 'additional-fields', fields: questions };
  sheet = await addProduct(server, { additionalFieldsFormId: await addForm(server, { form: long }), price: 100n });
});
afterAll(() => server.close());
beforeEach(() => server.clock.advance({ minutes: 30 }));

describe('D-173 a cart', () => {
  test('holds at most 100 lines, says so in three languages, and takes more of what is in it', async () => {
    const visitor = await withLines(100);
    for (const [prefix, words] of [
      ['', full],
      ['/de', 'Ihr Warenkorb ist voll. Er fasst höchstens 100 verschiedene Artikel.'],
      ['/fr', 'Votre panier est plein. Il contient au maximum 100 articles différents.'],
    ]) {
      const refused = await visitor.post(`${prefix}${entries}`, note('one too many'));
      expect([refused.status, refused.json()]).toEqual([400, expect.objectContaining({ error: words })]);
    }
    expect((await visitor.post(entries, note('line 1'))).status).toBe(200);
    const cart = await cartOf(visitor);
    expect([cart.entries.length, cart.totalQuantity]).toEqual([100, 101]);
    expect((await visitor.delete(`${entries}/${cart.entries[0]?.id}`)).status).toBe(200);
    expect((await visitor.post(entries, note('another'))).status).toBe(200);
  });

  test('says on its page that it is full, without scripts', async () => {
    const visitor = await withLines(100);
    const sent = await visitor.submit('/cart/additional-fields', {
      itemId: cup.id,
      sku: cup.skus[0] ?? '',
      'field.note': 'one too many',
    });
    expect(sent.headers['location']).toContain('/cart?notice=cart-full');
    expect((await visitor.get(String(sent.headers['location']), { accept: 'text/html' })).text).toContain(full);
  });

  test('keeps at most 8 kB of answers for a line, however few signs they are', async () => {
    const visitor = server.visitor();
    const room = 8192 - '{"note":""}'.length;
    const words = 'Please shorten your answers: together they may have up to 8,000 characters.';
    const tooLong = [note('x'.repeat(room + 1)), note('é'.repeat(room / 2 + 1))];
    for (const body of tooLong) {
      const refused = await visitor.post(entries, body);
      expect([refused.status, refused.json()]).toEqual([
        400,
        expect.objectContaining({ errors: { additionalFields: words } }),
      ]);
    }
    expect((await visitor.post(entries, note('x'.repeat(room)))).status).toBe(200);
    const [entry] = (await cartOf(visitor)).entries;
    const changed = await visitor.put(`${entries}/${entry?.id}/additionalFields`, {
      additionalFields: tooLong[0]!.additionalFields,
    });
    expect(changed.json()).toMatchObject({ errors: { additionalFields: words } });
    expect((await cartOf(visitor)).entries[0]?.additionalFields).toHaveLength(8192);
  });

  test.for([
    ['answers that grow when they are written as JSON', (index: number) => note(`${index}${'"\\'.repeat(1900)}`)],
    [
      'questions that their owner has put into very many words',
      (index: number) => ({
        itemId: sheet.id,
        quantity: 1,
        additionalFields: JSON.stringify(
          Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`q${at}`, `${index}`])),
        ),
      }),
    ],
  ] as const)('never has an answer of more than 1 MB: %s', async ([, bodyOf]) => {
    const visitor = server.visitor();
    let added: Answer | undefined;
    for (let index = 0; index < 100 && added?.status !== 400; index += 1) {
      added = await visitor.post(entries, bodyOf(index));
      expect(added.text.length).toBeLessThan(megabyte);
    }
    expect(added?.json()).toMatchObject({
      error: 'Your cart has no room for more answers. Please shorten them, or order what is in it first.',
    });
    for (const prefix of ['', '/de', '/fr']) {
      const read = await visitor.get(`${prefix}/api/commerce/shopping-cart`);
      expect(Buffer.byteLength(read.text)).toBeLessThan(megabyte);
    }
    const [first] = (await cartOf(visitor)).entries;
    expect((await visitor.delete(`${entries}/${first?.id}`)).status).toBe(200);
  });

  test('of an account takes in 100 lines at sign-in, and tells what did not fit', async () => {
    const user = await addSiteUser(server);
    const own = await withLines(70, 'own');
    await signIn(own, user);
    const visitor = await withLines(70, 'brought');
    await signIn(visitor, user);
    const cart = (await visitor.get('/api/commerce/shopping-cart')).json<ShoppingCartJson>();
    expect(cart.entries).toHaveLength(100);
    expect(cart.notices).toEqual([expect.stringMatching(/^Only 100 of 140 × /)]);
  });

  test('of an account that both halves have filled with answers stays below 1 MB, too', async () => {
    const user = await addSiteUser(server);
    const halves: Visitor[] = [];
    for (const half of ['own', 'brought']) {
      const visitor = server.visitor();
      for (let index = 0; index < 30; index += 1) {
        await visitor.post(entries, note(`${half} ${index}${'"\\'.repeat(1900)}`));
      }
      await signIn(visitor, user);
      halves.push(visitor);
    }
    const read = await halves[1]!.get('/api/commerce/shopping-cart');
    expect(Buffer.byteLength(read.text)).toBeLessThan(megabyte);
    expect(read.json<ShoppingCartJson>().entries.length).toBeGreaterThan(30);
  });
});

test('D-173 a cart that was filled before it had a limit shows its first 100 lines', async () => {
  const visitor = await withLines(1);
  const {
    id,
    entries: [first],
  } = await cartOf(visitor);
  await server.database.kysely
    .insertInto('cart_entry')
    .values(
      Array.from({ length: 300 }, (_, index) => ({
        website_id: server.website.id,
        id: randomUUID(),
        cart_id: id!,
        item_id: cup.id,
        variant_id: first!.chosenVariant.id,
        quantity: 1,
        additional_fields: JSON.stringify({ note: `${index}${'x'.repeat(20_000)}` }),
        fields_hash: String(index),
        position: index + 2,
      })),
    )
    .execute();
  const read = await visitor.get('/api/commerce/shopping-cart');
  expect(read.json<ShoppingCartJson>().entries).toHaveLength(100);
  expect(Buffer.byteLength(read.text)).toBeLessThan(megabyte);
});

describe('D-173 new carts', () => {
  const tricks: readonly (readonly [string, (index: number) => Visitor])[] = [
    ['a new crumb each time', () => visitorAt('192.0.2.44')],
    ['another address of an IPv6 /64 each time', (index) => visitorAt(`2001:db8:4:4::${index.toString(16)}`)],
    [
      'a cart cookie that leads nowhere',
      (index) => {
        const visitor = visitorAt('192.0.2.45');
        visitor.cookies.set('CART', `nothing-${index}`);
        return visitor;
      },
    ],
  ];

  test.for(tricks)('are 60 in ten minutes from one address: %s', async ([, visitorOf]) => {
    const before = await countCarts();
    const answers: Answer[] = [];
    for (let index = 0; index < 70; index += 1) answers.push(await visitorOf(index).post(entries, note('x')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
    const refused = answers[65]!;
    expect([refused.status, refused.json()]).toEqual([429, expect.objectContaining({ error: tooMany })]);
    expect((await countCarts()) - before).toBe(60);
    server.clock.advance({ seconds: Number(refused.headers['retry-after']) });
    expect((await visitorOf(99).post(entries, note('x'))).status).toBe(200);
  });

  test('are counted for forms without scripts as well, and a cart that is there goes on being filled', async () => {
    const first = visitorAt('192.0.2.46');
    expect((await first.post(entries, note('x'))).status).toBe(200);
    const plain = await addProduct(server);
    for (let index = 0; index < 59; index += 1) {
      const sent = await visitorAt('192.0.2.46').submit('/cart/add', { itemId: plain.id });
      expect([sent.status, sent.headers['location']]).toEqual([303, '/cart']);
    }
    const refused = await visitorAt('192.0.2.46').submit('/cart/add', { itemId: plain.id });
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await first.post(entries, note('y'))).status).toBe(200);
    expect((await first.submit('/cart/add', { itemId: plain.id })).status).toBe(303);
  });

  test('from another address, or with an account, are not limited', async () => {
    for (let index = 0; index < 61; index += 1) await visitorAt('192.0.2.47').post(entries, note('x'));
    const user = await addSiteUser(server);
    const signedIn = visitorAt('192.0.2.47');
    const { xsrfToken } = (await signIn(signedIn, user)).json<{ xsrfToken: string }>();
    const token = { 'x-siteuser-xsrf-token': xsrfToken };
    expect((await signedIn.post(entries, note('x'), token)).status).toBe(200);
    expect((await visitorAt('192.0.2.48').post(entries, note('x'))).status).toBe(200);
  });
});

function note(text: string) {
  return { itemId: cup.id, quantity: 1, additionalFields: JSON.stringify({ note: text }) };
}

async function withLines(count: number, mark = 'line'): Promise<Visitor> {
  const visitor = server.visitor();
  for (let index = 0; index < count; index += 1) {
    expect((await visitor.post(entries, note(`${mark} ${index}`))).status).toBe(200);
  }
  return visitor;
}

async function cartOf(visitor: Visitor): Promise<ShoppingCartJson> {
  return (await visitor.get('/api/commerce/shopping-cart')).json<ShoppingCartJson>();
}

function signIn(visitor: Visitor, { email, password }: { email: string; password: string }): Promise<Answer> {
  return visitor.post('/api/site-users/account/session', { email, password });
}

function visitorAt(address: string): Visitor {
  const { app, clock, website } = server;
  return createVisitor({ app, clock, host: website.host, address });
}

async function countCarts(): Promise<number> {
  const { count } = await server.database.kysely
    .selectFrom('cart')
    .select((cart) => cart.fn.countAll<bigint>().as('count'))
    .where('website_id', '=', server.website.id)
    .executeTakeFirstOrThrow();
  return Number(count);
}
