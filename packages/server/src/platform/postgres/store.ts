import { Client, DatabaseError } from 'pg';

export interface Connection {
  /** The folder of the server's socket. */
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
}

/**
 * An arbitrary number, the same in all versions: processes of different versions may share a server during an upgrade.
 */
const RESIDENTS_LOCK = 7_146_203;

export async function connect(connection: Connection): Promise<Client> {
  const client = new Client({ ...connection, application_name: 'awning resident', keepAlive: true });
  // Without a listener a lost connection would end the process; callers that need to know add their own.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/**
 * Takes the shared lock for the life of the process: while any process holds it, the server is in use. Waits while
 * another process is stopping the server.
 */
export async function takeResidentLock(client: Client): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1)', [RESIDENTS_LOCK]);
}

/**
 * Releases the shared lock and returns whether no other process holds it. Because the lock is released first, of two
 * processes that leave at the same moment at least one finds itself alone.
 */
export async function releaseResidentLock(client: Client): Promise<boolean> {
  await client.query('select pg_advisory_unlock_shared($1)', [RESIDENTS_LOCK]);
  const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [RESIDENTS_LOCK]);
  return rows[0]?.alone === true;
}

export async function createDatabase(client: Client, name: string): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (rowCount === 1) return;
  await client.query(`create database ${client.escapeIdentifier(name)}`).catch((error: unknown) => {
    // Another process was faster (reported as a duplicate database or a duplicate key).
    if (!(error instanceof DatabaseError) || !['42P04', '23505'].includes(error.code ?? '')) throw error;
  });
}
