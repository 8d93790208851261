import { TeamRole } from '@awning/site-model';
import { addProduct, layoutOf, signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { draftCalls } from '../../editing/drafts.fixture.ts';
import type { PageBody } from '../../editing/page/schema.ts';

const path = '/api/multilingual/translations';

interface Listed {
  readonly rows: readonly { id: string; kind: string; title: string | null; missing: number; changed: number }[];
  readonly nextAfter: string | null;
  readonly isComplete: boolean;
}
interface Text {
  readonly name: string;
  readonly source: string;
  readonly text: string | null;
  readonly state: string;
  readonly earlier: string | null;
  readonly holds: string;
  readonly isOptional: boolean;
}

let server: TestServer;
let editor: Visitor;
const { create, save, published } = draftCalls<PageBody>('/api/pages', pageBody, () => editor);
beforeAll(async () => {
  server = await startTestServer({ settings: { RATE_LIMITS: 'team-change=900000' } });
  editor = await signedInMember(server);
});
afterAll(() => server.close());

const english = [{ type: 'html', props: { id: 'a', html: '<p>Open at nine</p>' } }];
const german = [{ type: 'html', props: { id: 'a', html: '<p>Ab neun offen</p>' } }];

describe('the texts of a document', () => {
  test('ML-001 a page has its own texts and those of its blocks, with what is missing', async () => {
    const { id } = await published({
      slug: 'texts-of-page',
      texts: { en: { title: 'Hours', seoTitle: 'When' }, de: { title: 'Zeiten' } },
      layout: layoutOf({ en: english }),
    });
    const { texts, missing, changed, version } = await translation('page', id);
    expect(texts.map(({ name, state, holds }) => [name, state, holds])).toEqual([
      ['texts.*.title', 'written', 'text'],
      ['texts.*.seoTitle', 'missing', 'text'],
      ['layout.texts.*.a.html', 'missing', 'html'],
    ]);
    expect([missing, changed, version]).toEqual([2, 0, 2]);
  });

  test('a text is changed once the main language says something else, with what it said; not after it says the same again', async () => {
    const texts = { en: { title: 'Hours' }, de: { title: 'Zeiten' } };
    const layout = layoutOf({ en: english, de: german });
    const slug = 'changed-since';
    const { id } = await published({ slug, texts, layout });
    await save(id, 2, { slug, texts: { ...texts, en: { title: 'Opening hours' } }, layout });
    const title = (await translation('page', id)).texts[0];
    expect(title).toMatchObject({ state: 'changed', source: 'Opening hours', text: 'Zeiten', earlier: 'Hours' });
    expect((await rows('changed', 'page')).map((row) => row.id)).toContain(`page/${id}`);
    await save(id, 3, { slug, texts, layout });
    expect((await translation('page', id)).changed).toBe(0);
    await save(id, 4, { slug, texts: { ...texts, en: { title: 'Opening hours' } }, layout });
    await save(id, 5, { slug, texts: { en: { title: 'Opening hours' }, de: { title: 'Öffnungszeiten' } }, layout });
    expect(await translation('page', id)).toMatchObject({ changed: 0, missing: 0 });
    expect((await rows('complete', 'page')).map((row) => row.id)).toContain(`page/${id}`);
  });

  test('a translation that still fits is noted as such, unless somebody has changed the document', async () => {
    const texts = { en: { title: 'Hous' }, de: { title: 'Zeiten' } };
    const { id } = await published({ slug: 'fitting', texts });
    await save(id, 2, { slug: 'fitting', texts: { ...texts, en: { title: 'Hours' } } });
    const fitting = (version: number, names = ['texts.*.title']) =>
      editor.post('/api/multilingual/translation/fitting', { kind: 'page', id, version, language: 'de', names });
    expect((await fitting(2)).status).toBe(409);
    expect((await fitting(3, ['texts.*.other'])).json()).toMatchObject({ changed: 1 });
    expect((await fitting(3)).json()).toMatchObject({ changed: 0 });
    expect((await translation('page', id)).texts[0]).toMatchObject({ state: 'written' });
  });

  test('a product can do without the names of its sizes in another language', async () => {
    const { id: productId } = await addProduct(server, { name: 'Tide mug' });
    const { version, body } = (await editor.get(`/api/commerce/products/${productId}`)).json<{
      version: number;
      body: { variants: object[] };
    }>();
    const variants = body.variants.map((variant) => ({ ...variant, attributes: { Size: 'XL' } }));
    const sized = { ...body, optionNames: ['Size'], variants };
    const saved = await editor.put(`/api/commerce/products/${productId}`, { version, body: sized });
    expect(saved.status).toBe(200);
    const { texts, missing } = await translation('product', productId);
    expect(texts.map(({ name, isOptional }) => [name, isOptional])).toEqual([
      ['texts.*.name', false],
      ['texts.*.options.Size', true],
      ['texts.*.values.Size.XL', true],
    ]);
    expect([missing, texts[1]!.state]).toEqual([0, 'missing']);
  });

  test('the options of a form are one text with a line each, and its name is none', async () => {
    const field = { id: 'size', kind: 'radio', title: 'Size', options: ['Small', 'Large'] };
    const form = { name: 'Sizes', formType: 'custom', fields: [field], submitButtonText: 'Send' };
    const made = await editor.post('/api/forms', { body: { form, texts: {} } });
    const { id, version, body } = made.json<{ id: string; version: number; body: object }>();
    expect((await translation('form', id)).texts.map(({ name, source }) => [name, source])).toEqual([
      ['texts.*.fields.size.title', 'Size'],
      ['texts.*.fields.size.options', 'Small\nLarge'],
      ['texts.*.submitButtonText', 'Send'],
    ]);
    const texts = { de: { fields: { size: { title: 'Größe', options: ['Klein', 'Groß'] } } } };
    expect((await editor.put(`/api/forms/${id}`, { version, body: { ...body, texts } })).status).toBe(200);
    expect(await translation('form', id)).toMatchObject({ missing: 1 });
  });

  test('of another website are not there', async () => {
    const stranger = await signedInMember(server, { website: server.otherWebsite });
    const { id } = await published({ slug: 'not-theirs', texts: { en: { title: 'Hours' } } });
    expect((await stranger.get(one('page', id))).status).toBe(404);
    const fitting = { kind: 'page', id, version: 2, language: 'de', names: ['texts.*.title'] };
    expect((await stranger.post('/api/multilingual/translation/fitting', fitting)).status).toBe(404);
    const { rows: theirs } = (await stranger.get(`${path}?language=de&state=missing&kind=page`)).json<Listed>();
    expect(theirs.map((row) => row.id)).not.toContain(`page/${id}`);
  });

  test('what a website has once has the id of the website', async () => {
    const layout = layoutOf({ en: english });
    const bar = { isOn: false, isClosable: true, content: layout };
    const at = '/api/website/announcement-bar';
    const { version } = (await editor.get(at)).json<{ version: number }>();
    expect((await editor.put(at, { version, body: bar })).status).toBe(200);
    expect((await translation('announcement-bar', server.website.id)).missing).toBe(1);
    const { id } = await create({ slug: 'not-the-bar', texts: { en: { title: 'Page' } } });
    expect((await editor.get(one('announcement-bar', id))).status).toBe(404);
  });
});

describe('the list', () => {
  test('has a document in the trash no more, and again when it comes back with what had changed', async () => {
    const texts = { en: { title: 'Hours' }, de: { title: 'Zeiten' } };
    const { id } = await published({ slug: 'trashed-page', texts });
    await save(id, 2, { slug: 'trashed-page', texts: { ...texts, en: { title: 'Times' } } });
    const isListed = async () => (await rows('changed', 'page')).some((row) => row.id === `page/${id}`);
    expect(await isListed()).toBe(true);
    await editor.delete(`/api/pages/${id}?version=3`);
    expect(await isListed()).toBe(false);
    await editor.post(`/api/pages/${id}/recover`);
    expect(await isListed()).toBe(true);
    await editor.delete(`/api/pages/${id}?version=6`);
    await editor.delete(`/api/trash/page/${id}`);
    const left =
      await sql`select from translation where website_id = ${server.website.id} and document_id = ${id}`.execute(
        server.database.kysely,
      );
    expect(left.rows).toHaveLength(0);
  });

  test('goes on after its last row, kind by kind, without a row twice', async () => {
    for (let index = 0; index < 60; index += 1) {
      await create({ slug: `many-${index}`, texts: { en: { title: `P ${index}` } } });
    }
    const first = await listed(`${path}?language=fr&state=missing`);
    expect(first.rows).toHaveLength(50);
    const all = [...first.rows];
    for (let after = first.nextAfter; after !== null; ) {
      const next = await listed(`${path}?language=fr&state=missing&after=${after}`);
      all.push(...next.rows);
      after = next.nextAfter;
    }
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.filter(({ title }) => title?.startsWith('P '))).toHaveLength(60);
    const kinds = all.map(({ kind }) => kind);
    expect(kinds).toEqual(kinds.toSorted());
  });

  test('counts each kind and stops at 1,000', async () => {
    await sql`insert into translation (website_id, kind, document_id, language, source_language, marks, missing, changed)
      select ${server.website.id}, 'item', md5('item ' || n)::uuid::text, 'fr', 'en', '{}', 1, 0
        from generate_series(1, 1500) n`.execute(server.database.kysely);
    const { languages } = (await editor.get('/api/multilingual/counts')).json<{
      languages: { code: string; kinds: { kind: string; missing: number; changed: number; complete: number }[] }[];
    }>();
    expect(languages.map(({ code }) => code)).toEqual(['en', 'de', 'fr']);
    const french = languages[2]!.kinds;
    expect(french.find(({ kind }) => kind === 'item')).toEqual({
      kind: 'item',
      missing: 1000,
      changed: 0,
      complete: 0,
    });
    expect(french.find(({ kind }) => kind === 'page')!.missing).toBeGreaterThan(60);
  });

  test('reads as many rows of 100,000 products as of a few', async () => {
    await sql`insert into translation (website_id, kind, document_id, language, source_language, marks, missing, changed)
      select ${server.website.id}, 'product', md5('product ' || n)::uuid::text, 'fr', 'en', '{}', n % 2, n % 3
        from generate_series(1, 100000) n`.execute(server.database.kysely);
    await sql`analyze translation`.execute(server.database.kysely);
    const plan = await sql<{ 'QUERY PLAN': string }>`explain analyze select kind, document_id as id from translation
      where website_id = ${server.website.id} and language = 'fr' and kind = 'product' and document_id > '8'
        and missing > 0 and not is_trashed order by document_id limit 51`.execute(server.database.kysely);
    const text = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(text).toContain('translation_missing');
    expect(text).not.toMatch(/Sort|Seq Scan/);
  });

  test('has only what the member may edit', async () => {
    const writer = await signedInMember(server, { roles: [TeamRole.EDITOR] });
    const { languages } = (await writer.get('/api/multilingual/counts')).json<{
      languages: { kinds: { kind: string }[] }[];
    }>();
    const kinds = languages[1]!.kinds.map(({ kind }) => kind);
    expect(kinds).toContain('page');
    expect(kinds).not.toContain('product');
    const { id: productId } = await addProduct(server, { name: 'Sieve' });
    expect((await writer.get(one('product', productId))).status).toBe(404);
  });

  test.each([
    ['a language that the website does not have', '?language=es&state=missing', 'language'],
    ['the main language', '?language=en&state=missing', 'language'],
    ['no state', '?language=de', 'state'],
    ['another state', '?language=de&state=good', 'state'],
    ['a row that is none', '?language=de&state=missing&after=page', 'after'],
  ])('%s is refused by its field', async (_, query, field) => {
    const answer = await editor.get(`${path}${query}`);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([field]);
  });
});

