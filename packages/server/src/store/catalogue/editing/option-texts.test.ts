import { TeamRole } from '@awning/site-model';
import { addStorePage, signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ShoppingCartJson } from '../../cart/schema.ts';
import { checkoutBody } from '../../checkout/checkout.fixture.ts';
import type { CheckoutAnswerJson } from '../../checkout/schema.ts';
import { productMessages } from '../messages.ts';
import { productBody, variantBody } from './product-body.fixture.ts';
import type { ProductBody } from './schema.ts';

let server: TestServer;
let manager: Visitor;
let collectionId: string;
beforeAll(async () => {
  server = await startTestServer();
  manager = await signedInMember(server, { roles: [TeamRole.STORE_MANAGER] });
  collectionId = await addStorePage(server);
});
afterAll(() => server.close());

const path = '/api/commerce/products';
let made = 0;

function body(de: ProductBody['texts'][string]): ProductBody {
  made += 1;
  const attributes = { constructor: 'Moss', Size: 'S' };
  return productBody({
    collectionId,
    slug: `cup-${made}`,
    texts: { en: { name: 'Cup' }, de: { name: 'Tasse', ...de } },
    optionNames: ['Size', 'constructor'],
    variants: [
      variantBody({ sku: `C-${made}-S`, attributes }),
      variantBody({ sku: `C-${made}-L`, attributes: { ...attributes, Size: 'L' } }),
    ],
  });
}

async function urlId(): Promise<string> {
  const { url_id } = await server.database.kysely
    .selectFrom('collection')
    .select('url_id')
    .where('website_id', '=', server.website.id)
    .where('id', '=', collectionId)
    .executeTakeFirstOrThrow();
  return url_id;
}

test('an option has names in every language, from the page over the cart to the order, which keeps them', async () => {
  const entered = body({ options: { Size: ' Größe ' }, values: { Size: { S: 'Klein', L: 'Groß' } } });
  const { id } = (await manager.post(path, { body: entered })).json<{ id: string }>();
  const shown = (await manager.post(`${path}/${id}/publish`, { version: 1 })).json<{
    version: number;
    body: ProductBody;
  }>();
  expect(shown.body.texts['de']?.options).toEqual({ Size: 'Größe' });

  const visitor = server.visitor();
  const page = await visitor.get(`/de/${await urlId()}/p/${entered.slug}`);
  expect([page.text.includes('Größe'), page.text.includes('Klein')]).toEqual([true, true]);
  const sku = entered.variants[1]?.sku;
  await visitor.post('/de/api/commerce/shopping-cart/entries', { itemId: id, sku, quantity: 1 });
  const attributes = { Größe: 'Groß', constructor: 'Moss' };
  const cart = (await visitor.get('/de/api/commerce/shopping-cart')).json<ShoppingCartJson>();
  expect(cart.entries[0]?.chosenVariant).toMatchObject({ attributes });
  const answer = await visitor.post('/de/api/commerce/checkout', checkoutBody);
  const { orderId } = answer.json<CheckoutAnswerJson>();

  // Renamed afterwards: the order stays what the buyer read.
  const renamed = { ...shown.body, texts: { ...shown.body.texts, de: { name: 'Tasse', options: { Size: 'Weite' } } } };
  const saved = await manager.put(`${path}/${id}`, { version: shown.version, body: renamed });
  expect(saved.status).toBe(200);
  const line = await server.database.kysely
    .selectFrom('order_line')
    .select('attributes')
    .where('website_id', '=', server.website.id)
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  expect(line.attributes).toEqual(attributes);
});

test('a translation that is empty, or of something the product does not have, is left out', async () => {
  const entered = body({
    options: { Size: ' ', constructor: 'Glasur', Colour: 'Farbe' },
    values: { Size: { S: '', XL: 'Riesig' }, Colour: { Red: 'Rot' } },
  });
  const created = (await manager.post(path, { body: entered })).json<{ body: ProductBody }>();
  expect(created.body.texts['de']).toEqual({ name: 'Tasse', options: { constructor: 'Glasur' } });
});

test('two options or two values that visitors could not tell apart are refused', async () => {
  const twice = body({ options: { Size: 'constructor' }, values: { Size: { S: 'L' } } });
  const answer = await manager.post(path, { body: twice });
  expect([answer.status, answer.json<{ errors: unknown }>().errors]).toEqual([
    400,
    {
      'body.texts.de.options': productMessages.optionTwice,
      'body.texts.de.values': productMessages.valueTwice,
    },
  ]);
});
