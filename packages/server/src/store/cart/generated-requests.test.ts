import { addProduct, signedInMember, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fittingCall, injection, wildCall } from '../../assembly/security/calls.fixture.ts';
import { chanceFrom } from '../../assembly/security/random.fixture.ts';
import type { Pool } from '../../assembly/security/values.fixture.ts';
import type { Route } from '../../platform/http/routing/route.ts';
import { buy, checkRules, shopper } from '../checkout/checkout.fixture.ts';
import { addCoupon, cartOf } from '../coupon/coupon.fixture.ts';

const isFull = process.env['AWNING_FULL'] === '1';
const requests = isFull ? 20_000 : 600;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    settings: { RATE_LIMITS: 'cart-change=900000,code=900000,checkout=900000,team-change=900000' },
  });
  for (const code of ['TEN', 'ELEVEN']) await addCoupon(server, { code, limitTotal: 1000 });
});
afterAll(() => server.close());

/**
 * A visitor with a filled cart and a manager, and the things they may touch, including a product that the manager may
 * delete.
 */
async function scene(): Promise<{ readonly callers: readonly Record<string, string>[]; readonly pool: Pool }> {
  const product = await addProduct(server);
  const [buyer, manager, former] = [
    await shopper(server, product),
    await signedInMember(server),
    await shopper(server, product),
  ];
  const { orderId } = (await buy(former)).json<{ orderId: string }>();
  const callers = await Promise.all(
    [buyer, manager].map(async (person) => ({ 'x-crumb': await person.crumb(), cookie: person.cookies.header() })),
  );
  const named = {
    itemId: [product.id],
    sku: product.skus,
    quantity: [1, 2, 9999, '3', 0, -1, 1.5, null, 'NaN', 1e300],
    entryId: (await cartOf(buyer)).entries.map(({ id }) => id),
    code: ['TEN', 'eleven', 'x'],
    country: ['DE', 'us', 'XX'],
    'orders/id': [orderId],
    'orders/after': [orderId],
  };
  return { callers, pool: { ids: [product.id, orderId], named } };
}

test(`${requests} generated requests over the calls of the store: none fails, and afterwards every rule of the store holds`, {
  timeout: 1_200_000,
}, async () => {
  const routes = server.app.declaredRoutes.filter(({ path }) => /^\/(api\/(3\/)?commerce|cart|checkout)/.test(path));
  expect(routes.length).toBeGreaterThan(15);
  const failures: string[] = [];
  const reached = new Set<string>();
  let current = await scene();
  for (let number = 0; number < requests; number += 1) {
    if (number % 60 === 59) current = await scene();
    const route = routes[number % routes.length]!;
    const { status, told } = await ask(route, number, current);
    if (status < 400) reached.add(`${route.method} ${route.path}`);
    if (status >= 500) failures.push(`seed ${number}: ${told}`);
  }
  expect(failures).toEqual([]);
  // A generator that never reaches a route proves nothing.
  expect(reached.size).toBeGreaterThan(10);
  await checkRules(server);
});

async function ask(route: Route, seed: number, { callers, pool }: Awaited<ReturnType<typeof scene>>) {
  const chance = chanceFrom(seed);
  const call = (chance.percent(40) ? fittingCall : wildCall)(route, chance, pool);
  const origin: Record<string, string> = route.forgery === 'same-origin' ? { 'sec-fetch-site': 'same-origin' } : {};
  const headers = chance.percent(5) ? {} : { ...chance.pick(callers), ...origin };
  const answer = await server.app.inject(injection(call, { host: server.website.host, headers }));
  const told = `${call.method} ${call.url.slice(0, 200)} ${String(call.payload ?? '').slice(0, 200)} → ${answer.statusCode}`;
  return { status: answer.statusCode, told };
}
