import { startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cartFeature } from '../../cart/feature.ts';
import { stockFeature } from '../../stock/feature.ts';
import { address, checkRules, productAndShopper } from '../checkout.fixture.ts';
import { checkoutFeature } from '../feature.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    features: [cartFeature, stockFeature, checkoutFeature],
    settings: { RATE_LIMITS: 'checkout=100000,cart-change=100000' },
  });
});
afterAll(() => server.close());

const hostile = [
  '',
  ' ',
  'NaN',
  "'; drop table orders; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '\u202Eevil',
  '🧺'.repeat(50),
  'x'.repeat(10_000),
  '%00',
  'a\nb',
  '__proto__',
];

async function newBuyer(): Promise<Visitor> {
  return (await productAndShopper(server, { onHand: 5 })).visitor;
}

test.for([
  ['nothing', undefined, 400],
  ['no JSON', '{"email":', 400],
  ['a list', '[]', 400],
  ['a text', '"x"', 400],
  ['a number', '7', 400],
  ['null', 'null', 400],
  ['a field of the prototype', '{"__proto__":{"email":"x"}}', 400],
  ['a zero byte', '{"email":"\\u0000"}', 400],
  ['too much', `{"email":"${'x'.repeat(70_000)}"}`, 413],
] as const)('%s instead of a body is refused', async ([, payload, status]) => {
  const buyer = await newBuyer();
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/commerce/checkout',
    headers: {
      host: 'shop.test',
      cookie: buyer.cookies.header(),
      'x-crumb': await buyer.crumb(),
      'content-type': 'application/json',
    },
    ...(payload === undefined ? {} : { payload }),
  });
  expect(answer.statusCode).toBe(status);
});

test('the plain form bears hostile values too', async () => {
  const fields = ['email', 'country', 'postalCode', 'shippingOptionId', 'provider', 'cardNumber', 'expectedTotalCents'];
  const buyer = await newBuyer();
  for (const field of fields) {
    for (const text of hostile) {
      const answer = await buyer.submit('/checkout', {
        email: 'a@example.com',
        ...address,
        provider: 'test',
        [field]: text,
      });
      expect(answer.status, `${field} = ${text.slice(0, 30)}`).toBeLessThan(500);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.text).not.toContain('<script>alert(1)');
    }
  }
  await checkRules(server);
});
