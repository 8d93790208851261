import { TeamRole } from '@awning/site-model';
import {
  addFile,
  addForm,
  addProduct,
  addStorePage,
  eventually,
  signedInMember,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProductBody } from '../editing/schema.ts';

let server: TestServer;
let manager: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  manager = await signedInMember(server, { roles: [TeamRole.STORE_MANAGER] });
});
afterAll(() => server.close());

interface Edited {
  readonly version: number;
  readonly state: string;
  readonly isVisible: boolean;
  readonly body: ProductBody;
}

test('the store pages are listed with the categories and tags of their products', async () => {
  const id = await addStorePage(server);
  await addProduct(server, { collectionId: id, categories: ['Tableware'], tags: ['blue', 'Amber'] });
  const { pages } = (await manager.get('/api/commerce/store-pages')).json<{ pages: { id: string }[] }>();
  expect(pages.find((page) => page.id === id)).toMatchObject({ categories: ['Tableware'], tags: ['Amber', 'blue'] });
});

test('the forms that a product can ask are offered to who may edit products, without those that are switched off', async () => {
  const asked = async () =>
    (await manager.get('/api/commerce/question-forms')).json<{ forms: { id: string; name: string }[] }>().forms;
  const names = { formType: 'additional-fields' } as const;
  const engraving = await addForm(server, { form: { ...names, name: 'Engraving' } });
  const dates = await addForm(server, { form: { ...names, name: 'Dates' } });
  await addForm(server, { form: { formType: 'contact', name: 'Contact' } });
  expect(await asked()).toEqual([
    { id: dates, name: 'Dates' },
    { id: engraving, name: 'Engraving' },
  ]);
  await server.database.kysely
    .updateTable('form')
    .set({ is_archived: true })
    .where('website_id', '=', server.website.id)
    .where('id', '=', dates)
    .execute();
  expect(await asked()).toEqual([{ id: engraving, name: 'Engraving' }]);
});

describe('pictures', () => {
  test('are offered to who may edit products, found by name, and read by id in the order of the ids', async () => {
    const [first, second] = [await addFile(server), await addFile(server)];
    const all = (await manager.get('/api/commerce/pictures')).json<{ rows: { id: string; url: string }[] }>();
    expect(all.rows.map(({ id }) => id)).toEqual([second, first]);
    expect((await server.visitor().get(all.rows[0]!.url)).status).toBe(200);
    const asked = await manager.get(`/api/commerce/pictures?ids=${first},nonsense,${second}`);
    expect(asked.json<typeof all>().rows.map(({ id }) => id)).toEqual([first, second]);
    const none = await manager.get('/api/commerce/pictures?search=no-such-name');
    expect(none.json<typeof all>().rows).toEqual([]);
  });
});

