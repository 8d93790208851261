import { CollectionType, rights, TeamRole } from '@awning/site-model';
import {
  addBlog,
  addForm,
  addStorePage,
  endedOrBlocked,
  layoutOf,
  signedInMember,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDocument } from '../../../../platform/editing/index.ts';
import { silentLog } from '../../../../platform/log.ts';
import { readWebsiteById } from '../../../../platform/website/index.ts';
import { createCollection, makeHomepage } from '../../content.ts';
import { contentMessages } from '../../messages.ts';
import { draftCalls } from '../drafts.fixture.ts';
import { pageDocument } from './document.ts';
import type { PageBody } from './schema.ts';
import { hidePage, selectPageUses } from './store.ts';

const path = '/api/pages';

let server: TestServer;
let editor: Visitor;
const { create, save, publish, published, errorsOf } = draftCalls<PageBody>(path, body, () => editor);
beforeAll(async () => {
  server = await startTestServer({ settings: { RATE_LIMITS: 'team-change=900000' } });
  editor = await signedInMember(server, { roles: [TeamRole.EDITOR] });
});
afterAll(() => server.close());

describe('what visitors see', () => {
  test('a draft is neither visible nor found until it is published', async () => {
    const { id, version } = await create({ slug: 'hidden', layout: words('Zebrafinch') });
    expect(await statusOf('/hidden')).toBe(404);
    expect(await textOf('/search?q=zebrafinch')).not.toContain('/hidden');
    await publish(id, version);
    expect(await textOf('/hidden')).toContain('<p>Zebrafinch</p>');
    expect(await textOf('/search?q=zebrafinch')).toContain('/hidden');
  });

  test('a draft of a published page changes nothing, neither by its words nor by its address', async () => {
    const { id } = await published({ slug: 'steady', layout: words('Steady') });
    const before = await textOf('/steady');
    await save(id, 2, { slug: 'moved', texts: { en: { title: 'Moved' } }, layout: words('Not yet') });
    expect(await textOf('/steady')).toBe(before);
    expect(await statusOf('/moved')).toBe(404);
    await publish(id, 3);
    expect(await statusOf('/steady')).toBe(301);
    expect(await textOf('/moved')).toContain('<p>Not yet</p>');
  });

  test('each language has its own words, and the primary one’s where it has none', async () => {
    const html = (text: string) => [{ type: 'html', props: { id: 'a', html: `<p>${text}</p>` } }];
    const layout = layoutOf({ en: html('Hello'), de: html('Hallo') });
    await published({ slug: 'spoken', layout });
    expect(await textOf('/spoken')).toContain('<p>Hello</p>');
    expect(await textOf('/de/spoken')).toContain('<p>Hallo</p>');
  });

  test('the list says how far each page is translated', async () => {
    const html = (text: string) => [{ type: 'html', props: { id: 'a', html: text } }];
    const titles = { en: { title: 'Hours' }, de: { title: 'Zeiten' } };
    await create({ slug: 'told-none', texts: { en: { title: 'Hours' } }, layout: layoutOf({ en: html('<p>Hi</p>') }) });
    await create({ slug: 'told-half', texts: titles, layout: layoutOf({ en: html('<p>Hi</p>'), de: html('') }) });
    const both = layoutOf({ en: html('<p>Hi</p>'), de: html('<p>Hallo</p>') });
    const { id } = await create({ slug: 'told-all', texts: titles, layout: both });
    const listed = async () => {
      const { rows } = (await editor.get(`${path}?search=Hours`)).json<{
        rows: { facts: { slug: string; languages: object } }[];
      }>();
      return Object.fromEntries(rows.map(({ facts }) => [facts.slug, facts.languages]));
    };
    const expected = {
      'told-none': { de: 'missing', fr: 'missing' },
      'told-half': { de: 'partly', fr: 'missing' },
      'told-all': { de: 'complete', fr: 'missing' },
    };
    expect(await listed()).toEqual(expected);
    // A layout that a program wrote: nothing but the titles is left to compare.
    await server.database.kysely
      .updateTable('layout')
      .set({ document: JSON.stringify({ ...both, texts: { en: {}, de: 'Hallo' } }) })
      .where('website_id', '=', server.website.id)
      .where('owner', '=', `page:${id}`)
      .execute();
    expect(await listed()).toEqual(expected);
  });

  test('a disabled page is not visible', async () => {
    const { id } = await published({ slug: 'off', isEnabled: false });
    expect(await statusOf('/off')).toBe(404);
    await save(id, 2, { slug: 'off', isEnabled: true });
    expect(await statusOf('/off')).toBe(404);
    await publish(id, 3);
    expect(await statusOf('/off')).toBe(200);
  });

  test('in the trash it is nowhere and its address is free; it comes back as it was', async () => {
    const { id } = await published({ slug: 'trashed', layout: words('Kept') });
    expect((await trash(id, 2)).status).toBe(200);
    expect(await statusOf('/trashed')).toBe(404);
    const other = await create({ slug: 'trashed' });
    const refused = await editor.post(`${path}/${id}/recover`);
    expect([refused.status, refused.json()]).toMatchObject([
      400,
      { errors: { 'body.slug': contentMessages.addressTaken } },
    ]);
    expect((await trash(other.id, 1)).status).toBe(200);
    expect((await editor.post(`${path}/${id}/recover`)).status).toBe(200);
    expect(await textOf('/trashed')).toContain('<p>Kept</p>');
  });
});

