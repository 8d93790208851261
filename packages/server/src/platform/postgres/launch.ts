import { spawn } from 'node:child_process';
import { open, readFile, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartRefusal } from '../start-refusal.ts';
import type { Cluster } from './cluster.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { openSocketFolder } from './socket-folder.ts';

const MAX_LOG_BYTES = 10_000_000;

/** Errors about a server that is just stopping or starting; they are retried. */
const transientErrors = /lock file .* (?:already exists|is empty)|shared memory block .* is still in use/;

/**
 * Starts a server and returns its process id once it accepts connections. `undefined` means that another server, or the
 * remains of one, still hold the folder: retry.
 */
export async function launch(cluster: Cluster): Promise<number | undefined> {
  await openSocketFolder(cluster.socketFolder, cluster.account);
  const log = await openLog(cluster.logFile);
  const begin = (await log.stat()).size;
  const child = spawn(path.join(cluster.binaries.folder, 'postgres'), serverOptions(cluster), {
    ...cluster.account,
    cwd: '/',
    env: { LC_ALL: 'C', PATH: process.env['PATH'] },
    // A session of its own: Ctrl-C in a terminal reaches only us, and the server survives if we are killed.
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  child.unref();
  const ended = new AbortController();
  child.once('error', (error) => ended.abort(error));
  child.once('exit', () => ended.abort(new Error('it ended at once')));
  await log.close();
  while (!ended.signal.aborted) {
    const found = await readPostmasterFile(cluster.database);
    if (found && found.pid === child.pid && found.status === 'ready') return found.pid;
    await pause(10);
  }
  return explainExit(cluster.logFile, begin, ended.signal.reason as Error);
}

async function explainExit(logFile: string, begin: number, end: Error): Promise<undefined> {
  const printed = (await readFile(logFile)).subarray(begin).toString('utf8');
  if (transientErrors.test(printed)) return undefined;
  const reason = /(?:FATAL|PANIC): +(.+)/.exec(printed)?.[1] ?? end.message;
  throw new StartRefusal(`PostgreSQL does not start: ${reason} (more in ${logFile}).`);
}

function serverOptions(cluster: Cluster): string[] {
  const settings = {
    listen_addresses: '',
    // The setting is a list; quotes keep a comma in the path from splitting it.
    unix_socket_directories: `"${cluster.socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Details contain whole rows with personal data, and a log has more readers than the database.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    ...(cluster.throwAway
      ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' }
      : {}),
  };
  return ['-D', cluster.database, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/** A file, not a pipe: the server continues to write after we are gone. */
async function openLog(logFile: string) {
  const size = (await stat(logFile).catch(() => undefined))?.size ?? 0;
  if (size > MAX_LOG_BYTES) await rename(logFile, `${logFile}.old`);
  return open(logFile, 'a', 0o600);
}
