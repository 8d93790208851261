import {
  addForm,
  addProduct,
  addStorePage,
  startTestServer,
  type TestServer,
  type WantedProduct,
} from '@awning/testing';
import { assert, asyncProperty, constantFrom, integer, oneof, string, tuple } from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readWebsiteById, type Website } from '../../platform/website/index.ts';
import { pickProducts } from './index.ts';
import { productBySlug, productsByIds, productsForPage } from './products.ts';

let server: TestServer;
let website: Website;
beforeAll(async () => {
  server = await startTestServer({ features: [] });
  const found = await readWebsiteById(server.database, server.website.id, server.parts.log);
  if (!found) throw new Error('no website');
  website = found;
});
afterAll(() => server.close());

describe('the list', () => {
  test('goes forth and back by cursor, in the owner’s order, and leaves out what is not published', async () => {
    const collectionId = await addStorePage(server);
    for (const position of [3, 1, 4, 0, 2]) await addProduct(server, { collectionId, position, slug: `p${position}` });
    await server.database.kysely
      .updateTable('product')
      .set({ label: 'Draft' })
      .where('website_id', '=', website.id)
      .where('collection_id', '=', collectionId)
      .where('slug', '=', 'p2')
      .execute();
    const page = async (cursors: { after?: string | undefined; before?: string | undefined }) => {
      const { products, ...rest } = await productsForPage(server.database, website, {
        collectionId,
        limit: 2,
        ...cursors,
      });
      return { slugs: products.map(({ slug }) => slug), ...rest };
    };
    const first = await page({});
    expect([first.slugs, first.previousCursor]).toEqual([['p0', 'p1'], undefined]);
    const second = await page({ after: first.nextCursor });
    expect([second.slugs, second.nextCursor]).toEqual([['p3', 'p4'], undefined]);
    const back = await page({ before: second.previousCursor });
    expect([back.slugs, back.previousCursor, back.nextCursor]).toEqual([['p0', 'p1'], undefined, first.nextCursor]);
    expect((await page({ after: 'nonsense' })).slugs).toEqual(['p0', 'p1']);
  });

  test('filters by category and tag, whatever their case', async () => {
    const collectionId = await addStorePage(server);
    await addProduct(server, { collectionId, slug: 'a', categories: ['Tableware'], tags: ['gift'] });
    await addProduct(server, { collectionId, slug: 'b', categories: ['Vessels'], tags: ['gift'], position: 1 });
    const slugs = async (filter: object) =>
      (await productsForPage(server.database, website, { collectionId, limit: 9, ...filter })).products.map(
        ({ slug }) => slug,
      );
    expect(await slugs({ category: 'tableware' })).toEqual(['a']);
    expect(await slugs({ tag: 'GIFT' })).toEqual(['a', 'b']);
    expect(await slugs({ category: 'Vessels', tag: 'none' })).toEqual([]);
  });
});

describe('a product', () => {
  test('PROD-015 PROD-020 PROD-021 PROD-022 is found by its address, in the words of a language', async () => {
    const product = await addProduct(server, {
      slug: 'tide-mug',
      optionNames: ['Size'],
      texts: {
        en: { name: 'Tide mug' },
        de: { name: 'Becher', options: { Size: 'Größe' }, values: { Size: { S: 'Klein' } } },
      },
      variants: [
        { attributes: { Size: 'S' }, price: 2800n, salePrice: 2000n, onHand: 3 },
        { attributes: { Size: 'L' } },
      ],
    });
    const found = await productBySlug(server.database, website, product.collectionId, 'tide-mug', 'de');
    expect(found).toMatchObject({
      id: product.id,
      structuredContent: {
        productType: 1,
        variantOptionOrdering: ['Größe'],
        onSale: true,
        variants: [
          {
            sku: product.skus[0],
            attributes: { Größe: 'Klein' },
            price: 2800,
            salePrice: 2000,
            onSale: true,
            priceMoney: { decimalValue: '28.00' },
            salePriceMoney: { decimalValue: '20.00' },
            qtyInStock: 3,
            unlimited: false,
            optionValues: [{ optionName: 'Größe', value: 'Klein' }],
          },
          { sku: product.skus[1], attributes: { Größe: 'L' }, onSale: false, unlimited: true },
        ],
      },
    });
    expect(await productBySlug(server.database, website, product.collectionId, 'nothing')).toBeUndefined();
  });

  test('of another website is not found by id or address', async () => {
    const theirs = await addProduct(server, { website: server.otherWebsite, name: 'Zanzibar bowl', slug: 'zanzibar' });
    expect(await productsByIds(server.database, website, [theirs.id])).toEqual([]);
    expect(await productBySlug(server.database, website, theirs.collectionId, 'zanzibar')).toBeUndefined();
  });

  test('PROD-016 PROD-027 PROD-031 that is digital has the price of the product and never runs out', async () => {
    const product = await addProduct(server, { type: 2, variants: [{ price: 1800n, salePrice: 900n }] });
    const [found] = await productsByIds(server.database, website, [product.id]);
    expect(found?.structuredContent).toMatchObject({
      onSale: true,
      priceMoney: { decimalValue: '18.00' },
      salePriceMoney: { decimalValue: '9.00' },
      variants: [{ unlimited: true }],
    });
  });
});

