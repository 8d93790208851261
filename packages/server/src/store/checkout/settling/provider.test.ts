import { startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readWebsiteById } from '../../../platform/website/index.ts';
import { cartFeature } from '../../cart/feature.ts';
import { type PaymentProvider, paymentProviders } from '../../payment/index.ts';
import { address, checkRules, goodCard, productAndShopper } from '../checkout.fixture.ts';
import { checkoutFeature } from '../feature.ts';
import { goodsPurchase } from '../goods/goods.ts';
import { checkOut } from '../placing/checkout.ts';
import { sweepTask } from './sweep.ts';

let server: TestServer;
let honest: PaymentProvider;
beforeAll(async () => {
  server = await startTestServer({ features: [cartFeature, checkoutFeature] });
  const provider = paymentProviders(server.parts).find(({ name }) => name === 'test');
  if (!provider) throw new Error('no provider');
  honest = provider;
});
afterAll(() => server.close());
afterEach(() => checkRules(server));

const silence = () => Promise.reject(new Error('no answer'));

async function buyWith(provider: PaymentProvider, visitor: Visitor) {
  const { parts } = server;
  const website = await readWebsiteById(parts.database, server.website.id, parts.log);
  if (!website) throw new Error('no website');
  const token = visitor.cookies.get('CART')?.value;
  const buyer = {
    website,
    language: 'en',
    token,
    crumb: await visitor.crumb(),
    siteUser: undefined,
    takeNewCart: () => Promise.resolve(0),
  };
  const input = {
    email: 'mila@example.com',
    shippingAddress: address,
    billingAddress: address,
    vatNumber: null,
    buyerNote: null,
    shippingOptionId: null,
    expectedTotalCents: null,
    expectedDueCents: null,
    card: null,
    networkAddress: null,
  };
  return await checkOut(parts, goodsPurchase(parts, buyer, { ...input, provider, instrument: goodCard }));
}

test('an answer that got lost is asked for again: the charge is found and becomes the order', async () => {
  const { visitor } = await productAndShopper(server, { onHand: 1 });
  const forgetful: PaymentProvider = { ...honest, charge: (charge) => honest.charge(charge).then(silence) };
  expect(await buyWith(forgetful, visitor)).toMatchObject({
    ok: true,
    order: { lifecycle: 'placed', paymentStatus: 'paid' },
  });
});

test('a charge that never arrived is given up, and the cart can be bought again', async () => {
  const { visitor } = await productAndShopper(server, { onHand: 1 });
  const broken: PaymentProvider = { ...honest, charge: silence };
  expect(await buyWith(broken, visitor)).toEqual({ ok: false, refusal: { reason: 'payment-unreachable' } });
  expect(await buyWith(honest, visitor)).toMatchObject({ ok: true });
});

test('a provider that cannot be reached at all leaves the checkout to the sweep, and no one is charged twice', async () => {
  const { visitor } = await productAndShopper(server, { onHand: 1 });
  const gone: PaymentProvider = { ...honest, charge: (charge) => honest.charge(charge).then(silence), find: silence };
  expect(await buyWith(gone, visitor)).toMatchObject({ ok: false, refusal: { reason: 'under-way' } });
  server.clock.advance({ seconds: 60 });
  await sweepTask(server.parts).run({}, undefined as never);
  const again = await buyWith(honest, visitor);
  expect(again).toMatchObject({ ok: true, order: { lifecycle: 'placed', paymentStatus: 'paid' } });
  const charges = await server.database.kysely
    .selectFrom('test_charge')
    .select('key')
    .where('website_id', '=', server.website.id)
    .where('state', '=', 'captured')
    .execute();
  const orders = await server.database.kysely
    .selectFrom('orders')
    .select('id')
    .where('website_id', '=', server.website.id)
    .where('lifecycle', '=', 'placed')
    .execute();
  expect(charges).toHaveLength(orders.length);
});
