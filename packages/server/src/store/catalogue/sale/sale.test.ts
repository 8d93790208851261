import { TeamRole } from '@awning/site-model';
import {
  addStorePage,
  eventually,
  signedInMember,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { productBody, variantBody } from '../editing/product-body.fixture.ts';
import type { ProductBody, VariantBody } from '../editing/schema.ts';
import { productMessages } from '../messages.ts';
import { turnSalesTask } from './turn-sales.ts';

let server: TestServer;
let manager: Visitor;
let collectionId: string;
beforeAll(async () => {
  server = await startTestServer({ settings: { RATE_LIMITS: 'team-change=900000' } });
  manager = await signedInMember(server, { roles: [TeamRole.STORE_MANAGER] });
  collectionId = await addStorePage(server);
});
afterAll(() => server.close());

const path = '/api/commerce/products';

function bodyWith(slug: string, wanted: Partial<ProductBody> = {}): ProductBody {
  return productBody({ collectionId, slug, ...wanted });
}

function variant(sku: string, price: string, salePrice: string | null): VariantBody {
  return variantBody({ sku, price, salePrice });
}

interface Answer {
  readonly id: string;
  readonly version: number;
  readonly body: ProductBody;
  readonly errors: Readonly<Record<string, string>>;
}

async function create(body: ProductBody): Promise<Answer> {
  const made = await manager.post(path, { body });
  expect([made.status, made.text]).toEqual([200, expect.any(String)]);
  const { id, version } = made.json<Answer>();
  return (await manager.post(`${path}/${id}/publish`, { version })).json<Answer>();
}

async function change({ id, version, body }: Answer, wanted: Partial<ProductBody>): Promise<Answer> {
  const saved = await manager.put(`${path}/${id}`, { version, body: { ...body, ...wanted } });
  expect([saved.status, saved.text]).toEqual([200, expect.any(String)]);
  const draft = saved.json<Answer>();
  return (await manager.post(`${path}/${id}/publish`, { version: draft.version })).json<Answer>();
}

/** What visitors pay, and what the page says about it. */
async function shown(slug: string) {
  const { url_id } = await server.database.kysely
    .selectFrom('collection')
    .select('url_id')
    .where('website_id', '=', server.website.id)
    .where('id', '=', collectionId)
    .executeTakeFirstOrThrow();
  const address = `/${url_id}/p/${slug}`;
  const html = (await server.visitor().get(address)).text;
  const { text } = await server.visitor().get(`${address}?format=json`);
  const { item } = JSON.parse(text) as {
    item: { structuredContent: { variants: { onSale: boolean; salePrice: number; id: string }[] } };
  };
  return {
    onSale: item.structuredContent.variants[0]!.onSale,
    salePrice: item.structuredContent.variants[0]!.salePrice,
    lowest: /Lowest price in the last 30 days: ([^<]+)</.exec(html)?.[1],
  };
}

/** As the schedule does every minute. */
const turnSales = () => turnSalesTask(server.parts).run({}, undefined as never);

const hours = (count: number) => new Date(server.clock.now().getTime() + count * 3_600_000).toISOString();

test('a sale begins and ends by itself, and its price is not told before', async () => {
  const variants = [variant('lamp', '20.00', '15.00')];
  const { id, body } = await create(bodyWith('lamp', { variants, saleFrom: hours(1), saleUntil: hours(3) }));
  expect(body).toMatchObject({ saleFrom: hours(1), saleUntil: hours(3), variants: [{ salePrice: '15.00' }] });
  expect(await shown('lamp')).toEqual({ onSale: false, salePrice: 0, lowest: undefined });
  await turnSales();
  expect(await shown('lamp')).toEqual({ onSale: false, salePrice: 0, lowest: undefined });

  server.clock.advance({ hours: 1 });
  await turnSales();
  await eventually(async () =>
    expect(await shown('lamp')).toEqual({ onSale: true, salePrice: 1500, lowest: '$20.00' }),
  );
  // The owner sees the same price and dates as before.
  const read = (await manager.get(`${path}/${id}`)).json<Answer>();
  expect(read.body).toEqual(body);
  const listed = await manager.get(`${path}?sale=on`);
  expect(listed.json<{ rows: { id: string }[] }>().rows.map((row) => row.id)).toEqual([id]);

  server.clock.advance({ hours: 2 });
  await turnSales();
  await eventually(async () => expect(await shown('lamp')).toEqual({ onSale: false, salePrice: 0, lowest: undefined }));
  expect((await manager.get(`${path}/${id}`)).json<Answer>().body).toEqual(body);
});

test('beside a sale stands the lowest price of the thirty days before it, and none where nothing is known', async () => {
  const vase = await create(bodyWith('vase', { variants: [variant('vase', '20.00', null)] }));
  const at = (price: string, salePrice: string | null) => ({
    variants: [{ ...vase.body.variants[0]!, price, salePrice }],
  });
  const dearer = await change(vase, at('30.00', null));
  expect((await shown('vase')).lowest).toBeUndefined();
  await change(dearer, at('30.00', '25.00'));
  await eventually(async () => expect(await shown('vase')).toMatchObject({ onSale: true, lowest: '$20.00' }));
  // The 20.00 of long ago counts no longer.
  await server.database.kysely
    .updateTable('price_change')
    .set({ at: new Date(Date.now() - 40 * 86_400_000) })
    .where('website_id', '=', server.website.id)
    .where('price', '=', 2000n)
    .execute();
  const read = (await manager.get(`${path}/${vase.id}`)).json<Answer>();
  await change(read, { tags: ['tall'] });
  await eventually(async () => expect(await shown('vase')).toMatchObject({ onSale: true, lowest: '$30.00' }));
  await create(bodyWith('new', { variants: [variant('new', '20.00', '15.00')] }));
  expect(await shown('new')).toEqual({ onSale: true, salePrice: 1500, lowest: undefined });
});

test('a sale ends after it begins, on days that exist', async () => {
  const errorsOf = async (wanted: Partial<ProductBody>) =>
    (await manager.post(path, { body: bodyWith('refused', wanted) })).json<Answer>().errors;
  expect(await errorsOf({ saleFrom: hours(2), saleUntil: hours(1) })).toEqual({
    'body.saleUntil': productMessages.saleEndsFirst,
  });
  expect(await errorsOf({ saleFrom: '2026-02-30T00:00Z' })).toEqual({ 'body.saleFrom': productMessages.noSuchDay });
});