test('PROD-018 PROD-019 the words of the button and the form with its questions belong to the product', async () => {
  const form = { formType: 'additional-fields', fields: [{ id: 'f', kind: 'text', title: 'Name' }] } as const;
  const additionalFieldsFormId = await addForm(server, { form });
  const { id } = await addProduct(server, {
    additionalFieldsFormId,
    customAddButtonText: 'Take it home',
    texts: { en: { name: 'Jar' }, de: { name: 'Dose', customAddButtonText: 'Nimm mich mit' } },
  });
  const contentIn = async (language: string, itemId = id) =>
    (await productsByIds(server.database, website, [itemId], language))[0]?.structuredContent;
  const named = { useCustomAddButtonText: true, additionalFieldsFormId };
  expect(await contentIn('en')).toMatchObject({ ...named, customAddButtonText: 'Take it home' });
  expect(await contentIn('de')).toMatchObject({ ...named, customAddButtonText: 'Nimm mich mit' });
  const plain = await addProduct(server);
  expect(await contentIn('en', plain.id)).toMatchObject({
    useCustomAddButtonText: false,
    customAddButtonText: '',
    additionalFieldsFormId: null,
  });
});

describe('the five types', () => {
  test('a gift card has denominations, is never counted and never on sale', async () => {
    const { id } = await addProduct(server, {
      type: 4,
      optionNames: ['Value'],
      variants: [
        { attributes: { Value: '25' }, price: 2500n },
        { attributes: { Value: '50' }, price: 5000n },
      ],
    });
    const [card] = await productsByIds(server.database, website, [id]);
    expect(card?.structuredContent).toMatchObject({
      productType: 4,
      onSale: false,
      variantOptionOrdering: ['Value'],
      variants: [
        { attributes: { Value: '25' }, unlimited: true },
        { attributes: { Value: '50' }, priceMoney: { decimalValue: '50.00' } },
      ],
    });
  });

  test('PROD-017 a service or a good by subscription carries its plan', async () => {
    const { id } = await addProduct(server, { type: 3, plan: { unit: 'MONTH', value: 2, numCycles: 6 } });
    const [lessons] = await productsByIds(server.database, website, [id]);
    expect(lessons?.structuredContent).toMatchObject({
      isSubscribable: true,
      subscriptionPlan: { billingPeriod: { value: 2, unit: 'MONTH' }, numBillingCycles: 6 },
    });
  });

  test.each<[string, WantedProduct]>([
    ['Only goods and services are sold by subscription', { type: 2, plan: { unit: 'YEAR', value: 1, numCycles: 0 } }],
    [
      'A gift card is never on sale',
      { type: 4, optionNames: ['Value'], variants: [{ salePrice: 1n, attributes: { Value: '1' } }] },
    ],
    [
      'A gift card has the one option Value',
      { type: 4, optionNames: ['Amount'], variants: [{ attributes: { Amount: '1' } }] },
    ],
    ['It is sold as one thing, without variants', { type: 5, variants: [{}, {}] }],
    ['It has no variant', { variants: [] }],
    ['A variant lacks a value of an option', { optionNames: ['Size'], variants: [{ attributes: { Size: 'S' } }, {}] }],
    ['Two variants cannot be told apart', { variants: [{}, {}] }],
  ])('refuses a product that cannot be: %s', async (complaint, wanted) => {
    await expect(addProduct(server, wanted)).rejects.toThrow(complaint);
  });
});

