import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CollectionType, RecordType } from '@awning/site-model';
import { addFile, layoutOf, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inlineHash } from '../../platform/http/index.ts';
import { createCollection, createItem, type NewItem, Ordering, saveLayout } from '../content/index.ts';
import { openRendering, type Rendering } from './rendering.ts';
import type { PageRequest } from './site.ts';

/** Templates that print what the statements of the format are about. */
const files: Readonly<Record<string, string>> = {
  'template.conf': JSON.stringify({
    name: 'F',
    author: 'A',
    layouts: {
      default: { name: 'D', regions: ['site'] },
      wide: { name: 'W', regions: ['wide'] },
      data: { name: 'X', regions: ['data'] },
    },
    stylesheets: ['a.less'],
    customTypes: [{ name: 'work', title: 'Work', base: 'image', fields: [{ name: 'hero', type: 'image' }] }],
  }),
  'styles/a.less': [
    '// tweak: { "type": "color", "title": "Tint" }',
    '@tint: @dark;',
    '@dark: #123456;',
    '// tweak: { "type": "checkbox", "title": "Wide header", "active": true }',
  ].join('\n'),
  'site.region': [
    '<html><head><meta charset="utf-8"><meta name="viewport" content="width=100">{squarespace-headers}</head><body>',
    '{squarespace.main-content}',
    '<squarespace:script src="one.js" combo="true" /><squarespace:script src="two.js" defer />',
    '<squarespace:navigation navigationId="main"><nav id="{squarespace.page-id}"></nav></squarespace:navigation>',
    '</body></html>',
  ].join('\n'),
  'collections/index.conf': JSON.stringify({ folder: true, index: true, fullData: true }),
  'collections/index.list': '<i>{squarespace.page-id} {squarespace.template-revision}</i>',
  'collections/thin.conf': JSON.stringify({ folder: true, index: true, fullData: false }),
  'collections/single.conf': '{}',
  'collections/single.item': 'ITEM {item.title} {squarespace.page-id}',
  'collections/blog.item': 'POST {item.title}',
  'collections/works.conf': JSON.stringify({ acceptTypes: ['work'], pageSize: 2, forcePageSize: true }),
  'collections/works.list': [
    '{.repeated section items}[{title} {recordType} {.passthrough?}{sourceUrl}{.or}{fullUrl}{.end} {clickthroughUrl}',
    ' {author.displayName} {customContent.client} {customContent.wide} {customContent.words.html} {customContent.hero.id}',
    ' {.repeated section customContent.shots}{originalSize},{.end}]{.end}',
    '{.section authorFilter}BY {displayName}{.end}',
  ].join(''),
  'collections/work.conf': JSON.stringify({ ordering: 'user-orderable', relatedItems: true }),
  'collections/work.list':
    '{.section collection}{itemCount} {.repeated section categories}<{@}>{.end}{.repeated section tags}[{@}]{.end}{.section features.relatedItems.isEnabled}REL{.end}{.end}',
  'collections/work.item':
    '{.section collection}{itemCount}{.repeated section categories}<{@}>{.end}{.end}<squarespace:folder-navigation>{collection.navigationTitle}:{.repeated section items}{collection.urlId}{.section active}!{.end} {.end}</squarespace:folder-navigation>',
  'collections/reel.list':
    '{.repeated section items}[{title} {.video?}{@|video}{.end}{.audio?}{@|audio-player}{.end}]{.end}',
  'collections/page.conf': JSON.stringify({ layout: 'wide' }),
  'pages/welcome.page': 'WELCOME {collection.title} {squarespace.page-id}',
  'wide.region': 'WIDE {squarespace.main-content}',
  'blocks/summary.block': '[summary {design} {collection.urlId} {.repeated section items}{title},{.end}]',
  'blocks/summary.block.conf': JSON.stringify({ type: 'summary-v2' }),
  'blocks/newsletter.block': '[newsletter {objectName} {collectionId} {collection.urlId}]',
  'blocks/newsletter.block.conf': JSON.stringify({ type: 'newsletter' }),
  'blocks/quote.block': '<script>form = {@|json}</script>quoted by {squarespace.template-revision}',
  'blocks/quote.block.conf': JSON.stringify({ type: 'quote' }),
  'data.region': [
    '<head>{squarespace-headers}<script>whole = {@|json}</script></head>{squarespace.main-content}',
    '{.repeated section website.socialAccounts}<svg><use xlink:href="#{serviceName}-icon"></use></svg>{.end}{squarespace-footers}',
    '<squarespace:navigation navigationId="main"><script>tag = {@|json}</script></squarespace:navigation>',
  ].join(''),
  'collections/data.list':
    '<squarespace:block-field id="data" columns="12" /><script>list = {@|json}</script><squarespace:query collection="posts">{title}</squarespace:query>',
  'blocks/image.block': '[image {item.originalSize} {info.designLayout} {info.description} {info.imageLink}]',
  'blocks/image.block.conf': JSON.stringify({ type: 'image' }),
  'blocks/gallery.block': '[gallery {options.design} {options.thumbnails-per-row} {.repeated section items}x{.end}]',
  'blocks/gallery.block.conf': JSON.stringify({ type: 'gallery' }),
};

