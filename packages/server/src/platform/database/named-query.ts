import driver, { type FieldDef, Query } from 'pg';
import type { Statement } from './connection.ts';
import { getTypeParser } from './pool.ts';

/** What is used of the driver's own class and of its connection; its types describe only what callers see. */
interface DriverQuery {
  name: string;
  readonly values: readonly unknown[];
  readonly callback?: (error: Error | null, rows?: unknown[]) => void;
  prepare(connection: Wire): void;
  handleError(error: Error, connection: Wire): void;
}
interface Wire {
  bind(call: { statement: string; values: readonly unknown[]; valueMapper: unknown }): void;
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

/**
 * One call of a named statement. The driver asks PostgreSQL to describe the columns at every call and looks up their
 * parsers anew, which for a small statement is more work than its rows. Here each connection does both once per
 * statement. As in the driver, a statement whose columns change afterwards fails.
 */
export class NamedQuery extends DriverQuery {
  readonly #rows: unknown[] = [];
  #known: Map<string, Shape> | undefined;
  #shape: Shape | undefined;
  #failure: Error | undefined;

  constructor({ name, text }: Statement<unknown>, values: readonly unknown[]) {
    super(text, values);
    this.name = name;
  }

  override prepare(connection: Wire): void {
    this.#known = knownShapes(connection);
    this.#shape = this.#known.get(this.name);
    if (!this.#shape) return super.prepare(connection);
    try {
      connection.bind({ statement: this.name, values: this.values, valueMapper: prepareValue });
    } catch (error) {
      connection.sync();
      return this.handleError(error as Error, connection);
    }
    connection.execute();
    connection.sync();
  }

  handleRowDescription({ fields }: { readonly fields: readonly FieldDef[] }): void {
    this.#shape = {
      names: fields.map(({ name }) => name),
      parsers: fields.map(({ dataTypeID }) => getTypeParser(dataTypeID, 'text') as Parser),
      empty: Object.fromEntries(fields.map(({ name }) => [name, null])),
    };
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    if (this.#failure) return;
    try {
      this.#rows.push(rowOf(this.#shape ?? noColumns, fields));
    } catch (error) {
      this.#failure = error as Error;
    }
  }

  handleCommandComplete(): void {
    // A statement that returns no columns is not described.
    this.#known?.set(this.name, this.#shape ?? noColumns);
  }

  handleReadyForQuery(): void {
    if (this.#failure) this.callback?.(this.#failure);
    else this.callback?.(null, this.#rows);
  }
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
