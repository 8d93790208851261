import { CollectionType, RecordType } from '@awning/site-model';
import { addFile, addForm, addProduct, eventually, layoutOf, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId, openDatabase } from '../../platform/database/index.ts';
import { silentLog } from '../../platform/log.ts';
import { announceChange, type Change, SUBJECTS_CHANNEL, subjectOf } from '../../platform/subjects/index.ts';
import { saveSettings, type Website } from '../../platform/website/index.ts';
import { pickProducts } from '../../store/catalogue/index.ts';
import { createCollection, createItem, Ordering, saveLayout } from '../content/index.ts';
import { renderingOf } from './door.ts';
import type { StoredPage } from './page-cache.ts';

let server: TestServer;
const ids: Record<string, string> = {};

/** Every kind of cached page, with different dependencies. */
const paths = {
  home: '/',
  about: '/about',
  folder: '/folder',
  journal: '/journal',
  post: '/journal/post-2',
  gallery: '/gallery',
  shop: '/shop',
  mug: '/shop/p/mug',
  jar: '/shop/p/jar',
  gifts: '/gifts',
} as const;
type PageName = keyof typeof paths;
const everyPage = Object.keys(paths) as PageName[];

beforeAll(async () => {
  server = await startTestServer();
  await server.database.listen(SUBJECTS_CHANNEL, (payload) => void received.push(payload));
  await fill();
  // The server opens the rendering with the contributions of all features.
  await server.visitor().get('/site.css');
});
afterAll(() => server.close());

async function fill(): Promise<void> {
  const { database, clock, website } = server;
  const page = (urlId: string, more: object = {}) =>
    createCollection(database, clock, website.id, {
      urlId,
      typeName: 'page',
      type: CollectionType.page,
      texts: { en: { title: urlId } },
      ...more,
    });
  const post = (collectionId: string, day: number, more: object = {}) =>
    createItem(database, clock, website.id, {
      collectionId,
      urlId: `post-${day}`,
      recordType: RecordType.text,
      publishAt: new Date(`2026-02-0${day}T12:00:00Z`),
      position: day,
      texts: { en: { title: `Post ${day}` } },
      ...more,
    });
  const type = CollectionType.products;
  ids['home'] = await page('home', { isHomepage: true });
  ids['about'] = await page('about');
  ids['folder'] = await page('folder', { isFolder: true, isIndex: true, typeName: 'index' });
  ids['inside'] = await page('inside', { parentId: ids['folder'] });
  const chronological = { typeName: 'blog', type: CollectionType.generic, ordering: Ordering.chronological };
  ids['journal'] = await page('journal', chronological);
  ids['gallery'] = await page('gallery', { typeName: 'gallery', type: CollectionType.generic });
  ids['shop'] = await page('shop', { typeName: 'products', type });
  ids['gifts'] = await page('gifts', { typeName: 'products', type });
  for (const day of [1, 2, 3, 4]) ids[`post ${day}`] = await post(ids['journal'], day);
  ids['asset'] = await addFile(server);
  ids['picture'] = await post(ids['gallery'], 1, { mainImageId: ids['asset'] });
  ids['asks'] = await addForm(server, { form: { formType: 'additional-fields', name: 'Engraving', fields: [line] } });
  ids['contact'] = await addForm(server, { form: { name: 'Contact', formType: 'contact', fields: [line] } });
  const collectionId = ids['shop'];
  ids['mug'] = (await addProduct(server, { collectionId, slug: 'mug', imageIds: [ids['asset']], onHand: 3 })).id;
  ids['jar'] = (await addProduct(server, { collectionId, slug: 'jar', additionalFieldsFormId: ids['asks'] })).id;
  await pickProducts(database, website.id, ids['gifts'], [ids['jar']]);
  const area = (owner: Parameters<typeof saveLayout>[3], ...content: { type: string; props: object }[]) =>
    saveLayout(
      database,
      clock,
      website.id,
      owner,
      layoutOf({
        en: content.map(({ type: kind, props }, index) => ({ type: kind, props: { id: `b${index}`, ...props } })),
      }),
    );
  await area(
    `page:${ids['home']}`,
    { type: 'summary-v2', props: { collectionId: ids['journal'], limit: 1 } },
    { type: 'summary-v2', props: { collectionId: ids['gifts'] } },
  );
  await area(`page:${ids['about']}`, { type: 'image', props: { assetId: ids['asset'] } });
  await area(`page:${ids['inside']}`, { type: 'gallery', props: { collectionId: ids['gallery'] } });
  await area('field:footer', { type: 'form', props: { formId: ids['contact'] } });
}