let server: TestServer;
let rendering: Rendering;
let pictureId: string;
let singleId: string;

beforeAll(async () => {
  server = await startTestServer();
  const folder = join(server.parts.config.dataFolder, 'themes', 'format');
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  rendering = await openRendering(server.parts);
  pictureId = await addFile(server);
  for (const typeName of ['index', 'thin']) await addIndex(typeName);
  singleId = await collection({ urlId: 'single', typeName: 'single', ordering: Ordering.userOrderable });
  await item(singleId, 'first', 1);
  await item(singleId, 'second', 2);
  const blogId = await collection({ urlId: 'posts', typeName: 'blog' });
  await item(blogId, 'newer', 1);
  await item(blogId, 'older', 2);
  const pageId = await collection({ urlId: 'page', typeName: 'page', type: CollectionType.page });
  const { database, clock, website } = server;
  const blocks = [
    { type: 'image', props: { id: 'i', assetId: pictureId, caption: '<p>Seen</p>', linkUrl: '/about' } },
    { type: 'gallery', props: { id: 'g', assetIds: [pictureId, pictureId], 'thumbnails-per-row': 3 } },
    { type: 'summary-v2', props: { id: 's', collectionUrlId: 'posts', design: 'list' } },
    { type: 'newsletter', props: { id: 'n', formId: '' } },
  ];
  await collection({ urlId: 'data', typeName: 'data', regionName: 'data' });
  const quote = { type: 'quote', props: { id: 'q', quote: 'Said </script><!--', source: 'Somebody' } };
  await saveLayout(database, clock, website.id, 'field:data', layoutOf({ en: [quote] }));
  await saveLayout(database, clock, website.id, `page:${pageId}`, layoutOf({ en: blocks }));
});
afterAll(() => server.close());

type Described = Partial<Parameters<typeof createCollection>[3]> & {
  readonly urlId: string;
  readonly typeName: string;
};

async function collection(described: Described): Promise<string> {
  const { database, clock, website } = server;
  const texts = { en: { title: described.urlId } };
  return await createCollection(database, clock, website.id, { type: CollectionType.generic, texts, ...described });
}

async function item(collectionId: string, urlId: string, position: number): Promise<void> {
  const { database, clock, website } = server;
  await createItem(database, clock, website.id, {
    collectionId,
    urlId,
    position,
    recordType: RecordType.image,
    publishAt: new Date(clock.now().getTime() - position * 1000),
    mainImageId: pictureId,
    texts: { en: { title: urlId, body: '<p>Body</p>' } },
  });
}

async function addIndex(typeName: string): Promise<void> {
  const described = { urlId: typeName, typeName, isFolder: true, isIndex: true, mainImageId: pictureId };
  const parentId = await collection(described);
  await collection({ urlId: `${typeName}-page`, typeName: 'page', type: CollectionType.page, parentId });
  const galleryId = await collection({
    urlId: `${typeName}-gallery`,
    typeName: 'gallery',
    parentId,
    mainImageId: pictureId,
  });
  await item(galleryId, 'one', 1);
}

