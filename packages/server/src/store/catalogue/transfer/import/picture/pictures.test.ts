import { once } from 'node:events';
import { mkdir, rename, rmdir } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { TeamRole } from '@awning/site-model';
import {
  addFile,
  addProduct,
  addStorePage,
  pictureBytes,
  signedInMember,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { silentLog } from '../../../../../platform/log.ts';
import { readWebsiteById, type Website } from '../../../../../platform/website/index.ts';
import { writeZip, type ZippedFile } from '../../../../../platform/zip/write-zip.fixture.ts';
import { checkNext } from '../check-next.ts';
import { faultsOfImport, importFile, type ShownImport, shownImport, uploadFile } from '../import.fixture.ts';
import { importMessages, importTexts } from '../messages.ts';
import { writeNext } from '../write-next.ts';
import { orphanFiles } from './orphans.fixture.ts';

let server: TestServer;
let website: Website;
let member: Visitor;
let blue: Buffer;
let red: Buffer;
let pictures: Server;
let at: string;
let asked: string[] = [];
let onStopping = () => Promise.resolve();
beforeAll(async () => {
  server = await startTestServer({ settings: { PRIVATE_WEBHOOKS: 'allow', UPLOAD_LIMITS: 'image=1,audio=1,file=1' } });
  website = (await readWebsiteById(server.database, server.website.id, silentLog))!;
  member = await signedInMember(server);
  await addStorePage(server);
  [blue, red] = [await pictureBytes(40, 30), await pictureBytes(50, 30, 'jpeg')];
  pictures = createServer((request, response) => {
    asked.push(request.url ?? '');
    const sent: Readonly<Record<string, () => unknown>> = {
      '/blue.png': () => response.end(blue),
      '/stopping': () => void onStopping().then(() => response.end(blue)),
      '/again/blue.png?size=1': () => response.end(blue),
      '/red': () => response.end(red),
      '/moved': () => response.writeHead(302, { location: '/red' }).end(),
      '/page.html': () => response.end('<!doctype html><p>no picture'),
      '/large.png': () => response.end(Buffer.concat([blue, Buffer.alloc(1_200_000)])),
      '/cut.png': () => {
        response.writeHead(200, { 'content-length': 900_000 });
        response.write(blue, () => response.destroy());
      },
    };
    (sent[request.url ?? ''] ?? (() => response.writeHead(404).end()))();
  });
  pictures.listen(0, '127.0.0.1');
  await once(pictures, 'listening');
  at = `http://127.0.0.1:${(pictures.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await server.close();
  pictures.close();
});
afterEach(async () => {
  asked = [];
  const left = await orphanFiles(server);
  if (left.length > 0) throw new Error(`No one names ${left.join(', ')}`);
});

async function uploadZip(files: readonly ZippedFile[]): Promise<ShownImport> {
  const sent = await member.post('/api/commerce/product-imports?name=shop.zip', writeZip(files), {
    'content-type': 'application/octet-stream',
  });
  expect([sent.status, sent.status === 200 ? '' : sent.text]).toEqual([200, '']);
  await server.runJobs();
  return await shownImport(member, sent.json<ShownImport>().id);
}

interface Product {
  readonly imageIds: readonly string[];
  readonly shareImageId: string | null;
  readonly variants: readonly { readonly imageId: string | null }[];
}

async function productAt(slug: string): Promise<Product> {
  const { id } = await server.database.kysely
    .selectFrom('product')
    .select('id')
    .where('website_id', '=', server.website.id)
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return (await member.get(`/api/commerce/products/${id}`)).json<{ body: Product }>().body;
}

async function files(): Promise<{ id: string; title: string }[]> {
  return (await member.get('/api/files')).json<{ rows: { id: string; title: string }[] }>().rows;
}

const csv = (text: string) => ({ name: 'products.csv', bytes: Buffer.from(text) });

test('pictures come out of a zip file; the same picture under two names, and imported again, is one file', async () => {
  const zip = [
    csv(
      [
        'address,name,sku,options,price,pictures,share_picture,picture',
        'zip-mug,Mug,ZM-1,Size: S,5,Photos/Blue.png | red.jpg | copy.png,red.jpg,blue.png',
        'zip-mug,,ZM-2,Size: L,6,,,red.jpg',
        'zip-bowl,Bowl,ZB-1,,5,copy.png,,',
      ].join('\n'),
    ),
    { name: 'photos/blue.png', bytes: blue },
    { name: 'photos/red.jpg', bytes: red, isStored: true },
    { name: 'copy.png', bytes: blue },
    { name: 'unused.png', bytes: Buffer.from('is not even looked at') },
  ];
  const before = await files();
  const checked = await uploadZip(zip);
  expect(await faultsOfImport(member, checked.id)).toEqual([]);
  // The check shows nothing in the media library, and the zip file is not kept.
  expect(await files()).toEqual(before);
  expect(await importFile(server, member, checked.id)).toMatchObject({ state: 'done', created: 2, failed: 0 });
  const added = (await files()).slice(0, -before.length || undefined);
  expect(added.map(({ title }) => title).toSorted()).toEqual(['blue.png', 'red.jpg']);
  const idOf = (name: string) => added.find(({ title }) => title === name)!.id;
  const mug = await productAt('zip-mug');
  expect(mug.imageIds).toEqual([idOf('blue.png'), idOf('red.jpg')]);
  expect(mug.shareImageId).toBe(idOf('red.jpg'));
  expect(mug.variants.map(({ imageId }) => imageId)).toEqual([idOf('blue.png'), idOf('red.jpg')]);
  expect((await productAt('zip-bowl')).imageIds).toEqual([idOf('blue.png')]);

  const again = await importFile(server, member, (await uploadZip(zip)).id);
  expect(again).toMatchObject({ created: 0, updated: 0, unchanged: 2, failed: 0 });
  expect(await files()).toHaveLength(before.length + 2);
});

test('pictures are fetched from addresses when the import runs, each once', async () => {
  const file = [
    'address,name,sku,price,pictures,share_picture',
    `web-mug,Mug,WM-1,5,${at}/blue.png | ${at}/moved,${at}/blue.png#top`,
    `web-bowl,Bowl,WB-1,5,${at}/again/blue.png?size=1 | ${at}/blue.png,`,
  ].join('\n');
  const checked = await uploadFile(server, member, file);
  expect([checked.faulty, asked]).toEqual([0, []]);
  const before = await files();
  const done = await importFile(server, member, checked.id);
  expect(done).toMatchObject({ state: 'done', created: 2, failed: 0 });
  expect(asked.toSorted()).toEqual(['/again/blue.png?size=1', '/blue.png', '/moved', '/red']);
  const [mug, bowl] = [await productAt('web-mug'), await productAt('web-bowl')];
  expect([mug.imageIds.length, bowl.imageIds, mug.shareImageId]).toEqual([2, [mug.imageIds[0]], mug.imageIds[0]]);
  // The zip file of the other test may have brought them before.
  expect((await files()).length).toBeLessThanOrEqual(before.length + 2);
  const count = (await files()).length;

  const again = await importFile(server, member, (await uploadFile(server, member, file)).id);
  expect(again).toMatchObject({ unchanged: 2, failed: 0 });
  expect(await files()).toHaveLength(count);
});

