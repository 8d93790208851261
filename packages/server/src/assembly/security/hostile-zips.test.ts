import {
  addStorePage,
  pictureBytes,
  signedInMember,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createLog } from '../../platform/log.ts';
import { writeZip, type ZippedFile } from '../../platform/zip/write-zip.fixture.ts';
import { orphanFiles } from '../../store/catalogue/transfer/import/picture/orphans.fixture.ts';
import { type Chance, chanceFrom } from './random.fixture.ts';

const ZIPS = process.env['AWNING_FULL'] ? 600 : 60;
vi.setConfig({ testTimeout: 600_000 });

const errors: string[] = [];
const log = createLog({ level: 'error', destination: { write: (line) => void errors.push(line) } });
let server: TestServer;
let member: Visitor;
beforeAll(async () => {
  server = await startTestServer({
    log,
    settings: { RATE_LIMITS: 'team-change=900000', UPLOAD_LIMITS: 'image=1,audio=1,file=1' },
  });
  member = await signedInMember(server);
});
afterAll(() => server.close());

test(`of ${ZIPS} hostile zip files none is a fault of ours, is half-written or leaves a file behind`, async () => {
  const chance = chanceFrom(83);
  await addStorePage(server);
  const picture = await pictureBytes(20, 10);
  const wrong: string[] = [];
  const seen = { refused: 0, created: 0, left: 0 };
  for (let number = 0; number < ZIPS; number += 1) {
    const { what, bytes } = hostileZip(chance, picture, number);
    const sent = await member.post('/api/commerce/product-imports?name=a.zip', bytes, {
      'content-type': 'application/octet-stream',
    });
    if (![200, 400].includes(sent.status)) wrong.push(`${what}: ${sent.status} ${sent.text}`);
    if (sent.status !== 200) {
      seen.refused += 1;
      continue;
    }
    const path = `/api/commerce/product-imports/${sent.json<{ id: string }>().id}`;
    await server.runJobs();
    if ((await member.get(`${path}/faults?language=de`)).status !== 200) wrong.push(`${what}: report`);
    await member.post(`${path}/start`);
    await server.runJobs();
    const done = (await member.get(path)).json<Record<'state', string> & Record<Counted, number>>();
    if (done.state !== 'done' || done.products !== done.created + done.failed + done.faulty) {
      wrong.push(`${what}: ${JSON.stringify(done)}`);
    }
    seen.created += done.created;
    seen.left += done.failed + done.faulty;
  }
  expect(wrong).toEqual([]);
  expect(errors).toEqual([]);
  // They were hostile enough, and some were good enough.
  expect([seen.refused > 0, seen.created > 0, seen.left > 0]).toEqual([true, true, true]);
  expect(await orphanFiles(server)).toEqual([]);
  const assets = await server.database.kysely
    .selectFrom('asset')
    .select(['id', 'filename'])
    .where('website_id', '=', server.website.id)
    .execute();
  // The one good picture is one file, however often it came; a drawing is another.
  expect(assets.length).toBeLessThanOrEqual(2);
});

type Counted = 'products' | 'created' | 'failed' | 'faulty';

function hostileZip(
  chance: Chance,
  picture: Buffer,
  number: number,
): { readonly what: string; readonly bytes: Buffer } {
  const cell = chance.pick([
    'a.png',
    'A.PNG',
    'b/a.png',
    '../a.png',
    '/etc/passwd',
    'a.png | a.png',
    'nothing.png',
    'http://127.0.0.1:1/a.png',
  ]);
  const rows = `address,name,sku,price,pictures\nz-${number},Z,Z-${number},5,${cell}\n`;
  const csv = { name: 'p.csv', bytes: Buffer.from(rows) };
  const good: ZippedFile = { name: chance.pick(['a.png', 'b/a.png']), bytes: picture };
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9"><script>alert(1)</script></svg>');
  const kinds: Readonly<Record<string, () => Buffer>> = {
    'a whole zip': () => writeZip([csv, good]),
    'a drawing that acts': () => writeZip([csv, { ...good, bytes: drawing }]),
    'a page as a picture': () => writeZip([csv, { ...good, bytes: Buffer.from('<html><script>1</script>') }]),
    'a bomb': () => writeZip([csv, { ...good, bytes: Buffer.alloc(30_000_000) }]),
    'a bomb that lies about its size': () => writeZip([csv, { ...good, bytes: Buffer.alloc(9_000_000), size: 999 }]),
    'a bomb of a CSV file': () => writeZip([{ ...csv, bytes: Buffer.alloc(60_000_000, 'a') }, good]),
    'a zip in a zip': () => writeZip([csv, { ...good, bytes: writeZip([csv, good]) }]),
    'a picture and an archive': () => writeZip([csv, { ...good, bytes: Buffer.concat([picture, writeZip([good])]) }]),
    'a path that leads out': () =>
      writeZip([csv, { ...good, name: chance.pick(['../a.png', '/a.png', 'C:/a.png', '..\\a.png']) }]),
    'a link': () => writeZip([csv, { ...good, bytes: Buffer.from('/etc/passwd'), mode: 0o120777 }]),
    'a password': () => writeZip([csv, { ...good, flags: 1 }]),
    'two of one name': () => writeZip([csv, good, good]),
    'files on top of each other': () => writeZip([csv, good, { ...good, name: 'other.png', offset: 0 }]),
    'a wrong checksum': () => writeZip([csv, { ...good, crc: 7 }]),
    'a wrong size': () => writeZip([csv, { ...good, size: 4_294_967_294 }]),
    'a wrong place': () => writeZip([csv, { ...good, offset: chance.below(900_000) }]),
    'a number of files that is wrong': () => writeZip([csv, good], chance.below(65_535)),
    'many files': () =>
      writeZip([csv, ...Array.from({ length: 11_000 }, (_, no) => ({ name: `${no}`, bytes: Buffer.alloc(0) }))]),
    'strange names': () =>
      writeZip([csv, { ...good, name: chance.pick(['', '.', '\u202egnp.a', 'x'.repeat(60_000), 'a\0.png']) }]),
    'changed bytes': () => changed(chance, writeZip([csv, good])),
    'a cut zip': () => cutOff(chance, writeZip([csv, good])),
    'bytes before and behind': () =>
      Buffer.concat([Buffer.from('PK\u0003\u0004'), writeZip([csv, good]), Buffer.alloc(chance.below(70_000))]),
  };
  const what = chance.pick(Object.keys(kinds));
  return { what, bytes: kinds[what]!() };
}

function changed(chance: Chance, source: Buffer): Buffer {
  const bytes = Buffer.from(source);
  for (let times = 1 + chance.below(6); times > 0; times -= 1) {
    // The first four say that it is a zip file.
    bytes[4 + chance.below(bytes.length - 4)] = chance.below(256);
  }
  return bytes;
}

function cutOff(chance: Chance, source: Buffer): Buffer {
  return source.subarray(0, 4 + chance.below(source.length - 4));
}
