import { CollectionType, navigationLimits, TeamRole } from '@awning/site-model';
import { eventually, layoutOf, signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SUBJECTS_CHANNEL, subjectOf } from '../../../../platform/subjects/index.ts';
import { createCollection } from '../../index.ts';
import { contentMessages } from '../../messages.ts';
import type { NavigationBody } from './schema.ts';

const path = '/api/website/navigation';
const folderId = '0199a5e0-0000-7000-8000-00000000f01d';

let server: TestServer;
let editor: Visitor;
let about: string;
let contact: string;
beforeAll(async () => {
  server = await startTestServer();
  editor = await signedInMember(server, { roles: [TeamRole.EDITOR] });
  about = await addPage('about', 'About us');
  contact = await addPage('contact', 'Contact');
});
afterAll(() => server.close());
beforeEach(() => save({}));

async function addPage(slug: string, title: string): Promise<string> {
  const texts = { en: { title }, de: { title: `${title} (de)` } };
  const body = {
    slug,
    type: CollectionType.page,
    isEnabled: true,
    regionName: null,
    parentId: null,
    mainImageId: null,
  };
  const { id } = (await editor.post('/api/pages', { body: { ...body, texts, layout: layoutOf({}) } })).json<{
    id: string;
  }>();
  expect((await editor.post(`/api/pages/${id}/publish`, { version: 1 })).status).toBe(200);
  return id;
}

async function read(): Promise<{ version: number; body: NavigationBody }> {
  return (await editor.get(path)).json();
}

async function attempt(areas: unknown) {
  return await editor.put(path, { version: (await read()).version, body: { areas } });
}

async function save(areas: NavigationBody['areas']): Promise<void> {
  const answer = await attempt(areas);
  expect(answer.text).toContain('"version"');
}

/** The main menu as visitors read it: names and addresses, folders with what is in them. */
async function menu(address = '/search'): Promise<string> {
  const { text } = await server.visitor().get(address, { accept: 'text/html' });
  const [, list = ''] = /<nav class="site-navigation"[^>]*>([\s\S]*?)<\/nav>/.exec(text) ?? [];
  return [...list.matchAll(/<(a) href="([^"]*)"([^>]*)>([^<]*)<\/a>|<(ul) class="navigation-sublist">|(<\/ul>)/g)]
    .map(([, link, url, flags = '', name, inner]) => (link ? `${name} ${url}${marksOf(flags)}` : inner ? '[' : ']'))
    .join(' | ');
}

function marksOf(attributes: string): string {
  return `${attributes.includes('_blank') ? ' new' : ''}${attributes.includes('aria-current') ? ' here' : ''}`;
}

describe('what visitors see', () => {
  test('pages, addresses and folders, at once on every page, in their language', async () => {
    expect(await menu()).toBe('');
    await save({
      main: [
        { collectionId: about },
        {
          folderId,
          texts: { en: { title: 'More' }, de: { title: 'Mehr' } },
          items: [
            { collectionId: contact, texts: { de: { title: 'Schreiben Sie uns' } } },
            { url: 'https://example.com/', texts: { en: { title: 'The guild' } }, newWindow: true },
          ],
        },
        { url: '/search?q=mug', texts: { en: { title: 'Mugs' } } },
      ],
    });
    const shown =
      'About us /about | More /contact | [ | Contact /contact | The guild https://example.com/ new | ] | Mugs /search?q=mug | ]';
    expect(await menu()).toBe(shown);
    expect(await menu('/contact')).toBe(shown.replace('Contact /contact', 'Contact /contact here'));
    expect(await menu('/de/search')).toBe(
      'About us (de) /de/about | Mehr /de/contact | [ | Schreiben Sie uns /de/contact | The guild https://example.com/ new | ] | Mugs /de/search?q=mug | ]',
    );
    await save({ main: [{ url: '/search?q=mug', texts: {} }, { collectionId: about }] });
    expect(await menu('/contact')).toBe('/search?q=mug /search?q=mug | About us /about | ]');
  });

  test('an empty folder is not shown, and neither is one whose pages are all hidden', async () => {
    const { database, clock, website } = server;
    const hidden = {
      urlId: 'hidden',
      typeName: 'page',
      type: 10,
      texts: { en: { title: 'Hidden' } },
      isEnabled: false,
    };
    const hiddenId = await createCollection(database, clock, website.id, hidden);
    const folder = { folderId, texts: { en: { title: 'More' } } };
    await save({ main: [{ ...folder, items: [] }] });
    expect(await menu()).toBe('');
    await save({ main: [{ ...folder, items: [{ collectionId: hiddenId }] }] });
    expect(await menu()).toBe('');
  });

  test('a change is announced for the menus that changed, so that pages with other menus stay cached', async () => {
    await save({ main: [{ collectionId: about }], elsewhere: [{ collectionId: about }] });
    const changes: string[] = [];
    const stop = await server.database.listen(SUBJECTS_CHANNEL, (payload = '') => void changes.push(payload));
    await save({ main: [{ collectionId: about }] });
    const change = [server.website.id, subjectOf.menu('elsewhere'), subjectOf.menus].join('\n');
    await eventually(() => expect(changes.at(-1)).toBe(change));
    await stop();
    expect((await read()).body.areas).toEqual({ main: [{ collectionId: about }] });
  });
});

