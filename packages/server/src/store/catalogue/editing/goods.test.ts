import { TeamRole } from '@awning/site-model';
import {
  addFile,
  addProduct,
  addStorePage,
  signedInMember,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProductBody, VariantBody } from './schema.ts';

let server: TestServer;
let manager: Visitor;
let collectionId: string;
let page: string;
beforeAll(async () => {
  server = await startTestServer();
  manager = await signedInMember(server, { roles: [TeamRole.STORE_MANAGER] });
  collectionId = await addStorePage(server);
  const { pages } = (await manager.get('/api/commerce/store-pages')).json<{ pages: { id: string; urlId: string }[] }>();
  page = `/${pages.find(({ id }) => id === collectionId)!.urlId}`;
});
afterAll(() => server.close());

interface Edited {
  readonly version: number;
  readonly body: ProductBody;
}

const path = '/api/commerce/products';
const read = async (id: string) => (await manager.get(`${path}/${id}`)).json<Edited>();

/** Saves what the goods of the first variant are, and publishes it. */
async function saveGoods(id: string, goods: Partial<VariantBody>) {
  const { version, body } = await read(id);
  const variants = body.variants.map((variant, place) => (place === 0 ? { ...variant, ...goods } : variant));
  const saved = await manager.put(`${path}/${id}`, { version, body: { ...body, variants } });
  if (saved.status === 200) await manager.post(`${path}/${id}/publish`, { version: version + 1 });
  return saved;
}

async function sized(slug: string) {
  const imageIds = [await addFile(server), await addFile(server)];
  const variants = ['S', 'L'].map((Size) => ({ attributes: { Size }, price: 499n, onHand: 5 }));
  return { imageIds, ...(await addProduct(server, { collectionId, slug, imageIds, optionNames: ['Size'], variants })) };
}

describe('the package of a variant', () => {
  test('is kept with the product, in every version, on its page, in the feed and in the file', async () => {
    const { id, imageIds, skus } = await sized('honey');
    const goods = {
      barcode: '4006381333931',
      size: { lengthMm: 120, widthMm: 80, heightMm: 60 },
      imageId: imageIds[1]!,
      content: { amount: '0.250', unit: 'kg', per: '100g' } as const,
    };
    expect((await saveGoods(id, goods)).status).toBe(200);
    const kept = { ...goods, content: { ...goods.content, amount: '0.25' } };
    expect((await read(id)).body.variants[0]).toMatchObject(kept);
    expect((await read(id)).body.variants[1]).toMatchObject({
      barcode: null,
      size: null,
      imageId: null,
      content: null,
    });

    const shown = (await server.visitor().get(`${page}/p/honey`)).text;
    // 4.99 for 250 g is 1.996 for 100 g.
    expect(shown).toContain('<div class="product-base-price">$2.00/100 g</div>');
    expect(shown).toContain(`data-picture-id="${imageIds[1]}"`);
    expect(shown).toContain('"gtin":"4006381333931"');
    expect((await server.visitor().get(page)).text).toContain('$2.00/100 g');
    const { item } = (await server.visitor().get(`${page}/p/honey?format=json`)).json<{
      item: { variants: { imageId?: string; basePrice?: unknown }[] };
    }>();
    expect(item.variants.map(({ imageId }) => imageId)).toEqual([imageIds[1], undefined]);

    const feed = (await server.visitor().get('/api/commerce/product-feed.xml')).text.split('<item>');
    const [small = '', large = ''] = skus.map((sku) => feed.find((entry) => entry.includes(`>${sku}<`)) ?? '');
    expect(small).toContain('<g:gtin>4006381333931</g:gtin>');
    expect(small).not.toContain('identifier_exists');
    expect(small).toContain('<g:unit_pricing_measure>0.25 kg</g:unit_pricing_measure>');
    expect(small).toContain('<g:unit_pricing_base_measure>100 g</g:unit_pricing_base_measure>');
    expect(small).toMatch(new RegExp(`<g:image_link>[^<]*${imageIds[1]}`));
    expect(large).toContain('<g:identifier_exists>no</g:identifier_exists>');
    expect(large).toMatch(new RegExp(`<g:image_link>[^<]*${imageIds[0]}`));

    const file = (await manager.get('/config/commerce/products.csv')).text.split('\r\n');
    const row = file.find((line) => line.includes(skus[0]!))!;
    expect(row).toMatch(
      new RegExp(`"4006381333931","120 x 80 x 60","[^"]*/s/${imageIds[1]}/[^"]*","0.25 kg per 100g"$`),
    );
  });

  test('is refused at its field: a wrong check digit, a picture of another product, units that do not fit', async () => {
    const { id } = await sized('jam');
    const other = await addFile(server);
    const faults = async (goods: Partial<VariantBody>) =>
      Object.keys((await saveGoods(id, goods)).json<{ errors: Record<string, string> }>().errors);
    expect(await faults({ barcode: '4006381333932' })).toEqual(['body.variants.0.barcode']);
    expect(await faults({ imageId: other })).toEqual(['body.variants.0.imageId']);
    expect(await faults({ content: { amount: '250', unit: 'g', per: 'l' } })).toEqual(['body.variants.0.content']);
    expect(await faults({ content: { amount: '0', unit: 'g', per: 'kg' } })).toEqual(['body.variants.0.content']);
    expect((await read(id)).version).toBe(0);
  });

  test('goes with a copy, except for the barcode, which names one thing in the world', async () => {
    const { id } = await sized('oil');
    await saveGoods(id, { barcode: '96385074', content: { amount: '500', unit: 'ml', per: 'l' } });
    const copy = (await manager.post(`${path}/${id}/duplicate`)).json<Edited>();
    expect(copy.body.variants[0]).toMatchObject({ barcode: null, content: { amount: '500', unit: 'ml', per: 'l' } });
  });

  test('is none in a version that was saved before there were packages, which can still be restored', async () => {
    const { id } = await sized('salt');
    await saveGoods(id, { barcode: '96385074' });
    const former = server.database.kysely
      .selectFrom('revision')
      .select('body')
      .where('website_id', '=', server.website.id)
      .where('kind', '=', 'product')
      .where('id', '=', id)
      .where('no', '=', 0);
    const { body } = (await former.executeTakeFirstOrThrow()) as unknown as { body: ProductBody };
    const { saleFrom: _from, saleUntil: _until, ...older } = body;
    const variants = body.variants.map(({ barcode: _b, size: _s, imageId: _i, content: _c, ...variant }) => variant);
    await server.database.kysely
      .updateTable('revision')
      .set({ body: JSON.stringify({ ...older, variants }), schema: 1 })
      .where('website_id', '=', server.website.id)
      .where('kind', '=', 'product')
      .where('id', '=', id)
      .where('no', '=', 0)
      .execute();
    const { version } = await read(id);
    const restored = await manager.post(`${path}/${id}/restore`, { version, no: 0 });
    expect(restored.json<Edited>().body).toEqual(body);
  });
});
