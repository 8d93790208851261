import { addProduct, addressOf, addStorePage, eventually, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setOnHand } from '../../stock/index.ts';

let server: TestServer;
let path: string;
let collectionId: string;
let bowl: Awaited<ReturnType<typeof addProduct>>;
beforeAll(async () => {
  server = await startTestServer();
  collectionId = await addStorePage(server);
  path = `/${await addressOf(server, collectionId)}`;
  const sized = (Size: string, onHand: number) => ({ attributes: { Size }, price: 2000n, onHand });
  await addProduct(server, {
    collectionId,
    slug: 'mug',
    name: 'Mug',
    categories: ['Cups'],
    tags: ['clay'],
    optionNames: ['Size'],
    variants: [sized('Small', 2), sized('Large', 0)],
    texts: {
      en: { name: 'Mug' },
      de: { name: 'Becher', options: { Size: 'Größe' }, values: { Size: { Large: 'Groß' } } },
    },
  });
  bowl = await addProduct(server, {
    collectionId,
    slug: 'bowl',
    name: 'Bowl',
    categories: ['Bowls'],
    optionNames: ['Size'],
    variants: [{ attributes: { Size: 'Large' }, price: 3000n, salePrice: 1200n, onHand: 3 }],
  });
  await addProduct(server, { collectionId, slug: 'vase', name: 'A vase', price: 5000n, onHand: 1 });
});
afterAll(() => server.close());

async function open(query: string, prefix = ''): Promise<string> {
  const { status, text } = await server.visitor().get(`${prefix}${path}?${query}`);
  expect(status).toBe(200);
  return text;
}

async function slugs(query: string): Promise<string[]> {
  const found = (await open(query)).matchAll(/product-card-title"><a href="[^"]*\/p\/([^"]+)"/g);
  return [...found].map(([, slug = '']) => slug);
}

test('visitors sort a store page by its address', async () => {
  expect(await slugs('')).toEqual(['mug', 'bowl', 'vase']);
  expect(await slugs('sort=price')).toEqual(['bowl', 'mug', 'vase']);
  expect(await slugs('sort=price-desc')).toEqual(['vase', 'mug', 'bowl']);
  expect(await slugs('sort=newest')).toEqual(['vase', 'bowl', 'mug']);
  expect(await slugs('sort=name')).toEqual(['vase', 'bowl', 'mug']);
  expect(await slugs('sort=anything')).toEqual(['mug', 'bowl', 'vase']);
});

test('visitors filter it by price, category, tag, option, stock and sale, and by all of them together', async () => {
  expect(await slugs('minPrice=20&maxPrice=49,99')).toEqual(['mug']);
  expect(await slugs('category=bowls&inStock=true')).toEqual(['bowl']);
  expect(await slugs('tag=clay&sort=price')).toEqual(['mug']);
  // The large mug is sold out.
  expect(await slugs('option.size=large')).toEqual(['bowl']);
  expect(await slugs('option.Size=SMALL')).toEqual(['mug']);
  expect(await slugs('onSale=true')).toEqual(['bowl']);
  expect(await slugs('option.size=large&onSale=true&maxPrice=12&category=Bowls&sort=name')).toEqual(['bowl']);
  // What a form leaves empty or nobody can mean is ignored.
  expect(await slugs('sort=any&maxPrice=cheap&inStock=no')).toEqual(['mug', 'bowl', 'vase']);
});

