import { TeamRole } from '@awning/site-model';
import { addProduct, signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
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

const path = '/api/commerce/products';
const read = async (id: string) => (await manager.get(`${path}/${id}`)).json<Edited>();
const adjust = async (id: string, version: number, change: object) =>
  await manager.post(`${path}/${id}/adjust`, { version, change });
const prices = ({ body }: Edited) => body.variants.map(({ price }) => price);

async function shownPrices(id: string): Promise<bigint[]> {
  const rows = await server.database.kysely
    .selectFrom('variant')
    .select('price')
    .where('website_id', '=', server.website.id)
    .where('product_id', '=', id)
    .orderBy('position')
    .execute();
  return rows.map(({ price }) => price!);
}

const sizes = (...amounts: bigint[]) => ({
  optionNames: ['Size'],
  variants: amounts.map((price, place) => ({ attributes: { Size: `${place}` }, price })),
});

describe('prices of many products', () => {
  test('are shown before and after, and change exactly like that, with the former price kept and a way back', async () => {
    const { id, variantIds } = await addProduct(server, sizes(1999n, 2450n));
    const change = { kind: 'percent', way: 'raise', value: '12.5' };
    const asked = new URLSearchParams({ ids: `${id},nonsense`, ...change });
    const preview = (await manager.get(`/api/commerce/price-preview?${asked}`)).json();
    const after = { lowest: '22.49', highest: '27.56' };
    expect(preview).toEqual({ rows: [{ id, before: { lowest: '19.99', highest: '24.50' }, after, fault: null }] });
    expect(await shownPrices(id)).toEqual([1999n, 2450n]);

    const changed = (await adjust(id, 0, change)).json<Edited>();
    expect([changed.state, prices(changed)]).toEqual(['published', ['22.49', '27.56']]);
    expect(await shownPrices(id)).toEqual([2249n, 2756n]);
    const former = await server.database.kysely
      .selectFrom('price_change')
      .select('price')
      .where('website_id', '=', server.website.id)
      .where('variant_id', '=', variantIds[0]!)
      .execute();
    expect(former.map(({ price }) => price)).toContain(1999n);

    const restored = (await manager.post(`${path}/${id}/restore`, { version: changed.version, no: 0 })).json<Edited>();
    await manager.post(`${path}/${id}/publish`, { version: restored.version });
    expect(await shownPrices(id)).toEqual([1999n, 2450n]);
  });

  test('change under a draft without publishing it', async () => {
    const { id } = await addProduct(server, { price: 2000n });
    const { body } = await read(id);
    const texts = { en: { name: 'Unfinished' } };
    await manager.put(`${path}/${id}`, { version: 0, body: { ...body, texts } });
    const changed = (await adjust(id, 1, { kind: 'amount', way: 'lower', value: '5' })).json<Edited>();
    expect(changed).toMatchObject({ state: 'draft', isVisible: true, body: { texts, variants: [{ price: '15.00' }] } });
    expect(await shownPrices(id)).toEqual([1500n]);
    const shown = await server.database.kysely
      .selectFrom('product')
      .select('texts')
      .where('website_id', '=', server.website.id)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(shown.texts).toEqual(body.texts);
  });

  test('are taken back as a whole: what visitors see, and the draft under it', async () => {
    const { id } = await addProduct(server, sizes(1000n));
    const { version, body } = await read(id);
    const texts = { en: { ...body.texts['en'], name: 'Unfinished' } };
    const variants = body.variants.map((variant) => ({ ...variant, price: '12.00' }));
    const saved = await manager.put(`${path}/${id}`, { version, body: { ...body, texts, variants } });
    const draft = saved.json<Edited>();
    const change = { kind: 'amount', way: 'raise', value: '3' };
    const changed = (await adjust(id, draft.version, change)).json<Edited>();
    expect([changed.state, prices(changed), await shownPrices(id)]).toEqual(['draft', ['15.00'], [1300n]]);
    const takeBack = async (from: number, no: number) =>
      await manager.post(`${path}/${id}/take-back`, { version: from, no });
    expect((await takeBack(draft.version, draft.version)).status).toBe(409);
    expect((await takeBack(changed.version, changed.version + 50)).status).toBe(404);
    const back = (await takeBack(changed.version, draft.version)).json<Edited>();
    expect([back.state, back.body, await shownPrices(id)]).toEqual(['draft', draft.body, [1000n]]);
  });

  test('that are not possible are named and stay: below zero, not above the sale price, of a gift card', async () => {
    const cheap = await addProduct(server, { price: 300n });
    const sale = await addProduct(server, { variants: [{ price: 2000n, salePrice: 1800n }] });
    const card = await addProduct(server, {
      type: 4,
      optionNames: ['Value'],
      variants: [{ attributes: { Value: '25' }, price: 2500n }],
    });
    const change = { kind: 'amount', way: 'lower', value: '5.00' };
    const ids = [cheap.id, sale.id, card.id];
    const asked = new URLSearchParams({ ids: ids.join(','), ...change });
    const { rows } = (await manager.get(`/api/commerce/price-preview?${asked}`)).json<{ rows: { fault: string }[] }>();
    expect(rows.map(({ fault }) => fault)).toEqual(['outOfRange', 'saleNotLower', 'giftCard']);
    for (const id of ids) {
      const refused = await adjust(id, 0, change);
      expect([refused.status, refused.json<{ reason: string }>().reason]).toEqual([400, 'invalid']);
      expect((await read(id)).version).toBe(0);
    }
  });

  test('do not change from an older version, nor what is gone', async () => {
    const { id } = await addProduct(server);
    const change = { kind: 'percent', way: 'raise', value: '10' };
    await adjust(id, 0, change);
    expect((await adjust(id, 0, change)).status).toBe(409);
    expect(await shownPrices(id)).toEqual([2200n]);
    const { version } = await read(id);
    await manager.delete(`${path}/${id}?version=${version}`);
    expect((await adjust(id, version, change)).status).toBe(404);
  });
});

describe('a category', () => {
  test('is added once, in any spelling, and taken away', async () => {
    const { id } = await addProduct(server, { categories: ['Tableware'] });
    const added = (await adjust(id, 0, { kind: 'category', way: 'add', name: ' Gifts ' })).json<Edited>();
    expect([added.state, added.body.categories]).toEqual(['published', ['Tableware', 'Gifts']]);
    const again = (await adjust(id, added.version, { kind: 'category', way: 'add', name: 'GIFTS' })).json<Edited>();
    expect(again.version).toBe(added.version);
    const away = await adjust(id, added.version, { kind: 'category', way: 'remove', name: 'tableware' });
    expect(away.json<Edited>().body.categories).toEqual(['Gifts']);
  });

  test('that is too long is refused, and a draft stays one', async () => {
    const { id } = await addProduct(server, { label: 'Draft' });
    expect((await adjust(id, 0, { kind: 'category', way: 'add', name: 'x'.repeat(26) })).status).toBe(400);
    const kept = (await adjust(id, 0, { kind: 'category', way: 'add', name: 'Gifts' })).json<Edited>();
    expect(kept).toMatchObject({ state: 'draft', isVisible: false, body: { categories: ['Gifts'] } });
  });
});
