import { setStore, signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testEvent } from '../../payment/index.ts';
import {
  address,
  buy,
  challengedCard,
  checkoutBody,
  checkRules,
  keyOf,
  lateCard,
  productAndShopper,
  shopper,
} from '../checkout.fixture.ts';
import type { CheckoutAnswerJson } from '../schema.ts';
import { captured, type StubProvider, stubProvider } from '../stub-provider.fixture.ts';

let server: TestServer;
let stub: StubProvider;
beforeAll(async () => {
  stub = stubProvider();
  server = await startTestServer({ paymentProviders: [stub] });
});
afterAll(() => server.close());
afterEach(async () => {
  stub.hooks = {};
  await checkRules(server);
});

const html = { accept: 'text/html' };

/** The number on the cart badge of every page. */
async function quantityInCart(visitor: Visitor): Promise<number> {
  return (await visitor.get('/api/commerce/shopping-cart')).json<{ totalQuantity: number }>().totalQuantity;
}

async function orderOf(id: string) {
  return await server.database.kysely
    .selectFrom('orders')
    .select(['lifecycle', 'payment_status', 'number'])
    .where('website_id', '=', server.website.id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

async function sendEvent(provider: string, body: Buffer | string, headers: Record<string, string> = {}) {
  return await server.app.inject({
    method: 'POST',
    url: `/api/commerce/payments/${provider}/events/${server.website.id}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload: body,
  });
}

async function stubEvent(id: string, key: string): Promise<number> {
  return (await sendEvent('stub', JSON.stringify({ id, key }))).statusCode;
}

async function buyWithStub(visitor: Visitor): Promise<CheckoutAnswerJson> {
  return (await buy(visitor, { payment: { provider: 'stub' } })).json<CheckoutAnswerJson>();
}

describe('a card that the shopper has to confirm', () => {
  async function challenged(language = '') {
    const { visitor, product } = await productAndShopper(server, { onHand: 1 });
    const answer = await visitor.post(`${language}/api/commerce/checkout`, {
      ...checkoutBody,
      payment: challengedCard,
    });
    return { visitor, product, answer: answer.json<CheckoutAnswerJson>(), status: answer.status };
  }

  test('leads to a page, and becomes an order when it is confirmed there', async () => {
    const { visitor, answer, status } = await challenged('/de');
    expect([status, answer]).toEqual([
      200,
      {
        orderId: expect.any(String),
        orderNumber: null,
        status: 'requires-action',
        paymentStatus: 'pending',
        confirmationUrl: expect.stringContaining('/checkout/received/'),
        actionUrl: expect.stringMatching(/^\/de\/checkout\/challenge\/[0-9a-f-]{36}\?token=[\w-]{43}$/),
      },
    ]);
    const url = answer.actionUrl ?? '';
    const page = await visitor.get(url, html);
    expect([page.status, page.headers['referrer-policy'], page.headers['cache-control']]).toEqual([
      200,
      'no-referrer',
      expect.stringContaining('no-store'),
    ]);
    expect(page.text).toContain('Zahlung bestätigen');
    expect(page.text).toMatch(/20,00/);
    const confirmed = await visitor.submit(url, { decision: 'confirm' });
    expect([confirmed.status, confirmed.headers['location']]).toEqual([
      303,
      expect.stringContaining('/checkout/return/'),
    ]);
    const back = await visitor.get(String(confirmed.headers['location']), html);
    expect([back.status, back.headers['location']]).toEqual([303, expect.stringContaining('/checkout/confirmed/')]);
    expect(await orderOf(answer.orderId)).toMatchObject({ lifecycle: 'placed', payment_status: 'paid' });
    expect(visitor.cookies.get('CART')).toBeUndefined();
    // Going back in the browser redirects, and nothing is charged again.
    expect((await visitor.get(url, html)).status).toBe(303);
    expect((await visitor.submit(url, { decision: 'refuse' })).status).toBe(303);
    expect((await visitor.get(String(confirmed.headers['location']), html)).headers['location']).toContain(
      '/confirmed/',
    );
  });

  test('is told in words when it is refused there, and the cart can be bought with another card', async () => {
    const { visitor, answer } = await challenged();
    const refused = await visitor.submit(answer.actionUrl ?? '', { decision: 'refuse' });
    const back = await visitor.get(String(refused.headers['location']), html);
    expect(back.headers['location']).toBe('/checkout?payment=unconfirmed');
    const { text } = await visitor.get('/checkout?payment=unconfirmed', html);
    expect(text).toContain('You did not confirm the payment. Nothing was charged.');
    expect(text).not.toContain('Your card was declined.');
    expect((await visitor.get('/checkout?payment=declined', html)).text).toContain(
      'Your card was declined. Please try another card.',
    );
    expect((await visitor.get('/checkout?payment=<b>money</b>', html)).text).not.toContain('<b>money');
    expect(await orderOf(answer.orderId)).toMatchObject({ lifecycle: 'discarded', payment_status: 'failed' });
    expect((await buy(visitor)).status).toBe(200);
  });

  test('STOCK-010 holds the stock meanwhile; STOCK-011 a new try with another card gives the first one up', async () => {
    const { visitor, product, answer } = await challenged();
    await expect(shopper(server, product)).rejects.toThrow(/409/);
    const again = await buy(visitor);
    expect([again.status, again.json<CheckoutAnswerJson>().status]).toEqual([200, 'placed']);
    expect(await orderOf(answer.orderId)).toMatchObject({ lifecycle: 'discarded' });
    // The page of the first attempt is confirmed too late: its charge has been voided.
    const late = await visitor.submit(answer.actionUrl ?? '', { decision: 'confirm' });
    const back = await visitor.get(String(late.headers['location']), html);
    expect(back.headers['location']).toBe('/checkout?payment=unfinished');
    const charges = await server.database.kysely
      .selectFrom('test_charge')
      .select('state')
      .where('website_id', '=', server.website.id)
      .where('key', '=', await keyOf(server, answer.orderId))
      .execute();
    expect(charges).toEqual([{ state: 'voided' }]);
  });

  test('a page of another website, or without its token, does not open', async () => {
    const { visitor, answer } = await challenged();
    const url = answer.actionUrl ?? '';
    expect((await visitor.get(url.replace(/token=.*/, 'token=x'), html)).status).toBe(404);
    expect((await visitor.get(url.split('?')[0] ?? '', html)).status).toBe(404);
    expect((await server.visitor(server.otherWebsite).get(url, html)).status).toBe(404);
    expect((await visitor.submit(url.replace(/token=.*/, 'token=x'), { decision: 'confirm' })).status).toBe(404);
    expect((await visitor.get(`/checkout/return/${answer.orderId}?token=x`, html)).status).toBe(404);
    const foreign = await visitor.send('POST', url, {
      body: 'decision=confirm',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://evil.test',
        'sec-fetch-site': 'cross-site',
      },
    });
    expect(foreign.status).toBe(403);
  });

  test('without scripts the form leads there too', async () => {
    const { visitor } = await productAndShopper(server, { onHand: 1 });
    const answer = await visitor.submit('/checkout', {
      email: 'plain@example.com',
      ...address,
      provider: 'test',
      cardNumber: challengedCard.cardNumber,
      expiry: '12/34',
      cvc: '123',
    });
    expect([answer.status, answer.headers['location']]).toEqual([303, expect.stringContaining('/checkout/challenge/')]);
  });
});

describe('a card whose bank tells later', () => {
  test('is received first, and becomes an order by the event', async () => {
    const { visitor } = await productAndShopper(server, { onHand: 1 });
    const answer = (await buy(visitor, { payment: lateCard })).json<CheckoutAnswerJson>();
    expect(answer).toMatchObject({ status: 'pending', orderNumber: null, paymentStatus: 'pending' });
    const page = await visitor.get(answer.confirmationUrl, html);
    expect([page.status, page.text.includes('Purchase')]).toEqual([200, false]);
    expect(await quantityInCart(visitor)).toBe(0);
    // A repeated request meanwhile gets the same response and charges nothing more.
    expect((await buy(visitor, { payment: lateCard })).json()).toEqual(answer);
    server.clock.advance({ minutes: 6 });
    const ran = await server.runJobs();
    expect(ran.map(({ task }) => task)).toContain('payment.test-event');
    expect(await orderOf(answer.orderId)).toMatchObject({ lifecycle: 'placed', payment_status: 'paid' });
    expect((await visitor.get(answer.confirmationUrl, html)).text).toContain('Thank you for your order.');
  });

  test('titles the page of the order by the state of the payment, whichever link opens it', async () => {
    const { visitor } = await productAndShopper(server, { onHand: 1 });
    const { confirmationUrl } = (await buy(visitor, { payment: lateCard })).json<CheckoutAnswerJson>();
    const heading = async (url: string) => /<h1[^>]*>([^<]+)/.exec((await visitor.get(url, html)).text)?.[1];
    expect(await heading(confirmationUrl)).toBe('Order received');
    server.clock.advance({ minutes: 6 });
    await server.runJobs();
    expect(confirmationUrl).toContain('/checkout/received/');
    expect(await heading(confirmationUrl)).toBe('Order confirmed');
    expect(await heading(confirmationUrl.replace('/received/', '/confirmed/'))).toBe('Order confirmed');
  });
});

describe('events', () => {
  test('counts once however often it comes, and is kept with its effect', async () => {
    stub.hooks.outcome = () => ({ state: 'pending' });
    const { visitor } = await productAndShopper(server, { onHand: 1 });
    const { orderId } = await buyWithStub(visitor);
    const key = await keyOf(server, orderId);
    stub.ledger.set(key, captured(key));
    const statuses = await Promise.all(Array.from({ length: 10 }, () => stubEvent('evt-1', key)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await orderOf(orderId)).toMatchObject({ lifecycle: 'placed', payment_status: 'paid' });
    const events = await server.database.kysely
      .selectFrom('provider_event')
      .select(['event_id', 'state'])
      .where('website_id', '=', server.website.id)
      .where('provider', '=', 'stub')
      .execute();
    expect(events).toEqual([{ event_id: 'evt-1', state: 'captured' }]);
  });

  test('go forward only: what an old event says is not believed, what is true now is', async () => {
    const { visitor } = await productAndShopper(server, { onHand: 1 });
    const { orderId } = await buyWithStub(visitor);
    const key = await keyOf(server, orderId);
    // "Pending" and "requires action" arrive after the payment.
    for (const state of [
      { state: 'pending' },
      { state: 'requires-action', url: '/x' },
      { state: 'declined', reason: 'declined' },
    ] as const) {
      stub.ledger.set(key, state);
      expect(await stubEvent(`old-${state.state}`, key)).toBe(200);
      expect(await orderOf(orderId)).toMatchObject({ lifecycle: 'placed', payment_status: 'paid' });
    }
    stub.ledger.set(key, captured(key));
  });

  test('a decline that comes late gives the stock back', async () => {
    stub.hooks.outcome = () => ({ state: 'pending' });
    const { visitor } = await productAndShopper(server, { onHand: 1 });
    const answer = await buyWithStub(visitor);
    const key = await keyOf(server, answer.orderId);
    expect(await quantityInCart(visitor)).toBe(0);
    stub.ledger.set(key, { state: 'declined', reason: 'declined' });
    expect(await stubEvent('evt-declined', key)).toBe(200);
    expect(await quantityInCart(visitor)).toBe(1);
    expect(await orderOf(answer.orderId)).toMatchObject({ lifecycle: 'discarded', payment_status: 'failed' });
    const led = await visitor.get(answer.confirmationUrl, html);
    const back = await visitor.get(String(led.headers['location']), html);
    expect(back.headers['location']).toMatch(/^\/checkout\?payment=(declined|unfinished)$/);
    expect((await buy(visitor)).status).toBe(200);
  });

  test('money that the provider has given back makes the order a refunded one', async () => {
    const { visitor } = await productAndShopper(server, { onHand: 1 });
    const { orderId } = await buyWithStub(visitor);
    const key = await keyOf(server, orderId);
    stub.ledger.set(key, { state: 'cancelled' });
    expect(await stubEvent('evt-refund', key)).toBe(200);
    expect(await orderOf(orderId)).toMatchObject({ lifecycle: 'placed', payment_status: 'refunded' });
  });

  test('that concern nothing of ours are kept and do nothing', async () => {
    expect(await stubEvent('evt-foreign', 'not-a-key')).toBe(200);
    expect(await stubEvent('evt-unknown', '0190a1b2-0000-7000-8000-000000000000')).toBe(200);
  });

  test('are asked for again when the provider does not say what is true', async () => {
    const { visitor } = await productAndShopper(server, { onHand: 1 });
    const { orderId } = await buyWithStub(visitor);
    stub.hooks.beforeFind = () => Promise.reject(new Error('silence'));
    expect(await stubEvent('evt-silent', await keyOf(server, orderId))).toBe(503);
    stub.hooks = {};
    expect(await stubEvent('evt-silent', await keyOf(server, orderId))).toBe(200);
  });

  test.for(['a\u0000b', 'half \ud800'])(
    'signed, but with a text that cannot be kept, are malformed: %j',
    async (text) => {
      const { body, headers } = testEvent(server.parts, server.website.id, text);
      expect((await sendEvent('test', body, headers)).statusCode).toBe(400);
      expect(await stubEvent(`evt ${text}`, 'not-a-key')).toBe(400);
      const written = testEvent(server.parts, server.website.id, `written ${JSON.stringify(text)}`);
      expect((await sendEvent('test', written.body, written.headers)).statusCode).toBe(200);
    },
  );

  test('without a right signature are refused before they are read', async () => {
    const { visitor } = await productAndShopper(server, { onHand: 1 });
    const { orderId } = (await buy(visitor, { payment: lateCard })).json<CheckoutAnswerJson>();
    const { body, headers } = testEvent(server.parts, server.website.id, await keyOf(server, orderId));
    const [name = '', signature = ''] = Object.entries(headers)[0] ?? [];
    const other = testEvent(server.parts, server.otherWebsite.id, await keyOf(server, orderId));
    const bad: readonly (readonly [Buffer, Record<string, string>])[] = [
      [body, {}],
      [body, { [name]: 'nonsense' }],
      [body, { [name]: signature.replace(/.$/, (last) => (last === '0' ? '1' : '0')) }],
      [body, { [name]: signature.replace(/t=\d+/, 't=1') }],
      [Buffer.concat([body, Buffer.from(' ')]), headers],
      [body.subarray(0, -1), headers],
      [Buffer.alloc(0), headers],
      [other.body, other.headers],
    ];
    for (const [sent, sentHeaders] of bad) {
      const answer = await sendEvent('test', sent, sentHeaders);
      expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
        400,
        'The signature is missing, wrong or too old.',
      ]);
    }
    server.clock.advance({ minutes: 6 });
    expect((await sendEvent('test', body, headers)).statusCode).toBe(400);
    const fresh = testEvent(server.parts, server.website.id, await keyOf(server, orderId));
    expect((await sendEvent('test', fresh.body, fresh.headers)).statusCode).toBe(200);
  });

  test.for([
    ['/api/commerce/payments/gold/events/{id}', 404],
    ['/api/commerce/payments/offline/events/{id}', 404],
    ['/api/commerce/payments/test/events/0190a1b2-0000-7000-8000-000000000000', 404],
    ['/api/commerce/payments/test/events/not-an-id', 404],
    [`/api/commerce/payments/${'x'.repeat(60)}/events/{id}`, 400],
    ['/api/commerce/payments/test/events/{id}', 400],
  ] as const)('to %s are answered with %i', async ([path, status]) => {
    const url = path.replace('{id}', server.website.id);
    for (const payload of ['', '{}', 'null', '[]', '{"id":7}', '\u0000', 'x'.repeat(60_000)]) {
      const answer = await server.app.inject({
        method: 'POST',
        url,
        payload,
        headers: { 'content-type': 'text/plain' },
      });
      expect(answer.statusCode).toBe(status);
    }
  });
});

describe('the money of a cancelled order', () => {
  const cancel = async (orderId: string) => {
    const manager = await signedInMember(server);
    expect((await manager.post(`/api/commerce/orders/${orderId}/cancel`)).status).toBe(200);
  };

  test('goes back by a job that repeats until the provider has confirmed', async () => {
    const { visitor } = await productAndShopper(server, { onHand: 1 });
    const { orderId } = await buyWithStub(visitor);
    await cancel(orderId);
    stub.hooks.beforeCancel = () => Promise.reject(new Error('silence'));
    const failed = await server.runJobs({ mayFail: true });
    expect(failed.find(({ task }) => task === 'order.refund')).toMatchObject({
      error: { name: 'NoResponseError', cause: new Error('silence') },
    });
    expect(await orderOf(orderId)).toMatchObject({ payment_status: 'paid' });
    stub.hooks = {};
    server.clock.advance({ minutes: 1 });
    await server.runJobs();
    expect(await orderOf(orderId)).toMatchObject({ payment_status: 'refunded' });
    expect(stub.ledger.get(await keyOf(server, orderId))).toEqual({ state: 'cancelled' });
  });

  test('that was still to come is no longer expected', async () => {
    const { visitor } = await productAndShopper(server, { onHand: 1 });
    const { orderId } = (await buy(visitor, { payment: { provider: 'offline' } })).json<CheckoutAnswerJson>();
    await cancel(orderId);
    expect(await orderOf(orderId)).toMatchObject({ payment_status: 'voided' });
  });
});

test('a key whose checkout has not come to its end can be sent again and is then answered with the end', async () => {
  stub.hooks.outcome = () => ({ state: 'pending' });
  const { visitor } = await productAndShopper(server, { onHand: 1 });
  const key = { 'idempotency-key': 'late-1' };
  const first = await buy(visitor, { payment: { provider: 'stub' } }, key);
  const { orderId } = first.json<CheckoutAnswerJson>();
  const chargeKey = await keyOf(server, orderId);
  stub.ledger.set(chargeKey, captured(chargeKey));
  expect((await buy(visitor, { payment: { provider: 'stub' } }, key)).json()).toMatchObject({
    orderId,
    status: 'placed',
  });
});

describe('instalments', () => {
  test('are not offered while the owner has not set them up', async () => {
    const { visitor } = await productAndShopper(server, { onHand: 5 });
    const refused = await buy(visitor, { payment: { provider: 'instalments' } });
    expect([refused.status, refused.json<{ errors: object }>().errors]).toEqual([
      400,
      { 'payment.provider': 'Please choose a payment method.' },
    ]);
    expect((await visitor.get('/checkout', html)).text).not.toContain('Pay in instalments');
  });

  test('are offered within their bounds, and confirmed on the provider’s page', async () => {
    const bound = (decimalValue: string) => ({ decimalValue, currencyCode: 'USD' });
    const instalments = { minimum: bound('15.00'), maximum: bound('30.00') };
    await setStore(server, server.website, { instalments });
    try {
      const { visitor } = await productAndShopper(server, { onHand: 5, price: 2000n });
      expect((await visitor.get('/checkout', html)).text).toContain('Pay in instalments (sample)');
      const answer = (await buy(visitor, { payment: { provider: 'instalments' } })).json<CheckoutAnswerJson>();
      expect(answer).toMatchObject({ status: 'requires-action' });
      const confirmed = await visitor.submit(answer.actionUrl ?? '', { decision: 'confirm' });
      await visitor.get(String(confirmed.headers['location']), html);
      expect(await orderOf(answer.orderId)).toMatchObject({ lifecycle: 'placed', payment_status: 'paid' });
      const dear = await productAndShopper(server, { onHand: 5, price: 3001n });
      expect((await buy(dear.visitor, { payment: { provider: 'instalments' } })).status).toBe(400);
    } finally {
      await setStore(server, server.website, {});
    }
  });
});