function request(path: string, query: PageRequest['query'] = {}): PageRequest {
  const website = server.app.websites.known(server.website.host);
  if (website === undefined) throw new Error('There is no website');
  return {
    website: { ...website, settings: { ...website.settings, theme: 'format' } },
    language: 'en',
    path,
    query,
    origin: 'http://shop.test',
    isTestShop: false,
    now: server.clock.now(),
  };
}

async function shown(path: string, query: PageRequest['query'] = {}): Promise<string> {
  const page = await rendering.page(request(path, query));
  if (page === undefined || 'kind' in page) throw new Error(`There is no page at ${path}`);
  return page.plain.toString();
}

async function scopeOf(path: string) {
  return JSON.parse(await shown(path, { format: 'json' })) as {
    collection: Record<string, unknown> & { collections: Record<string, unknown>[] };
    pagination: Record<string, Record<string, unknown>>;
    item?: unknown;
  };
}

describe('an index', () => {
  test('has its own picture, and children with their entries, pictures and content', async () => {
    const { collection: index } = await scopeOf('/index');
    expect(index).toMatchObject({ mainImage: { id: pictureId } });
    expect(index.collections).toMatchObject([
      { urlId: 'index-page', items: [], mainContent: '' },
      { urlId: 'index-gallery', mainImage: { id: pictureId }, items: [{ title: 'one', mainImage: { id: pictureId } }] },
    ]);
  });

  test('reads no entries for a theme that does not ask for them', async () => {
    const { collection: index } = await scopeOf('/thin');
    expect(index.collections).toHaveLength(2);
    for (const child of index.collections) expect(child).not.toHaveProperty('items');
  });
});

describe('items', () => {
  let worksId: string;
  beforeAll(async () => {
    worksId = await collection({ urlId: 'works', typeName: 'works', pageSize: 20 });
    const { database, clock, website } = server;
    const work = async (urlId: string, position: number, more: Partial<NewItem>) =>
      await createItem(database, clock, website.id, {
        collectionId: worksId,
        urlId,
        position,
        recordType: RecordType.text,
        publishAt: clock.now(),
        texts: { en: { title: urlId } },
        ...more,
      });
    await work('far', 1, { sourceUrl: 'https://far.example/?a=1', isPassthrough: true, clickthroughUrl: '/about' });
    await work('made', 2, {
      authorName: 'Inga Marram',
      sourceUrl: 'javascript:alert(1)',
      isPassthrough: true,
      customContent: {
        customType: 'work',
        client: 'Mole',
        wide: true,
        words: { html: '<p onclick="steal()">Said</p>' },
        hero: { imageId: pictureId },
        shots: { imageIds: [pictureId, '00000000-0000-7000-8000-00000000dead', pictureId] },
      },
    });
    await work('third', 3, {});
  });

  test('lead to their source at once where the owner wants that, and nowhere else', async () => {
    const page = await shown('/works');
    expect(page).toContain('[far 1 https://far.example/?a=1 /about');
    expect(page).toContain('[made 2 /works/made ');
    expect(page).not.toContain('javascript:');
  });

  test('of a custom type have its fields: texts, switches, HTML, a picture and a gallery', async () => {
    const page = await shown('/works');
    expect(page).toMatch(new RegExp(`Inga Marram Mole true <p>Said</p> ${pictureId} (?:\\d+x\\d+,){2}\\]`));
  });

  test('are as many on a page as the theme enforces', async () => {
    expect(await shown('/works')).not.toContain('third');
    expect(await scopeOf('/works')).toMatchObject({ collection: { pageSize: 2 }, pagination: { nextPage: true } });
  });

  test('are asked for by the id of an author, whose name is printed', async () => {
    const { item } = await scopeOf('/works/made');
    const { id } = (item as { author: { id: string } }).author;
    expect(id).toMatch(/^[\da-f]{24}$/);
    const page = await shown('/works', { author: id });
    expect(page).toContain('BY Inga Marram');
    expect(page).toContain('[made');
    expect(page).not.toContain('[far');
    expect(await shown('/works', { author: '0'.repeat(24) })).not.toContain('[made');
  });
});

