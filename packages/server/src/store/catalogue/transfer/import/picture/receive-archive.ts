import type { Parts } from '../../../../../platform/parts.ts';
import { storageOf } from '../../../../../platform/storage/index.ts';
import { type ArchiveEntry, type ListedArchive, listArchive, readEntry } from '../../../../../platform/zip/index.ts';
import { importMessages } from '../messages.ts';
import { archiveKey, openImportArchive } from './archive.ts';
import { fileKey } from './named.ts';
import { insertArchiveFiles } from './store.ts';

/** Enough for the pictures of a large shop, in a few archives. */
export const MAX_ARCHIVE_BYTES = 2 * 1024 * 1024 * 1024;
const limits = { maxEntries: 10_000, maxUnpackedBytes: 4 * 1024 * 1024 * 1024 };
const BATCH_SIZE = 500;

type ReceivedArchive =
  | { readonly ok: true; readonly rows: AsyncGenerator<Uint8Array> }
  | { readonly ok: false; readonly message: string };

/** Whether a file begins like an archive. */
export function isArchive(head: Uint8Array): boolean {
  const [first, second, third, fourth] = head;
  return first === 0x50 && second === 0x4b && ((third === 3 && fourth === 4) || (third === 5 && fourth === 6));
}

/**
 * Stores an archive while it arrives and notes the files in it. Returns the content of the CSV file among them. Pictures
 * are unpacked later, one by one, when a row names them.
 */
export async function receiveArchive(
  parts: Parts,
  { websiteId, importId }: { readonly websiteId: string; readonly importId: string },
  source: AsyncIterable<Uint8Array>,
): Promise<ReceivedArchive> {
  const storage = storageOf(parts.config);
  const limited = { isTooLarge: false };
  await storage.put(archiveKey(websiteId, importId), upTo(source, limited));
  if (limited.isTooLarge) return refuse(importMessages.unreadable.tooLarge());
  const archive = await openImportArchive(parts, websiteId, importId);
  if (!archive) throw new Error('An archive is gone before it was read');
  const listed = await listArchive(archive, limits);
  if (!listed.ok) return refuse(archiveFault(listed));
  const [file, ...others] = listed.entries.filter(({ name }) => /\.csv$/i.test(name));
  if (!file) return refuse(importMessages.archive.noCsv);
  if (others.length > 0) return refuse(importMessages.archive.severalCsv);
  const files = listed.entries.filter((entry) => entry !== file).map(fileOf);
  for (let first = 0; first < files.length; first += BATCH_SIZE) {
    await insertArchiveFiles(parts.database, websiteId, importId, files.slice(first, first + BATCH_SIZE));
  }
  return { ok: true, rows: readEntry(archive, file) };
}

function fileOf(entry: ArchiveEntry) {
  const filename = entry.name.split('/').at(-1) ?? entry.name;
  return { source: fileKey(entry.name), base: fileKey(filename), place: entry, filename };
}

function archiveFault({ fault, name }: Extract<ListedArchive, { readonly ok: false }>): string {
  const { archive } = importMessages;
  switch (fault) {
    case 'unreadable':
      return archive.unreadable;
    case 'tooManyEntries':
      return archive.tooManyEntries(limits.maxEntries);
    case 'tooMuch':
      return archive.tooMuch;
    default:
      return archive[fault](name);
  }
}

function refuse(message: string): ReceivedArchive {
  return { ok: false, message };
}

/** The rest of an archive that is too large is not stored. */
async function* upTo(source: AsyncIterable<Uint8Array>, limited: { isTooLarge: boolean }): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of source) {
    bytes += chunk.length;
    if (bytes > MAX_ARCHIVE_BYTES) {
      limited.isTooLarge = true;
      return;
    }
    yield chunk;
  }
}
