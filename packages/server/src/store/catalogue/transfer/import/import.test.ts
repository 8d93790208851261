import { TeamRole } from '@awning/site-model';
import {
  addFile,
  addProduct,
  addressOf,
  addStorePage,
  signedInMember,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setOnHand } from '../../../stock/index.ts';
import type { VariantBody } from '../../editing/schema.ts';
import { productMessages } from '../../messages.ts';
import { faultsOfImport, importFile, type ShownImport, shownImport, uploadFile } from './import.fixture.ts';
import { importMessages, importTexts } from './messages.ts';

let server: TestServer;
let manager: Visitor;
let page: string;
beforeAll(async () => {
  server = await startTestServer();
  manager = await signedInMember(server, { roles: [TeamRole.STORE_MANAGER] });
  const id = await addStorePage(server);
  page = await addressOf(server, id);
});
afterAll(() => server.close());

interface Row {
  readonly id: string;
  readonly title: string;
}

async function found(search: string): Promise<Row[]> {
  return (await manager.get(`/api/commerce/products?search=${search}`)).json<{ rows: Row[] }>().rows;
}

async function bodyOf(id: string) {
  return (await manager.get(`/api/commerce/products/${id}`)).json<{
    version: number;
    state: string;
    isVisible: boolean;
    body: { slug: string; texts: Record<string, { name?: string }>; optionNames: string[]; variants: Variant[] };
  }>();
}

interface Variant {
  readonly id: string;
  readonly sku: string;
  readonly price: string;
  readonly salePrice: string | null;
  readonly stock: string;
  readonly attributes: Record<string, string>;
}

test('a new product needs no SKU, and a number of pieces counts in the column of stock, too', async () => {
  const file = [
    'page;address;name;excerpt;options;price;stock',
    `${page};plain-jar;Plain jar;<p>Beside the price.</p>;Size: S;12,50;7`,
    `${page};plain-jar;;;Size: L;15;0`,
  ].join('\n');
  const checked = await uploadFile(server, manager, file);
  expect(await faultsOfImport(manager, checked.id)).toEqual([]);
  expect(await importFile(server, manager, checked.id)).toMatchObject({ created: 1, failed: 0 });
  const [jar] = await found('plain');
  const { variants } = (await bodyOf(jar!.id)).body;
  expect(variants.map(({ sku, stock }) => [sku, stock])).toEqual([
    ['PLAIN-JAR-S', 'counted'],
    ['PLAIN-JAR-L', 'counted'],
  ]);
  const onHand = async () =>
    (
      await server.database.kysely
        .selectFrom('stock')
        .select('on_hand')
        .where('website_id', '=', server.website.id)
        .where('variant_id', '=', variants[0]!.id)
        .executeTakeFirstOrThrow()
    ).on_hand;
  expect(await onHand()).toBe(7);

  // The same file once more, after a piece was sold.
  await setOnHand(server.database, server.clock, server.website.id, variants[0]!.id, 6);
  const again = await uploadFile(server, manager, file);
  expect(await faultsOfImport(manager, again.id)).toEqual([]);
  expect(await importFile(server, manager, again.id)).toMatchObject({ unchanged: 1, updated: 0, failed: 0 });
  expect(await onHand()).toBe(6);
});

