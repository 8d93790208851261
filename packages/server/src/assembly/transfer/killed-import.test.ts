import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { bundleProgram } from '@awning/testing/bundle-program';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadConfig } from '../../platform/config/index.ts';
import { silentReport } from '../start/index.ts';
import { serve } from '../start/serve.ts';
import type { ImportMoment } from './arrival.ts';
import { withConnection } from './connect.ts';
import { exportTo, importFrom, settleImport } from './index.ts';
import { contentsNamed, contentsOf, makeInstallation, type TestInstallation } from './installation.fixture.ts';
import type { KilledImport } from './killed-import.fixture.ts';
import { holdImportLock } from './store.ts';

// Each case is a separate process: slow on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let folder: string;
let file: string;
const opened: TestInstallation[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'awning-killed-import-'));
  file = path.join(folder, 'new.awning');
  const source = await installation('new');
  await exportTo({ ...source, file });
});
afterAll(async () => {
  await Promise.all(opened.map(({ database }) => database.close()));
  await rm(folder, { recursive: true });
});

async function installation(name: string): Promise<TestInstallation> {
  const made = await makeInstallation(await mkdtemp(path.join(folder, 'shop-')), name);
  opened.push(made);
  return made;
}

type Next = (target: TestInstallation) => Promise<unknown>;
/** A complete start of a server, which is stopped again. */
const start: Next = async ({ address: { host, port, user, database }, dataFolder }) => {
  const DATABASE_URL = `postgresql://${user}@${encodeURIComponent(host)}:${port}/${database}`;
  const config = await loadConfig(folder, { DATA_DIR: dataFolder, DATABASE_URL, PORT: '0', LOG_LEVEL: 'silent' });
  await (await serve(config, silentReport)).close();
};
const settle: Next = settleImport;
const anExport: Next = (target) => exportTo({ ...target, file: path.join(target.dataFolder, '..', 'again.awning') });

interface Case {
  readonly moment: ImportMoment;
  readonly left: 'old' | 'new';
  readonly next: Next;
}

const cases: readonly Case[] = [
  { moment: 'sealed', left: 'old', next: settle },
  { moment: 'committed', left: 'new', next: anExport },
  { moment: 'former-away', left: 'new', next: settle },
  { moment: 'files-placed', left: 'new', next: start },
];
const more: readonly Case[] = [
  { moment: 'loaded', left: 'old', next: anExport },
  { moment: 'loaded', left: 'old', next: start },
  { moment: 'sealed', left: 'old', next: anExport },
  { moment: 'former-away', left: 'new', next: anExport },
  { moment: 'placed', left: 'new', next: start },
];

describe('an import --replace that is killed', () => {
  test.for(process.env['AWNING_FULL'] ? [...cases, ...more] : cases)(
    'at the moment $moment leaves everything $left',
    async ({ moment, left, next }) => {
      const target = await installation('old');
      await importAndDie(target, moment);
      await next(target);

      expect(await contentsOf(target)).toEqual(contentsNamed(left));
      expect((await readdir(target.dataFolder)).sort()).toEqual(['files', 'secret']);
      expect(await settleImport(target)).toBe(false);
    },
  );

  test('is in the way of no other import', async () => {
    const target = await installation('old');
    await importAndDie(target, 'former-away');
    const third = await installation('third');
    const thirdFile = path.join(third.dataFolder, '..', 'third.awning');
    await exportTo({ ...third, file: thirdFile });

    expect(await importFrom({ ...target, file: thirdFile, replace: true })).toEqual({ ok: true });
    expect(await contentsOf(target)).toEqual(contentsNamed('third'));
    expect((await readdir(target.dataFolder)).sort()).toEqual(['files', 'secret']);
  });
});

async function importAndDie({ address, dataFolder }: TestInstallation, moment: ImportMoment): Promise<void> {
  const options = { address, dataFolder, file, moment } as KilledImport;
  const program = await bundleProgram(new URL('killed-import.fixture.ts', import.meta.url));
  const child = spawn(process.execPath, [program, JSON.stringify(options)], { stdio: 'inherit' });
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
  expect(signal).toBe('SIGKILL');
  // The database notices a moment later, and then releases the lock.
  await withConnection(address, holdImportLock);
}
