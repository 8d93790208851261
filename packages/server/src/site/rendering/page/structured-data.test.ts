import { CollectionType, RecordType } from '@awning/site-model';
import { addFile, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCollection, createItem } from '../../content/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const { database, clock, website } = server;
  const page = (urlId: string, more: Partial<Parameters<typeof createCollection>[3]> = {}) =>
    createCollection(database, clock, website.id, {
      type: CollectionType.page,
      typeName: 'page',
      urlId,
      texts: { en: { title: urlId, description: `About ${urlId}` }, de: { title: `${urlId} (de)` } },
      ...more,
    });
  await page('home', { isHomepage: true });
  const folder = await page('folder', { isFolder: true });
  const index = await page('index', { isFolder: true, isIndex: true, parentId: folder, typeName: 'index' });
  const journal = await page('journal', { type: CollectionType.generic, typeName: 'blog', parentId: index });
  await page('about');
  await createItem(database, clock, website.id, {
    collectionId: journal,
    urlId: 'post',
    recordType: RecordType.text,
    publishAt: clock.now(),
    mainImageId: await addFile(server),
    texts: { en: { title: 'Post </script>', excerpt: 'Short' } },
  });
});
afterAll(() => server.close());

type Data = Record<string, unknown> & { readonly '@type': string };

async function dataAt(path: string): Promise<Data[]> {
  const { text } = await server.visitor().get(path);
  return [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Data,
  );
}

async function metaAt(path: string, name: string): Promise<string | undefined> {
  const { text } = await server.visitor().get(path);
  return new RegExp(`<meta property="${name}" content="([^"]*)">`).exec(text)?.[1];
}

test('the home page says what the website is, who is behind it and how it is searched', async () => {
  const data = await dataAt('/de');
  expect(data).toMatchObject([
    { '@type': 'WebSite', name: server.website.name, inLanguage: 'de' },
    { '@type': 'Organization', name: server.website.name },
  ]);
  const { urlTemplate } = (data[0]!['potentialAction'] as { target: { urlTemplate: string } }).target;
  const { pathname, search } = new URL(urlTemplate.replace('{search_term_string}', 'post'));
  expect([pathname, search]).toEqual(['/de/search', '?q=post']);
  expect((await server.visitor().get(pathname + search)).status).toBe(200);
});

test('a page says what it is and the way to it', async () => {
  expect(await dataAt('/about')).toMatchObject([
    { '@type': 'WebPage', name: `about — ${server.website.name}`, description: 'About about', inLanguage: 'en' },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: server.website.name },
        { position: 2, name: 'about' },
      ],
    },
  ]);
});

test('a list names its items, and the way to it leads over pages that can be opened', async () => {
  const [list, way] = await dataAt('/de/journal');
  expect(list).toMatchObject({
    '@type': 'CollectionPage',
    mainEntity: { itemListElement: [{ position: 1, name: 'Post </script>' }] },
  });
  const steps = way!['itemListElement'] as { name: string; item: string }[];
  expect(steps.map(({ name }) => name)).toEqual([server.website.name, 'index (de)', 'journal (de)']);
  expect(steps.map(({ item }) => new URL(item).pathname)).toEqual(['/de', '/de/index', '/de/journal']);
});

test('a post has its picture, its address and its time, for searches and for links to it', async () => {
  const [article, way, ...more] = await dataAt('/journal/post');
  expect(more).toEqual([]);
  expect(article).toMatchObject({ '@type': 'Article', headline: 'Post </script>', inLanguage: 'en' });
  expect(new URL(String(article!['mainEntityOfPage'])).pathname).toBe('/journal/post');
  expect((await server.visitor().get(new URL(String(article!['image'])).pathname)).status).toBe(200);
  expect((way!['itemListElement'] as object[]).at(-1)).toMatchObject({ position: 4, name: 'Post </script>' });
  expect(await metaAt('/journal/post', 'article:published_time')).toBe(server.clock.now().toISOString());
  expect(await metaAt('/about', 'article:published_time')).toBeUndefined();
});

test('pages that are not to be found have no such data', async () => {
  expect(await dataAt('/search?q=post')).toEqual([]);
  expect(await dataAt('/nothing')).toEqual([]);
});
