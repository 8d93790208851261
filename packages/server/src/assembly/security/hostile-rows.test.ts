import {
  addProduct,
  addStorePage,
  signedInMember,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createLog } from '../../platform/log.ts';
import { type Chance, chanceFrom } from './random.fixture.ts';

const ROWS = process.env['AWNING_FULL'] ? 2000 : 200;
const ROWS_OF_FILE = 20;
vi.setConfig({ testTimeout: 600_000 });

/** A product that could not be checked or saved for a reason that nobody expected is written to the log. */
const errors: string[] = [];
const log = createLog({ level: 'error', destination: { write: (line) => void errors.push(line) } });
let server: TestServer;
let manager: Visitor;
beforeAll(async () => {
  server = await startTestServer({ log, settings: { RATE_LIMITS: 'team-change=900000' } });
  manager = await signedInMember(server);
});
afterAll(() => server.close());

interface ShownImport {
  readonly id: string;
  readonly state: string;
  readonly products: number;
  readonly faulty: number;
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly failed: number;
}

test(`of ${ROWS} hostile rows none is a fault of ours, and no product is half-written`, async () => {
  const chance = chanceFrom(79);
  const bowl = await addProduct(server, { collectionId: await addStorePage(server), slug: 'bowl' });
  const wrong: string[] = [];
  const seen = { refused: 0, created: 0, faulty: 0, updated: 0, failed: 0 };
  for (let rows = 0; rows < ROWS; rows += ROWS_OF_FILE) {
    const file = hostileFile(chance, bowl.skus[0]!);
    const sent = await manager.post('/api/commerce/product-imports?name=a.csv', file, {
      'content-type': 'application/octet-stream',
    });
    if (![200, 400, 413].includes(sent.status)) wrong.push(`upload ${rows}: ${sent.status} ${sent.text}`);
    if (sent.status !== 200) {
      seen.refused += 1;
      continue;
    }
    const { id } = sent.json<ShownImport>();
    await server.runJobs();
    const path = `/api/commerce/product-imports/${id}`;
    if ((await manager.get(`${path}/faults`)).status !== 200) wrong.push(`report ${rows}`);
    const started = await manager.post(`${path}/start`);
    if (started.status !== 200) wrong.push(`start ${rows}: ${started.status} ${started.text}`);
    await server.runJobs();
    const done = (await manager.get(path)).json<ShownImport>();
    const sum = done.created + done.updated + done.unchanged + done.failed + done.faulty;
    if (done.state !== 'done' || sum !== done.products) wrong.push(`end ${rows}: ${JSON.stringify(done)}`);
    for (const name of ['created', 'faulty', 'updated', 'failed'] as const) seen[name] += done[name];
  }
  expect(wrong).toEqual([]);
  // The rows were hostile enough, and some were good enough.
  expect([seen.refused > 0, seen.created > 0, seen.faulty > 0, seen.updated > 0]).toEqual([true, true, true, true]);
  expect(await halfWritten()).toEqual([]);
  // Whatever was typed, pages, lists and the file of all products can be shown.
  const fresh = await signedInMember(server);
  for (const path of ['/config/commerce/products.csv', '/api/commerce/products', `/api/commerce/products/${bowl.id}`]) {
    expect([path, (await fresh.get(path)).status]).toEqual([path, 200]);
  }
  expect(errors).toEqual([]);
});

/** Products without a variant or a version, and imports whose work never ends. */
async function halfWritten(): Promise<unknown[]> {
  const { rows } = await sql`
    select 'without a variant' as what, product.id::text from product
     where website_id = ${server.website.id} and not exists (
       select from variant where variant.website_id = product.website_id and variant.product_id = product.id)
    union all
    select 'without a version', product.id::text from product
     where website_id = ${server.website.id} and slug <> 'bowl' and not exists (
       select from revision where revision.website_id = product.website_id and revision.id = product.id::text)
    union all
    select 'without an end', id::text from product_import where website_id = ${server.website.id} and state <> 'done'`.execute(
    server.database.kysely,
  );
  return rows;
}

const columns = [
  'page',
  'address',
  'type',
  'status',
  'name',
  'name:de',
  'excerpt',
  'description',
  'categories',
  'tags',
  'pictures',
  'sku',
  'options',
  'price',
  'sale_price',
  'stock',
  'on_hand',
  'tax_class',
  'weight_grams',
];

const hostileCells = [
  '',
  ' ',
  '=1+1',
  "'=1+1",
  '\u202eevil',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{.section}{@|json}',
  "'; drop table product; --",
  '../../etc/passwd',
  '__proto__',
  'constructor: x | __proto__: y',
  'Size: S | Size: M',
  'a|b|c|d|e|f|g|h',
  '|||',
  String.raw`\|\\\:`,
  '-1',
  '1e309',
  'NaN',
  '99999999999999999999',
  '0.001',
  '1,5',
  '12.50',
  '999999999999.99',
  'http://127.0.0.1/a.png',
  'file:///etc/passwd',
  '/s/00000000-0000-7000-8000-000000000000/x/y.png',
  'null',
  'true',
  '😀'.repeat(60),
  'x'.repeat(400),
  'x'.repeat(30_000),
  'line\nbreak',
  'published',
  'draft',
  'unlimited',
  'physical',
  'gift card',
  'standard',
];

const fittingCells: Readonly<Record<string, readonly string[]>> = {
  page: [''],
  address: ['mug', 'cup', 'jar', 'vase', 'bowl', 'plate'],
  type: ['physical', ''],
  status: ['published', 'draft', 'private', ''],
  name: ['Mug', 'Cup'],
  pictures: [''],
  options: [''],
  price: ['5.00', '12,50'],
  sale_price: [''],
  stock: ['counted', 'unlimited', 'backorder', ''],
  on_hand: ['', '3'],
  tax_class: ['standard'],
  weight_grams: ['', '310'],
};

function hostileFile(chance: Chance, knownSku: string): Buffer {
  const separator = chance.pick([',', ';', '\t']);
  const head = columns.filter((name) => name === 'sku' || chance.percent(85));
  const share = chance.pick([0, 5, 30]);
  const line = (cells: readonly string[]) => cells.map((cell) => quoted(chance, cell, separator)).join(separator);
  const rows = Array.from({ length: ROWS_OF_FILE }, () =>
    line(
      head.map((name) => {
        if (chance.percent(share)) return chance.pick(hostileCells);
        if (name === 'sku') return chance.percent(30) ? knownSku : `SKU-${chance.below(300)}`;
        const cell = chance.pick(fittingCells[name] ?? ['', 'Something']);
        return name === 'address' && chance.percent(70) ? `${cell}-${chance.below(99)}` : cell;
      }),
    ),
  );
  const text = Buffer.from(
    `${chance.pick(['', '\ufeff'])}${[line(head), ...rows].join(chance.pick(['\n', '\r\n', '\r']))}`,
  );
  return chance.percent(20) ? damaged(chance, text) : text;
}

function quoted(chance: Chance, cell: string, separator: string): string {
  const isNeeded = cell.includes(separator) || /["\r\n]/.test(cell);
  return isNeeded || chance.percent(20) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Bytes are changed, lost or added. */
function damaged(chance: Chance, text: Buffer): Buffer {
  const copy = Buffer.from(text);
  const at = chance.below(copy.length);
  if (chance.percent(30)) return copy.subarray(0, at);
  copy[at] = chance.pick([0, 0x22, 0xff, 0x0a, 0x3b]);
  return copy;
}
