import { isUtf8 } from 'node:buffer';

/** A line of a CSV file that is not empty. `line` counts as a text editor does. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

export interface CsvLimits {
  readonly maxBytes: number;
  readonly maxRows: number;
  readonly maxColumns: number;
  readonly maxCellLength: number;
}

export type CsvFault =
  | 'tooLarge'
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'cellTooLong'
  | 'notUtf8'
  | 'notText'
  | 'openQuote';

/** Why a file cannot be read; thrown because the fault is found while rows are passed on. */
export class UnreadableCsvError extends Error {
  override readonly name = 'UnreadableCsvError';
  readonly fault: CsvFault;
  readonly line: number;

  constructor(fault: CsvFault, line: number) {
    super(`${fault} in line ${line}`);
    this.fault = fault;
    this.line = line;
  }
}

/**
 * Reads a CSV file while it arrives: UTF-8 with or without a byte order mark, cells separated by commas, semicolons or
 * tabs, whichever the first line has most of. Quoted cells may contain separators and line ends. Only one row is kept in
 * memory. The apostrophe that keeps a spreadsheet from running a cell is taken off again.
 */
export async function* readCsv(source: AsyncIterable<Uint8Array>, limits: CsvLimits): AsyncGenerator<CsvRow> {
  const reader = new RowReader(limits);
  for await (const text of decoded(source, limits, () => reader.line)) yield* reader.read(text);
  yield* reader.end();
}

async function* decoded(
  source: AsyncIterable<Uint8Array>,
  { maxBytes }: CsvLimits,
  line: () => number,
): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let bytes = 0;
  let last: number | undefined;
  const decode = (chunk?: Uint8Array) => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    } catch {
      throw new UnreadableCsvError('notUtf8', line() + (chunk ? linesBeforeFault(chunk, last) : 0));
    }
  };
  for await (const chunk of source) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new UnreadableCsvError('tooLarge', line());
    yield decode(chunk);
    last = chunk.at(-1) ?? last;
  }
  yield decode();
}

const [LINE_FEED, CARRIAGE_RETURN] = [0x0a, 0x0d];

/** How many lines end in a piece of a file before the first that is not UTF-8. No byte of a longer sign looks like a line end. `last` is the end of the piece before. */
function linesBeforeFault(chunk: Uint8Array, last: number | undefined): number {
  // A sign that the piece before began ends here.
  let start = chunk.findIndex((byte) => (byte & 0xc0) !== 0x80);
  let lines = 0;
  for (let at = Math.max(start, 0); at < chunk.length; at += 1) {
    const byte = chunk[at];
    if (byte !== LINE_FEED && byte !== CARRIAGE_RETURN) continue;
    if (!isUtf8(chunk.subarray(start, at))) return lines;
    start = at + 1;
    if (byte === CARRIAGE_RETURN || (at === 0 ? last : chunk[at - 1]) !== CARRIAGE_RETURN) lines += 1;
  }
  // All lines that end here are good: the fault is in the last one, or in a sign that the piece before began.
  return isUtf8(chunk.subarray(start)) ? 0 : lines;
}

class RowReader {
  line = 1;
  readonly #limits: CsvLimits;
  #separator: string | undefined;
  /** The beginning of the file, until its first line is complete and tells the separator. */
  #beginning = '';
  #cells: string[] = [];
  #cell = '';
  #state: 'start' | 'plain' | 'quoted' | 'closed' = 'start';
  #rowLine = 1;
  #quoteLine = 1;
  #rows = 0;
  #endedWithReturn = false;

  constructor(limits: CsvLimits) {
    this.#limits = limits;
  }