test('videos and tracks say where they are played, with the picture before it', async () => {
  const reelId = await collection({ urlId: 'reel', typeName: 'reel', ordering: Ordering.userOrderable });
  const { database, clock, website } = server;
  const add = async (urlId: string, recordType: number, sourceUrl: string, mainImageId: string | null = null) =>
    await createItem(database, clock, website.id, {
      collectionId: reelId,
      urlId,
      recordType,
      sourceUrl,
      mainImageId,
      publishAt: clock.now(),
      texts: { en: { title: urlId } },
    });
  await add('film', RecordType.video, 'https://youtu.be/aqz-KE-bpKQ', pictureId);
  await add('elsewhere', RecordType.video, 'https://films.example/a');
  await add('song', RecordType.audio, '/s/0/1/song.mp3');
  const { item: film } = await scopeOf('/reel/film');
  expect(film).toMatchObject({ overlay: true, oembed: { providerName: 'YouTube', width: 1280, height: 720 } });
  expect((await scopeOf('/reel/elsewhere')).item).not.toHaveProperty('oembed');
  expect((await scopeOf('/reel/song')).item).toMatchObject({ audioAssetUrl: '/s/0/1/song.mp3' });
  const page = await shown('/reel');
  expect(page).toContain('[film <div class="sqs-video-wrapper" data-html="&lt;iframe src=');
  expect(page).toContain('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ');
  expect(page).toContain('data-audio-asset-url="/s/0/1/song.mp3"');
});

describe('a collection in the order of its owner', () => {
  beforeAll(async () => {
    const parentId = await collection({ urlId: 'portfolio', typeName: 'folder', isFolder: true });
    const workId = await collection({ urlId: 'work', typeName: 'work', ordering: Ordering.userOrderable, parentId });
    const { database, clock, website } = server;
    // Published in another order than shown; the last one is not published yet.
    for (const [position, hours] of [3, 1, 4, -1].entries()) {
      await createItem(database, clock, website.id, {
        collectionId: workId,
        urlId: `work-${position}`,
        position,
        recordType: RecordType.image,
        publishAt: new Date(clock.now().getTime() - hours * 3_600_000),
        texts: { en: { title: `work-${position}` } },
        categories: position === 3 ? ['Unseen'] : ['Prints', position === 0 ? 'Bowls' : 'Cups'],
        tags: [`tag-${position}`],
      });
    }
  });

  test('says by which names its items are found, how many there are, and whether it shows related ones', async () => {
    const page = await shown('/work');
    expect(page).toContain('3 <Bowls><Cups><Prints>[tag-0][tag-1][tag-2]REL');
    expect((await scopeOf('/work')).collection).toMatchObject({
      itemCount: 3,
      categories: ['Bowls', 'Cups', 'Prints'],
      tags: ['tag-0', 'tag-1', 'tag-2'],
    });
    expect((await scopeOf('/posts')).collection).not.toHaveProperty('features');
  });

  test('has the items as neighbours that stand beside each other in its list', async () => {
    const beside = async (path: string) => {
      const { prevItem, nextItem } = (await scopeOf(path)).pagination;
      return [prevItem?.['urlId'], nextItem?.['urlId']];
    };
    expect(await beside('/work/work-0')).toEqual([undefined, 'work-1']);
    expect(await beside('/work/work-1')).toEqual(['work-0', 'work-2']);
    expect(await beside('/work/work-2')).toEqual(['work-1', undefined]);
  });

  test('is marked in the menu of its folder on the pages of its items too', async () => {
    expect(await shown('/work/work-1')).toContain('3<Bowls><Cups><Prints>portfolio:work! ');
  });
});

test('templates know whether visitors can sign in', async () => {
  const scope = (await scopeOf('/page')) as unknown as Record<string, Record<string, unknown>>;
  expect(scope['websiteSettings']).toMatchObject({ userAccountsSettings: { loginAllowed: true } });
  expect(scope['userAccountsContext']).toEqual({ showSignInLink: true });
});

