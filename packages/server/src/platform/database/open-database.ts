import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Log } from '../log.ts';
import type { Connection, Database, Statement } from './connection.ts';
import { openListener } from './listener.ts';
import { NamedQuery } from './named-query.ts';
import { createPool, type DatabaseAddress } from './pool.ts';
import { sendNotification } from './store.ts';
import type { Tables } from './tables.ts';
import { transactionDialect } from './transaction-dialect.ts';

export interface DatabaseOptions {
  readonly address: DatabaseAddress;
  readonly log: Log;
  /** The size of the pool in this process. The queue's worker and the listener have their own connections. */
  readonly poolSize?: number;
}

/**
 * Connects on first use, so opening never fails. `migrate` is the first to find out whether the database is reachable.
 */
export function openDatabase({ address, log, poolSize = 10 }: DatabaseOptions): Database {
  const pool = createPool({ address, size: poolSize, log });
  const listener = openListener(address, log);
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const run = runnerOf((query) => pool.query(query as never));
  return {
    run,
    kysely,
    async notify(...notice) {
      await run(sendNotification, notice);
      await listener.tell(...notice);
    },
    async transaction(work) {
      const notices: Notice[] = [];
      const result = await inTransaction(pool, 'begin', notices, work);
      await Promise.all(notices.map((notice) => listener.tell(...notice)));
      return result;
    },
    snapshot: (work) => inTransaction(pool, beginSnapshot, [], work),
    listen: listener.listen,
    async close() {
      await listener.close();
      await pool.end();
    },
  };
}

const beginSnapshot = 'begin isolation level repeatable read read only';

type Notice = [channel: string, payload: string];

async function inTransaction<T>(
  pool: pg.Pool,
  begin: string,
  /** Filled by the work, and sent with the commit. */
  notices: Notice[],
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let ended = false;
  try {
    // Not awaited on its own: it is sent together with the first statement.
    const begun = sendTogether(client, begin);
    const [result] = await Promise.all([work(transactionConnection(client, notices, () => ended)), begun]);
    ended = true;
    // If a notification fails, the server turns the commit that follows it into a rollback.
    const told = notices.map((notice) => sendTogether(client, new NamedQuery(sendNotification, notice)));
    await Promise.all([...told, sendTogether(client, 'commit')]);
    client.release();
    return result;
  } catch (error) {
    ended = true;
    const broken = await client.query('rollback').then(nothing, (failure: Error) => failure);
    // A connection that cannot roll back is discarded; the server rolls back when it is closed.
    client.release(broken);
    throw error;
  }
}

function transactionConnection(client: pg.PoolClient, notices: Notice[], ended: () => boolean): Connection {
  let kysely: Kysely<Tables> | undefined;
  return {
    get kysely() {
      kysely ??= new Kysely<Tables>({ dialect: transactionDialect(client, ended) });
      return kysely;
    },
    run: runnerOf((query) =>
      ended() ? Promise.reject(new Error('This transaction has ended')) : sendTogether(client, query),
    ),
    notify(...notice) {
      notices.push(notice);
      return Promise.resolve();
    },
  };
}

/**
 * Statements that are issued without waiting for each other are sent in one write: a write to the socket costs more
 * than most statements.
 */
function sendTogether(client: pg.PoolClient, query: string | NamedQuery): Promise<unknown[]> {
  const sender = client as unknown as Sender;
  const { stream } = sender.connection;
  if (stream.writableCorked === 0) {
    stream.cork();
    process.nextTick(() => stream.uncork());
  }
  return new Promise((resolve, reject) => {
    sender.query(query, (error, rows) => (error ? reject(error) : resolve(rows)));
  });
}

/** What the driver's types leave out. */
interface Sender {
  readonly connection: pg.Connection;
  query(query: string | NamedQuery, done: (error: Error | null, rows: unknown[]) => void): void;
}

function runnerOf(send: (query: NamedQuery) => Promise<unknown[]>): Connection['run'] {
  return async <Row>(statement: Statement<Row>, values: readonly unknown[]): Promise<Row[]> => {
    try {
      return (await send(new NamedQuery(statement, values))) as Row[];
    } catch (error) {
      // The driver's own trace leads to the socket, not to the caller.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    }
  };
}

function nothing(): undefined {
  return undefined;
}
