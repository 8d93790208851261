import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { CollectionType, RecordType, TeamRole } from '@awning/site-model';
import {
  addFile,
  addProduct,
  addWebsite,
  layoutOf,
  signedInMember,
  startTestServer,
  type TestServer,
  type TestWebsite,
} from '@awning/testing';
import { Parser } from 'htmlparser2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCollection, createItem, Ordering, saveLayout, saveNavigation } from '../content/index.ts';

/** Breaks out of an element, an attribute and a script. */
const attack = `</title></script>"'><img src=x onerror=steal()><script>steal()</script>`;

let server: TestServer;
let website: TestWebsite;

beforeAll(async () => {
  server = await startTestServer();
  website = await addWebsite(server, { name: `Name ${attack}`, host: 'hostile.test', languages });
  await fill();
});
afterAll(async () => await server.close());

const languages = [
  { code: 'en', name: `English ${attack}`, isPrimary: true, enabled: true },
  { code: 'de', name: `Deutsch ${attack}`, isPrimary: false, enabled: true },
];

/** Fills every plain text that an owner or a team member types with the attack. */
async function fill(): Promise<void> {
  const { database, clock } = server;
  const { id } = website;
  const texts = (name: string) => ({
    en: { title: `${name} title ${attack}`, navigationTitle: `${name} menu ${attack}`, description: `About ${attack}` },
  });
  const page = { urlId: 'page', typeName: 'page', type: CollectionType.page, texts: texts('Page') };
  const pageId = await createCollection(database, clock, id, page);
  const shop = { urlId: 'shop', typeName: 'products', type: CollectionType.products, texts: texts('Shop') };
  const shopId = await createCollection(database, clock, id, shop);
  const listed = { type: CollectionType.generic, ordering: Ordering.chronological };
  const blog = { ...listed, urlId: 'blog', typeName: 'blog', texts: texts('Blog') };
  const blogId = await createCollection(database, clock, id, blog);
  const gallery = { ...listed, urlId: 'gallery', typeName: 'gallery', texts: texts('Gallery') };
  const galleryId = await createCollection(database, clock, id, gallery);
  // A gallery shows no item without a picture.
  const pictureId = await addFile(server, { website });
  for (const [collectionId, urlId, day, mainImageId] of [
    [blogId, 'first', 1, null],
    [blogId, 'second', 2, null],
    [galleryId, 'picture', 1, pictureId],
  ] as const) {
    await createItem(database, clock, id, {
      collectionId,
      urlId,
      recordType: RecordType.text,
      mainImageId,
      publishAt: new Date(`2026-02-0${day}`),
      authorName: `Author ${attack}`,
      tags: [`Tag ${attack}`],
      categories: [`Category ${attack}`],
      texts: { en: { title: `${urlId} ${attack}`, body: '<p>Text</p>' } },
    });
  }
  for (const category of ['One', 'Two']) {
    await addProduct(server, {
      website,
      collectionId: shopId,
      slug: category,
      name: `Product ${attack}`,
      tags: [`Tag ${attack}`],
      categories: [`${category} ${attack}`],
      optionNames: [`Option ${attack}`],
      variants: ['a', 'b'].map((size) => ({ attributes: { [`Option ${attack}`]: `${size} ${attack}` } })),
    });
  }
  await saveNavigation(database, clock, id, {
    name: 'main',
    entries: [
      { collectionId: pageId },
      { url: `https://elsewhere.test/${attack}`, texts: { en: { title: `Link ${attack}` } } },
      { url: 'javascript:steal()', texts: { en: { title: 'Scheme' } } },
      { url: ' java\nscript:steal()', texts: { en: { title: 'Broken scheme' } } },
    ],
  });
  await saveLayout(
    database,
    clock,
    id,
    `page:${pageId}`,
    layoutOf({
      en: [
        { type: 'button', props: { id: 'b', buttonText: `Go ${attack}`, buttonLink: 'javascript:steal()' } },
        { type: 'summary-v2', props: { id: 's', collectionId: blogId } },
        { type: 'summary-v2', props: { id: 't', collectionId: shopId } },
        { type: 'quote', props: { id: 'q', quote: 'Said', source: `Source ${attack}` } },
        { type: 'newsletter', props: { id: 'n', title: `Letter ${attack}`, description: attack } },
      ],
    }),
  );
}

/** What could run in a page, and what its policy would allow. */
function dangersIn(html: string, policy: unknown): string[] {
  const dangers: string[] = [];
  new Parser({
    onopentag(name, attributes) {
      const isData = ['application/json', 'application/ld+json'].includes(attributes['type'] ?? '');
      const isRun = name === 'script' && attributes['src'] === undefined && !isData;
      if (isRun || attributes['src'] === 'x') dangers.push(`<${name}>`);
      for (const [attribute, value] of Object.entries(attributes)) {
        if (attribute.startsWith('on')) dangers.push(`${attribute}="${value}"`);
        if (/^[\s\p{Cc}]*j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t\s*:/iu.test(value)) {
          dangers.push(`${attribute}="${value}"`);
        }
      }
    },
  }).end(html);
  if (/sha(?:256|384|512)-|unsafe-inline|unsafe-hashes/.test(scriptSources(policy))) {
    dangers.push(scriptSources(policy));
  }
  return dangers;
}

