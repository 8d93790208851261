import { CollectionType, TeamRole } from '@awning/site-model';
import {
  addBlog,
  addFile,
  addForm,
  addStorePage,
  layoutOf,
  signedInMember,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Ordering } from '../../collection.ts';
import { createCollection } from '../../content.ts';
import { contentMessages } from '../../messages.ts';
import { draftCalls } from '../drafts.fixture.ts';
import { itemBody } from './item-body.fixture.ts';
import type { ItemBody } from './schema.ts';

const path = '/api/items';

let server: TestServer;
let editor: Visitor;
const { create, save, publish, published, errorsOf } = draftCalls<ItemBody>(path, body, () => editor);
let blog: string;
let blogUrl: string;
beforeAll(async () => {
  server = await startTestServer({ settings: { RATE_LIMITS: 'team-change=900000' } });
  editor = await signedInMember(server, { roles: [TeamRole.EDITOR] });
  blog = await addBlog(server);
  const { url_id } = await server.database.kysely
    .selectFrom('collection')
    .select('url_id')
    .where('website_id', '=', server.website.id)
    .where('id', '=', blog)
    .executeTakeFirstOrThrow();
  blogUrl = `/${url_id}`;
});
afterAll(() => server.close());

describe('what visitors see', () => {
  test('a draft is invisible until it is published, and then in the list and at its address', async () => {
    const { id, version } = await create({
      slug: 'first',
      texts: { en: { title: 'First post', body: '<p>Hello</p>' } },
    });
    expect(await statusOf(`${blogUrl}/first`)).toBe(404);
    expect(await textOf(blogUrl)).not.toContain('First post');
    await publish(id, version);
    expect(await textOf(`${blogUrl}/first`)).toContain('<p>Hello</p>');
    expect(await textOf(blogUrl)).toContain('First post');
  });

  test('a draft of a published item changes no page, neither by its words nor by its address', async () => {
    const { id } = await published({ slug: 'second', texts: { en: { title: 'Second post' } } });
    const before = await textOf(`${blogUrl}/second`);
    await save(id, 2, { slug: 'moved', texts: { en: { title: 'Not yet' } }, layout: words('Not yet') });
    expect(await textOf(`${blogUrl}/second`)).toBe(before);
    expect(await textOf(blogUrl)).not.toContain('Not yet');
    expect(await statusOf(`${blogUrl}/moved`)).toBe(404);
    await publish(id, 3);
    expect(await statusOf(`${blogUrl}/second`)).toBe(301);
    expect(await textOf(`${blogUrl}/moved`)).toContain('<p>Not yet</p>');
  });

  test('an item with a later moment appears by itself, in a list that was kept, too', async () => {
    const publishAt = new Date(server.clock.now().getTime() + 3_600_000).toISOString();
    const { id } = await published({ slug: 'later', publishAt, texts: { en: { title: 'A later post' } } });
    expect(await textOf(blogUrl)).not.toContain('A later post');
    expect(await rowOf(id)).toMatchObject({ facts: { status: 'Scheduled', publishAt } });
    server.clock.advance({ hours: 1 });
    expect(await textOf(blogUrl)).toContain('A later post');
    expect(await statusOf(`${blogUrl}/later`)).toBe(200);
    expect(await rowOf(id)).toMatchObject({ facts: { status: 'published' } });
  });

  test('what is private or waits for a review is published for the team alone', async () => {
    await published({ slug: 'private', status: 'Private', texts: { en: { title: 'For us' } } });
    await published({ slug: 'review', status: 'Needs Review', texts: { en: { title: 'For review' } } });
    expect([await statusOf(`${blogUrl}/private`), await statusOf(`${blogUrl}/review`)]).toEqual([404, 404]);
    expect(await textOf(blogUrl)).not.toMatch(/For us|For review/);
  });

  test('blocks stand instead of the one text, and are gone with the layout', async () => {
    const { id } = await published({ slug: 'blocks', texts: { en: { title: 'Blocks', body: '<p>One text</p>' } } });
    await save(id, 2, {
      slug: 'blocks',
      texts: { en: { title: 'Blocks', body: '<p>One text</p>' } },
      layout: words('In blocks'),
    });
    await publish(id, 3);
    expect(await textOf(`${blogUrl}/blocks`)).toContain('<p>In blocks</p>');
    await save(id, 4, { slug: 'blocks', texts: { en: { title: 'Blocks', body: '<p>One text</p>' } } });
    await publish(id, 5);
    const text = await textOf(`${blogUrl}/blocks`);
    expect([text.includes('In blocks'), text.includes('<p>One text</p>')]).toEqual([false, true]);
  });

  test('in the trash it is nowhere and its address is free; it comes back as it was', async () => {
    const { id } = await published({
      slug: 'trashed',
      texts: { en: { title: 'Trashed post' } },
      layout: words('Kept'),
    });
    expect((await editor.delete(`${path}/${id}?version=2`)).status).toBe(200);
    expect(await statusOf(`${blogUrl}/trashed`)).toBe(404);
    expect(await textOf(blogUrl)).not.toContain('Trashed post');
    const other = await create({ slug: 'trashed' });
    const refused = await editor.post(`${path}/${id}/recover`);
    expect([refused.status, refused.json()]).toMatchObject([
      400,
      { errors: { 'body.slug': contentMessages.slugTaken } },
    ]);
    expect((await editor.delete(`${path}/${other.id}?version=1`)).status).toBe(200);
    expect((await editor.post(`${path}/${id}/recover`)).status).toBe(200);
    expect(await textOf(`${blogUrl}/trashed`)).toContain('<p>Kept</p>');
  });
});

