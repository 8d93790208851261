import { CollectionType, RecordType } from '@awning/site-model';
import { addProduct, layoutOf, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCollection, createItem, saveLayout, search } from '../index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function found(typed: string, language = 'en', websiteId = server.website.id): Promise<string[]> {
  const hits = await search(server.database, websiteId, { language, primaryLanguage: 'en' }, typed, 10);
  return hits.map(({ id }) => id);
}

describe('D-164 the search', () => {
  test('finds a product by words of the visitor’s language or the primary one, also when they are only begun', async () => {
    const { id } = await addProduct(server, {
      texts: { en: { name: 'Salt cellar' }, de: { name: 'Salztopf' }, fr: { name: 'Salière' } },
    });
    expect(await found('salz', 'de')).toEqual([id]);
    expect(await found('cellar salt', 'de')).toEqual([id]);
    expect(await found('saliere', 'fr')).toEqual([id]);
    expect(await found('salztopf', 'en')).toEqual([]);
    expect(await found('   ')).toEqual([]);
    expect(await found("'); drop table product; --")).toEqual([]);
  });

  test('knows the forms of a word and does not mind case and accents', async () => {
    const { id } = await addProduct(server, {
      texts: { en: { name: 'ÉTAGÈRE for plates' }, de: { name: 'Ölkännchen' } },
    });
    expect(await found('etagere plate')).toEqual([id]);
    expect(await found('ölkännchen', 'de')).toEqual([id]);
    expect(await found('OLKANNCHEN', 'de')).toEqual([id]);
  });

  test('finds what is written almost right, but only if nothing is written right', async () => {
    const teapot = await addProduct(server, { texts: { en: { name: 'Night ferry teapot' } } });
    expect(await found('teepot')).toEqual([teapot.id]);
    expect(await found('apot')).toEqual([teapot.id]);
    const exact = await addProduct(server, { texts: { en: { name: 'Teepot' } } });
    expect(await found('teepot')).toEqual([exact.id]);
    expect(await found('ёё')).toEqual([]);
  });

  test('puts a title before a tag and a tag before the text', async () => {
    const inText = await addProduct(server, {
      texts: { en: { name: 'One', body: '<p class="cobalt">with <b>cobalt</b></p>' } },
    });
    const inTag = await addProduct(server, { texts: { en: { name: 'Two' } }, tags: ['Cobalt'] });
    const inTitle = await addProduct(server, { texts: { en: { name: 'Cobalt jug' } } });
    const inMarkup = await addProduct(server, { texts: { en: { name: 'Four', body: '<p class="cobalt">plain</p>' } } });
    expect(await found('cobalt')).toEqual([inTitle.id, inTag.id, inText.id]);
    expect(await found('plain')).toEqual([inMarkup.id]);
  });

  test('finds posts and the words of pages, each language for itself', async () => {
    const { clock, database, website } = server;
    const blog = await createCollection(database, clock, website.id, {
      urlId: 'notes',
      typeName: 'blog',
      type: CollectionType.generic,
      texts: { en: { title: 'Notes' } },
    });
    const post = { collectionId: blog, recordType: RecordType.text, publishAt: clock.now() };
    const item = await createItem(database, clock, website.id, {
      ...post,
      urlId: 'kiln',
      texts: { en: { title: 'Opening the kiln' } },
    });
    const page = await createCollection(database, clock, website.id, {
      urlId: 'about',
      typeName: 'page',
      type: CollectionType.page,
      texts: { en: { title: 'About' }, de: { title: 'Über uns' } },
    });
    const blocks = (html: string) => [
      {
        type: 'row',
        props: { id: 'r', columns: [{ span: 12, blocks: [{ type: 'html', props: { id: 'h', html } }] }] },
      },
    ];
    const layout = layoutOf({ en: blocks('<p>Behind the dike</p>'), de: blocks('<p>Hinterm Deich</p>') });
    await saveLayout(database, clock, website.id, `page:${page}`, layout);
    expect(await found('kilns')).toEqual([item]);
    expect(await found('dike')).toEqual([page]);
    expect(await found('deich', 'de')).toEqual([page]);
    expect(await found('deich')).toEqual([]);
    const { text } = await server.visitor().get('/search?q=dike');
    expect(text).toContain('href="/about"');
  });

  test('follows changes, and finds nothing that is not published or of another website', async () => {
    const { database } = server;
    const { id } = await addProduct(server, { texts: { en: { name: 'Quokka' } } });
    const set = async (values: object) =>
      await database.kysely
        .updateTable('product')
        .set(values)
        .where('website_id', '=', server.website.id)
        .where('id', '=', id)
        .execute();
    await set({ texts: JSON.stringify({ en: { name: 'Wombat' } }) });
    expect([await found('quokka'), await found('wombat')]).toEqual([[], [id]]);
    await set({ label: 'Draft' });
    expect(await found('wombat')).toEqual([]);
    await set({ label: null });
    expect(await found('wombat')).toEqual([id]);
    await database.kysely
      .deleteFrom('product')
      .where('website_id', '=', server.website.id)
      .where('id', '=', id)
      .execute();
    expect(await found('wombat')).toEqual([]);
    const theirs = await addProduct(server, { website: server.otherWebsite, name: 'Zanzibar' });
    expect(await found('zanzibar')).toEqual([]);
    expect(await found('zanzibar', 'en', server.otherWebsite.id)).toEqual([theirs.id]);
  });
});

test('D-164 a visitor who searches more often than a person can read is asked to wait, in the language of the page', async () => {
  const visitor = server.visitor();
  for (let time = 1; time <= 60; time += 1) expect((await visitor.get('/search?q=')).status).toBe(200);
  const refused = await visitor.get('/search?q=mug');
  expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  expect(refused.text).toContain('<h1>');
});

test('a title made of words that all texts have is found by its beginning', async () => {
  const { id } = await addProduct(server, { texts: { en: { name: 'The Who: What' } } });
  expect(await found('the who')).toEqual([id]);
});

test('each word may be almost right, and the one that is right stays', async () => {
  const { id } = await addProduct(server, { texts: { en: { name: 'Harbour lighthouse', body: 'a weathervane' } } });
  expect(await found('lighthuose weathervane')).toEqual([id]);
  expect(await found('lighthuose submarine')).toEqual([]);
});
