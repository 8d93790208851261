import { hostileTexts } from '@awning/forms/kind-cases';
import { addProduct, startTestServer, type TestServer } from '@awning/testing';
import { Parser } from 'htmlparser2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { address, shopper } from '../checkout.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const html = { accept: 'text/html' };
const texts = [...hostileTexts(40), 'ß', 'de', 'D', 'DEU', '\u0000\u0000', '🇩🇪', '١٢', 'x'.repeat(5000)];

// A refused checkout stores the typed place in the cart and shows it again, so each of its values passes through the
// page and the cart.
test.each(['country', 'region', 'postalCode', 'shippingOptionId'])(
  'without scripts a hostile %s is refused or shown as typed, and never breaks the page or the cart',
  async (field) => {
    const visitor = await shopper(server, await addProduct(server));
    const form = { email: 'no address', ...address, provider: 'test' };
    for (const text of texts) {
      server.clock.advance({ minutes: 5 });
      const answer = await visitor.submit('/checkout', { ...form, [field]: text });
      expect([text, answer.status < 500]).toEqual([text, true]);
      expect([text, strangersIn(answer.text)]).toEqual([text, []]);
      const checkout = await visitor.get('/checkout', html);
      expect([text, checkout.status]).toEqual([text, 200]);
      expect([text, strangersIn(checkout.text)]).toEqual([text, []]);
      expect((await visitor.get('/api/commerce/shopping-cart')).status).toBe(200);
    }
  },
  120_000,
);

test('a place from another website’s cart or a made-up option changes nothing', async () => {
  const visitor = await shopper(server, await addProduct(server));
  const before = (await visitor.get('/api/commerce/shopping-cart')).text;
  await visitor.submit('/checkout', { email: 'no address', country: 'ZZZ', shippingOptionId: 'nobody' });

  expect((await visitor.get('/api/commerce/shopping-cart')).text).toBe(before);
});

/** Elements and handlers that only a typed value can have added. */
function strangersIn(page: string): string[] {
  const found: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const handlers = Object.keys(attributes).filter((attribute) => attribute.startsWith('on'));
      if (handlers.length > 0 || attributes['src'] === 'x' || name === 'iframe') found.push(name, ...handlers);
    },
    ontext(text) {
      if (/^\s*alert\(/.test(text)) found.push(text);
    },
  });
  parser.end(page);
  return found;
}