describe('what is refused, by field', () => {
  const long = (length: number) => 'x'.repeat(length);

  test.each<[string, object, string]>([
    ['no title in the primary language', { texts: { de: { title: 'Nur Deutsch' } } }, 'texts.en.title'],
    ['a language that the website does not have', { texts: { en: { title: 'A' }, it: { title: 'B' } } }, 'texts.it'],
    ['a title of 301 characters', { texts: { en: { title: long(301) } } }, 'texts.en.title'],
    [
      'a description of 2,001 characters',
      { texts: { en: { title: 'A', description: long(2001) } } },
      'texts.en.description',
    ],
    ['a slug with capitals', { slug: 'About' }, 'slug'],
    ['a slug of 201 characters', { slug: long(201) }, 'slug'],
    ['a slug that the site uses itself', { slug: 'cart' }, 'slug'],
    ['a slug that is a language', { slug: 'de' }, 'slug'],
    ['a slug that begins like the back office', { slug: 'config-tips' }, 'slug'],
    ['a type that does not consist of blocks', { type: CollectionType.products }, 'type'],
    ['a folder that is not there', { parentId: '00000000-0000-7000-8000-00000000dead' }, 'parentId'],
    ['a picture that is not there', { mainImageId: '00000000-0000-7000-8000-00000000dead' }, 'mainImageId'],
  ])('%s', async (_, change, field) => {
    expect(Object.keys(await errorsOf(change as Partial<PageBody>))).toEqual([field]);
  });

  test('an address that another page has, whatever its kind', async () => {
    await create({ slug: 'taken' });
    const blog = { urlId: 'news', typeName: 'blog', type: CollectionType.generic, texts: { en: { title: 'News' } } };
    await createCollection(server.database, server.clock, server.website.id, blog);
    for (const slug of ['taken', 'news']) {
      expect(await errorsOf({ slug })).toEqual({ slug: contentMessages.addressTaken });
    }
  });

  test('of two that take one address at the same moment, one', async () => {
    const both = await Promise.all([1, 2].map(() => editor.post(path, { body: body({ slug: 'at-once' }) })));
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 400]));
    const refused = both.find(({ status }) => status === 400)!;
    expect(refused.json()).toMatchObject({ errors: { 'body.slug': contentMessages.addressTaken } });
  });

  test('a folder that is none, or of another website', async () => {
    const { database, clock, website, otherWebsite } = server;
    const folder = { typeName: 'index', type: 1, isFolder: true, texts: { en: { title: 'Folder' } } };
    const foreign = await createCollection(database, clock, otherWebsite.id, { ...folder, urlId: 'folder' });
    for (const parentId of [foreign, await addBlog(server)]) {
      expect(await errorsOf({ parentId })).toEqual({ parentId: contentMessages.noFolder });
    }
    const own = await createCollection(database, clock, website.id, { ...folder, urlId: 'folder' });
    expect((await create({ slug: 'in-folder', parentId: own })).version).toBe(1);
  });

  test('a block by its setting, also in a row and on a smaller screen', async () => {
    const inner = [{ type: 'gallery', props: { id: 'g', at: { phone: { 'thumbnails-per-row': 11 } } } }];
    const columns = [{ span: 12, blocks: inner }];
    const content = [{ type: 'row', props: { id: 'r', columns } }];
    expect(await errorsOf({ layout: { schema: 1, root: {}, content, texts: { en: { gone: {} } } } })).toEqual({
      'layout.content.0.props.columns.0.blocks.0.props.at.phone.thumbnails-per-row':
        'The setting "thumbnails-per-row" has a value that is not allowed.',
    });
    const texts = { en: { gone: { html: 'x' } } };
    expect(await errorsOf({ layout: { schema: 1, root: {}, content: [], texts } })).toEqual({
      'layout.texts.en.gone': 'There is no block with the id "gone".',
    });
  });

  test('LIMIT-004 the 61st block', async () => {
    const blocks = Array.from({ length: 61 }, (_, index) => ({ type: 'spacer', props: { id: `b${index}` } }));
    const errors = { 'layout.content': 'A layout can have at most 60 blocks.' };
    expect(await errorsOf({ layout: layoutOf({ en: blocks }) })).toEqual(errors);
  });

  test('a form or list of another website, and a page in the trash', async () => {
    const form = await addForm(server, { website: server.otherWebsite });
    const list = await addBlog(server, server.otherWebsite);
    const { id } = await create({ slug: 'going' });
    await trash(id, 1);
    const blocks = [
      { type: 'form', props: { id: 'a', formId: form } },
      { type: 'summary-v2', props: { id: 'b', collectionId: list } },
      { type: 'summary-v2', props: { id: 'c', collectionId: id } },
    ];
    expect(await errorsOf({ layout: layoutOf({ en: blocks }) })).toEqual({
      'layout.content.0.props.formId': contentMessages.noForm,
      'layout.content.1.props.collectionId': contentMessages.noCollection,
      'layout.content.2.props.collectionId': contentMessages.noCollection,
    });
  });

  test('a form that went into the trash while the page was a draft', async () => {
    const form = await addForm(server);
    const { id } = await published({ slug: 'draft-form' });
    await save(id, 2, {
      slug: 'draft-form',
      layout: layoutOf({ en: [{ type: 'form', props: { id: 'a', formId: form } }] }),
    });
    const { version } = (await editor.get(`/api/forms/${form}`)).json<{ version: number }>();
    expect((await editor.delete(`/api/forms/${form}?version=${version}`)).status).toBe(200);
    const answer = await editor.post(`${path}/${id}/publish`, { version: 3 });
    expect([answer.status, answer.json()]).toMatchObject([
      400,
      { errors: { 'body.layout.content.0.props.formId': contentMessages.noForm } },
    ]);
  });
});

