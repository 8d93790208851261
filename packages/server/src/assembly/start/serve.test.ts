import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { eventually } from '@awning/testing';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { httpVisitor } from '../../store/checkout/http-visitor.fixture.ts';
import { buildIfStale, builtServer } from './built.fixture.ts';
import { ServerProcess } from './server-process.fixture.ts';

// Real processes that create a database and resize pictures: slow on a busy machine, so they share one shop.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let folder: string;
let servers: ServerProcess[] = [];

beforeAll(async () => {
  await buildIfStale();
  folder = await mkdtemp(path.join(os.tmpdir(), 'awning-serve ä-'));
  await chmod(folder, 0o755);
});

afterEach(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  servers = [];
});

afterAll(() => rm(folder, { recursive: true }));

test('of processes that start together one fills the shop, all say where it is, and the last one stops the database', async () => {
  const both = [start(), start()];
  const addresses = await Promise.all(both.map((server) => server.address()));
  const [first, second] = both.toSorted((one) => (one.printed.includes('Sample shop created') ? -1 : 1));
  expect(first?.printed).toMatch(/✓ PostgreSQL (started|was already running) {2}\d+\.\d s\n/);
  expect(first?.printed).toMatch(/✓ Sample shop created {2}\d+\.\d s\n/);
  expect(second?.printed).not.toContain('Sample shop');
  expect(both.some(({ printed }) => /✓ Database migrated \(\d+ steps\) {2}\d+\.\d s\n/.test(printed))).toBe(true);
  for (const [index, { printed }] of both.entries()) {
    expect(printed).toContain(`Back office  ${addresses[index]}/config\n`);
    expect(printed).toMatch(new RegExp(`works once\\):\\n +${addresses[index]}/config/setup\\?token=\\S+\\n`));
  }
  expect(await first?.stop()).toBe(0);
  const survivor = (await second?.address()) ?? '';
  expect((await fetch(survivor)).status).toBe(200);
  expect((await fetch(`${survivor}/readyz`)).status).toBe(200);
  expect(await second?.stop()).toBe(0);
  expect(await runningDatabase()).toBe(false);
});

test('a killed server is followed by one that takes over its database and its data', async () => {
  const first = start();
  const before = await (await fetch(await first.address())).text();
  await first.stop('SIGKILL');
  const second = start();
  const page = await fetch(await second.address());
  expect(page.status).toBe(200);
  expect(second.printed).toContain('PostgreSQL was already running');
  expect(second.printed).toContain('Database up to date');
  expect(second.printed).not.toContain('Sample shop');
  expect(titleOf(await page.text())).toBe(titleOf(before));
});

test('Ctrl-C lets a running request finish, takes no new ones and stops the database', async () => {
  const server = start();
  const address = new URL(await server.address());
  const visitor = connect({ host: address.hostname, port: Number(address.port) });
  let answer = '';
  visitor.on('data', (chunk) => (answer += String(chunk)));
  const body = '{}';
  visitor.write(`POST /api/none HTTP/1.1\r\nHost: ${address.host}\r\nContent-Type: application/json\r\n`);
  visitor.write(`Content-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`);
  // The server has the head of the request and is waiting for its body.
  await once(visitor, 'data');
  server.child.kill('SIGINT');
  await untilRefused(address);
  expect(server.child.exitCode).toBeNull();
  visitor.write(body);
  await once(visitor, 'close');
  expect(answer).toMatch(/HTTP\/1\.1 [1-5]\d\d [\s\S]*HTTP\/1\.1 4\d\d /);
  expect(await server.ended()).toBe(0);
  expect(server.printed).toContain('✓ Stopped');
  expect(await runningDatabase()).toBe(false);
});

test('links in mails of a fresh shop lead to where it listens, whatever host a request names', async () => {
  const server = start();
  const address = await server.address();
  const shop = { origin: address, host: new URL(address).host, clock: systemClock };
  const owner = httpVisitor(shop);
  const token = /setup\?token=(\S+)/.exec(server.printed)?.[1];
  const made = await owner.post(`/api/team/owner?token=${token}`, {
    email: 'owner@shop.test',
    name: 'Olga Owner',
    password: 'nine red umbrellas',
  });
  expect(made.status).toBe(200);
  const stranger = { email: 'new@shop.test', name: 'Nils New', password: 'nine red umbrellas' };
  const named = { host: 'localhost:6666' };
  expect((await httpVisitor(shop).post('/api/site-users/account', stranger, named)).status).toBe(200);
  const { id } = await eventually(async () => {
    const { mails } = (await owner.get('/api/mail/outbox')).json<{ mails: { id: string; recipient: string }[] }>();
    const mail = mails.find(({ recipient }) => recipient === stranger.email);
    expect(mail).toBeDefined();
    return mail!;
  });
  const { text } = (await owner.get(`/api/mail/outbox/${id}`)).json<{ text: string }>();
  expect(text).toContain(`${address}/account/confirm?token=`);
  expect(text).not.toContain('6666');
});

function start(): ServerProcess {
  const server = new ServerProcess(builtServer, folder);
  servers.push(server);
  return server;
}

async function runningDatabase(): Promise<boolean> {
  return (await readdir(path.join(folder, 'data', 'postgres'))).includes('postmaster.pid');
}

async function untilRefused(address: URL): Promise<void> {
  for (;;) {
    const outcome = await fetch(new URL('/healthz', address)).then(
      ({ status }) => status,
      () => 'refused',
    );
    if (outcome === 'refused' || outcome === 503) return;
  }
}

function titleOf(page: string): string {
  return /<title>([^<]*)/.exec(page)?.[1]?.trim() ?? '';
}