test('a product whose picture cannot be had is left out, with the address and the reason', async () => {
  const row = (name: string, picture: string) => `no-${name},Mug,NO-${name},5,${picture}`;
  const file = [
    'address,name,sku,price,pictures',
    row('404', `${at}/nothing`),
    row('page', `${at}/page.html`),
    row('large', `${at}/large.png`),
    row('cut', `${at}/cut.png`),
    row('port', 'http://127.0.0.1:1/a.png'),
    row('good', `${at}/red`),
  ].join('\n');
  const checked = await uploadFile(server, member, file);
  expect(checked.faulty).toBe(0);
  expect(await importFile(server, member, checked.id)).toMatchObject({ state: 'done', created: 1, failed: 5 });
  expect(
    (await faultsOfImport(member, checked.id)).map(({ line, column, message }) => [line, column, message]),
  ).toEqual([
    [2, 'pictures', importMessages.pictureStatus(404, `${at}/nothing`)],
    [3, 'pictures', importMessages.pictureWrongKind(`${at}/page.html`)],
    [4, 'pictures', importMessages.pictureTooLarge(1, `${at}/large.png`)],
    [5, 'pictures', importMessages.pictureUnreachable(`${at}/cut.png`)],
    [6, 'pictures', importMessages.pictureUnreachable('http://127.0.0.1:1/a.png')],
  ]);
});

