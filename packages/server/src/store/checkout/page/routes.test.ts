import { addProduct, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { selectBrokenRules } from '../../order/rules/store.ts';
import { address, shopper } from '../checkout.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const { line1, ...rest } = address;
const form = {
  email: 'plain@example.com',
  ...rest,
  line1,
  provider: 'test',
  cardNumber: '4242424242424242',
  expiry: '12/34',
  cvc: '123',
};
const html = { accept: 'text/html' };

/** The properties of an island on the page. */
function propsOf(page: string, island: string): Readonly<Record<string, unknown>> {
  const written = new RegExp(`data-island="${island}" data-props='([^']*)'`).exec(page)?.[1] ?? '{}';
  const props = written.replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
  return JSON.parse(props) as Readonly<Record<string, unknown>>;
}

describe('without scripts', () => {
  test('ORDER-001 ORDER-002 ORDER-004 ORDER-005 PAGE-034 a visitor adds, changes, buys and sees the confirmation, which reports the purchase', async () => {
    const product = await addProduct(server, {
      name: 'Bowl',
      optionNames: ['Size'],
      variants: [
        { attributes: { Size: 'S' }, price: 1500n },
        { attributes: { Size: 'L' }, price: 1800n },
      ],
    });
    const visitor = server.visitor();
    const added = await visitor.submit('/cart/add', { itemId: product.id, quantity: '2', 'variant-option-Size': 'L' });
    expect([added.status, added.headers['location']]).toEqual([303, '/cart']);
    const cart = await visitor.get('/cart', html);
    expect([cart.status, cart.headers['cache-control']]).toEqual([200, expect.stringContaining('no-store')]);
    expect(cart.text).toContain('Bowl');
    const entryId = /[0-9a-f-]{36}/.exec(cart.text.split('name="entryId"')[1] ?? '')?.[0] ?? '';
    expect((await visitor.submit('/cart/update', { entryId, quantity: '3' })).headers['location']).toBe('/cart');
    const checkout = await visitor.get('/checkout', html);
    expect([checkout.status, checkout.headers['referrer-policy']]).toEqual([200, 'no-referrer']);
    const bought = await visitor.submit('/checkout', form);
    expect([bought.status, bought.headers['location']]).toEqual([
      303,
      expect.stringMatching(/^\/checkout\/confirmed\//),
    ]);
    const page = await visitor.get(String(bought.headers['location']), html);
    expect([page.status, page.headers['referrer-policy']]).toEqual([200, 'no-referrer']);
    expect(page.text).toContain('$54.00');
    expect(/"pageType":(\d+)/.exec(page.text)?.[1]).toBe('202');
    expect(propsOf(page.text, 'order-confirmed')['purchase']).toEqual({
      transaction_id: /confirmed\/([0-9a-f-]{36})/.exec(String(bought.headers['location']))?.[1],
      currency: 'USD',
      value: 54,
      shipping: 0,
      tax: 0,
      items: [{ item_id: product.skus[1], item_name: 'Bowl', quantity: 3, price: 18 }],
    });
    expect(await selectBrokenRules(server.database)).toEqual([]);
  });

  test('an entry can be removed', async () => {
    const visitor = await shopper(server, await addProduct(server));
    const cart = (await visitor.get('/api/commerce/shopping-cart')).json<{ entries: { id: string }[] }>();
    await visitor.submit('/cart/remove', { entryId: cart.entries[0]?.id ?? '' });
    expect((await visitor.get('/api/commerce/shopping-cart')).json()).toMatchObject({ entries: [] });
  });

  test('a refusal is told on the cart page in the visitor’s language, never with words from the address', async () => {
    const product = await addProduct(server, { onHand: 0 });
    const visitor = server.visitor();
    const refused = await visitor.submit('/de/cart/add', { itemId: product.id, quantity: '1' });
    expect(refused.headers['location']).toBe(`/de/cart?notice=not-enough&item=${product.id}`);
    expect((await visitor.get(String(refused.headers['location']), html)).text).toContain(
      'Leider haben wir davon nicht genug vorrätig.',
    );
    expect((await visitor.get('/cart?notice=Send+money+to+me', html)).text).not.toContain('Send money');
  });

  test('options that were not chosen are named', async () => {
    const product = await addProduct(server, {
      optionNames: ['Size'],
      variants: [{ attributes: { Size: 'S' } }, { attributes: { Size: 'L' } }],
    });
    const visitor = server.visitor();
    const refused = await visitor.submit('/cart/add', { itemId: product.id, quantity: '1', 'variant-option-Size': '' });
    expect((await visitor.get(String(refused.headers['location']), html)).text).toContain(
      'Please select the Size option.',
    );
  });

  test('the notice about options that were not chosen leads back to the product', async () => {
    const product = await addProduct(server, {
      name: 'Cup <b>& saucer',
      optionNames: ['Size'],
      variants: [{ attributes: { Size: 'S' } }, { attributes: { Size: 'L' } }],
    });
    const visitor = server.visitor();
    const refused = await visitor.submit('/de/cart/add', { itemId: product.id, quantity: '1' });
    const { text } = await visitor.get(String(refused.headers['location']), html);
    const [, path] = /<a href="([^"]+)">Cup &lt;b&gt;&amp; saucer auf Deutsch<\/a>/.exec(text) ?? [];
    expect(path).toMatch(/^\/de\/\S+\/p\//);
    expect(text).not.toContain('Cup <b>');
    expect((await visitor.get(path ?? '', html)).status).toBe(200);
    expect((await visitor.get(`/cart?notice=not-enough&item=${product.id}`, html)).text).not.toContain(path?.slice(3));
  });

  test('a refused checkout shows the form again with what was typed, but not the card', async () => {
    const visitor = await shopper(server, await addProduct(server));
    const answer = await visitor.submit('/checkout', {
      ...form,
      email: 'nobody',
      firstName: 'Ottilie',
      cardNumber: '4000000000000002',
    });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('Ottilie');
    expect(answer.text).toContain('Email is not valid.');
    expect(answer.text).not.toContain('4000000000000002" ');
    const declined = await visitor.submit('/checkout', { ...form, cardNumber: '4000000000000002' });
    expect([declined.status, declined.text.includes('Your card was declined.')]).toEqual([402, true]);
  });

  test('a form of another site is refused', async () => {
    const product = await addProduct(server);
    const answer = await server.visitor().send('POST', '/cart/add', {
      body: `itemId=${product.id}&quantity=1`,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://evil.test',
        'sec-fetch-site': 'cross-site',
      },
    });
    expect(answer.status).toBe(403);
  });
});

test('an empty cart leads from the checkout to the cart', async () => {
  const answer = await server.visitor().get('/fr/checkout', html);
  expect([answer.status, answer.headers['location']]).toEqual([303, '/fr/cart']);
});

test('the confirmation opens only with its token', async () => {
  const visitor = await shopper(server, await addProduct(server));
  const bought = await visitor.submit('/checkout', form);
  const location = String(bought.headers['location']);
  expect((await visitor.get(location.replace(/token=.*/, 'token=x'), html)).status).toBe(404);
  expect((await visitor.get(location.split('?')[0] ?? '', html)).status).toBe(404);
  expect((await server.visitor(server.otherWebsite).get(location, html)).status).toBe(404);
});