test('a file is checked without writing, then imported: new products with variants, first stock and their history', async () => {
  const file = [
    'page;address;status;name;categories;sku;options;price;sale_price;on_hand',
    `${page};tide-mug;published;Tide mug;Cups | Gifts;TM-S;Size: S;12,50;9,99;7`,
    `${page};tide-mug;;;;TM-L;Size: L;15.00;;`,
    `${page};wave-bowl;;Wave bowl;;WB-1;;20;;`,
  ].join('\r\n');
  const checked = await uploadFile(server, manager, `\ufeff${file}`);
  expect(checked).toMatchObject({ state: 'checked', rows: 3, products: 2, checked: 2, faulty: 0, processed: 0 });
  expect(checked.preview.columns.slice(0, 4)).toEqual(['page', 'address', 'status', 'name']);
  expect(checked.preview.rows.map(({ line, cells }) => [line, cells[3], cells[7]])).toEqual([
    [2, 'Tide mug', '12,50'],
    [3, '', '15.00'],
    [4, 'Wave bowl', '20'],
  ]);
  expect(await found('tide')).toEqual([]);

  const done = await importFile(server, manager, checked.id);
  expect(done).toMatchObject({ state: 'done', created: 2, updated: 0, failed: 0, processed: 2 });
  const [mug] = await found('tide');
  const { body, isVisible, version } = await bodyOf(mug!.id);
  expect([isVisible, version, body.optionNames]).toEqual([true, 1, ['Size']]);
  expect(body.variants.map(({ sku, price, salePrice, stock }) => [sku, price, salePrice, stock])).toEqual([
    ['TM-S', '12.50', '9.99', 'counted'],
    ['TM-L', '15.00', null, 'unlimited'],
  ]);
  const stock = await manager.get('/api/commerce/inventory?search=TM-S');
  expect(stock.text).toContain('"onHand":7');
  const history = await manager.get(`/api/commerce/products/${mug!.id}/versions`);
  expect(history.status).toBe(200);
  const [bowl] = await found('wave');
  expect((await bodyOf(bowl!.id)).isVisible).toBe(false);
});

test('imported again, the file changes nothing', async () => {
  const file = `address,status,name,sku,price\nonce,published,Once,ON-1,3.00\n`;
  const first = await importFile(server, manager, (await uploadFile(server, manager, file)).id);
  const second = await importFile(server, manager, (await uploadFile(server, manager, file)).id);
  expect([first.created, second.created, second.unchanged]).toEqual([1, 0, 1]);
  const [once] = await found('once');
  expect((await bodyOf(once!.id)).version).toBe(1);
});

test('imported again without SKUs, its variants are found by their options, and a new option is a new variant', async () => {
  const file = [
    'page;address;status;name;options;price;on_hand',
    `${page};echo-jar;published;Echo;Size: S | Glaze: Blue;12,50;7`,
    `${page};echo-jar;;;Size: L | Glaze: Blue;15;0`,
  ].join('\n');
  const first = await importFile(server, manager, (await uploadFile(server, manager, file)).id);
  const again = await uploadFile(server, manager, file);
  expect(await faultsOfImport(manager, again.id)).toEqual([]);
  const second = await importFile(server, manager, again.id);
  expect([first.created, second.created, second.unchanged]).toEqual([1, 0, 1]);

  // Options may come in another order.
  const changed = `${file.replace('Size: L | Glaze: Blue;15', 'Glaze: Blue | Size: L;16')}\n${page};echo-jar;;;Size: M | Glaze: Blue;14;3\n`;
  const third = await importFile(server, manager, (await uploadFile(server, manager, changed)).id);
  expect(third).toMatchObject({ updated: 1, failed: 0, faulty: 0 });
  const [echo] = await found('Echo');
  const { variants } = (await bodyOf(echo!.id)).body;
  expect(variants.map(({ sku, price }) => [sku, price])).toEqual([
    ['ECHO-JAR-S-BLUE', '12.50'],
    ['ECHO-JAR-L-BLUE', '16.00'],
    ['ECHO-JAR-M-BLUE', '14.00'],
  ]);

  const unclear = await uploadFile(server, manager, `page,address,name,price\n${page},echo-jar,Echo,20\n`);
  expect((await faultsOfImport(manager, unclear.id)).map(({ column }) => column)).toEqual(['sku']);
});