const line = { id: 'line', kind: 'text', title: 'Line' };

/** The website as requests see it now. */
function knownWebsite(): Website {
  const known = server.app.websites.known(server.website.host);
  if (!known) throw new Error('no website');
  return known;
}

async function stored(name: PageName, website = knownWebsite()): Promise<StoredPage> {
  const { parts, clock } = server;
  const rendering = await renderingOf(parts);
  const page = await rendering.page({
    website,
    language: 'en',
    path: paths[name],
    query: {},
    origin: 'http://shop.test',
    isTestShop: false,
    now: clock.now(),
  });
  if (!page || 'kind' in page) throw new Error(`no page ${name}`);
  return page;
}

const received: (string | undefined)[] = [];

/** Waits until all earlier notices have come back from the database. */
async function settled(): Promise<void> {
  const subjects = [`settled/${newId(server.clock)}`];
  await announceChange(server.database, { websiteId: server.website.id, subjects });
  await eventually(() => expect(received.filter((payload) => payload?.endsWith(subjects[0]!))).toHaveLength(2));
}

/** The pages that are rebuilt after an event. */
async function builtAnew(happens: () => void | Promise<void>): Promise<PageName[]> {
  await settled();
  const before = new Map<PageName, StoredPage>();
  for (const name of everyPage) before.set(name, await stored(name));
  await happens();
  await settled();
  const anew: PageName[] = [];
  for (const name of everyPage) if ((await stored(name)) !== before.get(name)) anew.push(name);
  return anew;
}

describe('a change drops the pages that are made of what changed, and no other', () => {
  test.each<[what: string, subject: () => string, dropped: readonly PageName[]]>([
    ['a product on its page and in a list', () => subjectOf.product(ids['mug']!), ['shop', 'mug']],
    ['the stock of it', () => subjectOf.stock(ids['mug']!), ['shop', 'mug']],
    ['a product that was picked', () => subjectOf.product(ids['jar']!), ['home', 'shop', 'jar', 'gifts']],
    ['the stock of one', () => subjectOf.stock(ids['jar']!), ['home', 'shop', 'jar', 'gifts']],
    ['the list of a store page', () => subjectOf.list(ids['shop']!), ['shop']],
    ['what was picked', () => subjectOf.list(ids['gifts']!), ['home', 'gifts']],
    ['which products are published', () => subjectOf.published, ['home', 'gifts']],
    ['the newest post, also beside an older one', () => subjectOf.item(ids['post 4']!), ['home', 'journal']],
    ['a post with a page', () => subjectOf.item(ids['post 2']!), ['journal', 'post']],
    ['the post after it', () => subjectOf.item(ids['post 3']!), ['journal', 'post']],
    ['which posts there are', () => subjectOf.list(ids['journal']!), ['home', 'journal', 'post']],
    ['a picture of a gallery, also in a block', () => subjectOf.item(ids['picture']!), ['folder', 'gallery']],
    ['which pictures there are', () => subjectOf.list(ids['gallery']!), ['folder', 'gallery']],
    ['the record of a page', () => subjectOf.collection(ids['about']!), ['about']],
    ['the record of a page inside an index', () => subjectOf.collection(ids['inside']!), ['folder']],
    ['the blocks of a page', () => subjectOf.layout(`page:${ids['about']}`), ['about']],
    ['the blocks of a page inside an index', () => subjectOf.layout(`page:${ids['inside']}`), ['folder']],
    ['blocks that a post could have', () => subjectOf.layout(`item:${ids['post 2']}`), ['post']],
    ['what a product asks', () => subjectOf.form(ids['asks']!), ['jar']],
    ['a picture', () => subjectOf.asset(ids['asset']!), ['about', 'folder', 'gallery', 'shop', 'mug']],
    ['the form in the footer', () => subjectOf.form(ids['contact']!), everyPage],
    ['the blocks of the footer', () => subjectOf.layout('field:footer'), everyPage],
    ['the record of the homepage, which describes the website', () => subjectOf.collection(ids['home']!), everyPage],
    ['navigation', () => subjectOf.navigation, everyPage],
    ['a menu of the theme', () => subjectOf.menu('main'), everyPage],
    ['a menu that the theme does not have', () => subjectOf.menu('elsewhere'), []],
    ['settings', () => subjectOf.settings, everyPage],
    ['the theme', () => subjectOf.theme, everyPage],
    ['what no page shows', () => subjectOf.product(newId(server.clock)), []],
  ])('%s', async (_, subject, dropped) => {
    const change: Change = { websiteId: server.website.id, subjects: [subject()] };
    expect(await builtAnew(() => announceChange(server.database, change))).toEqual(dropped);
  });

  test('another website has nothing to do with it', async () => {
    const change: Change = { websiteId: server.otherWebsite.id, subjects: 'all' };
    expect(await builtAnew(() => announceChange(server.database, change))).toEqual([]);
  });
});

