import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * What a store function is given, so that it runs the same inside and outside a transaction: named statements for hot paths,
 * Kysely for everything else.
 */
export interface Connection {
  readonly kysely: Kysely<Tables>;
  run<Row>(statement: Statement<Row>, values: readonly unknown[]): Promise<Row[]>;
  /**
   * Tells all processes; from inside a transaction only if and when it commits. At most 8000 bytes. Whoever listens in this process
   * has acted on it when the promise, or that of the transaction, is fulfilled.
   */
  notify(channel: string, payload: string): Promise<void>;
}

export interface Database extends Connection {
  /**
   * Commits what `work` did, or nothing of it when it throws. A transaction that lost against another one (serialization
   * failure, deadlock) is not repeated here: `work` may have drawn ids or changed something outside the database, and only
   * its caller knows whether a second run is harmless. `isConflict` tells such an error.
   */
  transaction<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  /**
   * Calls `heard` with each payload (twice with one of this process: at once, and when it comes back), and with `undefined` after the connection was lost and found again: then anything may
   * have been missed, and whatever was cached must be dropped. Returns the function that ends it.
   */
  listen(channel: string, heard: Heard): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** May return a promise for when it has acted on what it heard. It does not fail. */
export type Heard = (payload: string | undefined) => void | Promise<void>;

export interface Statement<Row> {
  readonly name: string;
  readonly text: string;
  /** Only for the type; never set. */
  readonly row?: Row;
}

/**
 * A statement that PostgreSQL parses once per connection. Name the columns instead of writing `*`, because a prepared
 * statement fails when a migration changes what it returns.
 */
export function statement<Row>(name: string, text: string): Statement<Row> {
  const known = texts.get(name);
  if (known !== undefined && known !== text) throw new Error(`Two different statements are called "${name}"`);
  if (Buffer.byteLength(name) > 63) throw new Error(`PostgreSQL would cut the statement name "${name}" to 63 bytes`);
  texts.set(name, text);
  return { name, text };
}

const texts = new Map<string, string>();

/** Whether the database refused because another transaction was in the way; the same work may succeed when repeated. */
export function isConflict(error: unknown): boolean {
  return hasCode(error, '40001') || hasCode(error, '40P01');
}

/** Whether a unique key refused the row. */
export function isDuplicate(error: unknown, constraint?: string): boolean {
  if (!hasCode(error, '23505')) return false;
  return constraint === undefined || (error as { constraint?: string }).constraint === constraint;
}

/**
 * Whether the database is away, stopping or starting, or has no connection left: the next try may succeed. Whoever waited for an
 * answer when the connection broke does not know whether it was carried out. The driver has words for that, but no code.
 */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (/^(Connection terminated|timeout exceeded when trying to connect|timeout expired)/.test(error.message))
    return true;
  if (/^Client (has encountered a connection error|was closed) and is not queryable/.test(error.message)) return true;
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  const isNetwork = syscall === 'connect' || syscall === 'read' || syscall === 'write';
  return isNetwork || /^(57P0[123]|53300|08\d{3})$/.test(String(code));
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
