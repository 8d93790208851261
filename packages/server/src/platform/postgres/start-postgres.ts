import path from 'node:path';
import { openDataFolder } from '../data-folder.ts';
import { chooseAccount } from './account.ts';
import { findBinaries } from './binaries.ts';
import type { Cluster } from './cluster.ts';
import { chooseDatabaseFolder } from './data-folder.ts';
import { initialise } from './initialise.ts';
import { keepRunning } from './keeper.ts';
import { joinServer } from './residence.ts';
import { chooseSocketFolder } from './socket-folder.ts';
import { type Connection, createDatabase } from './store.ts';

export interface PostgresOptions {
  /** The data folder; the database is in its subfolder `postgres`. */
  readonly dataFolder: string;
  /** A system PostgreSQL's folder of programs (`/usr/lib/postgresql/15/bin`) instead of the npm package. */
  readonly binariesFolder?: string | undefined;
  /** Test data: the server never waits for the disk. */
  readonly throwAway?: boolean;
  /** Receives sentences for the operator, for example that the database is stored elsewhere. */
  readonly say?: (sentence: string) => void;
}

export interface RunningPostgres {
  /** For `new pg.Pool(connection)`: user `awning`, database `awning`. */
  readonly connection: Connection;
  /** The same as an address, for tools that need one. */
  readonly connectionString: string;
  /** Whether the server was already running: another process uses it, or the last one was killed. */
  readonly adopted: boolean;
  /** Leaves the server; the last process to leave stops it. Close pools first. */
  stop(): Promise<'stopped' | 'left running'>;
}

/**
 * Starts the embedded PostgreSQL on a data folder, or joins the one that runs there. If the server dies, it is
 * restarted at the same address. Throws a `StartRefusal` with one sentence for problems that a person can fix.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const cluster = await prepare(options);
  const residence = await joinServer(cluster);
  await createDatabase(residence.client, 'awning');
  const connection = { ...residence.connection, database: 'awning' };
  const stop = keepRunning({ ...cluster, socketFolder: connection.host }, residence);
  return {
    connection,
    connectionString: `postgresql://${connection.user}@${encodeURIComponent(connection.host)}:${connection.port}/${connection.database}`,
    adopted: residence.adopted,
    stop: async () => ((await stop()) ? 'stopped' : 'left running'),
  };
}

async function prepare(options: PostgresOptions): Promise<Cluster> {
  const say = options.say ?? (() => undefined);
  const throwAway = options.throwAway ?? false;
  const dataFolder = await openDataFolder(path.resolve(options.dataFolder));
  const account = await chooseAccount(path.join(dataFolder, 'postgres'));
  const database = await chooseDatabaseFolder(dataFolder, account, say);
  const besideFolder = path.dirname(database);
  const binaries = await findBinaries({ binariesFolder: options.binariesFolder, account, besideFolder, say });
  await initialise(database, binaries, account, throwAway);
  const socketFolder = await chooseSocketFolder(database, account);
  return { database, binaries, account, socketFolder, logFile: path.join(dataFolder, 'postgres.log'), throwAway };
}
