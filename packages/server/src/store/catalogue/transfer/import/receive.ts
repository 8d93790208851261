import type { CsvRow } from '../../../../platform/csv/index.ts';
import { readCsv, UnreadableCsvError } from '../../../../platform/csv/index.ts';
import { newId } from '../../../../platform/database/index.ts';
import type { TeamRequest } from '../../../../platform/http/index.ts';
import type { Parts } from '../../../../platform/parts.ts';
import type { Website } from '../../../../platform/website/index.ts';
import { DamagedEntryError } from '../../../../platform/zip/index.ts';
import { pictureRight } from '../../../../site/media/index.ts';
import { languagesOf } from '../languages.ts';
import { type Fault, type FileRow, MAX_FAULTS } from './entry.ts';
import { cellOf, type Head, readHead } from './head.ts';
import { importMessages } from './messages.ts';
import { deleteArchive } from './picture/archive.ts';
import { isArchive, receiveArchive } from './picture/receive-archive.ts';
import * as store from './store.ts';
import { addCheckJob } from './tasks.ts';

/** As much as a shop of 100,000 variants needs, in a few files. */
const MAX_BYTES = 50 * 1024 * 1024;
const limits = { maxBytes: MAX_BYTES, maxRows: 50_000, maxColumns: 200, maxCellLength: 110_000 };

/** One more than a product can have, so that the check of the product refuses it. */
const MAX_ROWS_OF_PRODUCT = 251;
const BATCH_ROWS = 500;

type Received = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly message: string };

/**
 * Stores the rows of a file while it arrives, product by product. Until the last one is stored, the import does not
 * exist for anyone; what a killed process leaves behind is deleted by the sweep.
 */
export async function receiveImport(
  parts: Parts,
  { website, member }: Pick<TeamRequest, 'website' | 'member'>,
  { filename, source }: { readonly filename: string; readonly source: AsyncIterable<Uint8Array> },
): Promise<Received> {
  const { database, clock } = parts;
  const { head, whole } = await beginning(source);
  const hasArchive = isArchive(head);
  if (hasArchive && !member.rights.has(pictureRight)) return { ok: false, message: importMessages.noArchiveRight };
  const id = newId(clock);
  await store.insertImport(database, website.id, {
    id,
    filename,
    authorId: member.id ?? null,
    author: member.name,
    rights: [...member.rights],
    createdAt: clock.now(),
    hasArchive,
  });
  const received = await receiveFile(parts, website, id, { whole, hasArchive }).catch(async (error: unknown) => {
    await drop(parts, website.id, id, hasArchive);
    throw error;
  });
  if (!received.ok) await drop(parts, website.id, id, hasArchive);
  return received;
}

async function receiveFile(
  parts: Parts,
  website: Website,
  importId: string,
  { whole, hasArchive }: { readonly whole: AsyncIterable<Uint8Array>; readonly hasArchive: boolean },
): Promise<Received> {
  if (!hasArchive) return await receiveRows(parts, website, importId, whole);
  const archive = await receiveArchive(parts, { websiteId: website.id, importId }, whole);
  if (!archive.ok) return archive;
  try {
    return await receiveRows(parts, website, importId, archive.rows);
  } finally {
    await archive.rows.return(undefined);
  }
}

async function receiveRows(
  { database, jobs }: Parts,
  website: Website,
  importId: string,
  source: AsyncIterable<Uint8Array>,
): Promise<Received> {
  const rows = readCsv(source, limits);
  try {
    const first = await rows.next();
    if (first.done) return { ok: false, message: importMessages.empty };
    const read = readHead(first.value.cells, languagesOf(website));
    if (!read.ok) return read;
    const columns = { columns: first.value.cells, unknownColumns: read.head.unknown };
    await store.updateColumns(database, website.id, importId, columns);
    const { rowCount, productCount } = await storeEntries(rows, read.head, (entries) =>
      store.insertEntries(database, website.id, importId, entries),
    );
    if (rowCount === 0) return { ok: false, message: importMessages.empty };
    await database.transaction(async (connection) => {
      await store.markReceived(connection, website.id, importId, { rowCount, productCount });
      await addCheckJob(jobs, connection, { websiteId: website.id, importId });
    });
    return { ok: true, id: importId };
  } catch (error) {
    if (error instanceof UnreadableCsvError) {
      return { ok: false, message: importMessages.unreadable[error.fault](error.line) };
    }
    if (error instanceof DamagedEntryError) return { ok: false, message: importMessages.archive.unreadable };
    throw error;
  }
}

