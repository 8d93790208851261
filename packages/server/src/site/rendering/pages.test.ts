import { CollectionType, RecordType } from '@awning/site-model';
import { addProduct, layoutOf, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCollection, createItem, Ordering, saveLayout, saveNavigation } from '../content/index.ts';

let server: TestServer;
let store: string;
let blog: string;

beforeAll(async () => {
  server = await startTestServer();
  await fill(server.website.id);
  // The same addresses on another website, with other words.
  await createPage(server.otherWebsite.id, 'about', { en: { title: 'Somebody else' } });
});
afterAll(async () => await server.close());

async function createPage(websiteId: string, urlId: string, texts: object, more: object = {}): Promise<string> {
  const page = { urlId, typeName: 'page', type: CollectionType.page, texts: texts as never, ...more };
  return await createCollection(server.database, server.clock, websiteId, page);
}

async function fill(websiteId: string): Promise<void> {
  const { database, clock } = server;
  const home = await createPage(
    websiteId,
    'home',
    { en: { title: 'Home', description: 'Clay & fire' }, de: { title: 'Start' } },
    { isHomepage: true },
  );
  const about = await createPage(websiteId, 'about', { en: { title: 'About us' }, de: { title: 'Über uns' } });
  store = await createCollection(database, clock, websiteId, {
    urlId: 'shop',
    typeName: 'products',
    type: CollectionType.products,
    texts: { en: { title: 'Shop' } },
  });
  blog = await createCollection(database, clock, websiteId, {
    urlId: 'journal',
    typeName: 'blog',
    type: CollectionType.generic,
    ordering: Ordering.chronological,
    pageSize: 2,
    texts: { en: { title: 'Journal' } },
  });
  for (const day of [1, 2, 3, 4, 5]) {
    await createItem(database, clock, websiteId, {
      collectionId: blog,
      urlId: `post-${day}`,
      recordType: RecordType.text,
      publishAt: new Date(`2026-02-0${day}T12:00:00Z`),
      categories: day === 3 ? ['Kiln'] : [],
      texts: { en: { title: `Post ${day}`, body: `<p>Body of ${day}</p>` }, de: { title: `Beitrag ${day}` } },
    });
  }
  await createItem(database, clock, websiteId, {
    collectionId: blog,
    urlId: 'future',
    recordType: RecordType.text,
    publishAt: new Date('2026-03-02T11:00:00Z'),
    texts: { en: { title: 'Not yet' } },
  });
  await createItem(database, clock, websiteId, {
    collectionId: blog,
    urlId: 'draft',
    recordType: RecordType.text,
    label: 'Draft',
    publishAt: new Date('2026-01-01'),
    texts: { en: { title: 'Never' } },
  });
  const block = (id: string, html: string) => ({ type: 'html', props: { id, html } });
  await saveLayout(
    database,
    clock,
    websiteId,
    `page:${home}`,
    layoutOf({
      en: [
        block('a', '<h1>Welcome</h1>'),
        {
          type: 'button',
          props: { id: 'b', buttonText: 'Go', buttonLink: '/shop', at: { phone: { buttonAlignment: 'center' } } },
        },
        { type: 'summary-v2', props: { id: 's', collectionId: store } },
      ],
    }),
  );
  const story = layoutOf({ en: [block('a', '<p>Two potters</p>')], de: [block('a', '<p>Zwei Töpfer</p>')] });
  await saveLayout(database, clock, websiteId, `page:${about}`, story);
  await saveLayout(database, clock, websiteId, 'field:footer', layoutOf({ en: [block('f', '<p>Open daily</p>')] }));
  await saveNavigation(database, clock, websiteId, {
    name: 'main',
    entries: [{ collectionId: store }, { collectionId: about }, { url: '/search', texts: { en: { title: 'Find' } } }],
  });
  await addProduct(server, { collectionId: store, slug: 'tide-mug', name: 'Tide mug', price: 2800n });
  await addProduct(server, { collectionId: store, slug: 'moon-jar', name: 'Moon jar', onHand: 0 });
  await addProduct(server, {
    collectionId: store,
    slug: 'plate',
    name: 'Plate <b>',
    optionNames: ['Size'],
    variants: [{ attributes: { Size: 'Small' } }, { attributes: { Size: 'Large' }, price: 3000n }],
  });
}

const get = async (path: string, headers = {}) => await server.visitor().get(path, headers);

test('a block has its values for smaller screens as classes, and the style sheet has their rules', async () => {
  const { text } = await get('/');
  expect(text).toContain('class="sqs-block button-block sqs-block-button at-phone-button-buttonAlignment-center"');
  const sheet = /<link[^>]* href="([^"]*\.css[^"]*)"/.exec(text)?.[1] ?? '';
  expect((await get(sheet)).text.replaceAll(/\s+/g, ' ')).toContain(
    '.at-phone-button-buttonAlignment-center .sqs-block-button-container { text-align: center; }',
  );
});

