import { CollectionType, TeamRole } from '@awning/site-model';
import {
  addForm,
  addStorePage,
  endedOrBlocked,
  eventually,
  signedInMember,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCollection } from '../../../site/content/index.ts';
import { setOnHand } from '../../stock/index.ts';
import { productMessages } from '../messages.ts';
import { productBody, variantBody } from './product-body.fixture.ts';
import type { ProductBody, VariantBody } from './schema.ts';

let server: TestServer;
let manager: Visitor;
let collectionId: string;
beforeAll(async () => {
  server = await startTestServer();
  manager = await signedInMember(server, { roles: [TeamRole.STORE_MANAGER] });
  collectionId = await addStorePage(server);
});
afterAll(() => server.close());

const path = '/api/commerce/products';
let made = 0;

test('the list says between which prices the variants of a product are', async () => {
  const dearer = bodyWith({ variants: [variantWith('S'), variantWith('L', { price: '24.00' })] });
  const ids: string[] = [];
  for (const body of [bodyWith(), dearer]) ids.push((await manager.post(path, { body })).json<{ id: string }>().id);
  const { rows } = (await manager.get(`${path}?ids=${ids.join(',')}`)).json<{
    rows: { id: string; facts: object }[];
  }>();
  expect(ids.map((id) => rows.find((row) => row.id === id)?.facts)).toMatchObject([
    { lowestPrice: '20.00', highestPrice: '20.00' },
    { lowestPrice: '20.00', highestPrice: '24.00' },
  ]);
});

function bodyWith(wanted: Partial<ProductBody> = {}): ProductBody {
  made += 1;
  return productBody({
    collectionId,
    slug: `bowl-${made}`,
    texts: { en: { name: `Bowl ${made}` } },
    optionNames: ['Size'],
    variants: [variantWith('S', { sku: `B-${made}-S` }), variantWith('L', { sku: `B-${made}-L` })],
    ...wanted,
  });
}

function variantWith(size: string, wanted: Partial<VariantBody> = {}): VariantBody {
  return variantBody({ sku: size, attributes: { Size: size }, stock: 'counted', ...wanted });
}

interface Answer {
  readonly id: string;
  readonly version: number;
  readonly body: ProductBody;
  readonly errors: Readonly<Record<string, string>>;
}

async function create(body: ProductBody): Promise<Answer> {
  const answer = await manager.post(path, { body });
  expect(answer.status).toBe(200);
  return answer.json<Answer>();
}

async function published(body: ProductBody): Promise<Answer> {
  const { id } = await create(body);
  return (await manager.post(`${path}/${id}/publish`, { version: 1 })).json<Answer>();
}

async function pageOf({ slug }: ProductBody): Promise<number> {
  const page = await server.visitor().get(`/${await urlId()}/p/${slug}`);
  return page.status;
}

async function urlId(): Promise<string> {
  const { url_id } = await server.database.kysely
    .selectFrom('collection')
    .select('url_id')
    .where('website_id', '=', server.website.id)
    .where('id', '=', collectionId)
    .executeTakeFirstOrThrow();
  return url_id;
}

async function stockOf(id: string): Promise<unknown> {
  const answer = await server.visitor().get(`/api/commerce/inventory/stock/?itemId=${id}`);
  return answer.json<{ results: unknown }>().results;
}

test('a product is a draft until it is published, then visitors see it, and a draft changes nothing for them', async () => {
  const body = bodyWith();
  const { id } = await create(body);
  expect(await pageOf(body)).toBe(404);
  const shown = (await manager.post(`${path}/${id}/publish`, { version: 1 })).json<Answer>();
  expect(await pageOf(body)).toBe(200);
  const changed = { ...shown.body, texts: { en: { name: 'Renamed' } } };
  await manager.put(`${path}/${id}`, { version: 2, body: changed });
  const page = await server.visitor().get(`/${await urlId()}/p/${body.slug}`);
  expect(page.text).not.toContain('Renamed');
  await manager.post(`${path}/${id}/publish`, { version: 3 });
  // The page is dropped once the notice of the change has arrived.
  await eventually(async () => {
    const fresh = await server.visitor().get(`/${await urlId()}/p/${body.slug}`);
    expect(fresh.text).toContain('Renamed');
  });
});

