import { CollectionType, PagePermission, RecordType } from '@awning/site-model';
import {
  addFile,
  addProduct,
  addressOf,
  addStorePage,
  setSettings,
  startTestServer,
  type TestServer,
} from '@awning/testing';
import { sql } from 'kysely';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCollection, createItem } from '../content/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function page(urlId: string, more: Partial<Parameters<typeof createCollection>[3]> = {}): Promise<string> {
  const { database, clock, website } = server;
  const texts = { en: { title: urlId } };
  return await createCollection(database, clock, website.id, {
    type: CollectionType.page,
    typeName: 'page',
    urlId,
    texts,
    ...more,
  });
}

interface Url {
  loc: string;
  lastmod?: string;
  languages: string[];
  pictures: string[];
}

/** The entries of a sitemap, or the addresses of its parts; throws if it is not XML. */
async function sitemapAt(path: string, website = server.website): Promise<{ urls: Url[]; parts: string[] }> {
  const answer = await server.visitor(website).get(path);
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  const urls: Url[] = [];
  const parts: string[] = [];
  let isPart = false;
  let field = '';
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    field = name;
    if (name === 'sitemap') isPart = true;
    if (name === 'url') urls.push({ loc: '', languages: [], pictures: [] });
    if (name === 'xhtml:link') {
      urls.at(-1)!.languages.push(`${String(attributes['hreflang'])} ${String(attributes['href'])}`);
    }
  });
  parser.on('text', (text) => {
    if (text.trim() === '') return;
    if (isPart && field === 'loc') parts.push(text);
    else if (field === 'loc') urls.at(-1)!.loc = text;
    else if (field === 'lastmod') urls.at(-1)!.lastmod = text;
    else if (field === 'image:loc') urls.at(-1)!.pictures.push(text);
  });
  parser.write(answer.text).close();
  return { urls, parts };
}