describe('finding a page', () => {
  test.each([
    ['/', 200, '<h1>Welcome</h1>'],
    ['/about', 200, '<p>Two potters</p>'],
    ['/about/', 200, '<p>Two potters</p>'],
    ['/shop', 200, 'Tide mug'],
    ['/shop/p/tide-mug', 200, 'product-form'],
    ['/journal/post-3', 200, '<p>Body of 3</p>'],
    ['/search?q=mug', 200, 'Tide mug'],
    ['/cart', 200, 'data-cart-root'],
    ['/nothing', 404, 'Page not found'],
    ['/shop/p/nothing', 404, 'Page not found'],
    ['/shop/tide-mug', 404, 'Page not found'],
    ['/journal/future', 404, 'Page not found'],
    ['/journal/draft', 404, 'Page not found'],
    ['/%E0%A4%A', 400, ''],
  ])('PAGE-007 PAGE-011 D-164 %s answers %i', async (path, status, content) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(content);
  });

  test('shows each website its own pages', async () => {
    const answer = await server.visitor(server.otherWebsite).get('/about');
    expect(answer.text).toContain('Somebody else');
    expect((await server.visitor(server.otherWebsite).get('/shop')).status).toBe(404);
  });

  test('speaks the language of the address and falls back to the primary one', async () => {
    const german = await get('/de/about');
    expect(german.text).toContain('<html lang="de" dir="ltr">');
    expect(german.text).toContain('Zwei Töpfer');
    expect(german.text).toContain('href="/de/shop"');
    expect((await get('/fr/about')).text).toContain('Two potters');
  });

  test('leads from a folder to its first page, whatever script its address is written in', async () => {
    const parentId = await createPage(server.website.id, 'werk', { en: { title: 'Work' } }, { isFolder: true });
    await createPage(server.website.id, '陶器 & mehr', { en: { title: 'Pots' } }, { parentId });
    const answer = await server.visitor().get('/werk');
    expect([answer.status, answer.headers['location']]).toEqual([302, '/%E9%99%B6%E5%99%A8%20&%20mehr']);
    expect((await server.visitor().get(String(answer.headers['location']))).text).toContain('Pots');
  });

  test('publishes a post when its time has come', async () => {
    server.clock.set('2026-03-02T11:00:00Z');
    expect((await get('/journal/future')).status).toBe(200);
    server.clock.set('2026-03-02T10:00:00Z');
  });
});

describe('the page model', () => {
  test('is what ?format=json answers, without what is printed around it', async () => {
    const model = (await get('/shop?format=json')).json<Record<string, never>>();
    expect(model).toMatchObject({
      collection: { title: 'Shop', urlId: 'shop', fullUrl: '/shop', typeName: 'products', type: 13 },
      items: [
        { title: 'Tide mug', fullUrl: '/shop/p/tide-mug', recordType: 11, structuredContent: { productType: 1 } },
        {},
        {},
      ],
      website: { siteTitle: 'Shop' },
    });
    expect(model).not.toHaveProperty('squarespace');
  });

  test('holds nothing of the visitor who asked first', async () => {
    const visitor = server.visitor();
    const crumb = await visitor.crumb();
    const answer = await visitor.get('/about');
    expect(answer.text).not.toContain(crumb);
  });

  test('?format=main-content answers the main content alone', async () => {
    const answer = await get('/about?format=main-content');
    expect(answer.text).toContain('Two potters');
    expect(answer.text).not.toContain('<html');
  });

  test('lists posts page by page, forwards and back', async () => {
    interface List {
      items: { title: string }[];
      pagination?: { nextPageUrl?: string; prevPageUrl?: string };
    }
    const read = async (path: string) =>
      (await get(`${path}${path.includes('?') ? '&' : '?'}format=json`)).json<List>();
    const titles = ({ items }: List) => items.map(({ title }) => title);
    const first = await read('/journal');
    expect(titles(first)).toEqual(['Post 5', 'Post 4']);
    expect(first.pagination?.prevPageUrl).toBeUndefined();
    const second = await read(first.pagination?.nextPageUrl ?? '');
    expect(titles(second)).toEqual(['Post 3', 'Post 2']);
    const third = await read(second.pagination?.nextPageUrl ?? '');
    expect(titles(third)).toEqual(['Post 1']);
    expect(third.pagination?.nextPageUrl).toBeUndefined();
    expect(titles(await read(third.pagination?.prevPageUrl ?? ''))).toEqual(['Post 3', 'Post 2']);
  });

  test('loses no post between two pages when several were published at the same moment', async () => {
    const { database, clock, website } = server;
    const collectionId = await createCollection(database, clock, website.id, {
      urlId: 'news',
      typeName: 'blog',
      type: CollectionType.generic,
      ordering: Ordering.chronological,
      pageSize: 2,
      texts: { en: { title: 'News' } },
    });
    for (const number of [1, 2, 3, 4, 5]) {
      await createItem(database, clock, website.id, {
        collectionId,
        urlId: `news-${number}`,
        recordType: RecordType.text,
        publishAt: new Date('2026-02-01T12:00:00Z'),
        texts: { en: { title: `News ${number}` } },
      });
    }
    interface List {
      items: { title: string }[];
      pagination?: { nextPageUrl?: string; prevPageUrl?: string };
    }
    const read = async (path = '/news'): Promise<List[]> => {
      const list = (await get(`${path}${path.includes('?') ? '&' : '?'}format=json`)).json<List>();
      const next = list.pagination?.nextPageUrl;
      return [list, ...(next === undefined ? [] : await read(next))];
    };
    const pages = await read();
    expect(pages.map(({ items }) => items.length)).toEqual([2, 2, 1]);
    const titles = new Set(pages.flatMap(({ items }) => items.map(({ title }) => title)));
    expect([...titles].toSorted()).toEqual(['News 1', 'News 2', 'News 3', 'News 4', 'News 5']);
    const [back] = await read(pages.at(-1)?.pagination?.prevPageUrl);
    expect(back?.items).toEqual(pages[1]?.items);
  });

  test('filters by category, whatever its case', async () => {
    const model = (await get('/journal?category=kiln&format=json')).json<{
      items: { title: string }[];
      categoryFilter: string;
    }>();
    expect(model.items.map(({ title }) => title)).toEqual(['Post 3']);
    expect(model.categoryFilter).toBe('kiln');
  });

  test('names the neighbours of a post', async () => {
    const model = (await get('/journal/post-3?format=json')).json<{ pagination: object }>();
    expect(model.pagination).toMatchObject({
      prevItem: { title: 'Post 4', fullUrl: '/journal/post-4' },
      nextItem: { title: 'Post 2' },
    });
  });
});

