import { addProduct, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { cartFeature } from '../cart/feature.ts';
import { buy, checkRules, declinedCard, goodCard, shopper } from '../checkout/checkout.fixture.ts';
import { checkoutFeature } from '../checkout/feature.ts';
import { orderFeature } from '../order/feature.ts';
import { addCoupon, enterCode } from './coupon.fixture.ts';

const isFull = process.env['AWNING_FULL'] === '1';
const buyers = isFull ? 200 : 40;
const timeout = 600_000;
/** Few enough that the guard against card testing ignores their declined cards. */
const unlucky = 20;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    features: [cartFeature, checkoutFeature, orderFeature],
    settings: { RATE_LIMITS: 'code=100000,cart-change=100000,checkout=100000' },
  });
});
afterEach(() => checkRules(server));
afterAll(() => server.close());

/** All visitors have entered the code before the first one buys. */
async function rush(
  code: string,
  emailOf: (number: number) => string,
  { count = buyers, more = () => ({}) }: { count?: number; more?: (number: number) => object } = {},
) {
  const product = await addProduct(server, { price: 1000n });
  const visitors = await Promise.all(
    Array.from({ length: count }, async () => {
      const visitor = await shopper(server, product);
      await enterCode(visitor, code);
      return visitor;
    }),
  );
  const answers = await Promise.all(
    visitors.map((visitor, number) =>
      buy(visitor, { email: emailOf(number), expectedTotalCents: 900, ...more(number) }),
    ),
  );
  return answers.map(({ status }) => status);
}

function count(statuses: readonly number[], wanted: number): number {
  return statuses.filter((status) => status === wanted).length;
}

test(`reliability 23: ${buyers} orders at once use a coupon for ten exactly ten times`, { timeout }, async () => {
  await addCoupon(server, { code: 'TEN-ONLY', limitTotal: 10 });
  const statuses = await rush('TEN-ONLY', (number) => `buyer-${number}@example.com`);
  expect([count(statuses, 200), count(statuses, 409)]).toEqual([10, buyers - 10]);
});

test(`reliability 23: one person with ${buyers} ways to write their address uses a coupon once`, {
  timeout,
}, async () => {
  await addCoupon(server, { code: 'ONE-EACH', limitPerPerson: 1 });
  const statuses = await rush('ONE-EACH', spelling);
  expect([count(statuses, 200), count(statuses, 409)]).toEqual([1, buyers - 1]);
});

test('uses that declined cards held for a moment are not lost', { timeout }, async () => {
  await addCoupon(server, { code: 'HALF', limitTotal: 2 * unlucky });
  const more = (number: number) => ({ payment: number % 2 === 0 ? goodCard : declinedCard });
  const statuses = await rush('HALF', (number) => `half-${number}@example.com`, { count: 2 * unlucky, more });
  expect([count(statuses, 200), count(statuses, 402)]).toEqual([unlucky, unlucky]);
  const coupon = await server.database.kysely
    .selectFrom('coupon')
    .select('uses')
    .where('website_id', '=', server.website.id)
    .where('code', '=', 'HALF')
    .executeTakeFirstOrThrow();
  expect(coupon.uses).toBe(unlucky);
});

/** Dots between the letters and their case, by the bits of the number. */
function spelling(number: number): string {
  const letters = Array.from('adalovelace').map((letter, position) => {
    const isLarge = (number >> position) % 2 === 1;
    const dot = position > 0 && (number >> (position - 1)) % 2 === 1 ? '.' : '';
    return `${dot}${isLarge ? letter.toUpperCase() : letter}`;
  });
  return `${letters.join('')}@Example.com`;
}