describe('what an owner says about a product', () => {
  test.each([
    [{ use_custom_add_button_text: true }, { structuredContent: { useCustomAddButtonText: true } }],
    [{ custom_add_button_text: 'Take it' }, { structuredContent: { customAddButtonText: 'Take it' } }],
    [{ custom_sold_out_text: 'Gone' }, { merchandising: { customSoldOutText: 'Gone' } }],
    [{ scarcity_enabled: true }, { merchandising: { scarcityEnabled: true } }],
    [{ scarcity_text: 'Few' }, { merchandising: { scarcityText: 'Few' } }],
    [{ scarcity_shown_by_default: true }, { merchandising: { scarcityShownByDefault: true } }],
    [{ mailing_list_sign_up_enabled: true }, { merchandising: { mailingListSignUpEnabled: true } }],
    [{ mailing_list_opt_in_by_default: true }, { merchandising: { mailingListOptInByDefault: true } }],
  ])('is shown even if it is the only thing that is special about it: %o', async (columns, shown) => {
    const { id } = await addProduct(server);
    const { kysely } = server.database;
    const own = kysely.updateTable('product').where('website_id', '=', website.id).where('id', '=', id);
    await own.set(columns).execute();
    expect(await productsByIds(server.database, website, [id])).toMatchObject([shown]);
  });

  test('MERCH-001 MERCH-002 MERCH-003 MERCH-004 MERCH-005 MERCH-006 MERCH-007 MERCH-008 MERCH-009 scarcity, sold-out and restock texts come in the language of the page', async () => {
    const { id } = await addProduct(server, {
      onHand: 2,
      scarcity: { text: 'Only {qtyInStock} left' },
      mailingList: { optInByDefault: true },
      texts: {
        en: { name: 'Jar', restockButtonText: 'Tell me', restockCallText: 'Back soon', customSoldOutText: 'Gone' },
        de: { name: 'Dose', restockButtonText: 'Sagt Bescheid', scarcityText: 'Nur noch {qtyInStock}' },
      },
    });
    const [jar] = await productsByIds(server.database, website, [id], 'de');
    expect(jar?.merchandising).toEqual({
      scarcityEnabled: true,
      scarcityText: 'Nur noch {qtyInStock}',
      scarcityShownByDefault: false,
      scarcityTemplateViews: [{ qtyInStock: 2 }],
      customSoldOutText: 'Gone',
      restockNotificationViews: [],
      restockNotificationMessages: {
        buttonText: 'Sagt Bescheid',
        CTAText: 'Back soon',
        placeholderText: '',
        mailingListDescription: '',
      },
      mailingListSignUpEnabled: true,
      mailingListOptInByDefault: true,
    });
  });

  test('MERCH-003 MERCH-004 MERCH-005 MERCH-006 MERCH-008 what is switched off is off, and five pieces are few, six are not', async () => {
    const marksOf = async (wanted: WantedProduct) => {
      const { id } = await addProduct(server, wanted);
      const [found] = await productsByIds(server.database, website, [id]);
      return found?.merchandising;
    };
    const off = { mailingListSignUpEnabled: false, mailingListOptInByDefault: false };
    const quiet = { scarcityEnabled: false, scarcityShownByDefault: false, scarcityTemplateViews: [] };
    expect(await marksOf({ onHand: 2 })).toMatchObject({ ...off, ...quiet });
    expect(await marksOf({ mailingList: {} })).toMatchObject({ ...off, mailingListSignUpEnabled: true });
    const scarcity = { text: 'Few', shownByDefault: true };
    const stocked = ['S', 'M', 'L', 'XL'].map((Size, at) => ({ attributes: { Size }, onHand: [6, 5, 1, 0][at] ?? 0 }));
    expect(await marksOf({ scarcity, optionNames: ['Size'], variants: stocked })).toMatchObject({
      scarcityShownByDefault: true,
      scarcityTemplateViews: [{ qtyInStock: 5 }, { qtyInStock: 1 }],
    });
  });

  test('LIMIT-007 a page may show products picked from the whole shop, at most 200 of them', async () => {
    const storeId = await addStorePage(server);
    const [first, second] = [
      await addProduct(server, { collectionId: storeId, slug: 'first' }),
      await addProduct(server, { collectionId: storeId, slug: 'second' }),
    ];
    const gifts = await addStorePage(server);
    expect(await pickProducts(server.database, website.id, gifts, [second.id, first.id])).toMatchObject({ ok: true });
    const page = async (cursors: object) =>
      await productsForPage(server.database, website, { collectionId: gifts, limit: 1, ...cursors });
    const one = await page({});
    const two = await page({ after: one.nextCursor });
    const back = await page({ before: two.previousCursor });
    const slugs = [one, two, back].map(({ products }) => products.map(({ slug }) => slug));
    expect(slugs).toEqual([['second'], ['first'], ['second']]);
    expect([one.previousCursor, two.nextCursor, back.previousCursor]).toEqual([undefined, undefined, undefined]);
    const tooMany = Array.from({ length: 201 }, () => first.id);
    expect(await pickProducts(server.database, website.id, gifts, tooMany)).toEqual({
      ok: false,
      reason: 'productsPerCollection',
      message: 'A collection can have at most 200 products.',
    });
    expect((await page({})).products).toHaveLength(1);
  });
});

describe('invented cursors', () => {
  test('are treated like none, whatever they are', async () => {
    const collectionId = await addStorePage(server);
    await addProduct(server, { collectionId, slug: 'only' });
    const strange = oneof(
      string(),
      string().map((text) => Buffer.from(text).toString('base64url')),
      tuple(integer(), string()).map(([position, id]) => Buffer.from(`${position}.${id}`).toString('base64url')),
      constantFrom('-9999999999.019cadfd-8900-708e-8825-7d52a67ceafa', 'p99999999999.x', '\u0000', '1e9.', 'NaN.'),
    );
    await assert(
      asyncProperty(strange, async (cursor) => {
        const { products } = await productsForPage(server.database, website, { collectionId, limit: 3, after: cursor });
        expect(products.map(({ slug }) => slug)).toEqual(['only']);
      }),
      { numRuns: 100 },
    );
  });
});
