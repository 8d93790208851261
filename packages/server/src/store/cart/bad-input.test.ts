import { addForm, addProduct, startTestServer, type TestProduct, type TestServer, type Visitor } from '@awning/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { shopper } from '../checkout/checkout.fixture.ts';
import { cartOf } from '../coupon/coupon.fixture.ts';
import { cartFeature } from './feature.ts';
import type { ShoppingCartJson } from './schema.ts';

let server: TestServer;
let product: TestProduct;
let visitor: Visitor;
let before: ShoppingCartJson;
beforeAll(async () => {
  server = await startTestServer({
    features: [cartFeature],
    settings: { RATE_LIMITS: 'cart-change=900000,code=900000' },
  });
  product = await addProduct(server);
});
beforeEach(async () => {
  visitor = await shopper(server, product, 2);
  before = await cartOf(visitor);
});
afterAll(() => server.close());

const cart = '/api/commerce/shopping-cart';
const notNumber = 'Quantity must be a number.';
const unknownId = '00000000-0000-7000-8000-000000000009';
const notWhole = 'Quantity must be a whole number';
const outOfRange = 'Quantity must be between 1 and 9999.';

const wrongTexts = [7, true, {}, []];
const hostile = ["'; drop table cart; --", '<script>', '\u202e', '𝟙𝟚'];
/** Values that the database cannot store, and values that are too long. */
const unkept = ['\u0000', 'a\ud800b', 'x'.repeat(20_001)];

/** A call, the wrong field, the wrong values, and the text where the specification gives one. */
const cases: readonly (readonly [string, string, string, readonly unknown[], string | undefined])[] = [
  ['POST', '/entries', 'quantity', ['many', null, {}, [], true, 'NaN', ...hostile], notNumber],
  ['POST', '/entries', 'quantity', [1.5, '1.5', 1e-9], notWhole],
  ['POST', '/entries', 'quantity', [0, -1, 10_000, '10000', 1e300, '-0003'], outOfRange],
  ['PUT', '/entries/:entryId', 'quantity', ['', 'many', null, {}, [[1]]], notNumber],
  ['PUT', '/entries/:entryId', 'quantity', [2.5], notWhole],
  ['PUT', '/entries/:entryId', 'quantity', [-1, 10_000], outOfRange],
  ['POST', '/entries', 'itemId', ['', 'x', null, '00000000-0000-7000-8000-00000000000Z', ...wrongTexts], undefined],
  ['POST', '/entries', 'sku', [...wrongTexts, 'x'.repeat(201), 'no such thing'], undefined],
  [
    'POST',
    '/entries',
    'additionalFields',
    [...wrongTexts, '[]', '7', '{', 'null', '"x"', 'x'.repeat(20_001)],
    undefined,
  ],
  ['PUT', '/entries/:entryId/additionalFields', 'additionalFields', [...wrongTexts, '[]', '{'], undefined],
  ['PUT', '/entries/:entryId/additionalFields', 'itemId', ['x', ...wrongTexts], undefined],
  ['POST', '/coupons', 'code', ['', '  ', null, ...wrongTexts, 'x'.repeat(51)], undefined],
  ['PUT', '/shipping-location', 'country', ['', 'D', 'DEU', '12', 'ZZ', null, ...wrongTexts], undefined],
  ['PUT', '/shipping-location', 'region', [...wrongTexts, 'x'.repeat(101)], undefined],
  ['PUT', '/shipping-location', 'postalCode', [...wrongTexts, 'x'.repeat(21)], undefined],
  ['PUT', '/selected-shipping-option', 'shippingOptionId', ['x', unknownId, ...wrongTexts], undefined],
];

const fitting: Readonly<Record<string, () => object>> = {
  '/entries': () => ({ itemId: product.id, sku: product.skus[0], quantity: 1 }),
  '/entries/:entryId': () => ({ quantity: 1 }),
  '/entries/:entryId/additionalFields': () => ({ additionalFields: '{"a":"b"}' }),
  '/coupons': () => ({ code: 'X' }),
  '/shipping-location': () => ({ country: 'DE' }),
  '/selected-shipping-option': () => ({ shippingOptionId: null }),
};

test.for(cases)('%s %s with a wrong %s', async ([method, path, field, values, words]) => {
  const url = `${cart}${path.replace(':entryId', before.entries[0]?.id ?? '')}`;
  for (const value of values) {
    const body = { ...fitting[path]?.(), [field]: value };
    const answer = await (method === 'POST' ? visitor.post(url, body) : visitor.put(url, body));
    const { message = '', errors = {} } = answer.json<{ message?: string; errors?: Record<string, string> }>();
    expect([value, answer.status, Object.keys(errors)]).toEqual([value, 400, [field]]);
    // Where the specification has no text, there is one of ours.
    expect([value, message === '', errors[field] === '']).toEqual([value, false, false]);
    expect([value, message, errors[field]]).toEqual([value, words ?? message, words ?? errors[field]]);
  }
  expect(await cartOf(visitor)).toEqual(before);
});

