import {
  addFile,
  addProduct,
  addStorePage,
  eventually,
  layoutOf,
  signedInMember,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BodyOf, bodiesOf } from '../../../assembly/editing/bodies.fixture.ts';
import { mediaMessages } from '../messages.ts';
import { UNUSED_AFTER_MS } from './unused.ts';

let server: TestServer;
let owner: Visitor;
let bodies: Readonly<Record<string, BodyOf>>;
beforeAll(async () => {
  server = await startTestServer();
  owner = await signedInMember(server, { roles: [1] });
  bodies = await bodiesOf(server);
});
afterAll(() => server.close());

interface Use {
  readonly kind: string;
  readonly id: string;
  readonly title: string | null;
  readonly isTrashed: boolean;
}
interface Document {
  readonly id: string;
  readonly version: number;
  readonly body: object;
}

async function usesOf(fileId: string, reader = owner): Promise<readonly Use[]> {
  return (await reader.get(`/api/files/${fileId}/uses`)).json<{ uses: Use[] }>().uses;
}

async function create(path: string, body: unknown): Promise<Document> {
  const answer = await owner.post(path, { body });
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
  return answer.json<Document>();
}

async function save(path: string, { id, version }: Document, body: unknown): Promise<Document> {
  const answer = await owner.put(`${path}/${id}`, { version, body });
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
  return answer.json<Document>();
}

const products = '/api/commerce/products';

describe('a file is used', () => {
  test('by a product that shows it, as long as it does', async () => {
    const file = await addFile(server);
    const body = { ...(bodies['product']!('uses', 1) as object), imageIds: [file] };
    const product = await create(products, body);
    expect(await usesOf(file)).toEqual([
      { kind: 'product', id: product.id, title: 'uses number 1', isTrashed: false, isGone: false },
    ]);
    await save(products, product, { ...body, imageIds: [] });
    expect(await usesOf(file)).toEqual([]);
  });

  test('by a link in HTML', async () => {
    const file = await addFile(server);
    const body = bodies['product']!('linked', 1) as { texts: object };
    const html = `<p><a href="/s/${file.toUpperCase()}/first/care.pdf">Care</a></p>`;
    const product = await create(products, { ...body, texts: { en: { name: 'Linked', body: html } } });
    expect(await usesOf(file)).toMatchObject([{ kind: 'product', id: product.id, title: 'Linked' }]);
  });

  test('by a draft that nobody has published yet, and by what is published while a draft leaves it out', async () => {
    const [shown, drafted] = [await addFile(server), await addFile(server)];
    const body = bodies['product']!('drafts', 1) as object;
    let product = await create(products, { ...body, imageIds: [shown] });
    product = (await owner.post(`${products}/${product.id}/publish`, { version: product.version })).json<Document>();
    product = await save(products, product, { ...body, imageIds: [drafted] });
    expect([await usesOf(shown), await usesOf(drafted)]).toMatchObject([[{ id: product.id }], [{ id: product.id }]]);
    await owner.post(`${products}/${product.id}/publish`, { version: product.version });
    expect([await usesOf(shown), await usesOf(drafted)]).toMatchObject([[], [{ id: product.id }]]);
  });

  test('by what is in the trash, until that is deleted for good', async () => {
    const file = await addFile(server);
    const product = await create(products, { ...(bodies['product']!('trash', 1) as object), imageIds: [file] });
    expect((await owner.delete(`${products}/${product.id}?version=${product.version}`)).status).toBe(200);
    expect(await usesOf(file)).toMatchObject([{ id: product.id, title: 'trash number 1', isTrashed: true }]);
    expect((await owner.delete(`/api/trash/product/${product.id}`)).status).toBe(200);
    expect(await usesOf(file)).toEqual([]);
  });

  test('by blocks of a page and of the footer', async () => {
    const file = await addFile(server);
    const page = await create('/api/pages', bodies['page']!('blocks', 1));
    const layout = layoutOf({ en: [{ type: 'image', props: { id: 'a', assetId: file } }] });
    for (const owned of [`page:${page.id}`, 'field:footer']) {
      await server.database.kysely
        .insertInto('layout')
        .values({
          website_id: server.website.id,
          owner: owned,
          document: JSON.stringify(layout),
          updated_at: server.clock.now(),
        })
        .onConflict((row) => row.columns(['website_id', 'owner']).doUpdateSet({ document: JSON.stringify(layout) }))
        .execute();
    }
    expect(await usesOf(file)).toMatchObject([
      { kind: 'field', id: 'footer', title: null },
      { kind: 'page', id: page.id, title: expect.stringContaining('blocks') as string },
    ]);
  });

  test('by the picture of a page and by the navigation, however they came into the database', async () => {
    const file = await addFile(server);
    const page = await addStorePage(server);
    const { kysely } = server.database;
    await kysely
      .updateTable('collection')
      .set({ main_image_id: file })
      .where('website_id', '=', server.website.id)
      .where('id', '=', page)
      .execute();
    await sql`insert into navigation (website_id, name, entries, updated_at)
      values (${server.website.id}, 'uses', ${JSON.stringify([{ url: `/s/${file}/first/a.pdf` }])}, now())`.execute(
      kysely,
    );
    expect(await usesOf(file)).toMatchObject([
      { kind: 'navigation', id: 'uses' },
      { kind: 'page', id: page },
    ]);
  });
});