test('the HTML of blocks is cleaned in every language', async () => {
  const html = [{ type: 'html', props: { id: 'a', html: '<p onclick="x()">Hi<script>alert(1)</script></p>' } }];
  const { id } = await create({ slug: 'harm', layout: layoutOf({ en: html, de: html }) });
  const kept = (await editor.get(`${path}/${id}`)).json<{ body: PageBody }>().body;
  expect(kept.layout.texts).toEqual({ en: { a: { html: '<p>Hi</p>' } }, de: { a: { html: '<p>Hi</p>' } } });
});

describe('what needs a page keeps it out of the trash', () => {
  test('being the home page, which is not switched off either', async () => {
    const { id } = await published({ slug: 'start' });
    await makeHomepage(server.database, server.website.id, id);
    expect((await trash(id, 2)).json()).toMatchObject({ reason: 'needed', message: contentMessages.isHomepage });
    const off = await editor.put(`${path}/${id}`, { version: 2, body: body({ slug: 'start', isEnabled: false }) });
    expect([off.status, off.json()]).toMatchObject([
      400,
      { errors: { 'body.isEnabled': contentMessages.homepageIsShown } },
    ]);
    await save(id, 2, { slug: 'start-again' });
    await publish(id, 3);
    expect(await statusOf('/')).toBe(200);
    const next = await published({ slug: 'next' });
    await makeHomepage(server.database, server.website.id, next.id);
    expect((await trash(id, 4)).status).toBe(200);
    expect(await statusOf('/')).toBe(200);
  });

  test('a block of another page', async () => {
    const { id } = await published({ slug: 'shown' });
    const blocks = [{ type: 'summary-v2', props: { id: 'a', collectionId: id } }];
    const other = await published({ slug: 'shows', layout: layoutOf({ en: blocks }) });
    expect((await trash(id, 2)).json()).toMatchObject({ message: contentMessages.isShownByBlock });
    await save(other.id, 2, { slug: 'shows' });
    await publish(other.id, 3);
    expect((await trash(id, 2)).status).toBe(200);
  });

  test('a form that leads to it', async () => {
    const { id } = await published({ slug: 'thanks' });
    await addForm(server, { form: { successRedirect: '/thanks?from=form' } });
    expect((await trash(id, 2)).json()).toMatchObject({ message: contentMessages.isAfterForm });
  });
});

