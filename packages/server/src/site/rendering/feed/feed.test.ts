import { CollectionType, RecordType } from '@awning/site-model';
import {
  addFile,
  addProduct,
  addressOf,
  addStorePage,
  layoutOf,
  startTestServer,
  type TestServer,
} from '@awning/testing';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pickProducts } from '../../../store/catalogue/index.ts';
import { createCollection, createItem, type NewItem, Ordering, saveLayout } from '../../content/index.ts';

let server: TestServer;
let blogId: string;
let pictureId: string;
beforeAll(async () => {
  server = await startTestServer();
  pictureId = await addFile(server);
  blogId = await list('journal', {
    en: { title: 'Journal & <more>' },
    de: { title: 'Tagebuch', 'category:Kiln': 'Ofen' },
  });
});
afterAll(() => server.close());

async function list(urlId: string, texts: Parameters<typeof createCollection>[3]['texts'], more = {}): Promise<string> {
  const { database, clock, website } = server;
  const blog = { typeName: 'blog', type: CollectionType.generic, ordering: Ordering.chronological };
  return await createCollection(database, clock, website.id, { ...blog, urlId, texts, ...more });
}

async function post(urlId: string, minutesAgo: number, more: Partial<NewItem> = {}): Promise<string> {
  const { database, clock, website } = server;
  return await createItem(database, clock, website.id, {
    collectionId: blogId,
    urlId,
    recordType: RecordType.text,
    publishAt: new Date(clock.now().getTime() - minutesAgo * 60_000),
    texts: { en: { title: urlId, body: '<p>Body</p>' } },
    ...more,
  });
}

interface Read {
  readonly channel: Record<string, string>;
  readonly items: Record<string, string>[];
  readonly enclosures: Record<string, string>[];
  readonly self: string;
}

/** The elements of a feed; throws if it is not XML. */
async function feedAt(path: string): Promise<Read> {
  const feed = await server.visitor().get(path);
  expect([feed.status, feed.headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
  const read = {
    channel: {} as Record<string, string>,
    items: [] as Record<string, string>[],
    enclosures: [] as Record<string, string>[],
    self: '',
  };
  let field = '';
  const parser = new SaxesParser({ xmlns: false });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    field = name;
    if (name === 'item') read.items.push({});
    if (name === 'enclosure') read.enclosures.push(attributes);
    if (name === 'atom:link') read.self = String(attributes['href']);
  });
  parser.on('text', (text) => {
    const into = read.items.at(-1) ?? read.channel;
    if (text.trim() !== '') into[field] = text;
  });
  parser.write(feed.text).close();
  return read;
}