describe('the trash', () => {
  test('a page in the trash keeps its place, unseen by visitors, and has it again when it comes back', async () => {
    const id = await addPage('seasonal', 'Seasonal');
    await save({ main: [{ collectionId: id }, { collectionId: about }] });
    expect((await editor.delete(`/api/pages/${id}?version=2`)).status).toBe(200);
    expect(await menu()).toBe('About us /about | ]');
    const listed = (await editor.get('/api/linkable-pages?place=menu')).json<{
      rows: { id: string; status: string }[];
    }>();
    expect(listed.rows.find((row) => row.id === id)?.status).toBe('Trash');
    // Saving the menu meanwhile does not lose it.
    await save({ main: [{ collectionId: about }, { collectionId: id }] });
    expect((await editor.post(`/api/pages/${id}/recover`, { version: 3 })).status).toBe(200);
    expect((await editor.post(`/api/pages/${id}/publish`, { version: 4 })).status).toBeLessThan(410);
    expect(await menu()).toBe('About us /about | Seasonal /seasonal | ]');
  });

  test('a page that is deleted for good leaves the menus, and an old version with it can be restored', async () => {
    const id = await addPage('gone', 'Gone');
    await save({
      main: [
        { collectionId: id },
        { folderId, texts: { en: { title: 'F' } }, items: [{ collectionId: id }, { collectionId: about }] },
      ],
    });
    const { version } = await read();
    await save({ main: [] });
    expect((await editor.delete(`/api/pages/${id}?version=2`)).status).toBe(200);
    expect((await editor.delete(`/api/trash/page/${id}`)).status).toBe(200);
    const restored = await editor.post(`${path}/restore`, { version: version + 1, no: version });
    expect(restored.status).toBe(200);
    expect((await read()).body.areas).toEqual({
      main: [{ folderId, texts: { en: { title: 'F' } }, items: [{ collectionId: about }] }],
    });
  });
});