describe('time', () => {
  test('alone drops no page, however long it is', async () => {
    expect(await builtAnew(() => server.clock.advance({ hours: 100 }))).toEqual([]);
  });

  test('drops the pages that show a post whose time has come, at that moment', async () => {
    const publishAt = new Date(server.clock.now().getTime() + 3_600_000);
    const texts = { en: { title: 'Scheduled' } };
    await createItem(server.database, server.clock, server.website.id, {
      collectionId: ids['journal']!,
      urlId: 'scheduled',
      recordType: RecordType.text,
      publishAt,
      texts,
    });
    expect(await builtAnew(() => server.clock.advance({ seconds: 3_599.999 }))).toEqual([]);
    expect((await stored('journal')).plain.toString()).not.toContain('Scheduled');
    const anew = await builtAnew(() => server.clock.advance({ seconds: 0.001 }));
    expect(anew).toEqual(['home', 'journal', 'post']);
    expect((await stored('journal')).plain.toString()).toContain('Scheduled');
    expect(await builtAnew(() => server.clock.advance({ hours: 100 }))).toEqual([]);
  });
});

test('a process that lost its connection for notices rebuilds every page once it is connected again', async () => {
  await settled();
  const first = await stored('about');
  const { address } = server.database;
  const outside = openDatabase({ address, log: silentLog });
  await outside.run(
    {
      name: 'test-end-listeners',
      text: `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query similar to 'listen%|select 1'`,
    },
    [],
  );
  await outside.close();
  await eventually(async () => expect(await stored('about')).not.toBe(first));
});

test('a request that still holds the settings of a moment ago leaves no page behind for those that hold the new ones', async () => {
  const before = knownWebsite();
  await saveSettings(server.database, before.id, { ...before.settings, timeZone: 'Asia/Tokyo' });
  await settled();
  const late = await stored('about', before);
  expect(knownWebsite()).not.toBe(before);
  const now = await stored('about');
  expect(now).not.toBe(late);
  expect([late, now].map(({ plain }) => plain.includes('Asia/Tokyo'))).toEqual([false, true]);
});

test('what another process has changed is dropped once this one has withTimeout of it', async () => {
  const other = openDatabase({ address: server.database.address, log: silentLog });
  const before = await stored('mug');
  await announceChange(other, { websiteId: server.website.id, subjects: [subjectOf.stock(ids['mug']!)] });
  await eventually(async () => expect(await stored('mug')).not.toBe(before));
  await other.close();
});