describe('the printed page', () => {
  test('has a title, its addresses in all languages and social tags', async () => {
    const { text } = await get('/de/about');
    expect(text).toContain('<title>Über uns — Shop</title>');
    expect(text).toContain('<link rel="canonical" href="http://shop.test/de/about">');
    expect(text).toContain('<link rel="alternate" hreflang="fr" href="http://shop.test/fr/about">');
    expect(text).toContain('<link rel="alternate" hreflang="x-default" href="http://shop.test/about">');
    expect(text).toContain('<meta property="og:title" content="Über uns — Shop">');
  });

  test('of a part of a list names its own address, one without items that of the list', async () => {
    const canonical = async (path: string) =>
      /<link rel="canonical" href="http:\/\/shop\.test([^"]+)">/.exec((await get(path)).text)?.[1];
    expect(await canonical('/journal?category=kiln&utm_source=mail')).toBe('/journal?category=kiln');
    expect(await canonical('/journal?offset=1770120000000')).toBe('/journal?offset=1770120000000');
    expect(await canonical('/journal?category=nothing')).toBe('/journal');
    expect(await canonical('/shop?offset=nonsense')).toBe('/shop');
  });

  test('of a product tells search engines which variants are there', async () => {
    const variants = [
      { attributes: { Size: 'Small' }, onHand: 0 },
      { attributes: { Size: 'Large' }, onHand: 2 },
    ];
    await addProduct(server, { collectionId: store, slug: 'jug', name: 'Jug', optionNames: ['Size'], variants });
    const { text } = await get('/shop/p/jug');
    const data = /<script type="application\/ld\+json"[^>]*>(.+?)<\/script>/s.exec(text)?.[1] ?? '{}';
    const { offers } = JSON.parse(data) as { offers: { availability: string }[] };
    expect(offers.map(({ availability }) => availability)).toEqual([
      'https://schema.org/OutOfStock',
      'https://schema.org/InStock',
    ]);
  });

  test('carries classes of the page for the theme', async () => {
    expect((await get('/')).text).toMatch(
      /<body id="collection-[0-9a-f-]+" class="[^"]*collection-type-page[^"]*homepage/,
    );
    expect((await get('/shop/p/plate')).text).toMatch(/class="[^"]*collection-type-products[^"]*view-item/);
  });

  test('expands navigation, marks where the visitor is and keeps links in the language', async () => {
    const { text } = await get('/fr/about');
    expect(text).not.toContain('<squarespace:');
    expect(text).toMatch(/<a href="\/fr\/about" aria-current="page">About us<\/a>/);
    expect(text).toContain('<a href="/fr/search">Find</a>');
  });

  test('shows the block area that the theme names', async () => {
    expect((await get('/about')).text).toMatch(/sqs-layout sqs-grid-12 columns-12"[^>]*id="footer"[\s\S]*Open daily/);
  });

  test('escapes what people typed', async () => {
    expect((await get('/search?q=%22%3E%3Cscript%3Ealert(1)%3C/script%3E')).text).not.toContain('<script>alert(1)');
  });

  test('allows exactly its own inline scripts', async () => {
    const answer = await get('/shop/p/tide-mug');
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain("unsafe-inline' ");
    expect(policy.match(/script-src[^;]*/)?.[0]).not.toContain('unsafe-inline');
  });
});

