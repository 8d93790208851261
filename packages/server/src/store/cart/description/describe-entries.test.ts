import { TeamRole } from '@awning/site-model';
import { addForm, addProduct, signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buy } from '../../checkout/checkout.fixture.ts';
import type { CheckoutAnswerJson } from '../../checkout/schema.ts';
import { createCoupon } from '../../coupon/coupon.fixture.ts';
import type { OrderJson } from '../../order/schema.ts';
import { createShippingZone } from '../../store-rules/rules.fixture.ts';
import type { ShoppingCartJson } from '../schema.ts';

let server: TestServer;
let manager: Visitor;
let formId: string;
beforeAll(async () => {
  server = await startTestServer();
  manager = await signedInMember(server, { roles: [TeamRole.STORE_MANAGER] });
  formId = await addForm(server, {
    form: {
      formType: 'additional-fields',
      fields: [
        { id: 'name', kind: 'text', title: 'Name on the cup', required: true },
        { id: 'who', kind: 'name', title: 'For whom' },
        { id: 'note', kind: 'text', title: 'Note' },
      ],
    },
  });
  await createShippingZone(server.database, server.clock, server.website.id, {
    name: 'Germany',
    areas: [{ country: 'DE' }],
    options: [{ texts: { en: 'Parcel' }, calculator: 'flat', bands: [{ from: 0n, price: 500n }] }],
  });
  await createCoupon(server.database, server.clock, server.website.id, {
    code: 'TENTH',
    kind: 'percentage',
    value: 100_000n,
  });
});
afterAll(() => server.close());

const entries = '/api/commerce/shopping-cart/entries';
const answers = [
  { title: 'Name on the cup', text: 'Ada <b>' },
  { title: 'For whom', text: 'Ada Lovelace' },
];

/** Options whose alphabetical order and order by length both differ from that of the product page. */
async function addCup() {
  return await addProduct(server, {
    name: 'Cup',
    additionalFieldsFormId: formId,
    optionNames: ['Material', 'Hue', 'Size'],
    variants: [{ attributes: { Hue: 'Blue', Size: 'L', Material: 'Clay' }, price: 2000n }],
  });
}

async function shopperWithCup(): Promise<Visitor> {
  const cup = await addCup();
  const visitor = server.visitor();
  const additionalFields = JSON.stringify({ name: 'Ada <b>', who: ['Ada', 'Lovelace'], note: '' });
  const added = await visitor.post(entries, { itemId: cup.id, sku: cup.skus[0], quantity: 2, additionalFields });
  expect(added.status).toBe(200);
  return visitor;
}

test('a line names options as the product page does, and questions with their answers', async () => {
  const visitor = await shopperWithCup();
  const [entry] = (await visitor.get('/api/commerce/shopping-cart')).json<ShoppingCartJson>().entries;
  expect(Object.entries(entry?.chosenVariant.attributes ?? {})).toEqual([
    ['Material', 'Clay'],
    ['Hue', 'Blue'],
    ['Size', 'L'],
  ]);
  expect(entry?.answers).toEqual(answers);
  const page = await visitor.get('/checkout', { accept: 'text/html' });
  expect(page.text).toContain('Ada &lt;b&gt;');
});

test('an order keeps both, whatever becomes of the form, and its lines are worth what they were before discounts', async () => {
  const visitor = await shopperWithCup();
  await visitor.post('/api/commerce/shopping-cart/coupons', { code: 'TENTH' });
  const { orderId, confirmationUrl } = (await buy(visitor, { email: 'cup@example.com' })).json<CheckoutAnswerJson>();
  await server.database.kysely
    .updateTable('product')
    .set({ additional_fields_form_id: null })
    .where('website_id', '=', server.website.id)
    .execute();
  const order = (await manager.get(`/api/commerce/orders/${orderId}`)).json<OrderJson>();
  const [line] = order.lines;
  expect(Object.keys(line?.attributes ?? {})).toEqual(['Material', 'Hue', 'Size']);
  expect(line).toMatchObject({ answers, gross: { decimalValue: '40.00' }, total: { decimalValue: '36.00' } });
  expect([order.shippingOption, order.totals.subtotal.decimalValue]).toEqual(['Parcel', '40.00']);

  const { text } = await visitor.get(confirmationUrl, { accept: 'text/html' });
  const shown = text.slice(text.indexOf('<section class="order-summary"')).replaceAll('<!-- -->', '');
  expect(shown).toContain('Clay / Blue / L · Quantity 2');
  expect(shown).toContain('Name on the cup: Ada &lt;b&gt;');
  expect(shown).toMatch(/order-summary-price">\$40\.00</);
  expect(shown).toMatch(/Discount TENTH<\/dt><dd>−\$4\.00</);
  expect(shown).toContain('Parcel');

  const mail = await server.database.kysely
    .selectFrom('mail')
    .select('text')
    .where('website_id', '=', server.website.id)
    .where('recipient', '=', 'cup@example.com')
    .executeTakeFirstOrThrow();
  expect(mail.text).toContain('2 × Cup (Clay / Blue / L; Name on the cup: Ada <b>; For whom: Ada Lovelace): $40.00');
  expect(mail.text).toContain('Discount: −$4.00');
});
