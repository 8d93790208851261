import { addForm, addProduct, startTestServer, type TestProduct, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buy } from '../checkout/checkout.fixture.ts';
import { cartOf } from '../coupon/coupon.fixture.ts';
import type { CartEntryJson } from './schema.ts';

let server: TestServer;
let cup: TestProduct;
beforeAll(async () => {
  server = await startTestServer();
  const formId = await addForm(server, {
    form: {
      formType: 'additional-fields',
      fields: [
        { id: 'name', kind: 'text', title: 'Name on the cup', required: true },
        { id: 'mail', kind: 'email', title: 'E-mail' },
      ],
    },
  });
  cup = await addProduct(server, { additionalFieldsFormId: formId });
});
afterAll(() => server.close());

const entries = '/api/commerce/shopping-cart/entries';

test('a product that asks nothing keeps no answers, and other ones make no further line', async () => {
  const plain = await addProduct(server);
  const visitor = server.visitor();
  for (const text of ['{"a":{"b":[1,{"c":null}]}}', '{"x":"y"}', null]) {
    const answer = await visitor.post(entries, { itemId: plain.id, quantity: 1, additionalFields: text });
    expect(answer.json<{ newlyAdded: CartEntryJson }>().newlyAdded.additionalFields).toBeNull();
  }
  expect((await cartOf(visitor)).entries).toHaveLength(1);
});

describe('a product with a form', () => {
  test('CART-022 takes the answers as JSON text and keeps those the form asks for', async () => {
    const visitor = server.visitor();
    const additionalFields = JSON.stringify({ name: 'Ada', mail: 'ada@example.com', unknown: 'x' });
    const answer = await visitor.post(entries, { itemId: cup.id, quantity: 1, additionalFields });
    expect(answer.status).toBe(200);
    const { newlyAdded } = answer.json<{ newlyAdded: CartEntryJson }>();
    expect(JSON.parse(newlyAdded.additionalFields ?? '')).toEqual({ name: 'Ada', mail: 'ada@example.com' });
  });

  test('refuses answers that its form refuses, by the id of the field and in the language of the page', async () => {
    const visitor = server.visitor();
    const tries = [
      [null, { name: 'Required' }],
      ['{}', { name: 'Required' }],
      [JSON.stringify({ name: 'Ada', mail: 'nonsense' }), { mail: expect.stringContaining('Email is not valid') }],
    ] as const;
    for (const [additionalFields, errors] of tries) {
      const answer = await visitor.post(entries, { itemId: cup.id, quantity: 1, additionalFields });
      expect([answer.status, answer.json()]).toMatchObject([
        400,
        { message: 'One or more fields is invalid, please check your entries.', errors },
      ]);
    }
    expect(visitor.cookies.get('CART')).toBeUndefined();
  });

  test('CART-024 CART-025 has its answers changed under the same rules', async () => {
    const visitor = server.visitor();
    const first = await visitor.post(entries, { itemId: cup.id, quantity: 1, additionalFields: '{"name":"Ada"}' });
    const { newlyAdded } = first.json<{ newlyAdded: CartEntryJson }>();
    const path = `${entries}/${newlyAdded.id}/additionalFields`;
    const refused = await visitor.put(path, { itemId: cup.id, sku: cup.skus[0], additionalFields: '{"name":""}' });
    expect([refused.status, refused.json()]).toMatchObject([400, { errors: { name: 'Required' } }]);
    const changed = await visitor.put(path, { itemId: cup.id, sku: cup.skus[0], additionalFields: '{"name":"Ben"}' });
    const { updatedEntry } = changed.json<{ updatedEntry: CartEntryJson }>();
    expect(JSON.parse(updatedEntry.additionalFields ?? '')).toMatchObject({ name: 'Ben' });
  });

  test('hands the answers on to the order', async () => {
    const visitor = server.visitor();
    await visitor.post(entries, { itemId: cup.id, quantity: 2, additionalFields: '{"name":"Ada"}' });
    expect((await cartOf(visitor)).totalQuantity).toBe(2);
    const { orderId } = (await buy(visitor)).json<{ orderId: string }>();
    const line = await server.database.kysely
      .selectFrom('order_line')
      .select('additional_fields')
      .where('website_id', '=', server.website.id)
      .where('order_id', '=', orderId)
      .where('kind', '=', 'item')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(line.additional_fields ?? '')).toMatchObject({ name: 'Ada' });
  });
});