describe('the trash and a block that names the page wait for each other', () => {
  const naming = (id: string) => layoutOf({ en: [{ type: 'summary-v2', props: { id: 'a', collectionId: id } }] });

  test('a block that is being written keeps the page', async () => {
    const { id } = await published({ slug: 'wanted' });
    const { database, website, clock } = server;
    const loaded = await readWebsiteById(database, website.id, silentLog);
    const author = { name: 'Ada', rights: new Set(rights) };
    let trashing: ReturnType<typeof trash> | undefined;
    await database.transaction(async (connection) => {
      const context = { connection, website: loaded!, clock, author };
      const written = await createDocument(context, pageDocument, body({ slug: 'wanting', layout: naming(id) }));
      expect(written.ok).toBe(true);
      trashing = trash(id, 2);
      await endedOrBlocked(server, trashing);
    });
    expect((await trashing)?.json()).toMatchObject({ reason: 'needed', message: contentMessages.isShownByBlock });
  });

  test('a page that is being put there is named by no block', async () => {
    const { id } = await published({ slug: 'leaving' });
    const { database, website } = server;
    let creating: Promise<object> | undefined;
    await database.transaction(async (connection) => {
      expect(await selectPageUses(connection, website.id, id)).toMatchObject({ isShownByBlock: false });
      creating = errorsOf({ layout: naming(id) });
      await endedOrBlocked(server, creating);
      await hidePage(connection, website.id, id);
    });
    expect(await creating).toEqual({ 'layout.content.0.props.collectionId': contentMessages.noCollection });
  });
});

test('store pages, blogs and folders are no pages of blocks', async () => {
  for (const id of [await addStorePage(server), await addBlog(server)]) {
    expect((await editor.get(`${path}/${id}`)).status).toBe(404);
    expect((await editor.put(`${path}/${id}`, { version: 0, body: body({ slug: 'no' }) })).status).toBe(404);
    expect((await trash(id, 0)).status).toBe(404);
  }
});

test('a page that a program wrote is read and changed, too, even without blocks', async () => {
  const { database, clock, website } = server;
  const page = { urlId: 'written', typeName: 'page', type: CollectionType.page, texts: { en: { title: 'Written' } } };
  const id = await createCollection(database, clock, website.id, page);
  const { version, body: read } = (await editor.get(`${path}/${id}`)).json<{ version: number; body: PageBody }>();
  expect([version, read.layout.content]).toEqual([0, []]);
  expect((await editor.put(`${path}/${id}`, { version, body: read })).status).toBe(200);
});

test('a list is asked for by state and by a part of the title', async () => {
  const one = await create({ slug: 'one', texts: { en: { title: 'Quokka care' } } });
  const two = await published({ slug: 'two', texts: { en: { title: 'A quokka' } } });
  const three = await published({ slug: 'three', isEnabled: false, texts: { en: { title: 'No quokka' } } });
  const ids = async (query: string) =>
    (await editor.get(`${path}?search=QUOKKA${query}`)).json<{ rows: { id: string }[] }>().rows.map(({ id }) => id);
  expect(await ids('')).toEqual([three.id, two.id, one.id]);
  expect(await ids('&status=Draft')).toEqual([one.id]);
  expect(await ids('&status=published')).toEqual([two.id]);
  expect(await ids('&status=Disabled')).toEqual([three.id]);
  expect(await ids(`&after=${two.id}`)).toEqual([one.id]);
});

test('pages are for ADMIN and EDITOR', async () => {
  const { id } = await create({ slug: 'rights' });
  const manager = await signedInMember(server, { roles: [TeamRole.STORE_MANAGER] });
  expect((await manager.get(`${path}/${id}`)).status).toBe(403);
  expect((await manager.post(path, { body: body({ slug: 'no' }) })).status).toBe(403);
});

function body(change: Partial<PageBody>): PageBody {
  return {
    slug: 'page',
    type: 10,
    isEnabled: true,
    regionName: null,
    parentId: null,
    mainImageId: null,
    texts: { en: { title: 'A page' } },
    layout: words('Words'),
    ...change,
  };
}

function words(text: string): PageBody['layout'] {
  return layoutOf({ en: [{ type: 'html', props: { id: 'words', html: `<p>${text}</p>` } }] });
}

async function trash(id: string, version: number) {
  return await editor.delete(`${path}/${id}?version=${version}`);
}

async function statusOf(address: string): Promise<number> {
  return (await server.visitor().get(address)).status;
}

async function textOf(address: string): Promise<string> {
  return (await server.visitor().get(address)).text;
}
