import { startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { cartFeature } from '../cart/index.ts';
import { stockFeature } from '../stock/feature.ts';
import { address, checkoutBody, checkRules, goodCard, productAndShopper } from './checkout.fixture.ts';
import { checkoutFeature } from './index.ts';

const isFull = process.env['AWNING_FULL'] === '1';
vi.setConfig({ testTimeout: isFull ? 600_000 : 60_000 });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    features: [cartFeature, stockFeature, checkoutFeature],
    settings: { RATE_LIMITS: 'checkout=100000,cart-change=100000' },
  });
});
afterAll(() => server.close());

const hostile: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  0,
  -1,
  1.5,
  1e300,
  Number.MAX_SAFE_INTEGER + 1,
  true,
  [],
  {},
  [null],
  { $gt: '' },
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

/** Every path of the body, so that each value stands once in each place. */
const places = [
  'email',
  'shippingAddress',
  'billingAddress',
  'shippingOptionId',
  'expectedTotalCents',
  'payment',
  ...Object.keys(address).map((field) => `shippingAddress.${field}`),
  ...Object.keys(address).map((field) => `billingAddress.${field}`),
  ...Object.keys(goodCard).map((field) => `payment.${field}`),
] as const;

function withValue(path: string, value: unknown): Record<string, unknown> {
  // Both addresses are the same object there.
  const body = JSON.parse(JSON.stringify(checkoutBody)) as Record<string, unknown>;
  const [first = '', second] = path.split('.');
  if (second === undefined) body[first] = value;
  else (body[first] as Record<string, unknown>)[second] = value;
  return body;
}

async function written(): Promise<unknown> {
  const { rows } = await sql`
    select (select count(*) from orders where website_id = ${server.website.id}) as orders,
           (select count(*) from payment where website_id = ${server.website.id}) as payments,
           (select count(*) from stock_hold where website_id = ${server.website.id}) as holds,
           (select count(*) from stock_move where website_id = ${server.website.id}) as moves,
           (select count(*) from cart where website_id = ${server.website.id} and completing_until is not null) as claims
  `.execute(server.database.kysely);
  return rows[0];
}

async function newBuyer(): Promise<Visitor> {
  return (await productAndShopper(server, { onHand: 5 })).visitor;
}

test('a body with a bad value is refused with the name of the field, and nothing is half-written', async () => {
  let buyer = await newBuyer();
  const wrong: string[] = [];
  for (const path of places) {
    for (const value of hostile) {
      const before = await written();
      const answer = await buyer.post('/api/commerce/checkout', withValue(path, value));
      if (answer.status === 200) {
        // Some values are right here, such as any text as a street.
        buyer = await newBuyer();
        continue;
      }
      const body = answer.json<{ message?: string; errors?: Record<string, string> }>();
      const field = Object.keys(body.errors ?? {})[0] ?? '';
      const isNamed = field !== '' && (field.startsWith(path) || path.startsWith(field));
      const isChangedTotal = path === 'expectedTotalCents' && answer.status === 409;
      if (!(answer.status === 400 && isNamed) && !isChangedTotal) {
        wrong.push(`${path} = ${JSON.stringify(value)?.slice(0, 40)}: ${answer.status} ${answer.text.slice(0, 200)}`);
      }
      expect(await written()).toEqual(before);
    }
  }
  expect(wrong).toEqual([]);
  await checkRules(server);
});

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
  const texts = hostile.filter((value): value is string => typeof value === 'string');
  for (const field of fields) {
    for (const text of texts) {
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