describe('a static page', () => {
  test('of the theme alone knows its address and its name in menus', async () => {
    expect((await scopeOf('/welcome')).collection).toMatchObject({
      title: 'welcome',
      navigationTitle: 'welcome',
      fullUrl: '/welcome',
      type: CollectionType['template-page'],
    });
  });

  test('stands at the address that the owner gives it, and may be the home page', async () => {
    const id = await collection({
      urlId: 'hello',
      typeName: 'welcome',
      type: CollectionType['template-page'],
      isHomepage: true,
    });
    expect(await shown('/hello')).toContain(`WELCOME hello collection-${id}`);
    expect(await shown('/')).toContain(`WELCOME hello collection-${id}`);
    expect(await shown('/welcome')).toContain('WELCOME');
  });
});

test('contact fields and place are those of the business, and absent without it', async () => {
  const bare = JSON.parse(await shown('/page', { format: 'json' })) as { website: object; websiteSettings: object };
  expect(bare.website).not.toHaveProperty('location');
  expect(bare.websiteSettings).not.toHaveProperty('contactEmail');
  const asked = request('/page', { format: 'json', author: 'none' });
  const { settings } = asked.website;
  const business = {
    ...settings.business,
    street: 'Am Deich 7',
    city: 'Dagebüll',
    email: 'a@b.example',
    phone: '+49 1',
  };
  const storeSettings = { ...settings.storeSettings, country: 'DE', postalCode: '25899' };
  const website = {
    ...asked.website,
    version: asked.website.version + 1,
    settings: { ...settings, business, storeSettings },
  };
  const page = await rendering.page({ ...asked, language: 'de', website });
  if (page === undefined || 'kind' in page) throw new Error('There is no page');
  expect(JSON.parse(page.plain.toString())).toMatchObject({
    website: {
      location: {
        addressTitle: website.name,
        addressLine1: 'Am Deich 7',
        addressLine2: '25899 Dagebüll',
        addressCountry: 'Deutschland',
      },
    },
    websiteSettings: { contactEmail: 'a@b.example', contactPhoneNumber: '+49 1' },
  });
});

test('signs of accounts are in the page for a theme that expects them there', async () => {
  const asked = request('/data');
  const { settings } = asked.website;
  const identity = { ...settings.identity, accounts: ['https://www.instagram.com/marram', 'https://marram.example'] };
  const website = { ...asked.website, version: asked.website.version + 1, settings: { ...settings, identity } };
  const page = await rendering.page({ ...asked, website });
  if (page === undefined || 'kind' in page) throw new Error('There is no page');
  const html = page.plain.toString();
  expect(html).toContain('<use xlink:href="#instagram-icon"></use>');
  expect(html.match(/<symbol id="instagram-icon"/g)).toHaveLength(1);
  expect(html.match(/<symbol/g)?.length).toBeLessThanOrEqual(2);
  expect(await shown('/data')).not.toContain('<symbol');
});

test('ordinary pages have the layout that the theme has for them', async () => {
  expect(await shown('/page')).toMatch(/^WIDE /);
});

describe('a collection without a list of its own', () => {
  test('shows its first item', async () => {
    expect(await shown('/single')).toMatch(/ITEM first item-[\w-]+/);
    expect(await shown('/single/second')).toContain('ITEM second');
  });

  test('is listed by the host if it is of a type of the host, and the theme only replaces its items', async () => {
    const page = await shown('/posts');
    expect(page).not.toContain('POST');
    for (const title of ['newer', 'older']) expect(page).toContain(`href="/posts/${title}"`);
    expect(await shown('/posts/older')).toContain('POST older');
  });

  test('has neighbours with all fields of items', async () => {
    const { pagination } = await scopeOf('/single/first');
    const neighbour = pagination['nextItem'] ?? pagination['prevItem'];
    expect(neighbour).toMatchObject({
      title: 'second',
      fullUrl: '/single/second',
      body: '<p>Body</p>',
      mainImage: { id: pictureId },
      recordType: RecordType.image,
    });
  });
});