describe('the feed of a blog', () => {
  beforeAll(async () => {
    await post('old', 90, { categories: ['Kiln'], tags: ['fire'], authorName: 'Inga <b>Marram</b>' });
    await post('new', 10, {
      mainImageId: pictureId,
      texts: {
        en: {
          title: 'New & "shiny"',
          excerpt: '<p>See <a href="/about">us</a></p>',
          body: '<p>All <a href="#x">of</a> it</p>',
        },
      },
    });
    await post('elsewhere', 50, { sourceUrl: 'https://far.example/a?b=1&c=2', isPassthrough: true });
    await post('draft', 5, { label: 'Draft' });
    await post('later', -60);
  });

  test('has what is published, the newest first, with absolute addresses and the picture as enclosure', async () => {
    const { channel, items, enclosures, self } = await feedAt('/journal?format=rss');
    const origin = new URL(self).origin;
    expect(channel).toMatchObject({
      title: `Journal & <more> — ${server.website.name}`,
      link: `${origin}/journal`,
      language: 'en',
    });
    expect(self).toBe(`${origin}/journal?format=rss`);
    expect(items.map(({ title }) => title)).toEqual(['New & "shiny"', 'elsewhere', 'old']);
    expect(items[0]).toMatchObject({
      link: `${origin}/journal/new`,
      description: `<p>See <a href="${origin}/about">us</a></p>`,
      'content:encoded': `<p>All <a href="${origin}/journal/new#x">of</a> it</p>`,
      pubDate: new Date(server.clock.now().getTime() - 600_000).toUTCString(),
    });
    expect(items[1]).toMatchObject({ link: 'https://far.example/a?b=1&c=2' });
    expect(items[2]).toMatchObject({
      category: 'fire',
      'dc:creator': 'Inga <b>Marram</b>',
      description: '<p>Body</p>',
    });
    expect(enclosures).toHaveLength(1);
    const { url, length, type } = enclosures[0]!;
    const picture = await server.visitor().get(new URL(url!).pathname);
    expect([picture.headers['content-type'], String(picture.headers['content-length'])]).toEqual([type, length]);
  });

  test('is one of a category, a tag or an author if the address says so', async () => {
    for (const query of ['category=Kiln', 'tag=fire', `author=${encodeURIComponent('Inga <b>Marram</b>')}`]) {
      const { items, self } = await feedAt(`/journal?${query}&format=rss`);
      expect(items.map(({ title }) => title)).toEqual(['old']);
      expect(new URL(self).search).toBe(`?${query}&format=rss`);
    }
    const { channel } = await feedAt('/de/journal?category=Kiln&format=rss');
    expect(channel).toMatchObject({ title: `Ofen — Tagebuch — ${server.website.name}`, language: 'de' });
  });

  test('is named in the head of the list and of its items', async () => {
    const linkOf = async (path: string) =>
      /<link rel="alternate" type="application\/rss\+xml"[^>]*>/.exec((await server.visitor().get(path)).text)?.[0];
    const title = 'title="Journal &#38; &#60;more&#62;"';
    expect(await linkOf('/journal')).toContain(`${title} href="/journal?format=rss"`);
    expect(await linkOf('/journal/new')).toContain(`${title} href="/journal?format=rss"`);
    expect(await linkOf('/journal?category=Kiln')).toContain('href="/journal?category=Kiln&#38;format=rss"');
    expect(await linkOf('/de/journal')).toContain('href="/de/journal?format=rss"');
  });

  test('is answered by 304 until something in it changes', async () => {
    const first = await server.visitor().get('/journal?format=rss');
    const again = { 'if-none-match': String(first.headers['etag']) };
    expect((await server.visitor().get('/journal?format=rss', again)).status).toBe(304);
    const id = await post('fresh', 1);
    const owner = `item:${id}` as const;
    const blocks = layoutOf({ en: [{ type: 'html', props: { id: 'h', html: '<p>From <b>blocks</b></p>' } }] });
    await saveLayout(server.database, server.clock, server.website.id, owner, blocks);
    const changed = await server.visitor().get('/journal?format=rss', again);
    expect(changed.status).toBe(200);
    expect((await feedAt('/journal?format=rss')).items[0]!['description']).toContain('<p>From <b>blocks</b></p>');
  });

  test('gets what was scheduled when its time has come', async () => {
    server.clock.advance({ minutes: 61 });
    const { items } = await feedAt('/journal?format=rss');
    expect(items[0]).toMatchObject({ title: 'later' });
  });
});

test('a store page has its products as a feed, the newest first', async () => {
  const collectionId = await addStorePage(server);
  const shop = await addressOf(server, collectionId);
  await addProduct(server, { collectionId, slug: 'mug', name: 'Mug', imageIds: [pictureId] });
  server.clock.advance({ minutes: 1 });
  await addProduct(server, { collectionId, slug: 'bowl', name: 'Bowl', categories: ['Deep'] });
  await addProduct(server, { collectionId, slug: 'secret', name: 'Secret', label: 'Private' });
  const { items, enclosures, self } = await feedAt(`/${shop}?format=rss`);
  expect(items.map(({ title }) => title)).toEqual(['Bowl', 'Mug']);
  expect(items[1]!['link']).toBe(`${new URL(self).origin}/${shop}/p/mug`);
  expect(enclosures).toHaveLength(1);
  expect((await feedAt(`/${shop}?category=Deep&format=rss`)).items.map(({ title }) => title)).toEqual(['Bowl']);
});

test('a store page with picked products has these in its feed', async () => {
  const { database, website } = server;
  const { id } = await addProduct(server, { slug: 'picked', name: 'Picked' });
  const collectionId = await addStorePage(server);
  await pickProducts(database, website.id, collectionId, [id]);
  const { items } = await feedAt(`/${await addressOf(server, collectionId)}?format=rss`);
  expect(items.map(({ title }) => title)).toEqual(['Picked']);
});

test('texts in a feed are text, whatever they are made of', async () => {
  await list('odd', { en: { title: 'java\nscript:alert(1)' } });
  const { channel } = await feedAt('/odd?format=rss');
  expect(channel['title']).not.toMatch(/^javascript:/);
  const before = blogId;
  blogId = await list('signs', { en: { title: 'Signs' } });
  await post('a', 1, { texts: { en: { title: ']]></title><x/>\u0001', body: 'javascript:alert(1)' } } });
  const { items } = await feedAt('/signs?format=rss');
  expect(items).toMatchObject([{ title: ']]></title><x/>', description: '<p>javascript:alert(1)</p>' }]);
  blogId = before;
});

test('a page without items has no feed, nor has a page that is not there or of another website', async () => {
  await list('plain', { en: { title: 'Plain' } }, { type: CollectionType.page, typeName: 'page' });
  for (const path of ['/plain?format=rss', '/journal/new?format=rss', '/nothing?format=rss']) {
    expect((await server.visitor().get(path)).status).toBe(404);
  }
  expect((await server.visitor(server.otherWebsite).get('/journal?format=rss')).status).toBe(404);
});