describe('what is refused, by field', () => {
  const long = (length: number) => 'x'.repeat(length);

  test.each<[string, object, string]>([
    ['no title in the primary language', { texts: { de: { title: 'Nur Deutsch' } } }, 'texts.en.title'],
    ['a language that the website does not have', { texts: { en: { title: 'A' }, it: { title: 'B' } } }, 'texts.it'],
    ['a title of 301 characters', { texts: { en: { title: long(301) } } }, 'texts.en.title'],
    ['an excerpt of 20,001 characters', { texts: { en: { title: 'A', excerpt: long(20_001) } } }, 'texts.en.excerpt'],
    ['a text of 100,001 characters', { texts: { en: { title: 'A', body: long(100_001) } } }, 'texts.en.body'],
    ['a slug with spaces', { slug: 'not a slug' }, 'slug'],
    ['a slug of 201 characters', { slug: long(201) }, 'slug'],
    ['101 categories', { categories: Array.from({ length: 101 }, (_, index) => `c${index}`) }, 'categories'],
    ['251 tags', { tags: Array.from({ length: 251 }, (_, index) => `t${index}`) }, 'tags'],
    ['a month that does not exist', { publishAt: '2026-13-01T00:00Z' }, 'publishAt'],
    ['a day that does not exist', { publishAt: '2026-02-30T00:00Z' }, 'publishAt'],
    ['a product', { recordType: 11 }, 'recordType'],
    ['a label that only Awning gives', { status: 'Draft' }, 'status'],
  ])('%s', async (_, change, field) => {
    const answer = await editor.post(path, { body: body({ slug: 'refused', ...change }) });
    expect([answer.status, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([400, [`body.${field}`]]);
  });

  test('LIMIT-002 LIMIT-003 MSG-007 a tag or category that is too long or there twice', async () => {
    const errors = async (change: object) =>
      (await editor.post(path, { body: body({ slug: 'tagged', ...change }) })).json<{ errors?: object }>().errors;
    expect(await errors({ tags: ['fine', long(51)], categories: [long(26)] })).toEqual({
      'body.tags.1': 'A tag can have at most 50 characters.',
      'body.categories.0': 'A category can have at most 25 characters.',
    });
    expect(await errors({ tags: ['Clay', 'clay'], categories: ['Pots', 'POTS'] })).toEqual({
      'body.tags.1': 'This tag already exists',
      'body.categories.1': 'This category already exists',
    });
    expect(await errors({ tags: [long(50)], categories: [long(25)] })).toBeUndefined();
  });

  test('a page that lists no items, or is of another website', async () => {
    const { database, clock, website, otherWebsite } = server;
    const page = { urlId: 'plain', typeName: 'page', type: CollectionType.page, texts: { en: { title: 'Plain' } } };
    const wrong = [
      await addStorePage(server),
      await createCollection(database, clock, website.id, page),
      await createCollection(database, clock, website.id, { ...page, urlId: 'folder', type: 1, isFolder: true }),
      await addBlog(server, otherWebsite),
      '00000000-0000-7000-8000-00000000dead',
    ];
    for (const collectionId of wrong) {
      expect(await errorsOf({ collectionId })).toEqual({ collectionId: contentMessages.noList });
    }
  });

  test('an address that another item of the page has', async () => {
    await create({ slug: 'taken' });
    expect(await errorsOf({ slug: 'taken' })).toEqual({ slug: contentMessages.slugTaken });
    expect((await create({ slug: 'taken', collectionId: await addBlog(server) })).version).toBe(1);
  });

  test('of two that take one address at the same moment, one', async () => {
    const both = await Promise.all([1, 2].map(() => editor.post(path, { body: body({ slug: 'at-once' }) })));
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 400]));
    const refused = both.find(({ status }) => status === 400)!;
    expect(refused.json()).toMatchObject({ errors: { 'body.slug': contentMessages.slugTaken } });
  });

  test('LIMIT-006 the 251st item of a page that the owner sorts, even if it comes with the 250th', async () => {
    const sorted = await addBlog(server, server.website, { ordering: Ordering.userOrderable });
    const slugs = Array.from({ length: 249 }, (_, index) => `s-${index}`);
    const at = server.clock.now();
    await server.database.kysely
      .insertInto('item')
      .values(
        slugs.map((url_id, index) => ({
          website_id: server.website.id,
          id: `00000000-0000-7000-8000-0000000${String(index).padStart(5, '0')}`,
          collection_id: sorted,
          url_id,
          record_type: 1,
          publish_at: at,
          texts: '{}',
          created_at: at,
          updated_at: at,
        })),
      )
      .execute();
    const two = ['a', 'b'].map((slug) => editor.post(path, { body: body({ slug, collectionId: sorted }) }));
    const answers = await Promise.all(two);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]));
    const [last, refused] = answers.toSorted((first, second) => first.status - second.status);
    expect(refused!.json()).toMatchObject({
      errors: { 'body.collectionId': 'A collection you sort yourself can have at most 250 items.' },
    });
    const { id } = last!.json<{ id: string }>();
    await save(id, 1, { slug: 'a-again', collectionId: sorted });
  });
});