test('what we save as a file is imported without a change', async () => {
  const picture = await addFile(server);
  await addProduct(server, {
    slug: 'round',
    name: '=Round; -trip',
    imageIds: [picture],
    categories: ['a|b', String.raw`c\d`],
    optionNames: ['Size: x', 'Glaze'],
    variants: [
      { sku: 'R;-1', attributes: { 'Size: x': 'S|M', Glaze: 'Blue' }, salePrice: 100n, onHand: 3 },
      { sku: 'R-2', attributes: { 'Size: x': 'L', Glaze: 'Blue' } },
    ],
    plan: { unit: 'MONTH', value: 1, numCycles: 0 },
  });
  const fresh = await signedInMember(server, { roles: [TeamRole.STORE_MANAGER] });
  const file = await fresh.get('/config/commerce/products.csv');
  const checked = await uploadFile(server, fresh, file.text);
  expect(await faultsOfImport(fresh, checked.id)).toEqual([]);
  const done = await importFile(server, fresh, checked.id);
  expect([done.created, done.updated, done.failed, done.unchanged]).toEqual([0, 0, 0, done.products]);
});

describe('an existing product', () => {
  test('is found by its SKU, and what the file does not name stays', async () => {
    const { id, slug } = await addProduct(server, {
      name: 'Kept',
      optionNames: ['Size'],
      variants: [
        { sku: 'K-1', attributes: { Size: 'S' } },
        { sku: 'K-2', attributes: { Size: 'L' }, onHand: 4 },
      ],
    });
    const checked = await uploadFile(server, manager, 'sku\tprice\ton_hand\nK-2\t99.90\t1000\n');
    expect(await importFile(server, manager, checked.id)).toMatchObject({ updated: 1 });
    const { body, state } = await bodyOf(id);
    expect([state, body.slug, body.texts['en']?.name]).toEqual(['published', slug, 'Kept']);
    expect(body.variants.map(({ sku, price }) => [sku, price])).toEqual([
      ['K-1', '20.00'],
      ['K-2', '99.90'],
    ]);
    // Quantities change with every sale, so a file never sets them for what exists.
    expect((await manager.get('/api/commerce/inventory?search=K-2')).text).toContain('"onHand":4');
  });

  test('with changes that wait to be published keeps waiting, with those of the file', async () => {
    const { id } = await addProduct(server, { name: 'Waiting', slug: 'waiting', variants: [{ sku: 'W-1' }] });
    const before = await bodyOf(id);
    const texts = { ...before.body.texts, en: { name: 'Not yet' } };
    await manager.put(`/api/commerce/products/${id}`, { version: 0, body: { ...before.body, texts } });
    const checked = await uploadFile(server, manager, 'address,sku,price,status\nwaiting,W-1,5.00,published\n');
    await importFile(server, manager, checked.id);
    const after = await bodyOf(id);
    expect([after.state, after.body.texts['en']?.name, after.body.variants[0]?.price]).toEqual([
      'draft',
      'Not yet',
      '5.00',
    ]);
  });
});

test('barcode, size, picture and base price of a variant are read and emptied, and what is none of them is refused', async () => {
  const picture = await addFile(server);
  const { id } = await addProduct(server, { slug: 'packed', imageIds: [picture], variants: [{ sku: 'PACK-1' }] });
  const file = (...cells: string[]) =>
    `address,sku,barcode,size_mm,picture,content\npacked,PACK-1,${cells.join(',')}\n`;
  const goodsOf = async () => {
    const { barcode, size, imageId, content } = (await bodyOf(id)).body.variants[0] as unknown as VariantBody;
    return { barcode, size, imageId, content };
  };
  const address = `https://shop.test/s/${picture}/tag/mug.png`;
  const good = file('4006381 333931', '120 x 80×60', address, '"0,25 kg per 100g"');
  expect(await importFile(server, manager, (await uploadFile(server, manager, good)).id)).toMatchObject({ updated: 1 });
  const whole = {
    barcode: '4006381333931',
    size: { lengthMm: 120, widthMm: 80, heightMm: 60 },
    imageId: picture,
    content: { amount: '0.25', unit: 'kg', per: '100g' },
  };
  expect(await goodsOf()).toEqual(whole);

  const strange = await addFile(server);
  const wrong = await uploadFile(server, manager, file('4006381333932', '12 by 8', `/s/${strange}/tag/x.png`, 'a bit'));
  const faults = await faultsOfImport(manager, wrong.id);
  expect(faults.map(({ line, column, message }) => [line, column, message])).toEqual(
    expect.arrayContaining([
      [2, 'size_mm', importMessages.sizeForm],
      [2, 'content', importMessages.contentForm],
      [2, 'barcode', productMessages.noBarcode],
      [2, 'picture', productMessages.strangePicture],
    ]),
  );
  expect(faults).toHaveLength(4);
  expect(await goodsOf()).toEqual(whole);

  const empty = await uploadFile(server, manager, file('', '', '', ''));
  expect(await importFile(server, manager, empty.id)).toMatchObject({ updated: 1 });
  expect(await goodsOf()).toEqual({ barcode: null, size: null, imageId: null, content: null });
});

