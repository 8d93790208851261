import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request as sendRequest } from 'node:http';
import { createInterface, type Interface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { eventually, signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { bundleProgram } from '@awning/testing/bundle-program';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sweepContents } from '../content/sweep.ts';
import { readAssets } from '../index.ts';
import { contentCount, storedFiles } from './stored.fixture.ts';
import type { UploadServerSettings } from './upload-server.fixture.ts';

vi.setConfig({ testTimeout: process.env['AWNING_FULL'] ? 1_800_000 : 60_000 });

const LARGE_BYTES = process.env['AWNING_FULL'] ? 2_000_000_000 : 250_000_000;
const ROUNDS = process.env['AWNING_FULL'] ? 20 : 3;

let server: TestServer;
let editor: Visitor;
let program: string;
beforeAll(async () => {
  // The other process goes by the real time, and so do the sessions that it finds.
  server = await startTestServer({ now: new Date() });
  editor = await signedInMember(server, { roles: [4] });
  program = await bundleProgram(new URL('upload-server.fixture.ts', import.meta.url));
});
afterAll(() => server.close());

let child: ChildProcess;
let lines: Interface;
let origin: URL;
beforeEach(() => startProcess());
afterEach(() => void child.kill('SIGKILL'));

async function startProcess(): Promise<void> {
  const { address } = server.database;
  const settings: UploadServerSettings = { address, dataFolder: server.parts.config.dataFolder };
  child = spawn(process.execPath, [program, JSON.stringify(settings)], { stdio: ['pipe', 'pipe', 'inherit'] });
  lines = createInterface({ input: child.stdout! });
  const [line] = (await once(lines, 'line')) as [string];
  origin = new URL(line);
}

test('a large file passes through without being held in memory', async () => {
  // Forgets the peak of starting up.
  await memory();
  const piece = Buffer.alloc(1_000_000, 'a film of a potter at work, ');
  const hash = createHash('sha256');
  const sending = await begin('film.webm', {});
  const answer = answerTo(sending);
  const head = Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.from('webm')]);
  async function* film() {
    for (let sent = 0; sent < LARGE_BYTES; sent += piece.length) {
      const bytes = sent === 0 ? Buffer.concat([head, piece]) : piece;
      hash.update(bytes);
      yield bytes;
    }
  }
  await pipeline(Readable.from(film()), sending);
  const { status, text } = await answer;
  expect(status).toBe(200);
  const [asset] = await readAssets(server.database, server.website.id, [(JSON.parse(text) as { id: string }).id]);
  expect([asset?.byteSize, asset?.checksum]).toEqual([LARGE_BYTES + head.length, hash.digest('hex')]);
  const after = await memory();
  expect(after.peak).toBeLessThan(300_000_000);
});

test('a process that is killed in the middle of an upload leaves no row, and no file once it is swept', async () => {
  const files = await storedFiles(server);
  const rows = await contentCount(server);
  for (let round = 0; round < ROUNDS; round += 1) {
    const sending = await begin('cut.pdf', { 'idempotency-key': 'killed' });
    sending.write(Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(1_000_000 * (round + 1))]));
    await eventually(async () => expect((await storedFiles(server)).length).toBeGreaterThan(files.length));
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await contentCount(server)).toBe(rows);
    server.clock.set(new Date(Date.now() + 7_200_000));
    await sweepContents(server.parts);
    expect(await storedFiles(server)).toEqual(files);
    await startProcess();
  }
  // The sender repeats it: one file, whole.
  for (const _ of [1, 2]) {
    const sending = await begin('cut.pdf', { 'idempotency-key': 'killed' });
    sending.end('%PDF-1.7 whole');
    expect((await answerTo(sending)).status).toBe(200);
  }
  expect(await contentCount(server)).toBe(rows + 1);
  expect(await storedFiles(server)).toHaveLength(files.length + 1);
});

async function begin(name: string, headers: Readonly<Record<string, string>>) {
  const sending = sendRequest(new URL(`/api/uploads?name=${name}`, origin), {
    method: 'POST',
    headers: {
      host: server.website.host,
      cookie: editor.cookies.header(),
      'x-crumb': await editor.crumb(),
      'content-type': 'application/octet-stream',
      'transfer-encoding': 'chunked',
      ...headers,
    },
  });
  sending.on('error', () => undefined);
  return sending;
}

async function answerTo(sending: ReturnType<typeof sendRequest>) {
  const [response] = (await once(sending, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return { status: response.statusCode, text: Buffer.concat(chunks).toString() };
}

async function memory(): Promise<{ readonly peak: number; readonly now: number }> {
  child.stdin!.write('\n');
  const [line] = (await once(lines, 'line')) as [string];
  return JSON.parse(line) as { readonly peak: number; readonly now: number };
}
