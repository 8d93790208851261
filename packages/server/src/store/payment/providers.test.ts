import { addProduct, startTestServer } from '@awning/testing';
import { describe, expect, test } from 'vitest';
import { buy, checkRules, goodCard, lateCard, shopper } from '../checkout/checkout.fixture.ts';
import { settleLeftOpen } from '../checkout/settling/settle.ts';
import { takesTestPayments } from './test-payments.ts';

type Settings = Parameters<typeof takesTestPayments>[0];
const unset: Settings = { host: 'localhost', publicUrl: undefined, paymentModule: undefined, testPayments: undefined };

describe('test cards', () => {
  test.for<[taken: boolean, settings: Partial<Settings>, hosts?: readonly string[]]>([
    [true, {}],
    [true, {}, ['shop.test', '127.0.0.1:3000']],
    [true, { publicUrl: 'http://localhost:3000' }],
    [true, { publicUrl: 'https://shop.test' }],
    [true, { publicUrl: 'https://shop.example' }],
    [true, { publicUrl: 'http://[::1]:3000' }],
    [true, { host: '192.168.178.20' }, ['192.168.178.20:3000']],
    [true, { host: 'fd00::20' }, ['[fd00::20]:3000']],
    [false, { publicUrl: 'https://shop.com' }],
    [false, { publicUrl: 'https://localhost.shop.com' }],
    [false, {}, ['shop.com']],
    [false, {}, ['shop.test', 'shop.com']],
    [false, { host: '0.0.0.0' }, ['localhost:3000']],
    [false, { host: '::' }, ['localhost:3000']],
    [false, { host: '203.0.113.7' }, ['shop.test']],
    [false, { host: 'web-1' }],
    [false, { paymentModule: '/shop/pay.mjs' }],
    [true, { testPayments: 'allow', host: '0.0.0.0', publicUrl: 'https://shop.com' }, ['shop.com']],
    [true, { testPayments: 'allow', paymentModule: '/shop/pay.mjs' }],
    [false, { testPayments: 'refuse' }],
  ])('are taken (%s) with %j where the shop is visited by %j', ([taken, settings, hosts]) => {
    expect(takesTestPayments({ ...unset, ...settings }, hosts)).toBe(taken);
  });

  test('with which something was begun are still asked what became of it when they are taken no longer', async () => {
    const server = await startTestServer();
    const late = await shopper(server, await addProduct(server));
    const { orderId } = (await buy(late, { payment: lateCard })).json<{ orderId: string }>();
    const { parts, website } = server;
    const strict = { ...parts, config: { ...parts.config, testPayments: 'refuse' as const } };
    expect(await settleLeftOpen(strict, website.id, orderId)).toEqual({ state: 'waiting' });
    await server.close();
  });

  test('are neither shown nor taken by the checkout of such a shop', async () => {
    const server = await startTestServer({ settings: { TEST_PAYMENTS: 'refuse' } });
    const visitor = await shopper(server, await addProduct(server));
    const refused = await buy(visitor, { payment: goodCard });
    expect([refused.status, Object.keys(refused.json<{ errors: object }>().errors)]).toEqual([
      400,
      ['payment.provider'],
    ]);
    const page = await visitor.get('/checkout');
    expect(page.text).toContain('value="offline"');
    expect(page.text).not.toContain('value="test"');
    expect((await buy(visitor, { payment: { provider: 'offline' } })).status).toBe(200);
    await checkRules(server);
    await server.close();
  });
});
