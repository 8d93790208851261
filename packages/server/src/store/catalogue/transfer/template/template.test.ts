import { languages } from '@awning/formats';
import { TeamRole } from '@awning/site-model';
import { addStorePage, signedInMember, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsOfImport, importFile, uploadFile } from '../import/import.fixture.ts';
import { templateRows } from './rows.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await addStorePage(server);
});
afterAll(() => server.close());

test.each(languages)('the template is imported as it is, in the words of the screens: %s', async (language) => {
  const manager = await signedInMember(server, { roles: [TeamRole.STORE_MANAGER] });
  // It has nothing of the shop: no confirmation is asked for.
  server.clock.advance({ minutes: 11 });
  const file = await manager.get(`/config/commerce/products-template.csv?language=${language}`);
  expect([file.status, file.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  const checked = await uploadFile(server, manager, file.text);
  expect(await faultsOfImport(manager, checked.id)).toEqual([]);
  expect(checked).toMatchObject({ rows: 4, products: 3, unknownColumns: [] });
  expect(await importFile(server, manager, checked.id)).toMatchObject({ created: 3, failed: 0 });
  const products = await server.database.kysely
    .selectFrom('product')
    .select(['type', 'label'])
    .where('website_id', '=', server.website.id)
    .orderBy('id', 'desc')
    .limit(3)
    .execute();
  expect(products.toReversed()).toEqual([
    { type: 1, label: 'Draft' },
    { type: 1, label: 'Draft' },
    { type: 3, label: 'Draft' },
  ]);
});

test('it has stock only for members who may change it', () => {
  expect(templateRows('en', { hasStock: true }).flat()).toContain('12');
  expect(templateRows('en', { hasStock: false }).flat()).not.toContain('12');
});