test('a choice is read in the words of the screens, and a fault names all of them', async () => {
  const file = (type: string, status: string, stock: string) =>
    `address,name,type,status,sku,price,stock,content\nworded,Worded,${type},${status},WORD-1,5,${stock},3 Pieces per 1 piece\n`;
  const good = await uploadFile(server, manager, file('Physical', 'Hidden', 'Sell on'));
  expect(await importFile(server, manager, good.id)).toMatchObject({ created: 1 });
  const [worded] = await found('worded');
  const { body } = await bodyOf(worded!.id);
  expect(body).toMatchObject({
    type: 1,
    status: 'Private',
    variants: [{ stock: 'backorder', content: { unit: 'ct' } }],
  });

  const wrong = await uploadFile(server, manager, file('Vegetable', 'Seen', 'Some').replace('Pieces', 'bits'));
  const faults = await faultsOfImport(manager, wrong.id, 'de');
  expect(faults.map(({ column, message }) => [column, message])).toEqual([
    ['type', importTexts.de.typeUnknown],
    ['status', importTexts.de.statusUnknown],
    ['stock', importTexts.de.stockUnknown],
    ['content', importTexts.de.contentForm],
  ]);
  expect(importTexts.de.statusUnknown).toContain('private (Verborgen)');
  expect(importTexts.de.stockUnknown).toContain('unlimited (Unbegrenzt)');
  expect(importTexts.de.contentForm).toContain('ct (Stück)');
});

test('the days of a sale are read and emptied, and what is no moment is refused', async () => {
  const { id } = await addProduct(server, { slug: 'timed', variants: [{ sku: 'T-1' }] });
  const saleOf = async () => {
    const { body } = (await manager.get(`/api/commerce/products/${id}`)).json<{ body: { saleFrom?: string | null } }>();
    return body.saleFrom;
  };
  const from = '2026-04-01T00:00:00.000Z';
  const file = (sale: string) => `address,sale_from\ntimed,${sale}\n`;
  await importFile(server, manager, (await uploadFile(server, manager, file(from))).id);
  expect(await saleOf()).toBe(from);
  const wrong = await uploadFile(server, manager, file('soon'));
  const [fault] = await faultsOfImport(manager, wrong.id);
  expect([fault?.line, fault?.column]).toEqual([2, 'sale_from']);
  await importFile(server, manager, (await uploadFile(server, manager, file(''))).id);
  expect((await saleOf()) ?? null).toBeNull();
});

