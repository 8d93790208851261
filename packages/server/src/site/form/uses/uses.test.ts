import { TeamRole } from '@awning/site-model';
import {
  addForm,
  addProduct,
  addStorePage,
  layoutOf,
  signedInMember,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGE_SIZE } from '../../../platform/page.ts';
import { upsertLayout } from '../../content/store.ts';

let server: TestServer;
let owner: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  owner = await signedInMember(server, { roles: [TeamRole.ADMIN] });
});
afterAll(() => server.close());

interface Uses {
  readonly uses: readonly { readonly kind: string; readonly id: string; readonly title: string | null }[];
  readonly nextAfter: string | null;
}

const usesOf = async (id: string, reader = owner, query = '') =>
  (await reader.get(`/api/forms/${id}/uses${query}`)).json<Uses>();

async function showOn(place: string, formId: string): Promise<void> {
  const document = layoutOf({ en: [{ type: 'form', props: { id: 'b1', formId } }] });
  await upsertLayout(server.database, server.website.id, place, server.clock.now(), document);
}

describe('where a form is used', () => {
  it('is nowhere for a new one, and unknown for none', async () => {
    const id = await addForm(server, { form: { name: 'Alone' } });
    expect(await usesOf(id)).toEqual({ uses: [], nextAfter: null });
    expect((await owner.get('/api/forms/00000000-0000-7000-8000-00000000dead/uses')).status).toBe(404);
  });

  it('names pages, areas of all pages and products, but not those of other forms', async () => {
    const [id, other] = [
      await addForm(server, { form: { name: 'Asked', formType: 'additional-fields' } }),
      await addForm(server, { form: { name: 'Other' } }),
    ];
    const [page, elsewhere] = [await addStorePage(server), await addStorePage(server)];
    const { id: product } = await addProduct(server, { additionalFieldsFormId: id });
    await showOn(`page:${page}`, id);
    await showOn('field:footer', id);
    await showOn(`page:${elsewhere}`, other);
    const { uses } = await usesOf(id);
    expect(uses.map(({ kind, id: of }) => [kind, of])).toEqual([
      ['field', 'footer'],
      ['page', page],
      ['product', product],
    ]);
    expect(uses[2]!.title).toEqual(expect.any(String));
  });

  it('does not tell titles of what the member may not read', async () => {
    const id = await addForm(server, { form: { name: 'Secret', formType: 'additional-fields' } });
    await addProduct(server, { additionalFieldsFormId: id });
    const editor = await signedInMember(server, { roles: [TeamRole.EDITOR] });
    expect((await usesOf(id, editor)).uses).toMatchObject([{ kind: 'product', title: null }]);
  });

  it('comes in pages', async () => {
    const id = await addForm(server, { form: { name: 'Everywhere' } });
    for (let number = 0; number <= PAGE_SIZE; number += 1) await showOn(`field:area-${number}`, id);
    const { uses, nextAfter } = await usesOf(id);
    expect([uses.length, nextAfter]).toEqual([PAGE_SIZE, expect.any(String)]);
    const rest = await usesOf(id, owner, `?after=${encodeURIComponent(nextAfter!)}`);
    expect([rest.uses.length, rest.nextAfter]).toEqual([1, null]);
  });
});