  *read(text: string): Generator<CsvRow> {
    if (this.#separator !== undefined) {
      yield* this.#readRows(text, this.#separator);
      return;
    }
    this.#beginning += text;
    const found = separatorOf(this.#beginning);
    if (found === undefined && this.#beginning.length < this.#limits.maxCellLength) return;
    yield* this.#begin(found ?? ',');
  }

  *end(): Generator<CsvRow> {
    if (this.#separator === undefined) yield* this.#begin(separatorOf(`${this.#beginning}\n`) ?? ',');
    if (this.#state === 'quoted') throw new UnreadableCsvError('openQuote', this.#quoteLine);
    yield* this.#endRow();
  }

  *#begin(separator: string): Generator<CsvRow> {
    this.#separator = separator;
    const text = this.#beginning;
    this.#beginning = '';
    yield* this.#readRows(text, separator);
  }

  *#readRows(text: string, separator: string): Generator<CsvRow> {
    for (const sign of text) {
      const followsReturn = this.#endedWithReturn;
      this.#endedWithReturn = sign === '\r';
      if (sign === '\0') throw new UnreadableCsvError('notText', this.line);
      // A line ends with \n, \r or both.
      const isSecondHalf = sign === '\n' && followsReturn;
      if ((sign === '\n' || sign === '\r') && !isSecondHalf) this.line += 1;
      if (this.#state === 'quoted') {
        if (sign === '"') this.#state = 'closed';
        else this.#append(sign);
      } else if (sign === '\n' || sign === '\r') {
        if (!isSecondHalf) yield* this.#endRow();
      } else if (sign === separator) this.#endCell();
      else if (sign === '"' && this.#state === 'closed') {
        // Two quotes within a quoted cell are one.
        this.#append(sign);
        this.#state = 'quoted';
      } else if (sign === '"' && this.#state === 'start') {
        this.#state = 'quoted';
        this.#quoteLine = this.line;
      } else {
        this.#append(sign);
        if (this.#state === 'start') this.#state = 'plain';
      }
    }
  }

  #append(sign: string): void {
    if (this.#cell.length >= this.#limits.maxCellLength) throw new UnreadableCsvError('cellTooLong', this.line);
    this.#cell += sign;
  }

  #endCell(): void {
    if (this.#cells.length >= this.#limits.maxColumns) throw new UnreadableCsvError('tooManyColumns', this.#rowLine);
    this.#cells.push(plainCell(this.#cell));
    this.#cell = '';
    this.#state = 'start';
  }

  *#endRow(): Generator<CsvRow> {
    this.#endCell();
    const row = { line: this.#rowLine, cells: this.#cells };
    this.#cells = [];
    this.#rowLine = this.line;
    if (row.cells.every((cell) => cell.trim() === '')) return;
    this.#rows += 1;
    if (this.#rows > this.#limits.maxRows) throw new UnreadableCsvError('tooManyRows', row.line);
    yield row;
  }
}

/** The separator of the first line that holds anything, once that line is complete. */
function separatorOf(text: string): string | undefined {
  const counts = { ',': 0, ';': 0, '\t': 0 };
  let isQuoted = false;
  let hasText = false;
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (sign === '\n' || sign === '\r') {
      if (hasText) return mostFrequent(counts);
      continue;
    }
    hasText = true;
    if (sign === ',' || sign === ';' || sign === '\t') counts[sign] += 1;
  }
  return undefined;
}

function mostFrequent(counts: Readonly<Record<string, number>>): string {
  const [first] = Object.entries(counts).toSorted(([, a], [, b]) => b - a);
  return first?.[0] ?? ',';
}

function plainCell(text: string): string {
  // In the reverse order of `csvCell`.
  return text.replaceAll(guardedInside, '$1').replace(guardedStart, '');
}

// The counterparts of the signs that `csvCell` looks for.
const guardedStart = /^'(?=[\t\r\n]|[\s\p{Cf}\p{Cc}]*[=+\-@＝＋－＠])/u;
const guardedInside = /([;\t\r\n])'(?=(?:(?![\t\r\n])[\s\p{Cf}\p{Cc}"])*[=+\-@＝＋－＠])/gu;
