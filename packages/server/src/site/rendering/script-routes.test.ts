import { CollectionType, RecordType } from '@awning/site-model';
import { addFile, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCollection, createItem } from '../content/index.ts';

let server: TestServer;
let notes: string;
let post: string;
beforeAll(async () => {
  server = await startTestServer();
  const { database, clock, website, otherWebsite } = server;
  const blog = { urlId: 'notes', typeName: 'blog', type: CollectionType.generic, texts: { en: { title: 'Notes' } } };
  notes = await createCollection(database, clock, website.id, blog);
  const news = await createCollection(database, clock, website.id, { ...blog, urlId: 'news' });
  const mainImageId = await addFile(server);
  const text = { recordType: RecordType.text, publishAt: clock.now() };
  post = await createItem(database, clock, website.id, {
    ...text,
    collectionId: notes,
    urlId: 'kiln',
    mainImageId,
    texts: { en: { title: 'Opening the kiln' } },
  });
  for (let number = 1; number <= 24; number += 1) {
    const texts = { en: { title: `Kiln ${number}` } };
    await createItem(database, clock, website.id, { ...text, collectionId: news, urlId: `kiln-${number}`, texts });
  }
  const other = await createCollection(database, clock, otherWebsite.id, blog);
  const theirs = { en: { title: 'Their kiln' } };
  await createItem(database, clock, otherWebsite.id, { ...text, collectionId: other, urlId: 'kiln', texts: theirs });
});
afterAll(() => server.close());

interface Found {
  readonly items: readonly { readonly id: string; readonly title: string }[];
}

async function find(query: string): Promise<Found['items']> {
  const answer = await server.visitor().get(`/api/search/GeneralSearch?crumb=abc&${query}`);
  expect(answer.status).toBe(200);
  return answer.json<Found>().items;
}

test('scripts of themes find what visitors find, page by page', async () => {
  const [first, second, third] = [await find('q=kiln&p=0'), await find('q=kiln&p=1'), await find('q=kiln&p=2')];
  expect([first.length, second.length, third.length]).toEqual([20, 5, 0]);
  const titles = new Set([...first, ...second].map(({ title }) => title));
  expect(titles.size).toBe(25);
  expect(titles).not.toContain('Their kiln');
  expect(await find('q=kiln&p=-3')).toEqual(first);
  expect(await find('q=kiln&p=many')).toEqual(first);
  expect(await find('q=')).toEqual([]);
});

test('scripts of themes search one collection', async () => {
  const imageUrl: unknown = expect.stringMatching(/^\/s\//);
  expect(await find(`q=kiln&f_collectionId=${notes}`)).toEqual([
    { id: post, title: 'Opening the kiln', itemUrl: '/notes/kiln', imageUrl },
  ]);
});

test('a hit that a script of a theme reports is accepted', async () => {
  const visitor = server.visitor();
  for (const body of [{ event: 'View', data: '{}' }, {}]) {
    const answer = await visitor.post('/api/census/RecordHit', body);
    expect([answer.status, answer.json()]).toEqual([200, {}]);
  }
});