describe('the visibility of a product', () => {
  const path = '/api/commerce/products';

  async function stocked(name: string): Promise<{ readonly id: string; readonly page: string }> {
    const collectionId = await addStorePage(server);
    const { id } = await addProduct(server, { collectionId, slug: name, name });
    const { pages } = (await manager.get('/api/commerce/store-pages')).json<{
      pages: { id: string; urlId: string }[];
    }>();
    return { id, page: `/${pages.find((page) => page.id === collectionId)!.urlId}/p/${name}` };
  }
  const change = async (id: string, version: number, status: string) =>
    await manager.post(`${path}/${id}/visibility`, { version, status });
  const seen = async (page: string) => (await server.visitor().get(page)).status;

  test('is taken away and given back', async () => {
    const { id, page } = await stocked('bowl');
    expect(await seen(page)).toBe(200);
    const hidden = (await change(id, 0, 'Private')).json<Edited>();
    expect(hidden).toMatchObject({ state: 'published', body: { status: 'Private' } });
    await eventually(async () => expect(await seen(page)).toBe(404));
    const shown = (await change(id, hidden.version, 'published')).json<Edited>();
    expect(shown).toMatchObject({ state: 'published', body: { status: 'published' } });
    await eventually(async () => expect(await seen(page)).toBe(200));
  });

  test('ends in the archive, out of the shop and the lists, and is given back', async () => {
    const { id, page } = await stocked('relic');
    const listed = async (query = '') => {
      const { rows } = (await manager.get(`${path}?${query}`)).json<{ rows: { id: string }[] }>();
      return rows.some((each) => each.id === id);
    };
    const inStock = async () =>
      (await manager.get('/api/commerce/inventory'))
        .json<{ rows: { productId: string }[] }>()
        .rows.some(({ productId }) => productId === id);
    const everywhere = async () => [
      await listed(),
      await listed('search=relic'),
      await listed('type=1'),
      await inStock(),
    ];
    expect(await everywhere()).toEqual([true, true, true, true]);
    const archived = (await change(id, 0, 'Archived')).json<Edited>();
    expect(archived).toMatchObject({ state: 'published', body: { status: 'Archived' } });
    await eventually(async () => expect(await seen(page)).toBe(404));
    expect(await everywhere()).toEqual([false, false, false, false]);
    expect([await listed('status=Archived'), await listed('status=Archived&type=1')]).toEqual([true, true]);
    expect(await listed(`ids=${id}`)).toBe(true);
    const { rows } = (await manager.get(`/api/commerce/inventory?productId=${id}`)).json<{ rows: unknown[] }>();
    expect(rows).toHaveLength(1);
    const back = await manager.post(`${path}/${id}/take-back`, { version: archived.version, no: 0 });
    expect(back.json<Edited>()).toMatchObject({ state: 'published', body: { status: 'published' } });
    await eventually(async () => expect(await seen(page)).toBe(200));
    expect(await everywhere()).toEqual([true, true, true, true]);
  });

  test('of a draft is the archive as well, from where it comes back hidden', async () => {
    const { id, page } = await stocked('sketch');
    const { body } = (await manager.get(`${path}/${id}`)).json<Edited>();
    const variants = body.variants.map(({ id: _id, ...variant }) => ({ ...variant, sku: 'SKETCH-1' }));
    const created = await manager.post(path, { body: { ...body, slug: 'sketched', variants } });
    const draft = created.json<Edited & { id: string }>();
    const archived = (await change(draft.id, draft.version, 'Archived')).json<Edited>();
    expect(archived).toMatchObject({ state: 'published', body: { status: 'Archived' } });
    const back = await manager.post(`${path}/${draft.id}/take-back`, { version: archived.version, no: draft.version });
    expect(back.json<Edited>()).toMatchObject({ body: { status: 'Private' } });
    expect(await seen(page.replace(/[^/]+$/, 'sketched'))).toBe(404);
  });

  test('in the archive keeps it out of the cart', async () => {
    const collectionId = await addStorePage(server);
    const { id, skus } = await addProduct(server, { collectionId, slug: 'kept' });
    await change(id, 0, 'Archived');
    const entries = '/api/commerce/shopping-cart/entries';
    const visitor = server.visitor();
    const added = await visitor.post(entries, { itemId: id, sku: skus[0], quantity: 1 });
    expect([added.status, added.json<{ message: string }>().message]).toEqual([404, 'This item does not exist.']);
  });

  test('goes without the draft being published, which stays a draft', async () => {
    const { id } = await stocked('vase');
    const { body } = (await manager.get(`${path}/${id}`)).json<Edited>();
    const texts = { en: { ...body.texts['en'], name: 'Unfinished' } };
    const draft = (await manager.put(`${path}/${id}`, { version: 0, body: { ...body, texts } })).json<Edited>();
    const hidden = (await change(id, draft.version, 'Private')).json<Edited>();
    expect(hidden).toMatchObject({ state: 'draft', body: { status: 'Private', texts } });
    const { label, texts: kept } = await server.database.kysely
      .selectFrom('product')
      .select(['label', 'texts'])
      .where('website_id', '=', server.website.id)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect([label, kept]).toEqual(['Private', body.texts]);
  });

  test('stays as it was when the draft can no longer be kept', async () => {
    const [{ id }, other] = [await stocked('tray'), await stocked('dish')];
    const { body } = (await manager.get(`${path}/${id}`)).json<Edited>();
    const variants = body.variants.map((variant) => ({ ...variant, sku: 'WANTED-BY-TWO' }));
    const draft = (await manager.put(`${path}/${id}`, { version: 0, body: { ...body, variants } })).json<Edited>();
    await server.database.kysely
      .updateTable('variant')
      .set({ sku: 'WANTED-BY-TWO' })
      .where('website_id', '=', server.website.id)
      .where('product_id', '=', other.id)
      .execute();
    expect((await change(id, draft.version, 'Private')).status).toBe(400);
    const after = (await manager.get(`${path}/${id}`)).json<Edited & { isVisible: boolean }>();
    expect([after.version, after.state, after.isVisible]).toEqual([draft.version, 'draft', true]);
  });

  test('does not change twice, and not for who has seen an older version', async () => {
    const { id } = await stocked('jug');
    const { version } = (await change(id, 0, 'Private')).json<Edited>();
    expect((await change(id, version, 'Private')).json<Edited>().version).toBe(version);
    const late = await change(id, 0, 'published');
    expect([late.status, late.json<{ reason: string }>().reason]).toEqual([409, 'stale']);
  });

  test('of a draft begins with publishing it', async () => {
    const { id } = await stocked('cup');
    const copy = (await manager.post(`${path}/${id}/duplicate`)).json<Edited & { id: string }>();
    expect((await change(copy.id, copy.version, 'Private')).json<Edited>()).toMatchObject({
      isVisible: false,
      version: 1,
    });
    expect((await change(copy.id, copy.version, 'published')).json<Edited>()).toMatchObject({
      isVisible: true,
      state: 'published',
    });
  });
});
