import { execFile } from 'node:child_process';
import { chown, mkdtemp, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartRefusal } from '../start-refusal.ts';
import { systemCode } from '../system-code.ts';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { processState } from './process-state.ts';

const run = promisify(execFile);

/** The role that owns everything in the embedded database. */
export const owner = 'awning';

const unfinishedFolders = new Set<string>();

/**
 * Creates the database's folder unless it exists. It is created atomically, even if two processes start at the same
 * time.
 */
export async function initialise(
  database: string,
  binaries: Binaries,
  account: Account,
  throwAway: boolean,
): Promise<void> {
  const version = await readVersion(database);
  if (version !== undefined) return requireSameVersion(version, binaries, database);
  await sweepUnfinished(database);
  const unfinished = await mkdtemp(`${database}.new-${process.pid}-`);
  unfinishedFolders.add(unfinished);
  if (account) await chown(unfinished, account.uid, account.gid);
  await runInitdb(unfinished, binaries, account, throwAway);
  await rename(unfinished, database).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true });
    if ((await readVersion(database)) === undefined) throw error;
  });
  // The rename itself must survive a power failure, or the next start would treat the folder as unfinished.
  if (!throwAway) await syncFolder(path.dirname(database));
}

async function runInitdb(folder: string, binaries: Binaries, account: Account, throwAway: boolean): Promise<void> {
  // With locale C, sorting does not depend on the host; queries name ICU collations where order matters to people.
  const options = ['-E', 'UTF8', '--locale=C', '--data-checksums', '-U', owner];
  const access = ['--auth-local=trust', '--auth-host=reject'];
  const speed = throwAway ? ['--no-sync'] : [];
  try {
    await run(path.join(binaries.folder, 'initdb'), ['-D', folder, ...options, ...access, ...speed], {
      ...account,
      cwd: '/',
      env: { LC_ALL: 'C', PATH: process.env['PATH'] },
    });
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw new StartRefusal(`PostgreSQL could not create a database in ${path.dirname(folder)}: ${reasonOf(error)}.`);
  }
}

function reasonOf(error: unknown): string {
  const printed = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
  return /error: (.+)/.exec(printed)?.[1] ?? (systemCode(error) || String(error).trim());
}

async function readVersion(database: string): Promise<number | undefined> {
  const text = await readFile(path.join(database, 'PG_VERSION'), 'utf8').catch((error: unknown) => {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw new StartRefusal(
      `The database folder ${database} cannot be read (${systemCode(error)}): start Awning with the account that it belongs to.`,
    );
  });
  return text === undefined ? undefined : Number.parseInt(text, 10);
}

function requireSameVersion(version: number, binaries: Binaries, database: string): void {
  if (version === binaries.version) return;
  throw new StartRefusal(
    `The database in ${database} was written by PostgreSQL ${version}, but this is PostgreSQL ${binaries.version}: run "awning export" with the version that wrote it, then "awning import" into a new data folder.`,
  );
}

/** Removes the remains of a killed start. In a container, a new process often has the same pid as the killed one. */
async function sweepUnfinished(database: string): Promise<void> {
  const parent = path.dirname(database);
  const prefix = `${path.basename(database)}.new-`;
  for (const name of await readdir(parent)) {
    if (!name.startsWith(prefix) || unfinishedFolders.has(path.join(parent, name))) continue;
    const maker = Number(name.slice(prefix.length).split('-')[0]);
    const isLeft = maker === process.pid || (await processState(maker)) !== 'running';
    if (isLeft) await rm(path.join(parent, name), { recursive: true, force: true });
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}