describe('documents that nobody has saved since', () => {
  test('are looked at after a language was added', async () => {
    const own = await startTestServer();
    const admin = await signedInMember(own);
    const { id: productId } = await addProduct(own, { name: 'Tide mug' });
    const put = (languages: object[]) => admin.put('/api/multilingual/languages', { languages });
    const language = (code: string, isPrimary = false) => ({ code, name: code, isPrimary, enabled: true });
    await put([language('en', true), language('es')]);
    const list = async () => (await admin.get(`${path}?language=es&state=missing&kind=product`)).json<Listed>();
    expect(await list()).toMatchObject({ rows: [], isComplete: false });
    await own.runJobs();
    expect(await list()).toMatchObject({
      rows: [{ id: `product/${productId}`, title: 'Tide mug', missing: 1 }],
      isComplete: true,
    });
    await own.close();
  });

  test('are looked at again after their language went and came back', async () => {
    const own = await startTestServer();
    const admin = await signedInMember(own);
    const spanish = { code: 'es', name: 'Español', isPrimary: false, enabled: true };
    const put = async (...others: object[]) => {
      const english = { code: 'en', name: 'English', isPrimary: true, enabled: true };
      await admin.put('/api/multilingual/languages', { languages: [english, ...others] });
      await own.runJobs();
    };
    const titles = async () => {
      const list = await admin.get(`${path}?language=es&state=missing&kind=product`);
      return list.json<Listed>().rows.map(({ title }) => title);
    };
    await put(spanish);
    await put();
    await addProduct(own, { name: 'Tide mug' });
    await put(spanish);
    expect(await titles()).toEqual(['Tide mug']);
    await own.close();
  });
});

function one(kind: string, id: string): string {
  return `/api/multilingual/translation?kind=${kind}&id=${id}&language=de`;
}

async function translation(kind: string, id: string) {
  const answer = await editor.get(one(kind, id));
  expect(answer.status).toBe(200);
  return answer.json<{ version: number; missing: number; changed: number; texts: Text[] }>();
}

async function listed(address: string): Promise<Listed> {
  return (await editor.get(address)).json<Listed>();
}

async function rows(state: string, kind: string) {
  return (await listed(`${path}?language=de&state=${state}&kind=${kind}`)).rows;
}

function pageBody(change: Partial<PageBody> = {}): PageBody {
  return {
    slug: 'about',
    type: 10,
    isEnabled: true,
    regionName: null,
    parentId: null,
    mainImageId: null,
    texts: { en: { title: 'About' } },
    layout: layoutOf({ en: [] }),
    ...change,
  };
}
