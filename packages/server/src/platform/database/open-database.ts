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
  return {
    ...connectionOver(
      (query) => pool.query(query as never),
      () => kysely,
      listener.tell,
    ),
    async transaction(work) {
      const announced: [channel: string, payload: string][] = [];
      const announce: Announce = (...announcement) => void announced.push(announcement);
      const result = await inTransaction(pool, 'begin', announce, work);
      await Promise.all(announced.map((announcement) => listener.tell(...announcement)));
      return result;
    },
    snapshot: (work) => inTransaction(pool, beginSnapshot, nothing, work),
    listen: listener.listen,
    async close() {
      await listener.close();
      await pool.end();
    },
  };
}

const beginSnapshot = 'begin isolation level repeatable read read only';

/** Delivers a notification inside this process. */
type Announce = (channel: string, payload: string) => void | Promise<void>;

async function inTransaction<T>(
  pool: pg.Pool,
  begin: string,
  announce: Announce,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let ended = false;
  try {
    // Not awaited on its own: it is sent together with the first statement.
    const begun = sendTogether(client, begin);
    const [result] = await Promise.all([work(transactionConnection(client, announce, () => ended)), begun]);
    ended = true;
    await client.query('commit');
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

function transactionConnection(client: pg.PoolClient, announce: Announce, ended: () => boolean): Connection {
  let kysely: Kysely<Tables> | undefined;
  const send: Send = (query) =>
    ended() ? Promise.reject(new Error('This transaction has ended')) : sendTogether(client, query);
  const ownKysely = () => {
    kysely ??= new Kysely<Tables>({ dialect: transactionDialect(client, ended) });
    return kysely;
  };
  return connectionOver(send, ownKysely, announce);
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

type Send = (query: NamedQuery) => Promise<unknown[]>;

function connectionOver(send: Send, kysely: () => Kysely<Tables>, announce: Announce): Connection {
  const run = async <Row>(statement: Statement<Row>, values: readonly unknown[]): Promise<Row[]> => {
    try {
      return (await send(new NamedQuery(statement, values))) as Row[];
    } catch (error) {
      // The driver's own trace leads to the socket, not to the caller.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    }
  };
  return {
    get kysely() {
      return kysely();
    },
    run,
    async notify(channel, payload) {
      await run(sendNotification, [channel, payload]);
      await announce(channel, payload);
    },
  };
}

function nothing(): undefined {
  return undefined;
}
