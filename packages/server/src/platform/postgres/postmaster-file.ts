import { readFile, realpath, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { processState, workingFolder } from './process-state.ts';

/** What a running server writes into `postmaster.pid`. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly socketFolder: string;
  readonly status: string;
}

/** How long init may take to reap a killed server; 2 s were observed. A lock file is written within milliseconds. */
const MAX_WAIT_MS = 5_000;

/**
 * Returns the server that runs on a database's folder, if any. A lock file whose process is gone is left to PostgreSQL,
 * which replaces it. A lock file that PostgreSQL would mistake for a running server is waited for (a zombie) or removed
 * (another program's process). So is an empty one, which another process is about to fill or a power failure has left.
 */
export async function findPostmaster(database: string): Promise<Postmaster | undefined> {
  const patience = Date.now() + MAX_WAIT_MS;
  for (;;) {
    const postmaster = await readPostmasterFile(database);
    if (!postmaster) {
      if (!(await isLockEmpty(database))) return undefined;
      if (Date.now() > patience) await rm(lockFile(database), { force: true });
      await pause(50);
      continue;
    }
    const state = await processState(postmaster.pid);
    if (state === 'gone') return undefined;
    if (state === 'running') {
      if (await worksIn(postmaster.pid, database)) return postmaster;
      await removeLocks(database, postmaster);
      return undefined;
    }
    if (Date.now() > patience) {
      // Some containers have an init that never reaps. A zombie holds no resources, so its lock can be removed.
      await removeLocks(database, postmaster);
      return undefined;
    }
    await pause(50);
  }
}

export async function readPostmasterFile(database: string): Promise<Postmaster | undefined> {
  const text = await readFile(lockFile(database), 'utf8').catch(() => '');
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 1) return undefined;
  return { pid, port: Number(lines[3]), socketFolder: lines[4] ?? '', status: lines[7] ?? '' };
}

async function isLockEmpty(database: string): Promise<boolean> {
  return (await stat(lockFile(database)).catch(() => undefined))?.size === 0;
}

function lockFile(database: string): string {
  return path.join(database, 'postmaster.pid');
}

/**
 * After a restart of the machine or container the pid may belong to another program; a server has its database folder
 * as working directory.
 */
async function worksIn(pid: number, database: string): Promise<boolean> {
  const folder = await workingFolder(pid);
  return folder === undefined || folder === (await realpath(database));
}

/**
 * Two servers are still impossible: PostgreSQL also refuses to start while any process is attached to the folder's
 * shared memory.
 */
async function removeLocks(database: string, stale: Postmaster): Promise<void> {
  // Another process may have replaced the lock with that of a running server since it was read.
  if ((await readPostmasterFile(database))?.pid !== stale.pid) return;
  await rm(lockFile(database), { force: true });
  if (stale.socketFolder) await rm(path.join(stale.socketFolder, `.s.PGSQL.${stale.port}.lock`), { force: true });
}
