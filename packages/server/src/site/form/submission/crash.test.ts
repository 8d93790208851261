import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { addForm, startTestServer, type TestServer } from '@awning/testing';
import { bundleProgram } from '@awning/testing/bundle-program';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildIfStale } from '../../../assembly/start/built.fixture.ts';
import { mailFeature } from '../../../platform/mail/feature.ts';
import { formFeature } from '../feature.ts';
import type { KilledServerSettings } from './killed-server.fixture.ts';

const isFull = process.env['AWNING_FULL'] === '1';
const kills = isFull ? 20 : 2;
const visitorsAtOnce = 8;

vi.setConfig({ testTimeout: isFull ? 900_000 : 120_000, hookTimeout: 120_000 });

let server: TestServer;
let folder: string;
let child: ChildProcess | undefined;
// Pages are rendered by the built storefront.
beforeAll(buildIfStale);
beforeAll(async () => {
  server = await startTestServer({ features: [formFeature, mailFeature] });
  folder = await mkdtemp(path.join(os.tmpdir(), 'awning-killed-'));
});
afterAll(async () => {
  child?.kill('SIGKILL');
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

test(`a server killed ${kills} times while it takes submissions loses none that it acknowledged, and keeps no half of any`, async () => {
  const formId = await addForm(server, { delivery: { notifyEmail: 'owner@shop.test' } });
  const acknowledged: string[] = [];
  for (let round = 0; round < kills; round += 1) {
    const address = await startServer();
    let wanted = 15 + round;
    const sending = Array.from({ length: visitorsAtOnce }, async (_, visitor) => {
      for (let index = 0; ; index += 1) {
        const id = await submit(address, formId, `${round}-${visitor}-${index}@example.com`);
        if (id === undefined) return;
        acknowledged.push(id);
        wanted -= 1;
        // While other requests are running.
        if (wanted === 0) child?.kill('SIGKILL');
      }
    });
    await Promise.all(sending);
    expect(wanted).toBeLessThanOrEqual(0);
    if (child?.signalCode === null) await once(child, 'exit');
    expect(child?.signalCode).toBe('SIGKILL');
  }
  const stored = await server.database.kysely
    .selectFrom('form_submission')
    .leftJoin('mail', (join) =>
      join.onRef('mail.website_id', '=', 'form_submission.website_id').onRef('mail.id', '=', 'form_submission.mail_id'),
    )
    .select(['form_submission.id', 'form_submission.key_hash', 'mail.recipient'])
    .where('form_submission.website_id', '=', server.website.id)
    .where('form_submission.form_id', '=', formId)
    .execute();
  const ids = new Set(stored.map(({ id }) => id));
  expect(acknowledged.length).toBeGreaterThanOrEqual(15 * kills);
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
  // Only requests that were running at a kill may have been stored without an acknowledgement.
  expect(stored.length - acknowledged.length).toBeLessThanOrEqual(kills * visitorsAtOnce);
  expect(stored.filter(({ recipient }) => recipient !== 'owner@shop.test')).toEqual([]);
  const used = await server.database.kysely
    .selectFrom('form_key')
    .select('key_hash')
    .where('website_id', '=', server.website.id)
    .where('used_at', 'is not', null)
    .execute();
  expect(used).toHaveLength(stored.length);
});

/** Returns its address. */
async function startServer(): Promise<string> {
  const settings: KilledServerSettings = { address: server.database.address, dataFolder: folder };
  const program = await bundleProgram(new URL('killed-server.fixture.ts', import.meta.url));
  const started = spawn(process.execPath, [program, JSON.stringify(settings)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = started;
  const [printed] = (await once(started.stdout, 'data')) as [Buffer];
  return printed.toString().trim();
}

/** The acknowledged id; `undefined` if the server is gone. */
async function submit(address: string, formId: string, email: string): Promise<string | undefined> {
  const headers = { 'x-forwarded-host': server.website.host, 'content-type': 'application/json' };
  const call = async (name: string, body: object): Promise<Record<string, string>> => {
    const answer = await fetch(`${address}/api/form/${name}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await answer.json()) as Record<string, string>;
  };
  try {
    const { key } = await call('FormSubmissionKey', {});
    return (await call('SaveFormSubmission', { key, formId, form: JSON.stringify({ email }) }))['submissionId'];
  } catch {
    return undefined;
  }
}
