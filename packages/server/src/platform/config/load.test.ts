import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadConfig } from './index.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'awning-config-'));
});

afterEach(() => rm(folder, { recursive: true }));

test('makes a secret once, for our eyes only, and every process reads the same', async () => {
  const configs = await Promise.all([1, 2, 3, 4].map(() => loadConfig(folder, {})));
  const file = path.join(folder, 'data', 'secret');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(new Set(configs.flatMap((config) => config.secrets))).toEqual(
    new Set([(await readFile(file, 'utf8')).trim()]),
  );
  expect(configs[0]?.secrets[0]).toMatch(/^[\da-f]{64}$/);
  expect(await readdir(path.join(folder, 'data'))).toEqual(['secret']);
});

test('a secret can be changed in the file: the new one signs, the old one still counts', async () => {
  const before = await loadConfig(folder, {});
  const fresh = 'n'.repeat(40);
  await writeFile(path.join(folder, 'data', 'secret'), `${fresh},${before.secrets[0]}\n`);
  expect((await loadConfig(folder, {})).secrets).toEqual([fresh, before.secrets[0]]);
});

test('a spoilt secret file is named instead of being replaced', async () => {
  await loadConfig(folder, {});
  await writeFile(path.join(folder, 'data', 'secret'), 'short\n');
  await expect(loadConfig(folder, {})).rejects.toThrow(
    /data\/secret cannot be used: each secret needs at least 32 characters/,
  );
});

test('reads .env in the project’s folder', async () => {
  await writeFile(path.join(folder, '.env'), 'PORT=4321\n');
  expect((await loadConfig(folder, {})).port).toBe(4321);
});

test('a data folder that is a file is refused in one sentence', async () => {
  await writeFile(path.join(folder, 'data'), '');
  await expect(loadConfig(folder, {})).rejects.toThrow(
    `The data folder ${path.join(folder, 'data')} is not writable (EEXIST): give this account the right to write there or set DATA_DIR to another folder.`,
  );
});
