import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { addStorePage, signedInMember, startTestServer, type TestServer } from '@awning/testing';
import { bundleProgram } from '@awning/testing/bundle-program';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { importFile, shownImport, uploadFile } from './import.fixture.ts';
import type { KilledImport } from './killed-import.fixture.ts';

const isFull = process.env['AWNING_FULL'] === '1';
const KILLS = isFull ? 60 : 6;
const PRODUCTS = isFull ? 60 : 12;
// Each kill is a separate process: slow on a busy machine.
vi.setConfig({ testTimeout: isFull ? 900_000 : 300_000 });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
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

async function countOf(table: 'product' | 'variant' | 'stock_move'): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${sql.table(table)} where website_id = ${server.website.id}`.execute(
    server.database.kysely,
  );
  return rows[0]!.count;
}

/** Whether the process was killed before its end. */
async function dies(importId: string, statements: number): Promise<boolean> {
  const { address } = server.database;
  const [websiteId, now] = [server.website.id, server.clock.now().toISOString()];
  const { dataFolder } = server.parts.config;
  const options: KilledImport = { address, dataFolder, now, websiteId, importId, statements };
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