describe('the team', () => {
  test('is told no title of what a member may not read', async () => {
    const file = await addFile(server);
    await addProduct(server, { imageIds: [file] });
    const editor = await signedInMember(server, { roles: [4] });
    expect(await usesOf(file, editor)).toMatchObject([{ kind: 'product', title: null }]);
  });

  test('reads many uses page by page, each once', async () => {
    const file = await addFile(server);
    for (let number = 0; number < 60; number += 1) await addProduct(server, { imageIds: [file] });
    const first = (await owner.get(`/api/files/${file}/uses`)).json<{ uses: Use[]; nextAfter: string }>();
    expect(first.uses).toHaveLength(50);
    const url = `/api/files/${file}/uses?after=${encodeURIComponent(first.nextAfter)}`;
    const second = (await owner.get(url)).json<{ uses: Use[]; nextAfter: string | null }>();
    expect([second.uses.length, second.nextAfter]).toEqual([10, null]);
    expect(new Set([...first.uses, ...second.uses].map(({ id }) => id)).size).toBe(60);
  });

  test('cannot throw away a file while a document begins to use it', async () => {
    const file = await addFile(server);
    const page = await addStorePage(server);
    const { kysely } = server.database;
    const trashing = await kysely.transaction().execute(async (writing) => {
      await sql`update collection set main_image_id = ${file}
        where website_id = ${server.website.id} and id = ${page}`.execute(writing);
      const trashed = owner.delete(`/api/files/${file}?version=1`);
      await eventually(async () => {
        const { rows } = await sql`select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(kysely);
        expect(rows).toHaveLength(1);
      });
      return { trashed };
    });
    const { status, ...answer } = await trashing.trashed;
    expect([status, answer.json()]).toMatchObject([409, { reason: 'needed', message: mediaMessages.isUsed }]);
  });
});

describe('files that nothing uses', () => {
  async function unused(): Promise<string[]> {
    const { rows } = (await owner.get('/api/files?isUnused=true')).json<{ rows: { id: string }[] }>();
    return rows.map(({ id }) => id);
  }

  test('are listed a day after they came, and go to the trash in one step, while the others stay', async () => {
    const [free, shown] = [await addFile(server), await addFile(server)];
    await addProduct(server, { imageIds: [shown] });
    expect(await unused()).not.toContain(free);
    server.clock.set(new Date(server.clock.now().getTime() + UNUSED_AFTER_MS + 1));
    owner = await signedInMember(server, { roles: [1] });
    const fresh = await addFile(server);
    const listed = await unused();
    expect([listed.includes(free), listed.includes(shown), listed.includes(fresh)]).toEqual([true, false, false]);

    const cleaned = (await owner.post('/api/unused-files/trash', {})).json<{ trashed: number; isDone: boolean }>();
    expect(cleaned).toMatchObject({ trashed: listed.length, isDone: true });
    expect(await unused()).toEqual([]);
    expect((await owner.get(`/api/files/${free}`)).status).toBe(404);
    expect((await owner.get(`/api/files/${shown}`)).status).toBe(200);
    expect((await owner.get(`/api/files/${fresh}`)).status).toBe(200);
    expect((await owner.post(`/api/files/${free}/recover`, {})).status).toBe(200);
  });
});
