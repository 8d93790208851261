import { TeamRole } from '@awning/site-model';
import {
  addFile,
  addProduct,
  addStorePage,
  addWebsite,
  signedInMember,
  startTestServer,
  type TestServer,
} from '@awning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeLanguages } from '../../../../platform/website/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const path = '/config/commerce/products.csv';

async function exported(): Promise<string[]> {
  const manager = await signedInMember(server, { roles: [TeamRole.STORE_MANAGER] });
  const file = await manager.get(path);
  expect([file.status, file.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  return file.text.replace('\ufeff', '').trim().split('\r\n');
}

test('the file has one row per variant, with what belongs to the product in the first of them', async () => {
  const collectionId = await addStorePage(server);
  const picture = await addFile(server);
  await addProduct(server, {
    collectionId,
    slug: 'mug',
    name: '=Mug',
    imageIds: [picture],
    categories: ['Tableware', 'a|b'],
    optionNames: ['Size', 'Ratio: x'],
    variants: [
      { sku: 'M-1', attributes: { Size: 'S', 'Ratio: x': '1|2' }, price: 1250n, salePrice: 999n, onHand: 3 },
      { sku: 'M-2', attributes: { Size: 'L', 'Ratio: x': '1' }, price: 1400n, weightGrams: 310 },
    ],
  });
  const other = await addWebsite(server, { host: 'other.example' });
  await addProduct(server, { website: other, name: 'Of another website' });
  const [head, first, second, ...rest] = await exported();
  expect(head).toMatch(/^"page","address","type","status","name","excerpt","description",/);
  expect(head).toMatch(
    /,"categories","tags","pictures","share_picture","related","sale_from","sale_until","sku","options","price","sale_price","stock","on_hand","tax_class","weight_grams","barcode","size_mm","picture","content"$/,
  );
  expect(first).toMatch(/^"shop-\w+","mug","physical","published","'=Mug","","",/);
  expect(first).toContain(String.raw`,"Tableware | a\|b","",`);
  expect(first).toMatch(new RegExp(`,"[^"]*/s/${picture}/[^"]+","","","","","M-1",`));
  expect(first).toContain(String.raw`,"M-1","Size: S | Ratio\: x: 1\|2","12.50","9.99","counted","3",`);
  expect(second).toMatch(/^"shop-\w+","mug","","","","","",/);
  expect(second).toContain(',"14.00","","unlimited","",');
  expect(second).toMatch(/,"310","","","",""$/);
  expect(rest).toEqual([]);
});

test('a long catalogue is walked from key to key, without trashed products and with drafts', async () => {
  const collectionId = await addStorePage(server);
  const before = (await exported()).length;
  for (let no = 0; no < 30; no += 1) await addProduct(server, { collectionId, slug: `bowl-${no}` });
  await addProduct(server, { collectionId, slug: 'unfinished', label: 'Draft' });
  const { id } = await addProduct(server, { collectionId, slug: 'gone' });
  await (await signedInMember(server)).delete(`/api/commerce/products/${id}?version=0`);
  const rows = (await exported()).slice(before);
  expect(rows.map((row) => row.split('","')[1])).toEqual([
    ...Array.from({ length: 30 }, (_, no) => `bowl-${no}`),
    'unfinished',
  ]);
  expect(rows.at(-1)).toContain('"physical","draft"');
});

test('the file asks for a fresh confirmation, and saving it is recorded', async () => {
  const manager = await signedInMember(server, { roles: [TeamRole.STORE_MANAGER] });
  server.clock.advance({ minutes: 11 });
  expect((await manager.get(path)).status).toBe(403);
  await exported();
  const { who } = await server.database.kysely
    .selectFrom('audit')
    .select('who')
    .where('website_id', '=', server.website.id)
    .where('what', '=', 'product.exported')
    .executeTakeFirstOrThrow();
  expect(who).not.toBe('');
});

test('a language that is switched off has no columns', async () => {
  const { database, website } = server;
  const speak = (isGermanOn: boolean) =>
    changeLanguages(database, website.id, [
      { code: 'en', name: 'English', isPrimary: true, enabled: true },
      { code: 'de', name: 'Deutsch', isPrimary: false, enabled: isGermanOn },
    ]);
  await speak(true);
  expect((await exported())[0]).toContain('"name:de"');
  await speak(false);
  const [head] = await exported();
  expect(head).toContain('"name"');
  expect(head).not.toContain(':de"');
});