describe('its blocks', () => {
  test('are named with the setting that is wrong', async () => {
    const layout = layoutOf({ en: [{ type: 'spacer', props: { id: 'a', size: 'huge' } }] });
    expect(await errorsOf({ layout })).toEqual({
      'layout.content.0.props.size': 'The setting "size" has a value that is not allowed.',
    });
  });

  test('LIMIT-004 are at most sixty', async () => {
    const blocks = Array.from({ length: 61 }, (_, index) => ({ type: 'spacer', props: { id: `b${index}` } }));
    const errors = { 'layout.content': 'A layout can have at most 60 blocks.' };
    expect(await errorsOf({ layout: layoutOf({ en: blocks }) })).toEqual(errors);
  });

  test('are cleaned in every language', async () => {
    const harmful = '<p onclick="x()">Hi<script>alert(1)</script></p>';
    const html = (text: string) => [{ type: 'html', props: { id: 'a', html: text } }];
    const texts = { en: { title: 'Harm', body: harmful, excerpt: harmful } };
    const { id } = await create({ slug: 'harm', texts, layout: layoutOf({ en: html(harmful), de: html(harmful) }) });
    const kept = (await editor.get(`${path}/${id}`)).json<{ body: ItemBody }>().body;
    expect(kept.texts).toEqual({ en: { title: 'Harm', body: '<p>Hi</p>', excerpt: '<p>Hi</p>' } });
    expect(kept.layout?.texts).toEqual({ en: { a: { html: '<p>Hi</p>' } }, de: { a: { html: '<p>Hi</p>' } } });
  });

  test('show pictures, forms and lists of the same website only', async () => {
    const { otherWebsite } = server;
    const foreign = {
      picture: await addFile(server, { website: otherWebsite }),
      list: await addBlog(server, otherWebsite),
    };
    const form = await addForm(server, { website: otherWebsite });
    const blocks = [
      { type: 'image', props: { id: 'a', assetId: foreign.picture } },
      { type: 'gallery', props: { id: 'b', assetIds: [await addFile(server), foreign.picture] } },
      { type: 'form', props: { id: 'c', formId: form } },
      { type: 'summary-v2', props: { id: 'd', collectionId: foreign.list } },
      { type: 'summary-v2', props: { id: 'e', collectionUrlId: 'nowhere' } },
    ];
    expect(await errorsOf({ layout: layoutOf({ en: blocks }), mainImageId: foreign.picture })).toEqual({
      'layout.content.0.props.assetId': contentMessages.noPicture,
      'layout.content.1.props.assetIds.1': contentMessages.noPicture,
      'layout.content.2.props.formId': contentMessages.noForm,
      'layout.content.3.props.collectionId': contentMessages.noCollection,
      'layout.content.4.props.collectionUrlId': contentMessages.noCollection,
      mainImageId: contentMessages.noPicture,
    });
    const own = [
      { type: 'image', props: { id: 'a', assetId: await addFile(server) } },
      { type: 'form', props: { id: 'c', formId: await addForm(server) } },
      { type: 'summary-v2', props: { id: 'd', collectionId: blog } },
      { type: 'summary-v2', props: { id: 'e', collectionUrlId: blogUrl.slice(1) } },
    ];
    expect(
      (await create({ slug: 'own', layout: layoutOf({ en: own }), mainImageId: await addFile(server) })).version,
    ).toBe(1);
  });
});

