import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  addProduct,
  addStorePage,
  eventually,
  type MailBox,
  openMailBox,
  setStore,
  startTestServer,
  type TestServer,
} from '@awning/testing';
import { bundleProgram } from '@awning/testing/bundle-program';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newId } from '../../../platform/database/index.ts';
import { checkRules } from '../../checkout/checkout.fixture.ts';
import { setOnHand } from '../../stock/index.ts';
import { markCancelled } from '../store.ts';
import type { KilledSending } from './killed-sending.fixture.ts';

const isFull = process.env['AWNING_FULL'] === '1';
// Each kill is a separate process: slow on a busy machine.
vi.setConfig({ testTimeout: isFull ? 1_800_000 : 300_000 });

const waiting = isFull ? 10_000 : 1000;
const returned = isFull ? 100 : 10;
const kills = isFull ? 30 : 3;

let box: MailBox;
let server: TestServer;
beforeAll(async () => {
  box = await openMailBox();
  server = await startTestServer({ settings: { SMTP_URL: box.url, MAIL_FROM: 'Shop <hello@shop.test>' } });
  await setStore(server, server.website, { restockSignUpEnabled: true, restockAutoSend: true });
});
afterAll(async () => {
  await server.close();
  await box.close();
});

test(`reliability 27 RESTOCK-029: ${waiting} wait, ${returned} come back, the worker is killed ${kills} times: the oldest are told, none is lost, and a repeated mail has the same Message-ID`, async () => {
  const { database, website, clock, parts } = server;
  const product = await addProduct(server, { collectionId: await addStorePage(server), onHand: 0 });
  const variantId = product.variantIds[0] ?? '';
  const emails = await addWaiting(variantId);
  // Whoever has left is never told, also among the oldest.
  const gone = emails.filter((_, index) => index < returned && index % 5 === 0);
  for (const email of gone) await markCancelled(database, website.id, email);
  const oldest = emails.filter((email) => !gone.includes(email)).slice(0, returned);
  await database.transaction((connection) => setOnHand(connection, clock, website.id, variantId, returned));
  await parts.jobs.add(database, 'restock.tell-oldest', {});

  for (let kill = 0; kill < kills; kill += 1) {
    const worker = await startKilledWorker();
    // The first is killed at once; the others while they send.
    const arrived = Math.floor((kill * returned) / kills);
    await eventually(() => expect(new Set(recipients()).size).toBeGreaterThanOrEqual(arrived));
    worker.kill('SIGKILL');
    await once(worker, 'exit');
    await checkRules(server);
  }
  const last = await startKilledWorker();
  await eventually(async () => expect(await openMails()).toBe(0));
  last.kill('SIGKILL');
  await once(last, 'exit');

  expect([...new Set(recipients())].toSorted()).toEqual(oldest.toSorted());
  expect(recipients().length - returned).toBeLessThanOrEqual(kills);
  const ids = new Map<string, Set<string>>();
  for (const { to, source } of box.mails) {
    const id = /^Message-ID: (.*)$/im.exec(source)?.[1] ?? '';
    ids.set(to[0] ?? '', (ids.get(to[0] ?? '') ?? new Set()).add(id));
  }
  expect([...ids.values()].map(({ size }) => size)).toEqual(oldest.map(() => 1));
  await checkRules(server);
});

/** One row each, the oldest first. */
async function addWaiting(variantId: string): Promise<string[]> {
  const { database, website, clock } = server;
  const emails: string[] = [];
  for (let begun = 0; begun < waiting; begun += 500) {
    const rows = Array.from({ length: Math.min(500, waiting - begun) }, (_, index) => {
      clock.advance({ seconds: 1 });
      const email = `waits${begun + index}@example.com`;
      emails.push(email);
      return {
        website_id: website.id,
        id: newId(clock),
        variant_id: variantId,
        email,
        email_key: email,
        join_list: false,
        language: 'en',
        state: 'active',
        created_at: clock.now(),
      };
    });
    await database.kysely.insertInto('restock_signup').values(rows).execute();
  }
  return emails;
}

function recipients(): string[] {
  return box.mails.flatMap(({ to }) => [...to]);
}

/** Notices that are chosen and not sent yet, or not even chosen. */
async function openMails(): Promise<number> {
  const { database, website } = server;
  const sent = await database.kysely
    .selectFrom('mail')
    .select('id')
    .where('website_id', '=', website.id)
    .where('kind', '=', 'restock-notice')
    .where('status', '=', 'sent')
    .execute();
  return returned - sent.length;
}

async function startKilledWorker(): Promise<ChildProcess> {
  const { host, port, user, database } = server.database.address;
  const options: KilledSending = { address: { host, port, user, database }, smtpUrl: box.url };
  const program = await bundleProgram(new URL('killed-sending.fixture.ts', import.meta.url));
  const worker = spawn(process.execPath, [program, JSON.stringify(options)], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(worker.stdout, 'data');
  return worker;
}
