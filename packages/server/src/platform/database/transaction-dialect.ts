import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { ClientBase } from 'pg';

/**
 * Lets Kysely use a connection on which a transaction is already open. `flush` sends what was issued before; `ended`
 * tells whether that transaction is over.
 */
export function transactionDialect(client: ClientBase, ended: () => boolean, flush = nothingWaits): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new TransactionDriver(client, ended, flush),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

function nothingWaits(): void {}

class TransactionDriver implements Driver {
  readonly #connection: TransactionConnection;

  constructor(client: ClientBase, ended: () => boolean, flush: () => void) {
    this.#connection = new TransactionConnection(client, ended, flush);
  }

  async init(): Promise<void> {}
  async destroy(): Promise<void> {}
  async releaseConnection(): Promise<void> {}

  acquireConnection(): Promise<DatabaseConnection> {
    return Promise.resolve(this.#connection);
  }

  beginTransaction = refuseNesting;
  commitTransaction = refuseNesting;
  rollbackTransaction = refuseNesting;
}

function refuseNesting(): Promise<never> {
  return Promise.reject(
    new Error('This connection is inside a transaction already; hand it on instead of beginning another'),
  );
}

class TransactionConnection implements DatabaseConnection {
  readonly #client: ClientBase;
  readonly #flush: () => void;
  readonly #ended: () => boolean;

  constructor(client: ClientBase, ended: () => boolean, flush: () => void) {
    this.#client = client;
    this.#flush = flush;
    this.#ended = ended;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#ended()) throw new Error('This transaction has ended; its connection may serve another one by now');
    this.#flush();
    const { command, rowCount, rows } = await this.#client.query(query.sql, [...query.parameters]);
    const changes = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'].includes(command);
    return { rows: (rows ?? []) as R[], ...(changes ? { numAffectedRows: BigInt(rowCount ?? 0) } : {}) };
  }

  // eslint-disable-next-line require-yield
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Streaming rows is not supported; read pages by key');
  }
}