test('a list is asked for by page, by state and by how words of the title begin', async () => {
  const collectionId = await addBlog(server);
  const one = await create({ collectionId, slug: 'one', texts: { en: { title: 'Glazing in winter' } } });
  const two = await published({ collectionId, slug: 'two', texts: { en: { title: 'Winter firing' } } });
  const ids = async (query: string) => {
    const answer = await editor.get(`${path}?collectionId=${collectionId}${query}`);
    return answer.json<{ rows: { id: string }[] }>().rows.map(({ id }) => id);
  };
  expect(await ids('')).toEqual([two.id, one.id]);
  expect(await ids('&status=Draft')).toEqual([one.id]);
  expect(await ids('&status=published')).toEqual([two.id]);
  expect(await ids('&search=wint')).toEqual([two.id, one.id]);
  expect(await ids('&search=wint gla')).toEqual([one.id]);
  expect(await ids(`&after=${two.id}`)).toEqual([one.id]);
  expect(await ids('&search=!')).toEqual([]);
});

test('a form that an item shows cannot be deleted', async () => {
  const form = await addForm(server);
  const layout = layoutOf({ en: [{ type: 'form', props: { id: 'a', formId: form } }] });
  await published({ slug: 'with-form', layout });
  const { version } = (await editor.get(`/api/forms/${form}`)).json<{ version: number }>();
  expect((await editor.delete(`/api/forms/${form}?version=${version}`)).status).toBe(409);
});

test('fields of the theme and the place among the others outlive every change', async () => {
  const { id } = await published({ slug: 'keeps' });
  const row = () =>
    server.database.kysely
      .selectFrom('item')
      .select(['custom_content', 'position'])
      .where('website_id', '=', server.website.id)
      .where('id', '=', id);
  await server.database.kysely
    .updateTable('item')
    .set({ custom_content: '{"mood":"calm"}', position: 77 })
    .where('website_id', '=', server.website.id)
    .where('id', '=', id)
    .execute();
  await save(id, 2, { slug: 'keeps-it' });
  await publish(id, 3);
  await editor.delete(`${path}/${id}?version=4`);
  await editor.post(`${path}/${id}/recover`);
  expect(await row().executeTakeFirst()).toEqual({ custom_content: { mood: 'calm' }, position: 77 });
});

test('links and fields of a theme are saved, read and shown; what is wrong in them is named', async () => {
  const picture = await addFile(server);
  const written = {
    sourceUrl: 'https://press.example/kiln',
    isPassthrough: true,
    clickthroughUrl: '/about',
    customContent: {
      customType: 'work',
      wide: true,
      words: { html: '<p onclick="steal()">Said</p>' },
      hero: { imageId: picture },
      shots: { imageIds: [picture] },
    },
  };
  const { id } = await published({ slug: 'with-fields', ...written });
  const read = (await editor.get(`${path}/${id}`)).json<{ body: ItemBody }>().body;
  expect(read).toMatchObject({
    ...written,
    customContent: { ...written.customContent, words: { html: '<p>Said</p>' } },
  });
  const listed = (await server.visitor().get(`${blogUrl}?format=json`)).json<{ items: { id: string }[] }>().items;
  expect(listed.find((item) => item.id === id)).toMatchObject({
    sourceUrl: 'https://press.example/kiln',
    passthrough: true,
    clickthroughUrl: '/about',
    customContent: { hero: { id: picture }, shots: [{ id: picture }] },
  });
  const wrong = {
    sourceUrl: 'javascript:alert(1)',
    customContent: { hero: { imageId: id }, long: 'x'.repeat(10_000) },
  };
  expect(await errorsOf({ slug: 'wrong-fields', ...wrong })).toEqual({
    sourceUrl: contentMessages.noLink,
    customContent: contentMessages.noPicture,
  });
  const long = Object.fromEntries(Array.from({ length: 6 }, (_, index) => [`f${index}`, 'x'.repeat(10_000)]));
  expect(await errorsOf({ slug: 'long-fields', customContent: long })).toEqual({
    customContent: contentMessages.customTooLong,
  });
});

test('items are for ADMIN and EDITOR', async () => {
  const { id } = await create({ slug: 'rights' });
  const manager = await signedInMember(server, { roles: [TeamRole.STORE_MANAGER] });
  expect((await manager.get(`${path}/${id}`)).status).toBe(403);
  expect((await manager.post(path, { body: body({ slug: 'no' }) })).status).toBe(403);
});

function body(change: Partial<ItemBody>): ItemBody {
  return itemBody(server, { collectionId: blog, ...change });
}

function words(text: string): ItemBody['layout'] {
  return layoutOf({ en: [{ type: 'html', props: { id: 'words', html: `<p>${text}</p>` } }] });
}

async function rowOf(id: string) {
  const { rows } = (await editor.get(`${path}?collectionId=${blog}`)).json<{ rows: { id: string }[] }>();
  return rows.find((row) => row.id === id);
}

async function statusOf(address: string): Promise<number> {
  return (await server.visitor().get(address)).status;
}

async function textOf(address: string): Promise<string> {
  return (await server.visitor().get(address)).text;
}
