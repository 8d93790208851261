import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Log } from '../log.ts';
import { Batch, type Call, type Outcome } from './batch.ts';
import type { Connection, Database, Statement } from './connection.ts';
import { openListener } from './listener.ts';
import { createPool, type DatabaseAddress } from './pool.ts';
import { begin, beginSnapshot, commit, sendNotification } from './store.ts';
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
  const run = runnerOf(async (call) => {
    const [outcome] = await (pool as unknown as BatchPool).query(new Batch([call]));
    return outcome?.ok ? outcome.rows : [];
  });
  return {
    run,
    kysely,
    async notify(...notice) {
      await run(sendNotification, notice);
      await listener.tell(...notice);
    },
    async transaction(work) {
      const notices: Notice[] = [];
      const result = await inTransaction(pool, begin, notices, work);
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

/** The driver's types leave out queries of one's own. */
interface BatchPool {
  query(batch: Batch): Promise<readonly Outcome[]>;
}
interface BatchClient {
  query(batch: Batch, done: (error: Error | null, outcomes: readonly Outcome[]) => void): void;
}

type Notice = [channel: string, payload: string];

async function inTransaction<T>(
  pool: pg.Pool,
  beginning: Statement<unknown>,
  /** Filled by the work, and sent with the commit. */
  notices: Notice[],
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  const sender = senderOf(client);
  let ended = false;
  try {
    // Not awaited on its own: it is sent together with the first statement.
    const begun = sender.send({ statement: beginning, values: [] });
    const [result] = await Promise.all([work(transactionConnection(client, sender, notices, () => ended)), begun]);
    ended = true;
    // After a notification that fails, the commit is not run.
    const told = notices.map((notice) => sender.send({ statement: sendNotification, values: notice }));
    await Promise.all([...told, sender.send({ statement: commit, values: [] })]);
    client.release();
    return result;
  } catch (error) {
    ended = true;
    sender.flush();
    const broken = await client.query('rollback').then(nothing, (failure: Error) => failure);
    // A connection that cannot roll back is discarded; the server rolls back when it is closed.
    client.release(broken);
    throw error;
  }
}

function transactionConnection(
  client: pg.PoolClient,
  sender: Sender,
  notices: Notice[],
  ended: () => boolean,
): Connection {
  let kysely: Kysely<Tables> | undefined;
  return {
    get kysely() {
      kysely ??= new Kysely<Tables>({ dialect: transactionDialect(client, ended, sender.flush) });
      return kysely;
    },
    run: runnerOf((call) => (ended() ? Promise.reject(new Error('This transaction has ended')) : sender.send(call))),
    notify(...notice) {
      notices.push(notice);
      return Promise.resolve();
    },
  };
}

/** Statements that are issued without waiting for each other are sent together. */
interface Sender {
  send(call: Call): Promise<unknown[]>;
  /** Sends what is waiting, so that whatever is sent next runs after it. */
  flush(this: void): void;
}

function senderOf(client: pg.PoolClient): Sender {
  let waiting: WaitingCall[] = [];
  const flush = () => {
    if (waiting.length === 0) return;
    const calls = waiting;
    waiting = [];
    (client as unknown as BatchClient).query(new Batch(calls), (_error, outcomes) => {
      for (const [index, { resolve, reject }] of calls.entries()) {
        const outcome = outcomes[index]!;
        if (outcome.ok) resolve(outcome.rows);
        else reject(outcome.error);
      }
    });
  };
  return {
    send: ({ statement, values }) =>
      new Promise((resolve, reject) => {
        if (waiting.length === 0) process.nextTick(flush);
        waiting.push({ statement, values, resolve, reject });
      }),
    flush,
  };
}

interface WaitingCall extends Call {
  readonly resolve: (rows: unknown[]) => void;
  readonly reject: (error: Error) => void;
}

function runnerOf(send: (call: Call) => Promise<unknown[]>): Connection['run'] {
  return async <Row>(statement: Statement<Row>, values: readonly unknown[]): Promise<Row[]> => {
    try {
      return (await send({ statement, values })) as Row[];
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
