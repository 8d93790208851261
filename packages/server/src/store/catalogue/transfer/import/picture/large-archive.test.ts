import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingMessage, request as sendRequest } from 'node:http';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { addStorePage, pictureBytes, signedInMember, startTestServer, type TestServer } from '@awning/testing';
import { bundleProgram } from '@awning/testing/bundle-program';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type ZippedFile, zipParts } from '../../../../../platform/zip/write-zip.fixture.ts';
import type { UploadServerSettings } from '../../../../../site/media/upload/upload-server.fixture.ts';
import { importFile, shownImport } from '../import.fixture.ts';
import { orphanFiles } from './orphans.fixture.ts';

vi.setConfig({ testTimeout: process.env['AWNING_FULL'] ? 600_000 : 120_000 });

const FILES = process.env['AWNING_FULL'] ? 2000 : 250;
const FILE_BYTES = 1_000_000;
const MAX_RESIDENT_BYTES = 300_000_000;

let server: TestServer;
beforeAll(async () => {
  // The other process goes by the real time, and so do the sessions that it finds.
  server = await startTestServer({ now: new Date() });
});
afterAll(() => server.close());

test(`a zip file of ${FILES} MB passes through without being held in memory, and its pictures are imported`, async () => {
  const member = await signedInMember(server);
  await addStorePage(server);
  const fixture = new URL('../../../../../site/media/upload/upload-server.fixture.ts', import.meta.url);
  const settings: UploadServerSettings = {
    address: server.database.address,
    dataFolder: server.parts.config.dataFolder,
  };
  const child = spawn(process.execPath, [await bundleProgram(fixture), JSON.stringify(settings)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  try {
    const lines = createInterface({ input: child.stdout });
    const nextLine = async () => ((await once(lines, 'line')) as [string])[0];
    const origin = await nextLine();
    const peak = async () => {
      child.stdin.write('\n');
      return (JSON.parse(await nextLine()) as { peak: number }).peak;
    };
    // Forgets the peak of starting up.
    await peak();
    const sending = sendRequest(new URL('/api/commerce/product-imports?name=shop.zip', origin), {
      method: 'POST',
      headers: {
        host: server.website.host,
        cookie: member.cookies.header(),
        'x-crumb': await member.crumb(),
        'content-type': 'application/octet-stream',
        'transfer-encoding': 'chunked',
      },
    });
    const responding = once(sending, 'response') as Promise<[IncomingMessage]>;
    await pipeline(Readable.from(zipParts(manyFiles(await pictureBytes(30, 20)))), sending);
    const [response] = await responding;
    const answer = await text(response);
    expect([response.statusCode, response.statusCode === 200 ? '' : answer]).toEqual([200, '']);
    expect(await peak()).toBeLessThan(MAX_RESIDENT_BYTES);

    const { id } = JSON.parse(answer) as { id: string };
    // The job was added by the time of the other process.
    server.clock.set(new Date(Date.now() + 60_000));
    await server.runJobs();
    expect(await shownImport(member, id)).toMatchObject({ state: 'checked', faulty: 0, products: 1 });
    expect(await importFile(server, member, id)).toMatchObject({ created: 1 });
    expect(await orphanFiles(server)).toEqual([]);
  } finally {
    child.kill('SIGKILL');
  }
});

function* manyFiles(picture: Buffer): Generator<ZippedFile> {
  const rows = 'address,name,sku,price,pictures\nlast,Last,LAST,5,last.png\n';
  yield { name: 'products.csv', bytes: Buffer.from(rows) };
  const bytes = Buffer.alloc(FILE_BYTES, 'a photo of a mug, ');
  for (let number = 0; number < FILES; number += 1) yield { name: `photos/${number}.jpg`, bytes, isStored: true };
  yield { name: 'photos/last.png', bytes: picture };
}