async function drop(parts: Parts, websiteId: string, importId: string, hasArchive: boolean): Promise<void> {
  if (hasArchive) await deleteArchive(parts, websiteId, importId);
  await store.deleteImport(parts.database, websiteId, importId);
}

const HEAD_BYTES = 4;

/** The first bytes, and everything once more. */
async function beginning(source: AsyncIterable<Uint8Array>) {
  const iterator = source[Symbol.asyncIterator]();
  const taken: Uint8Array[] = [];
  for (let bytes = 0; bytes < HEAD_BYTES; ) {
    const next = await iterator.next();
    if (next.done) break;
    taken.push(next.value);
    bytes += next.value.length;
  }
  const head = Buffer.concat(taken).subarray(0, HEAD_BYTES);
  async function* whole(): AsyncGenerator<Uint8Array> {
    yield* taken.splice(0);
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
  }
  return { head, whole: whole() };
}

async function storeEntries(
  rows: AsyncIterable<CsvRow>,
  head: Head,
  insert: (entries: readonly store.NewEntry[]) => Promise<void>,
) {
  let [rowCount, productCount, waitingRows] = [0, 0, 0];
  let waiting: store.NewEntry[] = [];
  for await (const entry of entriesOf(rows, head)) {
    rowCount += entry.rows.length;
    productCount += 1;
    waiting.push({ no: productCount, ...entry });
    waitingRows += entry.rows.length;
    if (waitingRows < BATCH_ROWS) continue;
    await insert(waiting);
    [waiting, waitingRows] = [[], 0];
  }
  if (waiting.length > 0) await insert(waiting);
  return { rowCount, productCount };
}

/** Rows that follow each other with the same page and address are one product; a row without an address is one by itself. */
async function* entriesOf(rows: AsyncIterable<CsvRow>, head: Head): AsyncGenerator<Omit<store.NewEntry, 'no'>> {
  const seen = { skus: new Map<string, number>(), products: new Map<string, number>() };
  let current: { key: string; rows: FileRow[]; faults: Fault[] } | undefined;
  for await (const { line, cells } of rows) {
    const address = cellOf(head, cells, 'address') ?? '';
    const key = address === '' ? '' : JSON.stringify([cellOf(head, cells, 'page') ?? '', address]);
    const isSame = current?.key === key && key !== '' && current.rows.length < MAX_ROWS_OF_PRODUCT;
    if (current && !isSame) yield entryOf(current);
    if (!current || !isSame) {
      current = { key, rows: [], faults: [] };
      const earlier = seen.products.get(key);
      if (earlier !== undefined) {
        current.faults.push({ line, column: 'address', message: importMessages.productInLine(earlier) });
      } else if (key !== '') seen.products.set(key, line);
    }
    current.rows.push({ line, cells: cells.slice(0, head.size) });
    current.faults.push(...rowFaults(line, cells, head, seen.skus));
  }
  if (current) yield entryOf(current);
}

function entryOf({ rows, faults }: { readonly rows: readonly FileRow[]; readonly faults: readonly Fault[] }) {
  return { rows, faults: faults.slice(0, MAX_FAULTS) };
}

function rowFaults(line: number, cells: readonly string[], head: Head, skus: Map<string, number>): Fault[] {
  const faults: Fault[] = [];
  if (cells.slice(head.size).some((cell) => cell.trim() !== '')) {
    faults.push({ line, column: null, message: importMessages.tooManyCells });
  }
  const sku = cellOf(head, cells, 'sku') ?? '';
  const earlier = skus.get(sku);
  if (earlier !== undefined) faults.push({ line, column: 'sku', message: importMessages.skuInLine(earlier) });
  else if (sku !== '') skus.set(sku, line);
  return faults;
}
