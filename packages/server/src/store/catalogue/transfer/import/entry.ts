/** A row of the file. */
export interface FileRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** What is wrong, and where. Without a column, it is the product as a whole. */
export interface Fault {
  readonly line: number;
  readonly column: string | null;
  readonly message: string;
}

/** Enough to correct a product; one with hundreds of wrong rows must not make the report long. */
export const MAX_FAULTS = 50;
