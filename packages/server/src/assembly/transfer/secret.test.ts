import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openEmptyDatabase } from '@awning/testing/database';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadConfig } from '../../platform/config/index.ts';
import { createSeal } from '../../platform/seal/index.ts';
import { readArchive } from './archive.ts';
import { exportTo, importFrom } from './index.ts';
import { makeInstallation, secretOf, type TestInstallation } from './installation.fixture.ts';
import { transferMessages } from './messages.ts';

let folder: string;
let source: TestInstallation;
let target: TestInstallation;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'awning-transfer-secret-'));
  file = path.join(folder, 'shop.awning');
  source = await makeInstallation(folder, 'source');
  const database = await openEmptyDatabase();
  target = { database, address: database.address, dataFolder: path.join(folder, 'target') };
});
afterEach(async () => {
  await source.database.close();
  await target.database.close();
  await rm(folder, { recursive: true });
});

test('what was sealed can be opened where an export was imported', async () => {
  const sealed = createSeal(await secretsOf(source)).close('answers', 'site-1', 'hunter2');
  expect(await exportTo({ ...source, file })).toEqual({ ok: true });
  expect(await secretsOf(target)).not.toEqual([secretOf('source')]);
  expect(await importFrom({ ...target, file })).toEqual({ ok: true });

  expect(createSeal(await secretsOf(target)).open('answers', 'site-1', sealed)).toBe('hunter2');
  expect((await stat(path.join(target.dataFolder, 'secret'))).mode & 0o777).toBe(0o600);
});

test('a secret that SECRET holds stays out of the export, which says so; an import then says what to set', async () => {
  expect(await exportTo({ ...source, file, isSecretGiven: true })).toEqual({
    ok: true,
    note: transferMessages.secretNotExported,
  });
  const kinds: string[] = [];
  for await (const { description } of readArchive(file)) kinds.push(description.kind);
  expect(kinds).toContain('table');
  expect(kinds).not.toContain('secret');

  const own = await secretsOf(target);
  expect(await importFrom({ ...target, file })).toEqual({ ok: true, note: transferMessages.noSecret });
  expect(await secretsOf(target)).toEqual(own);
});

test('where SECRET is set, the secret of an export is laid beside it unless SECRET holds it, and is never printed', async () => {
  await exportTo({ ...source, file });
  const beside = path.join(target.dataFolder, 'secret.imported');
  const own = ['t'.repeat(40)];
  const outcome = await importFrom({ ...target, file, givenSecrets: own });
  expect(outcome).toEqual({ ok: true, note: transferMessages.secretDiffers(beside) });
  expect(JSON.stringify(outcome)).not.toContain(secretOf('source'));
  expect(await readFile(beside, 'utf8')).toBe(`${secretOf('source')}\n`);
  expect((await stat(beside)).mode & 0o777).toBe(0o600);

  await rm(beside);
  const both = [...own, secretOf('source')];
  expect(await importFrom({ ...target, file, replace: true, givenSecrets: both })).toEqual({ ok: true });
  await expect(stat(beside)).rejects.toThrow('ENOENT');
});

/** The secrets as a start of Awning finds or creates them. */
async function secretsOf({ dataFolder }: TestInstallation): Promise<readonly string[]> {
  return (await loadConfig(folder, { DATA_DIR: dataFolder })).secrets;
}