test.for(['/entries', '/coupons', '/shipping-location', '/selected-shipping-option'])(
  'a body that is no object, or lacks everything, leaves the cart as it was: %s',
  async (path) => {
    const headers = { 'x-crumb': await visitor.crumb(), 'content-type': 'application/json' };
    const method = path === '/entries' || path === '/coupons' ? 'POST' : 'PUT';
    for (const body of ['{}', '[]', 'null', '7', '"x"', '{', '', '{"quantity":NaN}', '{"code":Infinity}']) {
      const { status } = await visitor.send(method, `${cart}${path}`, { body, headers });
      expect([body, status]).toEqual([body, 400]);
    }
    expect(await cartOf(visitor)).toEqual(before);
  },
);

test('an unknown field is refused by its name', async () => {
  const answer = await visitor.post(`${cart}/coupons`, { code: 'X', isAdmin: true });
  expect([answer.status, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([400, ['isAdmin']]);
});

test.for(hostile)('a code that reads %j is kept as it was typed and does not count', async (code) => {
  const answer = await visitor.post(`${cart}/coupons`, { code });
  expect(answer.json()).toMatchObject({ shoppingCart: { invalidCoupons: [code] } });
});

test.for(unkept)(
  'a text that cannot be kept (%#) is refused by the name of its field, wherever it stands',
  async (text) => {
    const entry = `/entries/${before.entries[0]?.id}`;
    const tries = [
      ['POST', '/coupons', 'code', {}],
      ['POST', '/entries', 'sku', { itemId: product.id, quantity: 1 }],
      ['POST', '/entries', 'additionalFields', { itemId: product.id, quantity: 1 }],
      ['PUT', `${entry}/additionalFields`, 'additionalFields', {}],
      ['PUT', '/shipping-location', 'region', { country: 'DE' }],
      ['PUT', '/shipping-location', 'postalCode', { country: 'DE' }],
    ] as const;
    for (const [method, path, field, others] of tries) {
      const body = { ...others, [field]: text };
      const answer = await (method === 'POST'
        ? visitor.post(`${cart}${path}`, body)
        : visitor.put(`${cart}${path}`, body));
      const { errors = {} } = answer.json<{ errors?: object }>();
      expect([path, answer.status, Object.keys(errors)]).toEqual([path, 400, [field]]);
    }
    expect(await cartOf(visitor)).toEqual(before);
  },
);

test('answers of any language, up to 8 kB of them, are kept as they were typed', async () => {
  const asking = await addProduct(server, {
    additionalFieldsFormId: await addForm(server, {
      form: {
        formType: 'additional-fields',
        fields: [
          { id: 'engraving', kind: 'text', title: 'Engraving' },
          { id: 'long', kind: 'textarea', title: 'Card' },
        ],
      },
    }),
  });
  const buyer = await shopper(server, asking);
  const [entry] = (await cartOf(buyer)).entries;
  const additionalFields = JSON.stringify({ engraving: '“Ada” 🙂 \u202e<b>ж漢</b>', long: 'x'.repeat(8000) });
  const answer = await buyer.put(`${cart}/entries/${entry?.id}/additionalFields`, { additionalFields });
  expect(answer.json()).toMatchObject({ updatedEntry: { additionalFields } });
  const wrong = await buyer.put(`${cart}/entries/${entry?.id}/additionalFields`, {
    additionalFields,
    sku: 'another thing',
  });
  expect(wrong.status).toBe(404);
});

test('ERR-003 the 61st change within a minute is refused with Retry-After and nothing happens', async () => {
  const limited = await startTestServer({ features: [cartFeature] });
  const thing = await addProduct(limited);
  const hasty = limited.visitor();
  const body = { itemId: thing.id, quantity: 1 };
  for (let number = 0; number < 60; number += 1) await hasty.post(`${cart}/entries`, body);
  const refused = await hasty.post(`${cart}/entries`, body);
  expect([refused.status, refused.json<{ message: string }>().message]).toEqual([
    429,
    'Please try again in a few seconds.',
  ]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await cartOf(hasty)).totalQuantity).toBe(60);
  limited.clock.advance({ seconds: 61 });
  expect((await hasty.post(`${cart}/entries`, body)).status).toBe(200);
  await limited.close();
});

test('after ten tries of codes within a minute an address must wait', async () => {
  const limited = await startTestServer({ features: [cartFeature] });
  const curious = await shopper(limited, await addProduct(limited));
  const statuses: number[] = [];
  for (let number = 0; number < 11; number += 1) {
    statuses.push((await curious.post(`${cart}/coupons`, { code: `TRY-${number % 5}` })).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  await limited.close();
});
