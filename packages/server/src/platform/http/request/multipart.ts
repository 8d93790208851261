import { httpMessages } from '../messages.ts';
import { RequestRefusedError } from '../responses/errors.ts';
import { MAX_QUERY_KEYS } from './query-string.ts';

/** A file of a form. */
export interface SentFile {
  /** The name of its field. */
  readonly field: string;
  /** As the browser calls the file; nothing that it says is checked. */
  readonly name: string;
  /** Throws if the form ends in the middle of the file. */
  readonly content: AsyncIterable<Uint8Array>;
}

/** A form that was sent with files. */
export interface SentForm {
  readonly fields: Readonly<Record<string, string | string[]>>;
  /** One after the other, as they arrive. What is not read of one is passed over before the next. */
  readonly files: AsyncIterable<SentFile>;
}

/**
 * Reads a form (multipart/form-data, RFC 7578) up to its first file, so that its fields are checked before any file is received.
 * A field after a file is refused: browsers send them in the order of the page, and our pages have their files last.
 */
export async function readMultipart(
  source: AsyncIterable<Uint8Array>,
  contentType: string,
  maxFieldBytes: number,
): Promise<SentForm> {
  const boundary = boundaryOf(contentType);
  if (boundary === undefined) refuse();
  const parts = partsOf(source, boundary);
  const fields: Record<string, string | string[]> = Object.create(null);
  let [bytes, number] = [0, 0];
  for (;;) {
    const next = await parts.next();
    if (next.done) return { fields, files: noFiles() };
    const { name, filename, content } = next.value;
    if (filename !== undefined) return { fields, files: filesOf(next.value, parts) };
    const chunks: Uint8Array[] = [];
    bytes += name.length;
    for await (const chunk of content) {
      bytes += chunk.length;
      if (bytes > maxFieldBytes) throw new RequestRefusedError(413, httpMessages.tooLarge);
      chunks.push(chunk);
    }
    number += 1;
    if (number > MAX_QUERY_KEYS) throw new RequestRefusedError(413, httpMessages.tooManyFields);
    const value = Buffer.concat(chunks).toString('utf8');
    if (value.includes('\0')) refuse();
    const former = fields[name];
    fields[name] = former === undefined ? value : [former, value].flat();
  }
}

const MAX_HEAD_BYTES = 8192;
/** RFC 2046 allows 70 characters. */
const MAX_BOUNDARY_LENGTH = 70;

function boundaryOf(contentType: string): string | undefined {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  return boundary !== undefined && boundary.length <= MAX_BOUNDARY_LENGTH ? boundary : undefined;
}

interface Part {
  readonly name: string;
  readonly filename: string | undefined;
  readonly content: AsyncIterable<Uint8Array>;
}

async function* partsOf(source: AsyncIterable<Uint8Array>, boundary: string): AsyncGenerator<Part> {
  const bytes = createReader(source);
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  // The first boundary may be the very beginning.
  bytes.putBack(lineEnd);
  await collect(bytes.until(delimiter), MAX_HEAD_BYTES);
  for (;;) {
    const next = await bytes.take(2);
    if (next === '--') return;
    if (next !== '\r\n') refuse();
    // A head without lines ends at once, so its end is looked for from the line end before it.
    bytes.putBack(lineEnd);
    const head = headOf(await collect(bytes.until(headEnd), MAX_HEAD_BYTES));
    const content = bytes.until(delimiter);
    yield { ...head, content };
    for await (const _ of content);
  }
}

const lineEnd = Buffer.from('\r\n');
const headEnd = Buffer.from('\r\n\r\n');

async function* filesOf(first: Part, parts: AsyncGenerator<Part>): AsyncGenerator<SentFile> {
  for (let part: Part | undefined = first; part; part = (await parts.next()).value as Part | undefined) {
    if (part.filename === undefined) refuse();
    // What a browser sends for a field in which no file was chosen.
    if (part.filename !== '') yield { field: part.name, name: part.filename, content: part.content };
  }
}

async function* noFiles(): AsyncGenerator<SentFile> {}

function headOf(text: string): Pick<Part, 'name' | 'filename'> {
  const disposition = text
    .split('\r\n')
    .map((line) => /^content-disposition:\s*form-data\s*(;.*)$/i.exec(line)?.[1])
    .find((found) => found !== undefined);
  const name = quotedIn(disposition, 'name');
  if (name === undefined) refuse();
  return { name, filename: quotedIn(disposition, 'filename') };
}

/** Browsers write quotes and line ends of a name as %22, %0D and %0A, and nothing else. */
function quotedIn(disposition: string | undefined, attribute: string): string | undefined {
  const value = new RegExp(`;\\s*${attribute}="([^"]*)"`, 'i').exec(disposition ?? '')?.[1];
  return value?.replaceAll(/%(22|0D|0A)/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

async function collect(pieces: AsyncIterable<Uint8Array>, maxBytes: number): Promise<string> {
  const found: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of pieces) {
    bytes += piece.length;
    if (bytes > maxBytes) refuse();
    found.push(piece);
  }
  return Buffer.concat(found).toString('utf8');
}

function createReader(source: AsyncIterable<Uint8Array>) {
  const arriving = source[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);
  async function holdMore(): Promise<void> {
    const arrived = await arriving.next();
    if (arrived.done) refuse();
    held = Buffer.concat([held, arrived.value]);
  }
  return {
    putBack(bytes: Uint8Array): void {
      held = Buffer.concat([bytes, held]);
    },
    async take(length: number): Promise<string> {
      while (held.length < length) await holdMore();
      const taken = held.toString('latin1', 0, length);
      held = held.subarray(length);
      return taken;
    },
    /** What comes before a mark, piece by piece, and takes the mark. A reader that stops early can go on later. */
    until(mark: Buffer): AsyncIterable<Uint8Array> {
      let isFound = false;
      async function next(): Promise<IteratorResult<Uint8Array>> {
        while (!isFound) {
          const at = held.indexOf(mark);
          isFound = at !== -1;
          // The end of what is held may be the beginning of the mark.
          const ready = isFound ? at : Math.max(held.length - mark.length + 1, 0);
          const piece = held.subarray(0, ready);
          held = held.subarray(isFound ? at + mark.length : ready);
          if (piece.length > 0) return { value: piece, done: false };
          if (!isFound) await holdMore();
        }
        return { value: undefined, done: true };
      }
      return { [Symbol.asyncIterator]: () => ({ next }) };
    },
  };
}

function refuse(): never {
  throw new RequestRefusedError(400, httpMessages.malformed);
}