test('the form shows what is chosen, and each filter can be removed by itself', async () => {
  const page = await open('category=Bowls&option.size=large&maxPrice=30&sort=price');
  expect(page).toMatch(/<option value="price" selected>/);
  expect(page).toMatch(/<option value="Bowls" selected>Bowls</);
  expect(page).toMatch(/name="option\.size">\s*<option value="">Any<\/option>\s*<option value="large" selected>Large</);
  expect(page).toMatch(/name="maxPrice" value="30"/);
  const removals = [...page.matchAll(/list-chosen-filter" href="([^"]+)"[^>]*aria-label="([^"]+)"/g)];
  expect(removals.map(([, url = '', label]) => [label, url.replaceAll('&amp;', '&')])).toEqual([
    ['Remove filter: Bowls', `${path}?sort=price&maxPrice=30&option.size=large`],
    ['Remove filter: Price to: $30.00', `${path}?category=Bowls&sort=price&option.size=large`],
    ['Remove filter: Size: Large', `${path}?category=Bowls&sort=price&maxPrice=30`],
  ]);
  expect(page).toContain(`class="list-chosen-clear" href="${path}?sort=price"`);
  const german = await open('option.size=large', '/de');
  expect(german).toContain('Größe: Groß');
  expect(german).toContain('Sortieren und filtern');
  // Names are in the order of the primary language.
  expect(german).not.toContain('value="name"');
});

test('where nothing fits, the page says so and leads back to all products', async () => {
  const page = await open('minPrice=999');
  expect(page).toContain('No products match these filters.');
  expect(page).toContain(`<a href="${path}">Clear all filters</a>`);
});

test('search engines list no filtered page, and a sorted one as the list itself', async () => {
  const head = async (query: string) => {
    const page = await open(query);
    return /<meta name="robots" content="[^"]*">|<link rel="canonical" href="[^"]*">/
      .exec(page)?.[0]
      .replace(/http:\/\/[^/]+/, '');
  };
  expect(await head('inStock=true')).toBe('<meta name="robots" content="noindex">');
  expect(await head('sort=price')).toBe(`<link rel="canonical" href="${path}">`);
  expect(await head('sort=price&category=Bowls')).toBe(`<link rel="canonical" href="${path}?category=Bowls">`);
  expect(await head('category=Bowls')).toBe(`<link rel="canonical" href="${path}?category=Bowls">`);
});

test('a page filtered by stock follows the stock of products that it does not show', async () => {
  const [variantId = ''] = bowl.variantIds;
  const count = (onHand: number) =>
    server.database.transaction((connection) =>
      setOnHand(connection, server.clock, server.website.id, variantId, onHand),
    );
  expect(await slugs('inStock=true')).toEqual(['mug', 'bowl', 'vase']);
  await count(0);
  await eventually(async () => expect(await slugs('inStock=true')).toEqual(['mug', 'vase']));
  await count(2);
  await eventually(async () => expect(await slugs('inStock=true')).toEqual(['mug', 'bowl', 'vase']));
});

test('the pages of a filtered list keep its filters', async () => {
  await server.database.kysely
    .updateTable('collection')
    .set({ page_size: 1 })
    .where('website_id', '=', server.website.id)
    .where('id', '=', collectionId)
    .execute();
  const shop = await addStorePage(server);
  expect(shop).not.toBe(collectionId);
  await eventually(async () => expect(await slugs('sort=price&inStock=true')).toHaveLength(1));
  const seen: string[] = [];
  let query: string | undefined = 'sort=price&inStock=true';
  while (query !== undefined) {
    const page: string = await open(query);
    expect(page).toContain('name="inStock" value="true" checked');
    seen.push(/\/p\/([^"]+)"/.exec(page)?.[1] ?? '');
    query = /href="[^"?]*\?([^"]*)" rel="next"/.exec(page)?.[1]?.replaceAll('&amp;', '&');
  }
  expect(seen).toEqual(['bowl', 'mug', 'vase']);
});

test('an address with filters that a form left empty leads to the one without them', async () => {
  const visitor = server.visitor();
  const tidied = await visitor.get(`${path}?sort=price&category=&minPrice=&option.size=&utm_source=`);
  expect([tidied.status, tidied.headers['location']]).toEqual([302, `${path}?sort=price&utm_source=`]);
  const german = await visitor.get(`/de${path}?tag=&maxPrice=`);
  expect([german.status, german.headers['location']]).toEqual([302, `/de${path}`]);
  // No host is named by a path with two slashes.
  const doubled = await visitor.get(`/${path}?tag=`);
  expect([302, 404]).toContain(doubled.status);
  expect(doubled.headers['location'] ?? path).toBe(path);
});

test('a network may have so many lists sorted, filtered or paged in a minute; cached ones and other pages are free', async () => {
  const visitor = server.visitor();
  const statusOf = async (address: string) => (await visitor.get(address)).status;
  const statuses: number[] = [];
  for (let price = 1; price <= 70; price += 1) statuses.push(await statusOf(`/de${path}?maxPrice=${price}`));
  expect(statuses.indexOf(429)).toBeGreaterThan(30);
  const [first, refused] = [statuses.lastIndexOf(200) + 1, statuses.indexOf(429) + 1];
  expect(await statusOf(`/de${path}?maxPrice=${first}`)).toBe(200);
  const { headers, text } = await visitor.get(`/de${path}?maxPrice=${refused}`, { accept: 'application/json' });
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(text).toContain('Bitte versuchen Sie es in einigen Sekunden noch einmal.');
  expect(await statusOf(`/de${path}`)).toBe(200);
  expect(await statusOf('/de?maxPrice=5')).not.toBe(429);
  const others = ['tag=other', 'category=other', 'author=other', 'offset=1', 'sort=price'];
  expect(await Promise.all(others.map((query) => statusOf(`/de${path}?${query}`)))).toEqual(others.map(() => 429));
});
