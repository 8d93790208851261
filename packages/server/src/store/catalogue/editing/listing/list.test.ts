import { randomUUID } from 'node:crypto';
import { TeamRole } from '@awning/site-model';
import {
  addProduct,
  addStorePage,
  signedInMember,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProductBody } from '../schema.ts';

let server: TestServer;
let manager: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  manager = await signedInMember(server, { roles: [TeamRole.STORE_MANAGER] });
});
afterAll(() => server.close());

const path = '/api/commerce/products';

async function listed(query: string): Promise<string[]> {
  const answer = await manager.get(`${path}?${query}`);
  expect(answer.status).toBe(200);
  return answer.json<{ rows: { id: string }[] }>().rows.map(({ id }) => id);
}

async function change(variantId: string, to: number): Promise<void> {
  const sent = await manager.post('/api/commerce/inventory/changes', {
    changes: [{ variantId, key: randomUUID(), to, reason: 'count' }],
  });
  expect(sent.status).toBe(200);
}

describe('the list of products is narrowed', () => {
  test('by category and tag in any case, drafts included, and follows a change', async () => {
    const shown = await addProduct(server, { categories: ['Ocean'], tags: ['Étoile'] });
    const draft = await addProduct(server, { categories: ['OCEAN'], label: 'Draft' });
    expect(await listed('category=ocean')).toEqual([draft.id, shown.id]);
    expect(await listed(`tag=${encodeURIComponent('étoile')}`)).toEqual([shown.id]);
    expect(await listed(`category=ocean&status=Draft`)).toEqual([draft.id]);
    const { version, body } = (await manager.get(`${path}/${draft.id}`)).json<{ version: number; body: ProductBody }>();
    await manager.put(`${path}/${draft.id}`, { version, body: { ...body, categories: ['River'] } });
    expect(await listed('category=ocean')).toEqual([shown.id]);
    expect(await listed('category=river')).toEqual([draft.id]);
  });

  test('by a sale of any variant or of a download, until the sale ends', async () => {
    const sized = await addProduct(server, {
      optionNames: ['Size'],
      variants: [{ attributes: { Size: 'S' } }, { attributes: { Size: 'M' }, price: 900n, salePrice: 500n }],
    });
    const download = await addProduct(server, { type: 2, variants: [{ price: 900n, salePrice: 500n }] });
    expect(await listed('sale=on')).toEqual([download.id, sized.id]);
    for (const { id } of [sized, download]) {
      const { body } = (await manager.get(`${path}/${id}`)).json<{ body: ProductBody }>();
      const variants = body.variants.map((variant) => ({ ...variant, salePrice: null }));
      await manager.put(`${path}/${id}`, { version: 0, body: { ...body, variants } });
      await manager.post(`${path}/${id}/publish`, { version: 1 });
    }
    expect(await listed('sale=on')).toEqual([]);
  });

  test('by what is sold out, low or to be had, as the stock of any variant changes', async () => {
    const sized = await addProduct(server, {
      name: 'Stocked thing',
      tags: ['stocked'],
      optionNames: ['Size'],
      variants: [
        { attributes: { Size: 'S' }, onHand: 0 },
        { attributes: { Size: 'M' }, onHand: 9 },
      ],
    });
    const endless = await addProduct(server, { name: 'Stocked thing', tags: ['stocked'] });
    const gone = await addProduct(server, { name: 'Stocked thing', tags: ['stocked'], onHand: 0 });
    const draft = await addProduct(server, { name: 'Stocked thing', tags: ['stocked'], onHand: 0, label: 'Draft' });
    const each = async (more = '') => [
      await listed(`tag=stocked&stock=out${more}`),
      await listed(`tag=stocked&stock=low${more}`),
      await listed(`tag=stocked&stock=in${more}`),
    ];
    expect(await each()).toEqual([[draft.id, gone.id, sized.id], [], [endless.id, sized.id]]);
    expect(await each('&search=stocked')).toEqual(await each());
    expect(await listed('stock=out')).toEqual([draft.id, gone.id, sized.id]);
    expect(await listed('stock=out&status=Draft')).toEqual([draft.id]);
    expect((await listed('stock=in&status=published')).slice(0, 2)).toEqual([endless.id, sized.id]);

    await manager.put(`/api/commerce/inventory/${sized.variantIds[1]}/level`, { warnAt: 10 });
    expect(await listed('stock=low')).toEqual([sized.id]);
    await change(sized.variantIds[0]!, 3);
    await change(gone.variantIds[0]!, 1);
    expect(await each()).toEqual([[draft.id], [sized.id], [gone.id, endless.id, sized.id]]);
    const { version, body } = (await manager.get(`${path}/${draft.id}`)).json<{ version: number; body: ProductBody }>();
    const variants = body.variants.map((variant) => ({ ...variant, stock: 'backorder' }));
    await manager.put(`${path}/${draft.id}`, { version, body: { ...body, variants } });
    expect(await listed('stock=out')).toEqual([]);
    await manager.put(`${path}/${draft.id}`, { version: version + 1, body });
    expect(await listed('stock=out')).toEqual([draft.id]);
  });

  test('together with a search, and page by page without gaps', async () => {
    const collectionId = await addStorePage(server);
    const made: string[] = [];
    for (let number = 0; number < 60; number += 1) {
      made.unshift((await addProduct(server, { collectionId, name: 'Paged thing', tags: ['paged'] })).id);
    }
    const first = (await manager.get(`${path}?tag=paged`)).json<{ rows: { id: string }[]; nextAfter: string }>();
    const second = await listed(`tag=paged&after=${first.nextAfter}`);
    expect([...first.rows.map(({ id }) => id), ...second]).toEqual(made);
    expect(await listed('search=paged&tag=paged')).toEqual(made.slice(0, 50));
    expect(await listed('search=paged&tag=other')).toEqual([]);
  });
});
