import { addForm, addProduct, startTestServer, type TestProduct, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ShoppingCartJson } from '../schema.ts';

let server: TestServer;
let cup: TestProduct;
let plain: TestProduct;
beforeAll(async () => {
  server = await startTestServer();
  const formId = await addForm(server, {
    form: {
      name: 'Names',
      formType: 'additional-fields',
      fields: [
        { id: 'name', kind: 'text', title: 'Name on the cup', required: true },
        { id: 'who', kind: 'name', title: 'For whom' },
      ],
    },
    texts: { de: { fields: { name: { title: 'Name auf dem Becher' } } } },
  });
  cup = await addProduct(server, {
    additionalFieldsFormId: formId,
    optionNames: ['Size'],
    variants: [{ attributes: { Size: 'S' } }, { attributes: { Size: 'L' } }],
  });
  plain = await addProduct(server);
});
afterAll(() => server.close());

const html = { accept: 'text/html' };
const path = '/cart/additional-fields';

describe('the call', () => {
  test('answers the form of a product and the words around it in the visitor’s language', async () => {
    const query = `itemId=${cup.id}&sku=${cup.skus[1]}`;
    const answer = await server.visitor().get(`/de/api/commerce/additional-fields?${query}`);
    expect([answer.status, answer.json()]).toMatchObject([
      200,
      {
        form: {
          name: 'Names',
          fields: [{ id: 'name', title: 'Name auf dem Becher' }, { id: 'who' }],
        },
        strictEmailEndings: false,
        formTexts: { submission: { submit: 'Absenden' } },
      },
    ]);
  });

  test('says that there is nothing to ask: of a plain product, of another website’s, of none', async () => {
    const other = server.visitor(server.otherWebsite);
    expect((await server.visitor().get(`/api/commerce/additional-fields?itemId=${plain.id}`)).status).toBe(404);
    expect((await other.get(`/api/commerce/additional-fields?itemId=${cup.id}&sku=${cup.skus[0]}`)).status).toBe(404);
    expect((await server.visitor().get('/api/commerce/additional-fields?itemId=x')).status).toBe(400);
  });
});

describe('without scripts', () => {
  test('the button of a product that asks leads to its questions with what was chosen', async () => {
    const visitor = server.visitor();
    const form = { itemId: cup.id, quantity: '3', 'variant-option-Size': 'L' };
    const sent = await visitor.submit('/de/cart/add', form);
    expect(sent.status).toBe(303);
    const address = String(sent.headers['location']);
    expect(address).toBe(`/de${path}?itemId=${cup.id}&sku=${cup.skus[1]}&quantity=3`);
    const page = await visitor.get(address, html);
    expect(page.status).toBe(200);
    expect(page.text).toContain('name="field.name"');
    expect(page.text).toContain(`name="sku" value="${cup.skus[1]}"`);
    expect((await cartOf(visitor)).entries).toEqual([]);
  });

  test('answers put it into the cart; wrong ones come back with what was typed', async () => {
    const visitor = server.visitor();
    const wanted = { itemId: cup.id, sku: cup.skus[1] ?? '', quantity: '2' };
    const typed = { 'field.who.first': 'Ada <i>' };
    const refused = await visitor.submit(path, { ...wanted, ...typed, 'field.name': '' });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('Required');
    expect(refused.text).toContain('value="Ada &lt;i&gt;"');
    expect(refused.text).not.toContain('<i>');
    const added = await visitor.submit(path, { ...wanted, ...typed, 'field.name': 'Ada' });
    expect([added.status, added.headers['location']]).toEqual([303, '/cart']);
    expect((await cartOf(visitor)).entries).toMatchObject([
      {
        quantity: 2,
        chosenVariant: { sku: cup.skus[1] },
        answers: [
          { title: 'Name on the cup', text: 'Ada' },
          { title: 'For whom', text: 'Ada <i>' },
        ],
      },
    ]);
  });

  test('a plain product has no such page, and goes straight into the cart', async () => {
    const visitor = server.visitor();
    expect((await visitor.get(`${path}?itemId=${plain.id}`, html)).status).toBe(404);
    const sent = await visitor.submit('/cart/add', { itemId: plain.id, quantity: '1' });
    expect(sent.headers['location']).toBe('/cart');
  });

  test('more than there is is told on the cart page', async () => {
    const visitor = server.visitor();
    const answer = await visitor.submit(path, {
      itemId: cup.id,
      sku: cup.skus[0] ?? '',
      quantity: 'x',
      'field.name': 'A',
    });
    expect(answer.headers['location']).toContain('/cart?notice=quantity-not-a-number');
  });
});

async function cartOf(visitor: ReturnType<TestServer['visitor']>): Promise<ShoppingCartJson> {
  return (await visitor.get('/api/commerce/shopping-cart')).json<ShoppingCartJson>();
}