describe('what is refused, by field', () => {
  const link = (url: string) => ({ url, texts: {} });
  test.each([
    [
      'an address that runs code',
      { main: [link('javascript:alert(1)')] },
      'body.areas.main.0.url',
      contentMessages.noLink,
    ],
    [
      'an address with hidden characters',
      { main: [link('java\nscript:x')] },
      'body.areas.main.0.url',
      contentMessages.noLink,
    ],
    ['a word that is no address', { main: [link('example')] }, 'body.areas.main.0.url', contentMessages.noLink],
    [
      'an address in a folder',
      { main: [{ folderId, texts: { en: { title: 'F' } }, items: [link('/a'), link('data:x')] }] },
      'body.areas.main.0.items.1.url',
      contentMessages.noLink,
    ],
    [
      'a folder without a title',
      { main: [{ folderId, texts: { de: { title: 'Mehr' } }, items: [] }] },
      'body.areas.main.0.texts.en.title',
      contentMessages.titleMissing,
    ],
    [
      'a language that the website does not have',
      { main: [{ url: '/a', texts: { xx: { title: 'A' } } }] },
      'body.areas.main.0.texts.xx',
      contentMessages.unknownLanguage,
    ],
    [
      'two folders with one id',
      { main: [1, 2].map((number) => ({ folderId, texts: { en: { title: `${number}` } }, items: [] })) },
      'body.areas',
      contentMessages.folderTwice,
    ],
    [
      'more entries than every page can carry',
      Object.fromEntries(
        [...Array(9)].map((_, at) => [`a${at}`, [...Array(navigationLimits.entriesInList)].map(() => link('/a'))]),
      ),
      'body.areas',
      contentMessages.tooManyEntries,
    ],
  ])('%s', async (_, areas, field, message) => {
    const answer = await attempt(areas);
    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({ errors: { [field]: message } });
  });

  test.each([
    ['a folder in a folder', { main: [{ folderId, texts: {}, items: [{ folderId, texts: {}, items: [] }] }] }],
    ['a field that nobody knows', { main: [{ url: '/a', texts: {}, onclick: 'x' }] }],
    ['an area without a name', { '': [] }],
    [
      'more than sixty entries in a menu',
      { main: [...Array(navigationLimits.entriesInList + 1)].map(() => link('/a')) },
    ],
  ])('%s', async (_, areas) => {
    expect((await attempt(areas)).status).toBe(400);
    expect((await read()).body.areas).toEqual({});
  });

  test('a page of another website is left out', async () => {
    const { database, clock, otherWebsite } = server;
    const foreign = { urlId: 'foreign', typeName: 'page', type: 10, texts: { en: { title: 'Foreign' } } };
    await save({ main: [{ collectionId: await createCollection(database, clock, otherWebsite.id, foreign) }] });
    expect((await read()).body.areas).toEqual({});
  });
});

describe('the pages to choose from', () => {
  const rows = async (query: string) =>
    (await editor.get(`/api/linkable-pages?${query}`)).json<{ rows: { id: string; title: string; kind: string }[] }>()
      .rows;

  test('those in no menu, also not in a folder of one, and what is found by title or address', async () => {
    await save({ main: [{ folderId, texts: { en: { title: 'F' } }, items: [{ collectionId: about }] }] });
    const unlinked = (await rows('place=none')).map(({ id }) => id);
    expect(unlinked).toContain(contact);
    expect(unlinked).not.toContain(about);
    expect((await rows('place=menu')).map(({ id }) => id)).toEqual([about]);
    expect((await rows('search=BOUT%20u')).map(({ id }) => id)).toEqual([about]);
    expect((await rows('search=contac')).map(({ kind }) => kind)).toEqual(['page']);
  });

  test('those with some ids, all of them at once, also from the trash, and none of another website', async () => {
    const { database, clock, website, otherWebsite } = server;
    const add = async (websiteId: string, number: number, label?: 'Trash') => {
      const id = await createCollection(database, clock, websiteId, {
        urlId: `lesson-${number}`,
        typeName: 'page',
        type: 10,
        texts: { en: { title: `Lesson ${number}`, navigationTitle: `${number}` } },
      });
      if (label) {
        await database.kysely
          .updateTable('collection')
          .set({ label, is_enabled: false })
          .where('website_id', '=', websiteId)
          .where('id', '=', id)
          .execute();
      }
      return id;
    };
    const ids: string[] = [];
    for (let number = 0; number < 48; number += 1) {
      ids.push(await add(website.id, number, number === 7 ? 'Trash' : undefined));
    }
    const foreign = await add(otherWebsite.id, 100);
    const found = await rows(`ids=${[...ids, foreign, 'nonsense'].join(',')}`);
    expect(found.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(found.find(({ id }) => id === ids[7])?.title).toBe('Lesson 7');
    expect(await rows('ids=')).toEqual([]);
  });
});

test('the menus of the theme are named, with what each shows', async () => {
  expect((await editor.get('/api/website/menus')).json()).toEqual({
    menus: [
      { name: 'main', title: 'Main navigation', shows: 'main' },
      { name: 'footer', title: 'Footer navigation', shows: 'footer' },
    ],
  });
});
