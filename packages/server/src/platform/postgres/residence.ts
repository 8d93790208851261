import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { StartRefusal } from '../start-refusal.ts';
import type { Cluster } from './cluster.ts';
import { owner } from './initialise.ts';
import { launch } from './launch.ts';
import { findPostmaster, type Postmaster } from './postmaster-file.ts';
import { processState } from './process-state.ts';
import { type Connection, connect, releaseResidentLock, takeResidentLock } from './store.ts';

/** A process's use of a running server. */
export interface Residence {
  readonly client: Client;
  readonly connection: Connection;
  readonly pid: number;
  readonly adopted: boolean;
}

/** Recovery after a crash replays acknowledged changes; it may take minutes, more is a fault. */
const MAX_START_MS = 5 * 60_000;
const MAX_STOP_MS = 60_000;

/** Uses the server that runs on the cluster's folder, or starts one, and takes the residents' lock. */
export async function joinServer(cluster: Cluster): Promise<Residence> {
  const deadline = Date.now() + MAX_START_MS;
  while (Date.now() < deadline) {
    const running = await findPostmaster(cluster.database);
    const pid = running ? running.pid : await launch(cluster);
    const residence = pid === undefined ? undefined : await tryToJoin(cluster, pid, running);
    if (residence) return residence;
    await pause(25);
  }
  throw new StartRefusal(
    `PostgreSQL did not take connections within ${MAX_START_MS / 60_000} minutes (see ${cluster.logFile}).`,
  );
}

/** Leaves the server and stops it if no other process uses it. Returns whether it was stopped. */
export async function leaveServer(cluster: Cluster, residence: Residence): Promise<boolean> {
  try {
    const isLast = await releaseResidentLock(residence.client).catch(() => false);
    if (isLast) await stopServer(cluster);
    return isLast;
  } finally {
    await residence.client.end().catch(() => undefined);
  }
}

async function tryToJoin(cluster: Cluster, pid: number, adopted?: Postmaster): Promise<Residence | undefined> {
  // An adopted server may have been started with another temp folder; its own file names its socket.
  const host = adopted?.socketFolder || cluster.socketFolder;
  const connection = { host, port: adopted?.port || 5432, user: owner, database: 'postgres' };
  try {
    const client = await connect(connection);
    await takeResidentLock(client);
    return { client, connection, pid, adopted: adopted !== undefined };
  } catch {
    // Starting, stopping, or stopped while we waited for the lock: the next round shows which.
    return undefined;
  }
}

async function stopServer(cluster: Cluster): Promise<void> {
  const running = await findPostmaster(cluster.database);
  if (!running) return;
  // SIGINT is PostgreSQL's fast shutdown: it disconnects clients and writes everything. Throw-away data need not be
  // written.
  process.kill(running.pid, cluster.throwAway ? 'SIGQUIT' : 'SIGINT');
  const deadline = Date.now() + MAX_STOP_MS;
  while (Date.now() < deadline && (await processState(running.pid)) === 'running') await pause(10);
}