test('system tokens work in main content and in the bodies of tags', async () => {
  const page = await shown('/index');
  const [, id, revision] = /<i>(collection-[\w-]+) (\w{12})<\/i>/.exec(page) ?? [];
  expect(revision).toBe((await rendering.theme(request('/'))).theme.revision);
  expect(page).toContain(`<nav id="${id}"></nav>`);
  expect(await shown('/index', { format: 'main-content' })).toContain(`<i>${id} ${revision}</i>`);
});

test('scripts read the scope, the items and a block as JSON, without the markup around them, and the policy allows it', async () => {
  const asked = request('/data');
  const page = await rendering.page(asked);
  if (page === undefined || 'kind' in page) throw new Error('There is no page');
  const html = page.plain.toString();
  const scripts = [...html.matchAll(/<script>(\w+) = (.*?)<\/script>/gs)].map(([, name = '', json = '']) => ({
    name,
    json,
  }));
  expect(scripts.map(({ name }) => name)).toEqual(['whole', 'form', 'list', 'tag']);
  const values = new Map(scripts.map(({ name, json }) => [name, JSON.parse(json) as Record<string, unknown>]));
  expect(values.get('whole')).toMatchObject({ website: { id: server.website.id }, collection: { urlId: 'data' } });
  for (const value of values.values()) {
    expect(Object.keys(value).filter((name) => name.startsWith('squarespace'))).toEqual([]);
  }
  expect(Object.keys(values.get('form')!).toSorted()).toEqual(['id', 'quote', 'source']);
  const policy = page.headers['content-security-policy'] ?? '';
  for (const { name, json } of scripts) expect(policy).toContain(inlineHash(`${name} = ${json}`));
  expect(html).toContain(`quoted by ${(await rendering.theme(asked)).theme.revision}`);
});

test('scripts keep their order and block unless the theme says otherwise', async () => {
  const scripts = [...(await shown('/index')).matchAll(/<script src="\/scripts\/[^>]*>/g)].map(([tag]) => tag);
  expect(scripts).toEqual(['<script src="/scripts/one.js">', '<script src="/scripts/two.js" defer>']);
});

test('scripts find what they expect of the page, as text that is data and not run', async () => {
  const page = await shown('/single/first');
  const [, text = ''] = /<script type="text\/plain" data-name="static-context">(.*?)<\/script>/.exec(page) ?? [];
  const [, json = ''] = /^Static = window\.Static \|\| \{\}; Static\.SQUARESPACE_CONTEXT = (\{.*\});$/.exec(text) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    authenticatedAccount: null,
    website: { id: server.website.id },
    websiteSettings: { storeSettings: {} },
    collection: { id: singleId, fullUrl: '/single', typeName: 'single' },
    item: { title: 'first', fullUrl: '/single/first' },
    tweakJSON: { '@tint': '#123456', tint: '#123456', 'Wide header': 'true', 'wide-header': 'true' },
  });
  expect(page.indexOf('static-context')).toBeLessThan(page.indexOf('/scripts/one.js'));
});

test('a layout with its own charset and viewport gets no second one', async () => {
  const page = await shown('/index');
  expect(page.match(/charset/g)).toHaveLength(1);
  expect(page.match(/viewport/g)).toHaveLength(1);
});

test('a theme without an icon gets ours, for which browsers would ask anyway', async () => {
  expect(await shown('/index')).toMatch(/<link rel="icon" href="\/assets\/favicon\.svg\?v=\w{12}">/);
  const { statusCode } = await server.app.inject({
    url: '/assets/favicon.svg',
    headers: { host: server.website.host },
  });
  expect(statusCode).toBe(200);
});

test('markup for a summary gets its list, and for a form where it stands', async () => {
  const page = await shown('/page');
  expect(page).toContain('[summary list posts newer,older,]');
  expect(page).toMatch(/\[newsletter page-([\w-]+) \1 page\]/);
});

test('markup for pictures gets item and info, and for galleries options', async () => {
  const page = await shown('/page');
  expect(page).toMatch(/\[image \d+x\d+ inline <p>Seen<\/p> \/about\]/);
  expect(page).toContain('[gallery grid 3 xx]');
});