test('what is wrong is said with line, column and the words of the product form, and the rest is imported', async () => {
  await addProduct(server, { slug: 'taken', variants: [{ sku: 'TAKEN' }] });
  const file = [
    'address,name,type,sku,options,price,sale_price,weight_grams,tax_class,page,nonsense',
    `good,Good,physical,G-1,,1.00,,,,,`,
    `bad-price,Bad,physical,B-1,,twelve,,,,,`,
    `bad-sale,Bad,physical,B-2,,5,6,,,,`,
    `bad-more,,vegetable,B-3,Size,5,,heavy,Über,,`,
    `bad-sku,Bad,,TAKEN,,5,,,,,`,
    `twice,Twice,,G-1,,5,,,,,`,
    `good,Again,,G-2,,5,,,,,`,
    `nowhere,Nowhere,,N-1,,5,,,,no-such-page,`,
    `rows,Rows,,R-10,Size: S,5,,,,,`,
    `rows,Other,,R-11,Size: S,5,,,,,`,
    `long,Long,,L-1,,5,,,,,,more`,
  ].join('\n');
  const checked = await uploadFile(server, manager, file);
  expect(checked).toMatchObject({ products: 10, faulty: 9, unknownColumns: ['nonsense'] });
  const faults = (await faultsOfImport(manager, checked.id)).map(({ line, column, message }) => [
    line,
    column,
    message,
  ]);
  expect(faults).toEqual([
    [3, 'price', 'Enter a number such as 12.50.'],
    [4, 'sale_price', 'The sale price must be lower than the price.'],
    [
      5,
      'type',
      'There is no such type. Write one of these: physical, digital (Download), service, gift card, paywall (Member area).',
    ],
    [5, 'options', 'Write options like this: Size: Large | Glaze: Blue'],
    [5, 'tax_class', 'A tax class is written in small letters, digits and hyphens, such as standard.'],
    [5, 'weight_grams', 'This must be a whole number.'],
    [6, 'sku', 'Another product has the SKU TAKEN.'],
    [7, 'sku', 'This SKU is also in line 2.'],
    [8, 'address', 'This product is also in line 2. The rows of a product must follow each other.'],
    [9, 'page', expect.stringMatching(/^There is no such store page\. Write one of these: .*shop-/)],
    [11, 'name', 'This differs from the first row of the product. Fill it in there and leave it empty here.'],
    [10, null, 'Two variants cannot be told apart.'],
    [12, null, 'The row has more cells than the file has columns.'],
  ]);
  const report = await (await signedInMember(server)).get(`/config/commerce/product-imports/${checked.id}/faults.csv`);
  const lines = report.text.replace('\ufeff', '').trim().split('\r\n');
  expect(lines).toHaveLength(11);
  expect(lines[0]).toMatch(/"page","nonsense","faults"$/);
  expect(lines[1]).toContain('"price: Enter a number such as 12.50."');

  expect(await importFile(server, manager, checked.id)).toMatchObject({ state: 'done', created: 1, failed: 0 });
  expect(await found('bad')).toEqual([]);
  // Corrected, the report is a file that can be imported.
  const corrected = await uploadFile(server, manager, `${lines[0]}\n${lines[1]?.replace('twelve', '12')}\n`);
  expect(corrected).toMatchObject({ faulty: 0, unknownColumns: ['nonsense'] });
});

test.each([
  ['de', 'Geben Sie eine Zahl wie 12,50 ein.', 'Diese Shopseite gibt es nicht. Schreiben Sie eine davon: '],
  ['fr', 'Saisissez un nombre comme 12,50.', 'Cette page boutique n’existe pas. Au choix : '],
])(
  'what is wrong is said in the language of the reader, on screen and in the file: %s',
  async (language, price, shop) => {
    const file = [
      'address,name,type,sku,options,price,sale_price,weight_grams,tax_class,page,tags,pictures,related',
      'price,Wrong,,L-1,,twelve,,,,,,,',
      'sale,Wrong,,L-2,,5,6,,,,,,',
      'more,,vegetable,L-3,Size,5,,heavy,Über,,,,',
      'Not an address,Wrong,,L-4,,5,,,,,a | A,,',
      'where,Wrong,,L-5,,5,,,,no-such-page,,,',
      'picture,Wrong,,L-6,,5,,,,,,/s/nothing,',
      'related,Wrong,,L-7,,5,,,,,,,shop/nothing',
    ].join('\n');
    const { id } = await uploadFile(server, manager, file);
    const english = await faultsOfImport(manager, id);
    const said = await faultsOfImport(manager, id, language);
    expect(said.map(({ line, column }) => [line, column])).toEqual(english.map(({ line, column }) => [line, column]));
    const messages = new Set(english.map(({ message }) => message));
    expect(said.filter(({ message }) => messages.has(message))).toEqual([]);
    expect(said.map(({ message }) => message)).toEqual(expect.arrayContaining([price, expect.stringContaining(shop)]));

    const email = `reader-${language}@shop.test`;
    const reader = await signedInMember(server, { email });
    await server.database.kysely
      .updateTable('team_member')
      .set({ language })
      .where('website_id', '=', server.website.id)
      .where('email', '=', email)
      .execute();
    expect(await faultsOfImport(reader, id)).toEqual(said);
    const report = await reader.get(`/config/commerce/product-imports/${id}/faults.csv`);
    expect(report.text).toContain(`"price: ${price}"`);
    const refused = await manager.post(
      `/api/commerce/product-imports?name=a.csv&language=${language}`,
      Buffer.from('sku\n'),
      { 'content-type': 'application/octet-stream' },
    );
    expect([refused.status, refused.text.includes(importTexts[language as 'de' | 'fr'].empty)]).toEqual([400, true]);
  },
);

