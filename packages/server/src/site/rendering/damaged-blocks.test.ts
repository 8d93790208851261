import { blockDefinitions, CollectionType } from '@awning/site-model';
import { eventually, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { announceChange } from '../../platform/subjects/index.ts';
import { createCollection } from '../content/index.ts';

let server: TestServer;
let pageId: string;

beforeAll(async () => {
  server = await startTestServer();
  pageId = await createCollection(server.database, server.clock, server.website.id, {
    urlId: 'damaged',
    typeName: 'page',
    type: CollectionType.page,
    texts: { en: { title: 'Damaged' } },
  });
});
afterAll(() => server.close());

/** Stores what no editor would, as an import may. */
async function store(document: unknown): Promise<void> {
  const row = { document: JSON.stringify(document), updated_at: server.clock.now() };
  await server.database.kysely
    .insertInto('layout')
    .values({ website_id: server.website.id, owner: `page:${pageId}`, ...row })
    .onConflict((conflict) => conflict.columns(['website_id', 'owner']).doUpdateSet(row))
    .execute();
  stored += 1;
  await server.database.kysely
    .updateTable('collection')
    .set({ texts: JSON.stringify({ en: { title: title() } }) })
    .where('website_id', '=', server.website.id)
    .where('id', '=', pageId)
    .execute();
  await announceChange(server.database, { websiteId: server.website.id, subjects: 'all' });
}

let stored = 0;
const title = () => `Damaged ${stored} times`;

/** The page after the last stored document was rendered, recognised by its title. */
async function shown(): Promise<{ status: number; text: string }> {
  return await eventually(async () => {
    const { status, text } = await server.visitor().get('/damaged');
    expect([status, text.includes(`<title>${title()}`)]).toEqual([200, true]);
    return { status, text };
  });
}

const sound = { type: 'html', props: { id: 'sound', html: '<p>Still here</p>' } };
const inRow = (...blocks: unknown[]) => ({ type: 'row', props: { id: 'r', columns: [{ span: 6, blocks }] } });
const wrong = {
  id: 'a',
  html: 7,
  quote: {},
  source: [],
  buttonLink: [],
  size: null,
  assetId: 'x',
  assetIds: ['x', 1],
  formId: 'x',
  collectionId: {},
  limit: 'x',
  caption: 1,
  design: 1,
};
const types = blockDefinitions.map(({ name }) => name).filter((name) => name !== 'row');

const damages: Readonly<Record<string, unknown>> = {
  nothing: null,
  'a word': 'html',
  'a block without settings': { type: 'html' },
  'a block without an id': { type: 'html', props: { html: 'x' } },
  'a type that there is not': { type: 'no-such-block', props: { id: 'a', html: '<script>' } },
  'a type that only has a number': { type: 'foursquare', props: { id: 'a' } },
  'a type like a member of every object': { type: 'constructor', props: { id: 'a' } },
  'columns that are none': { type: 'row', props: { id: 'a', columns: 'many' } },
  'a row with nothing in it': inRow(null),
  ...Object.fromEntries(types.map((type) => [`wrong values in ${type}`, { type, props: wrong }])),
};

test.each(Object.entries(damages))('a page with %s shows the rest', async (_, damaged) => {
  await store({ root: {}, content: [damaged, inRow(damaged, sound)] });
  expect((await shown()).text).toContain('<p>Still here</p>');
});

test('a stored block brings no HTML that only the server makes', async () => {
  const props = {
    overrideHtml: '<i>stolen</i>',
    islandHtml: '<i>stolen</i>',
    image: {},
    items: [{ priceHtml: '<i>stolen</i>' }],
  };
  const stored = [...types, 'no-such-block'].map((type) => ({ type, props: { ...props, id: type } }));
  await store({ root: {}, content: [...stored, inRow(...stored, sound)] });
  const { text } = await shown();
  expect([text.includes('stolen'), text.includes('<p>Still here</p>')]).toEqual([false, true]);
});

test.each([[null], ['x'], [{}], [{ content: 'x' }], [{ content: { a: 1 } }]])(
  'a page whose layout is %o is shown without one',
  async (document) => {
    await store(document);
    expect((await shown()).text).not.toContain('<p>Still here</p>');
  },
);