test('a deleted product is gone for visitors and comes back with its stock', async () => {
  const body = bodyWith();
  const { id, version, body: kept } = await published(body);
  await setOnHand(server.database, server.clock, server.website.id, kept.variants[0]!.id!, 7);
  const before = await stockOf(id);
  await manager.delete(`${path}/${id}?version=${version}`);
  await eventually(async () => expect(await pageOf(body)).toBe(404));
  const reused = await manager.post(path, { body: { ...bodyWith(), slug: body.slug } });
  expect(reused.status).toBe(200);
  const { id: other } = reused.json<Answer>();
  expect((await manager.post(`${path}/${id}/recover`)).json<Answer>().errors).toEqual({
    'body.slug': productMessages.slugTaken,
  });
  await manager.delete(`${path}/${other}?version=1`);
  expect((await manager.post(`${path}/${id}/recover`)).status).toBe(200);
  expect(await pageOf(body)).toBe(200);
  expect(await stockOf(id)).toEqual(before);
});

test('a variant that was taken out and restored keeps its stock and its ledger', async () => {
  const { id, version, body } = await published(bodyWith());
  const large = body.variants[1]!;
  await setOnHand(server.database, server.clock, server.website.id, large.id!, 4);
  const before = await stockOf(id);
  await manager.put(`${path}/${id}`, { version, body: { ...body, variants: [body.variants[0]] } });
  await manager.post(`${path}/${id}/publish`, { version: version + 1 });
  expect(await stockOf(id)).toHaveLength(1);
  await manager.post(`${path}/${id}/restore`, { version: version + 2, no: version });
  await manager.post(`${path}/${id}/publish`, { version: version + 3 });
  expect(await stockOf(id)).toEqual(before);
});

test('two variants can swap their SKUs', async () => {
  const { id, version, body } = await published(bodyWith());
  const [small, large] = body.variants as [VariantBody, VariantBody];
  const variants = [
    { ...small, sku: large.sku },
    { ...large, sku: small.sku },
  ];
  await manager.put(`${path}/${id}`, { version, body: { ...body, variants } });
  const swapped = await manager.post(`${path}/${id}/publish`, { version: version + 1 });
  expect(swapped.json<Answer>().body.variants.map(({ sku }) => sku)).toEqual([large.sku, small.sku]);
});

test('a changed price is kept for the lowest price of thirty days', async () => {
  const { id, version, body } = await published(bodyWith());
  const variants = body.variants.map((variant) => ({ ...variant, price: '25.00' }));
  await manager.put(`${path}/${id}`, { version, body: { ...body, variants } });
  await manager.post(`${path}/${id}/publish`, { version: version + 1 });
  const changes = await server.database.kysely
    .selectFrom('price_change')
    .select('price')
    .where('website_id', '=', server.website.id)
    .where('variant_id', '=', body.variants[0]!.id!)
    .execute();
  expect(changes).toEqual([{ price: 2000n }]);
});

test('HTML in its texts is cleaned when it is saved', async () => {
  const { body } = await create(
    bodyWith({ texts: { en: { name: 'Vase', body: '<p onclick="x()">Tall</p><script>x()</script>' } } }),
  );
  expect(body.texts['en']?.body).toBe('<p>Tall</p>');
});

test('the list finds a product by how words of its name begin, by its SKU, its type and its status', async () => {
  const body = bodyWith({ texts: { en: { name: 'Heron candlestick' } }, type: 3 });
  const { id } = await create(body);
  const found = async (query: string) => {
    const answer = await manager.get(`${path}?${query}`);
    expect(answer.status).toBe(200);
    return answer.json<{ rows: { id: string }[] }>().rows.some((row) => row.id === id);
  };
  expect(await found('search=candle%20her')).toBe(true);
  expect(await found(`search=${body.variants[0]!.sku}`)).toBe(true);
  expect(await found('search=%26%20%7C%20!')).toBe(false);
  expect(await found('search=vase')).toBe(false);
  expect(await found('type=3&status=Draft')).toBe(true);
  expect(await found('type=3&status=published')).toBe(false);
});

