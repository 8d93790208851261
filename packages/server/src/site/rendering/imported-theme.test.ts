import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CollectionType, PageType } from '@awning/site-model';
import { layoutOf, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inlineHash } from '../../platform/http/index.ts';
import { projectFolder } from '../../platform/project-folder.ts';
import { createCollection, saveLayout } from '../content/index.ts';
import type { StoredPage } from './page-cache.ts';
import { openRendering, type Rendering } from './rendering.ts';
import type { PageRequest } from './site.ts';

const title = `Title <script>steal()</script><img src=x onerror="steal()"><style>p{display:none}</style>`;

/** A theme as others write them: it prints texts unescaped, and has many inline scripts. */
const files: Readonly<Record<string, string>> = {
  'template.conf': JSON.stringify({ name: 'Imported', layouts: { default: { name: 'D', regions: ['site'] } } }),
  'site.region': [
    '<html><head>{squarespace-headers}',
    '<style>.own{color:red}</style>',
    '<script>own();\r\nconst brace = { };</script>',
    '<script>data({collection.title|json}, {collection.type}, "{collection.id}");</script>',
    '<script>unsafe("{collection.title}")</script>',
    '<script>quoted("{collection.title|json}")</script>',
    '</head><body onload="loaded(&quot;own&quot;)" onclick="clicked(\'{collection.title}\')">',
    '<main class="{squarespace.page-classes}" id="{squarespace.page-id}">',
    '<h1>{collection.title}</h1>{squarespace.main-content}{@|apply part.block}',
    '<squarespace:navigation navigationId="main" template="nav" />',
    '{squarespace-footers}</body></html>',
  ].join('\n'),
  'blocks/part.block': '<script>part()</script>{website.siteTitle}',
  'blocks/nav.block': '<script>navigation()</script>',
  'blocks/quote.block': '<script>override({source|json})</script>{source}',
  'blocks/quote.block.conf': JSON.stringify({ type: 'quote' }),
};

let server: TestServer;
let folder: string;
let rendering: Rendering;
let pageId: string;

beforeAll(async () => {
  server = await startTestServer();
  folder = await mkdtemp(join(tmpdir(), 'awning-themes-'));
  await cp(join(projectFolder, 'themes', 'system'), join(folder, 'system'), { recursive: true });
  await mkdir(join(folder, 'imported', 'blocks'), { recursive: true });
  await Promise.all(Object.entries(files).map(([path, text]) => writeFile(join(folder, 'imported', path), text)));
  rendering = await openRendering(server.parts, folder);
  pageId = await createCollection(server.database, server.clock, server.website.id, {
    urlId: 'page',
    typeName: 'page"onclick="steal()',
    type: CollectionType.page,
    texts: { en: { title } },
  });
  await saveLayout(
    server.database,
    server.clock,
    server.website.id,
    `page:${pageId}`,
    layoutOf({ en: [{ type: 'quote', props: { id: 'q', quote: 'Said', source: `Source ${title}` } }] }),
  );
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

function request(path: string, query: PageRequest['query'] = {}): PageRequest {
  const website = server.app.websites.known(server.website.host);
  if (website === undefined) throw new Error('There is no website');
  return {
    website: { ...website, settings: { ...website.settings, theme: 'imported' } },
    language: 'en',
    path,
    query,
    origin: 'http://shop.test',
    now: server.clock.now(),
    isTestShop: false,
  };
}

function sources(page: StoredPage | undefined, directive: string): string[] {
  const policy = page?.headers['content-security-policy'] ?? '';
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `));
  return (found ?? '').split(' ').slice(1);
}

async function shown(path: string, query?: PageRequest['query']): Promise<StoredPage> {
  const page = await rendering.page(request(path, query));
  if (page === undefined || 'kind' in page) throw new Error('There is no page');
  return page;
}

describe('the policy of a page with a theme of others', () => {
  test('allows the code of its source and what that printed as JSON, numbers and ids, and nothing of what it prints raw', async () => {
    const page = await shown('/page');
    const html = page.plain.toString();
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toContain('<main class="collection-type-page-onclick-steal()');
    const data = `data(${JSON.stringify(title).replaceAll('</', '<\\/')}, 10, "${pageId}");`;
    expect(html).toContain(data);
    const source = `Source ${title}`;
    const override = `override(${JSON.stringify(source).replaceAll('</', '<\\/')})`;
    const expected = ['own();\nconst brace = { };', data, 'part()', 'navigation()', override, 'loaded("own")'];
    expect(new Set(sources(page, 'script-src'))).toEqual(
      new Set(["'self'", "'unsafe-hashes'", ...expected.map(inlineHash)]),
    );
    expect(sources(page, 'style-src')).toEqual(["'self'", inlineHash('.own{color:red}')]);
  });

  test('travels with the page in the cache', async () => {
    const [first, second] = [await shown('/page'), await shown('/page')];
    expect(second).toBe(first);
    expect(sources(second, 'script-src')).toContain(inlineHash('part()'));
  });

  test('of the main content alone allows what that prints', async () => {
    const page = await shown('/page', { format: 'main-content' });
    expect(sources(page, 'script-src')).toEqual(["'self'", expect.stringContaining('sha256-')]);
  });

  test('allows no inline code where visitors sign in or pay', async () => {
    const system = { pageType: PageType.checkout, title, html: '<p>Pay</p>' };
    const page = await rendering.systemPage(request('/checkout'), system);
    expect(page.plain.toString()).toContain('<script>own()');
    expect([sources(page, 'script-src'), sources(page, 'style-src')]).toEqual([["'self'"], ["'self'"]]);
  });
});

test('names the code that gets no hash, with file and line', async () => {
  const { faults } = await rendering.theme(request('/'));
  const only = 'without json: it runs only where that is a number or a boolean';
  expect(faults.map(({ file, line, fault }) => `${file}:${line} ${fault}`)).toEqual([
    `site.region:6 a script prints {collection.title} ${only}`,
    'site.region:7 a script prints {collection.title|json}, where JSON is not read as a value',
    `site.region:8 a handler prints {collection.title} ${only}`,
  ]);
});
