import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addStorePage, pictureBytes, signedInMember, startTestServer, type TestServer } from '@awning/testing';
import { bundleProgram } from '@awning/testing/bundle-program';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { writeZip } from '../../../../platform/zip/write-zip.fixture.ts';
import { sweepContents } from '../../../../site/media/content/sweep.ts';
import { importFile, shownImport, uploadFile } from './import.fixture.ts';
import type { KilledImport } from './killed-import.fixture.ts';
import { orphanFiles } from './picture/orphans.fixture.ts';

const isFull = process.env['AWNING_FULL'] === '1';
const KILLS = isFull ? 60 : 6;
const PRODUCTS = isFull ? 60 : 12;
// Enough of them that the work outlasts the kills.
const PICTURE_PRODUCTS = isFull ? 110 : 8;
// Each kill is a separate process: slow on a busy machine.
vi.setConfig({ testTimeout: isFull ? 3_600_000 : 300_000 });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: { PRIVATE_WEBHOOKS: 'allow' } });
});
afterAll(() => server.close());

test('killed with SIGKILL again and again and continued, an import writes every product once, with its history and stock', async () => {
  const member = await signedInMember(server);
  await addStorePage(server);
  const rows = Array.from({ length: PRODUCTS }, (_, no) => [
    `mug-${no},published,Mug ${no},MUG-${no}-S,Size: S,5.00,3`,
    `mug-${no},,,MUG-${no}-L,Size: L,6.00,4`,
  ]);
  const head = 'address,status,name,sku,options,price,on_hand';
  const { id } = await uploadFile(server, member, [head, ...rows.flat()].join('\n'));
  await member.post(`/api/commerce/product-imports/${id}/start`);

  let kills = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    // In the middle of a product, each time at another statement.
    if (await dies(id, 9 + ((kill * 7) % 31))) kills += 1;
    const { processed, created } = await shownImport(member, id);
    expect(created).toBe(processed);
    expect(await countOf('product')).toBe(created);
  }
  expect(kills).toBe(KILLS);

  // Continued by a person, as after a stop; the job that was killed would do the same.
  await member.post(`/api/commerce/product-imports/${id}/stop`);
  expect(await importFile(server, member, id)).toMatchObject({ state: 'done', created: PRODUCTS, failed: 0 });
  expect(await countOf('product')).toBe(PRODUCTS);
  expect(await countOf('variant')).toBe(2 * PRODUCTS);
  expect(await countOf('stock_move')).toBe(2 * PRODUCTS);
  const { rows: versions } = await sql<{ id: string; count: number }>`
    select id, count(*)::integer as count from revision
     where website_id = ${server.website.id} and kind = 'product' group by id`.execute(server.database.kysely);
  expect(versions.map(({ count }) => count)).toEqual(Array.from({ length: PRODUCTS }, () => 1));
});

test('killed while pictures are unpacked, fetched and written, and continued, it makes each picture one file and leaves none behind', async () => {
  const sizes = Array.from({ length: PICTURE_PRODUCTS }, (_, no) => no + 1);
  const bytes = await Promise.all(sizes.map((size) => pictureBytes(10 + size, 10)));
  const fetched = await Promise.all(sizes.map((size) => pictureBytes(10, 40 + size)));
  const pictures = createServer((request, response) => response.end(fetched[Number(request.url?.slice(1))]));
  pictures.listen(0, '127.0.0.1');
  await once(pictures, 'listening');
  const at = `http://127.0.0.1:${(pictures.address() as AddressInfo).port}`;
  const member = await signedInMember(server);
  await addStorePage(server);
  const before = { products: await countOf('product'), files: await countOf('asset') };
  // The picture of the next product is also one of this one.
  const rows = sizes.map((_, no) => {
    const named = [`p/${no}.png`, `${at}/${no}`, `${at}/${(no + 1) % PICTURE_PRODUCTS}`].join(' | ');
    return `shown-${no},published,Shown ${no},SHOWN-${no},5.00,${named}`;
  });
  const csv = ['address,status,name,sku,price,pictures', ...rows].join('\n');
  const zip = writeZip([
    { name: 'products.csv', bytes: Buffer.from(csv) },
    ...bytes.map((picture, no) => ({ name: `p/${no}.png`, bytes: picture })),
  ]);
  const sent = await member.post('/api/commerce/product-imports?name=shop.zip', zip, {
    'content-type': 'application/octet-stream',
  });
  const { id } = sent.json<{ id: string }>();
  const dieOften = async (step: 'check' | 'write') => {
    let kills = 0;
    for (let kill = 0; kill < KILLS; kill += 1) if (await dies(id, 4 + ((kill * 5) % 33), step)) kills += 1;
    return kills;
  };
  expect(await dieOften('check')).toBeGreaterThan(KILLS / 2);
  // The job that was added with the file goes on.
  await server.runJobs();
  expect(await shownImport(member, id)).toMatchObject({ state: 'checked', faulty: 0 });
  expect(await countOf('asset')).toBe(before.files);

  await member.post(`/api/commerce/product-imports/${id}/start`);
  expect(await dieOften('write')).toBeGreaterThan(KILLS / 2);
  await member.post(`/api/commerce/product-imports/${id}/stop`);
  expect(await importFile(server, member, id)).toMatchObject({ state: 'done', created: PICTURE_PRODUCTS, failed: 0 });
  pictures.close();
  expect(await countOf('product')).toBe(before.products + PICTURE_PRODUCTS);
  expect(await countOf('asset')).toBe(before.files + 2 * PICTURE_PRODUCTS);

  // Whatever a killed process has left in the storage is found by the sweep.
  server.clock.set(new Date(Date.now() + 7_200_000));
  await sweepContents(server.parts);
  expect(await orphanFiles(server)).toEqual([]);
  expect(await countOf('asset_content')).toBe(await countOf('asset'));
});

async function countOf(table: 'product' | 'variant' | 'stock_move' | 'asset' | 'asset_content'): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${sql.table(table)} where website_id = ${server.website.id}`.execute(
    server.database.kysely,
  );
  return rows[0]!.count;
}

/** Whether the process was killed before its end. */
async function dies(importId: string, statements: number, step: 'check' | 'write' = 'write'): Promise<boolean> {
  const { address } = server.database;
  const [websiteId, now] = [server.website.id, server.clock.now().toISOString()];
  const { dataFolder } = server.parts.config;
  const options: KilledImport = { address, dataFolder, now, websiteId, importId, step, statements };
  const program = await bundleProgram(new URL('killed-import.fixture.ts', import.meta.url));
  const child = spawn(process.execPath, [program, JSON.stringify(options)], { stdio: 'inherit' });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  expect([code === 0, signal === 'SIGKILL']).toContain(true);
  // The database notices a moment later, and then releases the import.
  await sql`select from product_import where website_id = ${server.website.id} for update`.execute(
    server.database.kysely,
  );
  return signal === 'SIGKILL';
}