test('a product that became wrong after the check is left out, and the import goes on', async () => {
  const checked = await uploadFile(
    server,
    manager,
    'address,name,sku,price\nlate,Late,LATE-1,1\nlater,Later,LATE-2,1\n',
  );
  await addProduct(server, { slug: 'late', variants: [{ sku: 'LATE-1' }] });
  const done = await importFile(server, manager, checked.id);
  expect(done).toMatchObject({ state: 'done', failed: 1, created: 1, updated: 0 });
  const [fault] = await faultsOfImport(manager, checked.id);
  expect([fault?.line, fault?.message]).toEqual([2, expect.stringContaining('The shop has changed since the check')]);
});

test('an import is stopped and continued', async () => {
  const rows = Array.from({ length: 120 }, (_, no) => `stop-${no},Stop ${no},STOP-${no},1.00`);
  const checked = await uploadFile(server, manager, ['address,name,sku,price', ...rows].join('\n'));
  const call = async (verb: string) => await manager.post(`/api/commerce/product-imports/${checked.id}/${verb}`);
  expect((await call('stop')).status).toBe(409);
  expect((await call('start')).json<ShownImport>().state).toBe('importing');
  expect((await call('stop')).json<ShownImport>().state).toBe('stopped');
  await server.runJobs();
  const stopped = await shownImport(manager, checked.id);
  expect([stopped.state, stopped.processed]).toEqual(['stopped', 0]);
  expect(await importFile(server, manager, checked.id)).toMatchObject({ state: 'done', created: 120 });
  expect((await call('start')).status).toBe(409);
});

test.each([
  ['no rows', 'sku,price\n', 'The file has no rows.'],
  ['nothing', '', 'The file has no rows.'],
  [
    'no key',
    'name,price\nMug,1\n',
    'The file needs a column "sku" or a column "address", by which products are found.',
  ],
  ['a column twice', 'sku,SKU\na,b\n', 'The file has two columns "sku".'],
  ['an open quote', 'sku,name\na,"b\n', 'The quotation mark in line 2 is never closed.'],
])('a file with %s is refused and leaves nothing', async (_name, file, message) => {
  const refused = await manager.post('/api/commerce/product-imports?name=a.csv', Buffer.from(file), {
    'content-type': 'application/octet-stream',
  });
  expect([refused.status, refused.json<{ error: string }>().error]).toEqual([400, message]);
  const receiving = await server.database.kysely
    .selectFrom('product_import')
    .select('id')
    .where('website_id', '=', server.website.id)
    .where('state', '=', 'receiving')
    .execute();
  expect(receiving).toEqual([]);
});

test('imports are deleted after a month', async () => {
  const { id } = await uploadFile(server, manager, 'sku,price\nA,1\n');
  server.clock.advance({ days: 31 });
  await server.parts.jobs.add(server.database, 'catalogue.sweep-imports', {});
  await server.runJobs();
  const owner = await signedInMember(server);
  expect((await owner.get(`/api/commerce/product-imports/${id}`)).status).toBe(404);
});