describe('the cache', () => {
  test('answers the same page again with 304', async () => {
    const first = await get('/about');
    const etag = String(first.headers['etag']);
    expect((await get('/about', { 'if-none-match': etag })).status).toBe(304);
    expect((await get('/about', { 'if-none-match': 'W/"other"' })).status).toBe(200);
    expect((await get('/about', { 'if-none-match': `"other", ${etag}` })).status).toBe(304);
    expect((await get('/about', { 'if-none-match': '*' })).status).toBe(304);
    expect((await get('/no-such-page', { 'if-none-match': '*' })).status).toBe(404);
  });

  test('is dropped when something changes', async () => {
    expect((await get('/journal')).text).not.toContain('Brand new');
    await createItem(server.database, server.clock, server.website.id, {
      collectionId: blog,
      urlId: 'brand-new',
      recordType: RecordType.text,
      publishAt: new Date('2026-03-01'),
      texts: { en: { title: 'Brand new' } },
    });
    await expect.poll(async () => (await get('/journal')).text).toContain('Brand new');
  });

  test.each(['', '?format=json', '?format=json-pretty', '?format=main-content'])(
    'is not kept for the cart as /cart%s',
    async (format) => {
      expect((await get(`/cart${format}`)).headers['cache-control']).toBe('private, no-store');
    },
  );

  test.each([
    ['br, gzip', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0', undefined],
    ['identity', undefined],
  ])('answers to "%s" in %s', async (accepted, encoding) => {
    expect((await get('/about', { 'accept-encoding': accepted })).headers['content-encoding']).toBe(encoding);
  });

  test('gives no visitor the page that another one asked for with values that look like parameters', async () => {
    await get('/journal?category=Kiln%26tag%3Dglaze%26format%3Djson');
    const asJson = await get('/journal?category=Kiln&tag=glaze&format=json');
    expect(asJson.headers['content-type']).toContain('application/json');
    expect(asJson.json()).toMatchObject({ categoryFilter: 'Kiln', tagFilter: 'glaze' });
    await get('/journal?tag=ash%26format%3Djson-pretty');
    expect((await get('/journal?tag=ash&format=json-pretty')).json()).toMatchObject({ tagFilter: 'ash' });
  });

  test('does not keep what one visitor wrote behind an address for the others', async () => {
    const path = '/journal?offset=1770120000000';
    expect((await get(`${path}&reversePaginate=sideways`)).text).not.toContain('sideways');
    expect((await get(path)).text).not.toContain('sideways');
  });

  test('does not grow with made-up parameters', async () => {
    const plain = await get('/about');
    expect((await get('/about?utm_source=x&anything=1')).headers['etag']).toBe(plain.headers['etag']);
  });
});

describe('theme files', () => {
  test('the style sheet may be kept for ever when it is named with its hash', async () => {
    const href = /href="(\/site\.css\?v=[0-9a-f]+)"/.exec((await get('/')).text)?.[1] ?? '';
    expect((await get(href)).headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await get('/site.css')).headers['cache-control']).toBe('public, no-cache');
  });

  test('a file may be cached forever only if the request has the hash of its content', async () => {
    const { headers } = await get('/assets/favicon.svg');
    const hash = /"(\w+)"/.exec(String(headers['etag']))?.[1];
    const kept = (path: string) => get(path).then((answer) => answer.headers['cache-control']);

    expect(await kept(`/assets/favicon.svg?v=${hash}`)).toBe('public, max-age=31536000, immutable');
    expect(await kept('/assets/favicon.svg?v=000000000000')).toBe('public, no-cache');
    expect(await kept('/assets/favicon.svg')).toBe('public, no-cache');
    expect(await kept('/site.css?v=000000000000')).toBe('public, no-cache');
    const again = await get('/assets/favicon.svg', { 'if-none-match': String(headers['etag']) });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  test('assets are served from the theme, and nothing beside them', async () => {
    expect((await get('/assets/favicon.svg')).headers['content-type']).toBe('image/svg+xml');
    for (const path of [
      '/assets/../template.conf',
      '/assets/%2e%2e/template.conf',
      '/assets/nothing.png',
      '/scripts/../styles/site.less',
    ]) {
      expect((await get(path)).status).toBe(404);
    }
  });
});