test('the check says which pictures of a zip file are missing or wrong', async () => {
  const zip = [
    csv(
      [
        'address,name,sku,price,pictures,picture',
        'wrong-1,Mug,WZ-1,5,nowhere.png,',
        'wrong-2,Mug,WZ-2,5,words.png,',
        'wrong-3,Mug,WZ-3,5,large.png,',
        'wrong-4,Mug,WZ-4,5,damaged.png,',
        'wrong-5,Mug,WZ-5,5,twin.png,',
        'wrong-6,Mug,WZ-6,5,a/twin.png,b/twin.png',
        'wrong-7,Mug,WZ-7,5,/s/0/nothing,',
        'right-8,Mug,WZ-8,5,a/twin.png,twin-of-no-one.png',
      ].join('\n'),
    ),
    { name: 'words.png', bytes: Buffer.from('a word is no picture') },
    { name: 'large.png', bytes: Buffer.concat([blue, Buffer.alloc(1_200_000)]) },
    { name: 'damaged.png', bytes: red, crc: 5 },
    { name: 'a/twin.png', bytes: blue },
    { name: 'b/twin.png', bytes: red },
  ];
  const checked = await uploadZip(zip);
  expect(
    (await faultsOfImport(member, checked.id)).map(({ line, column, message }) => [line, column, message]),
  ).toEqual([
    [2, 'pictures', importMessages.pictureNotInArchive('nowhere.png')],
    [3, 'pictures', importMessages.pictureWrongKind('words.png')],
    [4, 'pictures', importMessages.pictureTooLarge(1, 'large.png')],
    [5, 'pictures', importMessages.pictureDamaged('damaged.png')],
    [6, 'pictures', importMessages.pictureSeveral('twin.png')],
    [7, 'picture', 'Choose one of the pictures of the product.'],
    [8, 'pictures', importMessages.pictureUnknown('/s/0/nothing')],
    [9, 'picture', importMessages.pictureNotInArchive('twin-of-no-one.png')],
    [9, 'picture', 'Choose one of the pictures of the product.'],
  ]);
});

test('more pictures than a product can have are a fault, also when some are named twice', async () => {
  const own = await addFile(server);
  const words = Array.from({ length: 101 }, (_, number) => `/s/${own}/${number}/a.png`);
  const rows = [
    `many-1,Mug,MANY-1,5,${words.join(' | ')}`,
    `many-2,Mug,MANY-2,5,${words.slice(1).join(' | ')} | ${words[1]}`,
    `many-3,Mug,MANY-3,5,${words[0]} | ${words.join(' | ')}`,
  ];
  const checked = await uploadFile(server, member, ['address,name,sku,price,pictures', ...rows].join('\n'));
  const faults = (await faultsOfImport(member, checked.id)).map(({ line, column, message }) => [line, column, message]);
  const message = 'A product can have at most 100 pictures. Leave out some.';
  expect(faults).toEqual([
    [2, 'pictures', message],
    [4, 'pictures', message],
  ]);
});

test('a member who may not add files uses pictures that there are', async () => {
  const manager = await signedInMember(server, { roles: [TeamRole.STORE_MANAGER] });
  const own = await addFile(server, { bytes: await pictureBytes(20, 20) });
  await addProduct(server, { slug: 'managed', variants: [{ sku: 'MAN-1' }] });
  const file = (picture: string) => `address,pictures\nmanaged,${picture}\n`;
  const refused = await uploadFile(server, manager, file(`${at}/red`));
  expect((await faultsOfImport(manager, refused.id)).map(({ message }) => message)).toEqual([
    importMessages.noFilesRight,
  ]);
  const allowed = await uploadFile(server, manager, file(`/s/${own}/tag/mug.png`));
  expect(await importFile(server, manager, allowed.id)).toMatchObject({ updated: 1 });
  expect(asked).toEqual([]);

  const zip = writeZip([csv(file('own.png')), { name: 'own.png', bytes: blue }]);
  const sent = await manager.post('/api/commerce/product-imports?name=shop.zip&language=de', zip, {
    'content-type': 'application/octet-stream',
  });
  expect([sent.status, sent.json<{ error: string }>().error]).toEqual([400, importTexts.de.noArchiveRight]);
});

test('a name that a thousand folders of a zip file have leaves out no other picture of the product', async () => {
  const folders = Array.from({ length: 1001 }, (_, no) => ({ name: `b/${no}/a.png`, bytes: Buffer.alloc(0) }));
  const zip = [
    csv(`address,name,sku,price,pictures\ncrowd,Crowd,CROWD,5,a.png | ${at}/red\n`),
    { name: 'a.png', bytes: blue },
    ...folders,
  ];
  const checked = await uploadZip(zip);
  expect(await faultsOfImport(member, checked.id)).toEqual([]);
  expect((await member.post(`/api/commerce/product-imports/${checked.id}/start`)).status).toBe(200);
  // The only product, and the end of the file.
  expect(await writeNext(server.parts, website, checked.id)).toBe('more');
  expect(await writeNext(server.parts, website, checked.id)).toBe('end');
  expect(await shownImport(member, checked.id)).toMatchObject({ state: 'done', created: 1 });
  expect((await productAt('crowd')).imageIds).toHaveLength(2);
});

test('an import that is stopped fetches no more pictures, and goes on with the next one', async () => {
  const file = `address,name,sku,price,pictures\nslow,Slow,SLOW,5,${at}/stopping | ${at}/blue.png | ${at}/red\n`;
  const { id } = await uploadFile(server, member, file);
  onStopping = async () => void (await member.post(`/api/commerce/product-imports/${id}/stop`));
  const halted = await importFile(server, member, id);
  expect([halted.state, halted.processed, asked]).toEqual(['stopped', 0, ['/stopping']]);
  expect(await importFile(server, member, id)).toMatchObject({ state: 'done', created: 1 });
  expect(asked).toEqual(['/stopping', '/blue.png', '/red']);
});