describe('is refused beside the field', () => {
  async function errorsOf(wanted: Partial<ProductBody>): Promise<Readonly<Record<string, string>>> {
    const answer = await manager.post(path, { body: bodyWith(wanted) });
    expect(answer.status).toBe(400);
    return answer.json<Answer>().errors;
  }

  test('when an address or a SKU is taken', async () => {
    const body = bodyWith();
    await create(body);
    expect(await errorsOf({ slug: body.slug })).toEqual({ 'body.slug': productMessages.slugTaken });
    const { sku } = body.variants[0]!;
    expect(await errorsOf({ optionNames: [], variants: [variantWith('S', { sku, attributes: {} })] })).toEqual({
      'body.variants.0.sku': productMessages.skuTaken(sku),
    });
  });

  test('LIMIT-002 LIMIT-003 MSG-007 when a tag or category is too long or there twice', async () => {
    expect(await errorsOf({ tags: ['t'.repeat(51)], categories: ['c'.repeat(26)] })).toEqual({
      'body.tags.0': 'A tag can have at most 50 characters.',
      'body.categories.0': 'A category can have at most 25 characters.',
    });
    expect(await errorsOf({ tags: ['Summer', 'summer'], categories: ['Mugs', 'MUGS'] })).toEqual({
      'body.tags.1': 'This tag already exists',
      'body.categories.1': 'This category already exists',
    });
    await create(bodyWith({ tags: ['t'.repeat(50)], categories: ['c'.repeat(25)] }));
  });

  test('when it lies outside a store page, or in one of another website', async () => {
    const page = await createCollection(server.database, server.clock, server.website.id, {
      urlId: `about-${made}`,
      typeName: 'page',
      type: CollectionType.page,
      texts: { en: { title: 'About' } },
    });
    const foreign = await addStorePage(server, server.otherWebsite);
    for (const elsewhere of [page, foreign]) {
      expect(await errorsOf({ collectionId: elsewhere })).toEqual({ 'body.collectionId': productMessages.noStorePage });
    }
  });

  test.each<[string, Partial<ProductBody>, Readonly<Record<string, string>>]>([
    ['without a name', { texts: { en: { name: ' ' } } }, { 'body.texts.en.name': productMessages.nameMissing }],
    [
      'in a language that the website lacks',
      { texts: { en: { name: 'Bowl' }, xx: { name: 'Bowl' } } },
      { 'body.texts.xx': productMessages.unknownLanguage },
    ],
    [
      'with a sale that is none',
      { optionNames: [], variants: [variantWith('S', { sku: 'SALE', attributes: {}, salePrice: '20.00' })] },
      { 'body.variants.0.salePrice': productMessages.saleNotLower },
    ],
    [
      'with a value of an option that it lacks',
      { optionNames: [], variants: [variantWith('S', { sku: 'NOPE' })] },
      { 'body.variants.0.attributes': productMessages.unknownOption },
    ],
    [
      'as a gift card on sale',
      {
        type: 4,
        optionNames: ['Value'],
        variants: [variantWith('S', { sku: 'G', attributes: { Value: '10' }, salePrice: '5.00' })],
      },
      { 'body.variants': 'A gift card is never on sale.' },
    ],
    [
      'with two variants that cannot be told apart',
      { variants: [variantWith('S', { sku: 'SAME-1' }), variantWith('S', { sku: 'SAME-2' })] },
      { 'body.variants': 'Two variants cannot be told apart.' },
    ],
  ])('%s', async (_title, wanted, errors) => {
    expect(await errorsOf(wanted)).toEqual(errors);
  });
});

test('a long SKU is copied without cutting one of its characters in half', async () => {
  const body = bodyWith({
    optionNames: [],
    variants: [variantWith('S', { sku: `${'S'.repeat(79)}🌷B`, attributes: {} })],
  });
  const { id } = (await manager.post(path, { body })).json<{ id: string }>();
  const copy = await manager.post(`${path}/${id}/duplicate`);
  expect(copy.status).toBe(200);
  expect(copy.json<{ body: ProductBody }>().body.variants[0]?.sku).toMatch(/^S{79}-\w+$/);
});

test('a form in the trash asks nothing, so no product is written with it, not even at the same moment', async () => {
  const refusal = [400, { errors: { 'body.additionalFieldsFormId': productMessages.noForm } }];
  const additionalFieldsFormId = await addForm(server, { form: { formType: 'additional-fields' } });
  const creating = () => manager.post(path, { body: bodyWith({ additionalFieldsFormId }) });
  let created: ReturnType<typeof creating> | undefined;
  await server.database.transaction(async ({ kysely }) => {
    await kysely
      .updateTable('form')
      .set({ is_archived: true, trashed_at: server.clock.now() })
      .where('website_id', '=', server.website.id)
      .where('id', '=', additionalFieldsFormId)
      .execute();
    created = creating();
    await endedOrBlocked(server, created);
  });
  for (const answer of [await created, await creating()]) {
    expect([answer?.status, answer?.json()]).toMatchObject(refusal);
  }
});
