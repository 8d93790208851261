import { spawn } from 'node:child_process';
import { open, readFile, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartRefusal } from '../start-refusal.ts';
import type { Cluster } from './cluster.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { openSocketFolder } from './socket-folder.ts';

const largestLogBytes = 10_000_000;

/** Complaints that another look answers: about a server that is just ending or starting. */
const passing = /lock file .* (?:already exists|is empty)|shared memory block .* is still in use/;

/**
 * Starts a server and answers its process id once it takes connections. `undefined` means that another server or the
 * remains of one still hold the folder: look again.
 */
export async function launch(cluster: Cluster): Promise<number | undefined> {
  await openSocketFolder(cluster.socketFolder, cluster.account);
  const log = await openLog(cluster.logFile);
  const begin = (await log.stat()).size;
  const child = spawn(path.join(cluster.binaries.folder, 'postgres'), serverOptions(cluster), {
    ...cluster.account,
    cwd: '/',
    env: { LC_ALL: 'C', PATH: process.env['PATH'] },
    // Its own session: Ctrl-C in a terminal reaches us alone, and the server outlives us if we are killed.
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
  return explainEnd(cluster.logFile, begin, ended.signal.reason as Error);
}

async function explainEnd(logFile: string, begin: number, end: Error): Promise<undefined> {
  const printed = (await readFile(logFile)).subarray(begin).toString('utf8');
  if (passing.test(printed)) return undefined;
  const reason = /(?:FATAL|PANIC): +(.+)/.exec(printed)?.[1] ?? end.message;
  throw new StartRefusal(`PostgreSQL does not start: ${reason} (more in ${logFile}).`);
}

function serverOptions(cluster: Cluster): string[] {
  const settings = {
    listen_addresses: '',
    // The setting is a list; quotes keep a comma in the path from dividing it.
    unix_socket_directories: `"${cluster.socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Details are whole rows, with people's addresses; a log is read by more people than the database is.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    ...(cluster.throwAway
      ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' }
      : {}),
  };
  return ['-D', cluster.database, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/** A file, not a pipe: the server goes on writing after we are gone. */
async function openLog(logFile: string) {
  const size = (await stat(logFile).catch(() => undefined))?.size ?? 0;
  if (size > largestLogBytes) await rename(logFile, `${logFile}.old`);
  return open(logFile, 'a', 0o600);
}