test('a storage that fails during the check makes no product wrong: the check is tried again', async () => {
  const zip = writeZip([
    csv('address,name,sku,price,pictures\nagain,Again,AGAIN,5,own.png\n'),
    { name: 'own.png', bytes: await pictureBytes(21, 20) },
  ]);
  const sent = await member.post('/api/commerce/product-imports?name=shop.zip', zip, {
    'content-type': 'application/octet-stream',
  });
  const { id } = sent.json<ShownImport>();
  const folder = path.join(server.parts.config.dataFolder, 'files', server.website.id, id);
  // A folder in the place of the file can be opened and not be read, like a disk that fails.
  await rename(path.join(folder, 'import.zip'), path.join(folder, 'aside.zip'));
  await mkdir(path.join(folder, 'import.zip'));
  await expect(checkNext(server.parts, website, id)).rejects.toThrow('EISDIR');
  expect(await shownImport(member, id)).toMatchObject({ state: 'checking', checked: 0, faulty: 0 });
  await rmdir(path.join(folder, 'import.zip'));
  await rename(path.join(folder, 'aside.zip'), path.join(folder, 'import.zip'));
  await server.runJobs();
  expect(await shownImport(member, id)).toMatchObject({ state: 'checked', faulty: 0 });
});

test('a long word with an emoji at its end is cut between characters, and the reason is said', async () => {
  const word = `${'x'.repeat(199)}🌷.png`;
  const checked = await uploadFile(
    server,
    member,
    `address,name,sku,price,pictures,related
cut,Cut,CUT,5,${word},
cut-too,Cut,CUT-2,5,,${word}
`,
  );
  expect((await faultsOfImport(member, checked.id)).map(({ column, message }) => [column, message])).toEqual([
    ['pictures', importMessages.pictureNotInArchive('x'.repeat(199))],
    ['related', importMessages.productUnknown('x'.repeat(199))],
  ]);
});

test.each<[string, readonly ZippedFile[], string]>([
  ['no CSV file', [{ name: 'a.png', bytes: Buffer.from('x') }], importMessages.archive.noCsv],
  ['two CSV files', [csv('sku\na\n'), { ...csv('sku\na\n'), name: 'b.CSV' }], importMessages.archive.severalCsv],
  [
    'a path that leads out',
    [csv('sku\na\n'), { name: '../a.png', bytes: Buffer.from('x') }],
    importMessages.archive.path('../a.png'),
  ],
  ['a password', [{ ...csv('sku\na\n'), flags: 1 }], importMessages.archive.encrypted('products.csv')],
  ['a damaged CSV file', [{ ...csv('sku\na\n'), crc: 1 }], importMessages.archive.unreadable],
  ['a CSV file without a key', [csv('name\na\n')], importMessages.noKey],
  [
    'too many files',
    [csv('sku\na\n'), ...Array.from({ length: 10_000 }, (_, no) => ({ name: `${no}`, bytes: Buffer.alloc(0) }))],
    importMessages.archive.tooManyEntries(10_000),
  ],
])('a zip file with %s is refused and leaves nothing', async (_name, zip, message) => {
  const refused = await member.post('/api/commerce/product-imports?name=shop.zip', writeZip(zip), {
    'content-type': 'application/octet-stream',
  });
  expect([refused.status, refused.json<{ error: string }>().error]).toEqual([400, message]);
  const left = await server.database.kysely
    .selectFrom('product_import')
    .select('id')
    .where('website_id', '=', server.website.id)
    .where('state', '=', 'receiving')
    .execute();
  expect(left).toEqual([]);
});

test('pictures of an import that was never started are gone after a month, with their files', async () => {
  const own = await pictureBytes(33, 44);
  await uploadZip([
    csv('address,name,sku,price,pictures\nlate,Late,LATE,5,own.png\n'),
    { name: 'own.png', bytes: own },
  ]);
  const contents = async () =>
    await server.database.kysely
      .selectFrom('asset_content')
      .select('id')
      .where('website_id', '=', server.website.id)
      .where('kept_until', 'is not', null)
      .execute();
  const sweep = async () => {
    await server.parts.jobs.add(server.database, 'catalogue.sweep-imports', {});
    await server.parts.jobs.add(server.database, 'media.sweep', {});
    await server.runJobs();
  };
  server.clock.advance({ days: 2 });
  await sweep();
  expect((await contents()).length).toBeGreaterThan(0);
  // Files have the time of the machine.
  server.clock.set(new Date(Date.now() + 40 * 86_400_000));
  await sweep();
  expect(await contents()).toEqual([]);
});
