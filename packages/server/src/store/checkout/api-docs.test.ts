import { CollectionType } from '@awning/site-model';
import { addProduct, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCollection } from '../../site/content/index.ts';
import { selectBrokenRules } from '../order/rules/store.ts';

let server: TestServer;
let origin: string;
beforeAll(async () => {
  server = await startTestServer();
  const { database, clock, website } = server;
  const collectionId = await createCollection(database, clock, website.id, {
    urlId: 'shop',
    typeName: 'products',
    type: CollectionType.products,
    texts: { en: { title: 'Shop' } },
  });
  await addProduct(server, { collectionId, type: 2, slug: 'download' });
  await addProduct(server, { collectionId, slug: 'gone', position: 1, onHand: 0 });
  await addProduct(server, { collectionId, slug: 'jar', position: 2, onHand: 3 });
  // Another name would lead to the main one.
  await database.kysely
    .updateTable('website_host')
    .set({ is_primary: false })
    .where('website_id', '=', website.id)
    .execute();
  await database.kysely
    .insertInto('website_host')
    .values({ website_id: website.id, host: '127.0.0.1', is_primary: true, created_at: clock.now() })
    .execute();
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

/** The example on the page, as a reader would copy it. */
async function copiedExample(): Promise<string> {
  const page = await (await fetch(`${origin}/api/docs`, { headers: { accept: 'text/html' } })).text();
  const written = /<pre tabindex="0" id="checkout-example">([\s\S]*?)<\/pre>/.exec(page)?.[1] ?? '';
  return written
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&amp;', '&');
}

test('the example on the page of the API buys something over the API alone', async () => {
  const said: string[] = [];
  const run = new AsyncFunction('process', 'console', await copiedExample());
  await run({ env: { SHOP: origin } }, { log: (...words: unknown[]) => said.push(words.join(' ')) });
  expect(said).toEqual([
    'GET /shop?format=json 200',
    'GET /api/commerce/shopping-cart 200',
    'POST /api/commerce/shopping-cart/entries 200',
    'PUT /api/commerce/shopping-cart/shipping-location 200',
    'GET /api/commerce/shopping-cart 200',
    'GET /api/commerce/shopping-cart 200',
    'It costs 20 USD',
    'POST /api/commerce/checkout 200',
    'Order 1001 placed',
  ]);
  expect(await selectBrokenRules(server.database)).toEqual([]);
});

const AsyncFunction = (async () => undefined).constructor as new (
  ...words: string[]
) => (...values: unknown[]) => Promise<void>;

describe('every call of the store', () => {
  const isOfStore = (path: string) => path.startsWith('/api/commerce/') || path.startsWith('/api/3/commerce/');

  async function documentedAnswers() {
    const { paths } = (await (await fetch(`${origin}/api/docs/openapi.json`)).json()) as {
      paths: Record<string, Record<string, { responses: Record<string, { description: string }> }>>;
    };
    return (method: string, path: string) =>
      paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]?.responses ?? {};
  }

  test('documents the refusals it declares, in their words', async () => {
    const answersOf = await documentedAnswers();
    const calls = server.app.declaredRoutes.filter(({ path }) => isOfStore(path));
    expect(calls.length).toBeGreaterThan(12);
    for (const { method, path, refusals = {}, schema } of calls) {
      const answers = answersOf(method, path);
      const named = ['200', ...(schema.body ? ['400'] : []), ...Object.keys(refusals)];
      expect(Object.keys(answers), `${method} ${path}`).toEqual(expect.arrayContaining(named));
      for (const [status, words] of Object.entries(refusals)) {
        expect(answers[status]?.description, `${method} ${path} ${status}`).toBe(words);
        expect(words.length).toBeGreaterThan(0);
      }
    }
  });

  test('answers nothing that its page does not name', async () => {
    const answersOf = await documentedAnswers();
    const strange = '0192f0c1-0000-7000-8000-00000000dead';
    const bodies = [undefined, {}, { itemId: strange, sku: 'X', quantity: 1 }, { quantity: 5 }, { code: 'NONE' }, []];
    for (const { method, path, accepts } of server.app.declaredRoutes.filter((route) => isOfStore(route.path))) {
      const address = path.replaceAll(/:\w+/g, strange);
      for (const body of method === 'GET' || accepts?.includes('raw') ? [undefined] : bodies) {
        const visitor = server.visitor();
        await visitor.crumb();
        const { status } = await visitor.send(method, address, {
          ...(body === undefined ? {} : { body }),
          headers: method === 'GET' ? {} : { 'x-crumb': await visitor.crumb() },
        });
        const named = [...Object.keys(answersOf(method, path)), '415'];
        expect(named, `${method} ${path} ${JSON.stringify(body)}`).toContain(String(status));
      }
    }
  });
});
