import driver, { type FieldDef, Query } from 'pg';
import type { Statement } from './connection.ts';
import { getTypeParser } from './pool.ts';

/** What is used of the driver's own class and of its connection; its types describe only what callers see. */
interface DriverQuery {
  name: string;
  text: string;
  readonly callback?: (error: Error | null, outcomes: readonly Outcome[]) => void;
}
interface Wire {
  /** The texts of statements by name: those that PostgreSQL knows, and those that are on their way to it. */
  readonly parsedStatements: Record<string, string>;
  readonly submittedNamedStatements: Record<string, string>;
  parse(call: { name: string; text: string }): void;
  bind(call: { statement: string; values: readonly unknown[]; valueMapper: unknown }): void;
  describe(call: { type: 'P'; name: '' }): void;
  execute(): void;
  sync(): void;
}
type Parser = (text: string) => unknown;

const DriverQuery = Query as unknown as new (text: string, values: readonly unknown[]) => DriverQuery;
const { prepareValue } = (driver as unknown as { readonly utils: { readonly prepareValue: unknown } }).utils;

/** The columns of a statement: their names, what reads them, and a row of nulls. */
interface Shape {
  readonly names: readonly string[];
  readonly parsers: readonly Parser[];
  readonly empty: Readonly<Record<string, null>>;
}

const noColumns: Shape = { names: [], parsers: [], empty: {} };
const shapes = new WeakMap<Wire, Map<string, Shape>>();

/** One call of a statement. */
export interface Call {
  readonly statement: Statement<unknown>;
  readonly values: readonly unknown[];
}

export type Outcome = { readonly ok: true; readonly rows: unknown[] } | { readonly ok: false; readonly error: Error };

interface SentCall extends Call {
  readonly rows: unknown[];
  shape: Shape | undefined;
  /** Its values could not be sent, or its rows could not be read. */
  failure: Error | undefined;
}

/**
 * Calls of named statements that are sent together and run one after the other. They share one round trip: PostgreSQL
 * answers all of them at once, where the driver would ask for an answer to each and wake up for it. If one fails, the
 * following ones are not run.
 *
 * The driver also asks PostgreSQL to describe the columns at every call and looks up their parsers anew, which for a
 * small statement is more work than its rows. Here each connection does both once per statement. As in the driver, a
 * statement whose columns change afterwards fails.
 */
export class Batch extends DriverQuery {
  readonly #calls: readonly SentCall[];
  /** How many calls PostgreSQL has run. */
  #run = 0;

  constructor(calls: readonly Call[]) {
    super('', []);
    this.#calls = calls.map((call) => ({ ...call, rows: [], shape: undefined, failure: undefined }));
    this.#showCurrent();
  }

  /** Called by the driver when it is this query's turn to be sent. */
  prepare(connection: Wire): void {
    const known = knownShapes(connection);
    for (const call of this.#calls) {
      call.shape = known.get(call.statement.name);
      try {
        send(connection, call);
      } catch (error) {
        call.failure = error as Error;
        break;
      }
    }
    connection.sync();
  }

  handleRowDescription({ fields }: { readonly fields: readonly FieldDef[] }): void {
    this.#current.shape = {
      names: fields.map(({ name }) => name),
      parsers: fields.map(({ dataTypeID }) => getTypeParser(dataTypeID, 'text') as Parser),
      empty: Object.fromEntries(fields.map(({ name }) => [name, null])),
    };
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    const call = this.#current;
    if (call.failure) return;
    try {
      call.rows.push(rowOf(call.shape ?? noColumns, fields));
    } catch (error) {
      call.failure = error as Error;
    }
  }

  handleCommandComplete(_message: unknown, connection: Wire): void {
    const { statement, shape } = this.#current;
    // A statement that returns no columns is not described.
    knownShapes(connection).set(statement.name, shape ?? noColumns);
    this.#run += 1;
    this.#showCurrent();
  }

  handleReadyForQuery(): void {
    this.#end();
  }

  handleError(error: Error, connection: Wire): void {
    const notRun = this.#calls.slice(this.#run);
    // PostgreSQL has not parsed them either.
    for (const { statement } of notRun) delete connection.submittedNamedStatements[statement.name];
    if (notRun[0]) notRun[0].failure = error;
    this.#end();
  }

  #end(): void {
    const outcomes = this.#calls.map(({ rows, failure }, index): Outcome => {
      if (failure) return { ok: false, error: failure };
      return index < this.#run ? { ok: true, rows } : { ok: false, error: new NotRunError() };
    });
    const failed = outcomes.find((outcome) => !outcome.ok);
    this.callback?.(failed?.error ?? null, outcomes);
  }

  get #current(): SentCall {
    return this.#calls[this.#run]!;
  }

  /** The driver notes by these which statement PostgreSQL has parsed. */
  #showCurrent(): void {
    const statement = this.#calls[this.#run]?.statement;
    if (!statement) return;
    this.name = statement.name;
    this.text = statement.text;
  }
}

class NotRunError extends Error {
  override readonly name = 'NotRunError';
  constructor() {
    super('Not run, because a statement before it failed');
  }
}

function send(connection: Wire, { statement: { name, text }, values, shape }: SentCall): void {
  const isParsed = connection.parsedStatements[name] ?? connection.submittedNamedStatements[name];
  if (isParsed === undefined) {
    connection.parse({ name, text });
    connection.submittedNamedStatements[name] = text;
  }
  connection.bind({ statement: name, values, valueMapper: prepareValue });
  if (!shape) connection.describe({ type: 'P', name: '' });
  connection.execute();
}

function knownShapes(connection: Wire): Map<string, Shape> {
  const known = shapes.get(connection) ?? new Map<string, Shape>();
  shapes.set(connection, known);
  return known;
}

function rowOf({ names, parsers, empty }: Shape, values: readonly (string | null)[]): Record<string, unknown> {
  const row: Record<string, unknown> = { ...empty };
  for (let column = 0; column < values.length; column += 1) {
    const value = values[column]!;
    if (value !== null) row[names[column]!] = parsers[column]!(value);
  }
  return row;
}
