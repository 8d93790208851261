import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * The argument of every store function, so that it works inside and outside a transaction: named statements for hot
 * paths, Kysely for everything else.
 */
export interface Connection {
  readonly kysely: Kysely<Tables>;
  run<Row>(statement: Statement<Row>, values: readonly unknown[]): Promise<Row[]>;
  /**
   * Notifies all processes. Inside a transaction, the notification is sent when the transaction commits. At most 8000
   * bytes. Listeners in this process have finished when the promise (or that of the transaction) is fulfilled.
   */
  notify(channel: string, payload: string): Promise<void>;
}

export interface Database extends Connection {
  /**
   * Commits the work, or rolls back if `work` throws. A transaction that failed because of another one (serialization
   * failure, deadlock) is not retried: `work` may have drawn ids or changed something outside the database, and only
   * the caller knows whether a second run is safe. `isConflict` recognises such errors.
   */
  transaction<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  /**
   * Everything that `work` reads is of one moment, and it can write nothing. For answers put together from several
   * statements: otherwise a change that commits between them shows half of itself.
   */
  snapshot<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  /**
   * Calls `onNotice` with each payload: twice for payloads of this process (at once, and when they come back from the
   * database). Calls it with `undefined` after a lost connection was replaced: notices may have been missed, so caches
   * must be dropped. Returns the function that stops listening.
   */
  listen(channel: string, onNotice: NoticeHandler): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** May return a promise that is fulfilled when the notice has been handled. It must not reject. */
export type NoticeHandler = (payload: string | undefined) => void | Promise<void>;

export interface Statement<Row> {
  readonly name: string;
  readonly text: string;
  /** For the type only; never set. */
  readonly row?: Row;
}

/**
 * A statement that PostgreSQL parses once per connection. List the columns instead of `*`: a prepared statement fails
 * when a migration changes its result columns.
 */
export function statement<Row>(name: string, text: string): Statement<Row> {
  const known = texts.get(name);
  if (known !== undefined && known !== text) throw new Error(`Two different statements are called "${name}"`);
  if (Buffer.byteLength(name) > 63) throw new Error(`PostgreSQL would cut the statement name "${name}" to 63 bytes`);
  texts.set(name, text);
  return { name, text };
}

const texts = new Map<string, string>();

/** Whether the error is a conflict with another transaction; the same work may succeed when retried. */
export function isConflict(error: unknown): boolean {
  return hasCode(error, '40001') || hasCode(error, '40P01');
}

/** Whether the error is a violation of a unique key. */
export function isDuplicate(error: unknown, constraint?: string): boolean {
  if (!hasCode(error, '23505')) return false;
  return constraint === undefined || (error as { constraint?: string }).constraint === constraint;
}

/** Whether the error is a row that refers to another one which does not exist. */
export function isMissingReference(error: unknown): boolean {
  return hasCode(error, '23503');
}

/**
 * Whether the database is unreachable, stopping, starting or out of connections, so that a retry may succeed. A
 * statement whose connection broke may or may not have been executed. The driver reports that case by message only,
 * without a code.
 */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (/^(Connection terminated|timeout exceeded when trying to connect|timeout expired)/.test(error.message)) {
    return true;
  }
  if (/^Client (has encountered a connection error|was closed) and is not queryable/.test(error.message)) return true;
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  const isNetwork = syscall === 'connect' || syscall === 'read' || syscall === 'write';
  return isNetwork || /^(57P0[123]|53300|08\d{3})$/.test(String(code));
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