describe('the sitemap', () => {
  let journalId: string;
  beforeAll(async () => {
    const pictureId = await addFile(server);
    await page('home', { isHomepage: true });
    await page('über uns?', { mainImageId: pictureId });
    await page('hidden', { isEnabled: false });
    await page('folder', { isFolder: true });
    await page('gone', { type: CollectionType['template-page'], typeName: 'not-in-the-theme' });
    const members = await page('members', { type: CollectionType.generic, typeName: 'blog' });
    await server.database.kysely
      .updateTable('collection')
      .set({ permission: PagePermission.membersOnly })
      .where('website_id', '=', server.website.id)
      .where('id', '=', members)
      .execute();
    journalId = await page('journal', { type: CollectionType.generic, typeName: 'blog' });
    const { database, clock, website } = server;
    const post = (collectionId: string, urlId: string, more: object = {}) =>
      createItem(database, clock, website.id, {
        collectionId,
        urlId,
        recordType: RecordType.text,
        publishAt: clock.now(),
        texts: { en: { title: urlId } },
        ...more,
      });
    await post(journalId, 'shown', { mainImageId: pictureId });
    await post(journalId, 'draft', { label: 'Draft' });
    await post(journalId, 'later', { publishAt: new Date(clock.now().getTime() + 1000) });
    await post(members, 'for-members');
  });

  test('has every page, post and product that everybody may see, and nothing else', async () => {
    const shopId = await addStorePage(server);
    const shop = await addressOf(server, shopId);
    const imageId = await addFile(server);
    await addProduct(server, { collectionId: shopId, slug: 'mug', imageIds: [imageId] });
    await addProduct(server, { collectionId: shopId, slug: 'secret', label: 'Private' });
    const { urls } = await sitemapAt('/sitemap.xml');
    const paths = urls.map(({ loc }) => new URL(loc).pathname);
    const inEnglish = paths.filter((path) => !/^\/(?:de|fr)(?:\/|$)/.test(path));
    expect(inEnglish.toSorted()).toEqual(
      ['/', '/%C3%BCber%20uns%3F', '/journal', '/journal/shown', `/${shop}`, `/${shop}/p/mug`].toSorted(),
    );
    expect(paths).toHaveLength(3 * inEnglish.length);
    for (const path of paths) expect([path, (await server.visitor().get(path)).status]).toEqual([path, 200]);
    const product = urls.find(({ loc }) => loc.endsWith(`/${shop}/p/mug`));
    expect(product?.pictures).toHaveLength(1);
    expect((await server.visitor().get(new URL(product!.pictures[0]!).pathname)).status).toBe(200);
  });

  test('names each page in every language, with the day of its last change', async () => {
    const { urls } = await sitemapAt('/sitemap.xml');
    const post = urls.find(({ loc }) => loc.endsWith('/de/journal/shown'));
    const { origin } = new URL(post!.loc);
    expect(post).toMatchObject({
      lastmod: '2026-03-02T10:00:00.000Z',
      languages: [
        `en ${origin}/journal/shown`,
        `de ${origin}/de/journal/shown`,
        `fr ${origin}/fr/journal/shown`,
        `x-default ${origin}/journal/shown`,
      ],
    });
    expect(post?.pictures).toHaveLength(1);
  });

  test('knows what was published since, and nothing of another website', async () => {
    server.clock.advance({ minutes: 1 });
    const { urls } = await sitemapAt('/sitemap.xml');
    expect(urls.some(({ loc }) => loc.endsWith('/journal/later'))).toBe(true);
    expect((await sitemapAt('/sitemap.xml', server.otherWebsite)).urls).toEqual([]);
  });

  test('is a list of parts for more than fits into a file, with each page in one of them', async () => {
    const { database, website, clock } = server;
    await sql`
      insert into item (website_id, id, collection_id, url_id, record_type, publish_at, texts, created_at, updated_at)
      select ${website.id}, md5(number::text)::uuid, ${journalId}, 'post-' || number, 1, ${clock.now()}, '{}', ${clock.now()}, ${clock.now()}
        from generate_series(1, 2300) number`.execute(database.kysely);
    const { parts } = await sitemapAt('/sitemap.xml');
    expect(parts.length).toBeGreaterThan(4);
    const files = [];
    for (const part of parts) files.push(await sitemapAt(new URL(part).pathname + new URL(part).search));
    const found = files.flatMap(({ urls }) => urls.map(({ loc }) => loc));
    expect(new Set(found).size).toBe(found.length);
    const posts = found.filter((loc) => new URL(loc).pathname.startsWith('/journal/post-'));
    expect(posts).toHaveLength(2300);
    expect(found.some((loc) => loc.endsWith('/p/mug'))).toBe(true);
  });

  test('has no other parts', async () => {
    const status = async (query: string) => (await server.visitor().get(`/sitemap.xml?${query}`)).status;
    expect(await status('part=nothing')).toBe(404);
    expect(await status('part=items')).toBe(404);
    expect(await status('part=items&from=1')).toBe(400);
    expect(await status(`part=items&from=ffffffff-ffff-4fff-bfff-ffffffffffff`)).toBe(200);
  });
});

describe('the file for robots', () => {
  test('names the sitemap and what is different for each visitor, in every language', async () => {
    const { status, headers, text } = await server.visitor().get('/robots.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const lines = text.split('\n');
    expect(lines[0]).toBe('User-agent: *');
    expect(lines).toEqual(expect.arrayContaining(['Disallow: /config', 'Disallow: /cart', 'Disallow: /de/checkout']));
    const sitemap = lines.find((line) => line.startsWith('Sitemap: '))!.slice('Sitemap: '.length);
    expect((await server.visitor().get(new URL(sitemap).pathname)).status).toBe(200);
  });

  test('sends every robot away while the shop is closed', async () => {
    await setSettings(server, server.website, { isClosed: true });
    expect((await server.visitor().get('/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n');
    expect((await server.visitor().get('/sitemap.xml')).status).toBe(401);
  });
});