function scriptSources(policy: unknown): string {
  return /script-src [^;]*/.exec(String(policy))?.[0] ?? '';
}

describe('plain text on a page stays text', () => {
  test.each([
    ['/page', 'Page menu'],
    ['/shop', 'Product'],
    ['/shop?tag=Tag', 'Shop title'],
    [`/shop?tag=${encodeURIComponent(attack)}`, 'Shop title'],
    ['/shop/p/One', 'Product'],
    ['/blog', 'first'],
    [`/blog?category=${encodeURIComponent(attack)}`, 'Blog title'],
    ['/blog/first', 'Author'],
    ['/blog/second', 'first'],
    ['/gallery', 'picture'],
    ['/gallery/picture', 'picture'],
    ['/search?q=product', 'Product'],
    [`/search?q=${encodeURIComponent(attack)}`, 'Search'],
    ['/cart', 'Page menu'],
    ['/account/login', 'Page menu'],
    ['/no-such-page', 'Page not found'],
    ['/de/blog/first', 'Author'],
    ['/blog/first?format=main-content', 'Author'],
  ])('%s', async (path, content) => {
    const { text: html, headers } = await server.visitor(website).get(path);
    expect(html).toContain(content);
    expect(dangersIn(html, headers['content-security-policy'])).toEqual([]);
  });
});

test('a cart with a product of such a name stays harmless up to the checkout', async () => {
  const product = await addProduct(server, { website, name: `Bowl ${attack}` });
  const shopper = server.visitor(website);
  await shopper.submit('/cart/add', { itemId: product.id, sku: product.skus[0] ?? '', quantity: '1' });
  for (const path of ['/cart', '/checkout']) {
    const { text: html, headers } = await shopper.get(path);
    expect(html).toContain('Bowl &lt;/title&gt;');
    expect(dangersIn(html, headers['content-security-policy'])).toEqual([]);
  }
});

test('a form whose name is markup does nothing to the owner who opens its page', async () => {
  const member = await signedInMember(server, { website, roles: [TeamRole.EDITOR] });
  const fields = [{ id: 'email', kind: 'email', title: `Email ${attack}`, required: true }];
  const form = { name: `Contact ${attack}`, formType: 'contact', fields };
  const { id } = (await member.post('/api/forms', { body: { form, texts: {} } })).json<{ id: string }>();
  expect((await member.post(`/api/forms/${id}/publish`, { version: 1 })).status).toBe(200);
  const owner = await signedInMember(server, { website, isOwner: true });
  for (const path of [`/form/${id}`, `/form/${id}/sent`]) {
    const { status, text: html, headers } = await owner.get(path);
    expect([status, html.includes('Contact &lt;/title&gt;')]).toEqual([200, true]);
    expect(dangersIn(html, headers['content-security-policy'])).toEqual([]);
  }
});

describe('the path of a request', () => {
  let port: number;
  beforeAll(async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    port = (server.app.server.address() as AddressInfo).port;
  });

  /** Sends the characters that browsers would encode. */
  async function ask(path: string): Promise<{ head: string; html: string }> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(`GET ${path} HTTP/1.1\r\nHost: hostile.test\r\nAccept: text/html\r\nConnection: close\r\n\r\n`);
    const answer = await text(socket);
    const end = answer.indexOf('\r\n\r\n');
    return { head: answer.slice(0, end), html: answer.slice(end) };
  }

  test.each([
    `/"><img/src=x/onerror=steal()>`,
    `/de/"><script>steal()</script>`,
    `/blog/'"><img/src=x/onerror=steal()>`,
    `/search/"><script>steal()</script>`,
  ])('%s comes back escaped and without a hash', async (path) => {
    const { head, html } = await ask(path);
    expect(html).toContain('<title>');
    expect(dangersIn(html, /content-security-policy: (.*)/i.exec(head)?.[1])).toEqual([]);
  });

  test.each([
    '/de//evil.example/',
    '//evil.example/',
    '/de/\\evil.example/',
    '/\\/evil.example/',
    '/de/\\/\\evil.example/',
  ])('%s makes no link that leads to another site', async (path) => {
    const { html } = await ask(path);
    const base = 'http://hostile.test/';
    const hosts = [...html.matchAll(/<a [^>]*hreflang[^>]*>/g)].map(([link]) => {
      const href = /href="([^"]*)"/.exec(link)?.[1] ?? '';
      return new URL(href.replaceAll('&#92;', '\\'), base).host;
    });
    expect(new Set(hosts)).toEqual(new Set(['hostile.test']));
  });
});
