import { bytesPerMegabyte } from '@awning/formats';
import { createSender, type DownloadOutcome, type Sender } from '../../../../../platform/outgoing/index.ts';
import type { Parts } from '../../../../../platform/parts.ts';
import type { Website } from '../../../../../platform/website/index.ts';
import { DamagedEntryError, readEntry } from '../../../../../platform/zip/index.ts';
import {
  discardPicture,
  keepPicture,
  pictureRight,
  type ReceivedPicture,
  receivePicture,
  type UploadRefusal,
} from '../../../../../site/media/index.ts';
import { cutWord } from '../cut-word.ts';
import { headOfImport } from '../head.ts';
import { importMessages } from '../messages.ts';
import { type ImportRow, selectImport, selectNextEntry } from '../store.ts';
import { openImportArchive } from './archive.ts';
import { findFile } from './find.ts';
import { namedPictures, nameOfAddress, referenceOf } from './named.ts';
import { type PictureRow, selectPictures, upsertPictureResult } from './store.ts';

/** An import is deleted after 30 days; its pictures stay a day longer. */
const KEPT_DAYS = 31;
const MS_PER_DAY = 86_400_000;
/** For a picture of the largest size over a slow connection. */
const DOWNLOAD_TIMEOUT_MS = 30_000;

type Step = 'check' | 'write';

/**
 * Stores the pictures of the product that comes next, without a transaction: files of the archive before it is checked,
 * and pictures from addresses before it is written. Each is asked for once. What is stored belongs to no file yet, so
 * that nothing is seen of it before the product is written.
 */
export async function preparePictures(
  parts: Parts,
  website: Website,
  importId: string,
  { step, signal }: { readonly step: Step; readonly signal?: AbortSignal | undefined },
): Promise<void> {
  const found = await selectImport(parts.database, website.id, importId);
  if (found?.state !== (step === 'check' ? 'checking' : 'importing') || !found.rights.includes(pictureRight)) return;
  const position = step === 'check' ? found.checkedNo : found.writtenNo;
  const entry = await selectNextEntry(parts.database, website.id, importId, position);
  if (!entry || (step === 'write' && entry.state === 'faulty')) return;
  const words = new Set(namedPictures(headOfImport(found, website), entry.rows).map(({ word }) => word));
  const kind = step === 'check' ? 'file' : 'address';
  // Two words can lead to one picture.
  const bySource = new Map<string, Wanted>();
  for (const word of words) {
    const reference = referenceOf(word, website);
    if (reference.kind === kind) bySource.set(reference.source, { word, source: reference.source });
  }
  const wanted = [...bySource.values()];
  const known = await selectPictures(parts.database, website.id, importId, [...bySource.keys()]);
  const work: Work = { parts, website, found };
  if (step === 'check') await unpackEach(work, wanted, known);
  else await fetchEach(work, wanted, known, signal);
}

interface Work {
  readonly parts: Parts;
  readonly website: Website;
  readonly found: ImportRow;
}

interface Wanted {
  readonly word: string;
  readonly source: string;
}

async function unpackEach(work: Work, wanted: readonly Wanted[], known: readonly PictureRow[]): Promise<void> {
  const { parts, website, found } = work;
  const waiting = new Map<string, PictureRow>();
  for (const { source } of wanted) {
    const file = findFile(known, source);
    if (file && file !== 'several' && file.place && !isDecided(file)) waiting.set(file.source, file);
  }
  const archive = waiting.size > 0 ? await openImportArchive(parts, website.id, found.id) : undefined;
  for (const { source, filename, place } of waiting.values()) {
    const decide = (outcome: Outcome) => record(work, { source, filename }, outcome);
    if (!archive || !place) {
      await decide({ fault: importMessages.pictureNotInArchive(cutWord(filename)) });
      continue;
    }
    const reading: { failure?: unknown } = {};
    const content = withFailure(readEntry(archive, place), reading);
    try {
      const arriving = { source: content, expectedBytes: place.bytes, name: filename };
      const received = await receivePicture(parts, website.id, arriving);
      // A storage that fails is not the fault of the file: it is unpacked again later.
      if (reading.failure !== undefined && !(reading.failure instanceof DamagedEntryError)) throw reading.failure;
      if (received.ok) await decide({ picture: received.picture });
      else await decide({ fault: faultOf(received.refusal, filename, importMessages.pictureDamaged) });
    } finally {
      // A file that was refused early is not read to its end.
      await content.return(undefined);
    }
  }
}

/** Passes the bytes on and remembers why they ended early, which the intake of pictures does not tell. */
async function* withFailure(
  content: AsyncGenerator<Uint8Array>,
  reading: { failure?: unknown },
): AsyncGenerator<Uint8Array> {
  try {
    yield* content;
  } catch (error) {
    reading.failure = error;
    throw error;
  }
}

async function fetchEach(
  work: Work,
  wanted: readonly Wanted[],
  known: readonly PictureRow[],
  signal: AbortSignal | undefined,
): Promise<void> {
  const { parts, website, found } = work;
  const sender = createSender({
    allowsPrivate: parts.config.privateWebhooks === 'allow',
    timeoutMs: DOWNLOAD_TIMEOUT_MS,
  });
  const waiting = wanted.filter(({ source }) => !known.some((row) => row.source === source && isDecided(row)));
  for (const { word, source } of waiting) {
    // A slow server must not keep an import going that a person has stopped.
    if ((await selectImport(parts.database, website.id, found.id))?.state !== 'importing') return;
    const filename = nameOfAddress(source);
    const outcome = await fetchPicture(parts, website.id, sender, { word: cutWord(word), source, filename, signal });
    // Whatever was not had because the process is stopping is fetched by the next one.
    if (signal?.aborted) {
      if ('picture' in outcome) await discardPicture(parts, website.id, outcome.picture);
      return;
    }
    await record(work, { source, filename }, outcome);
  }
}

type Outcome = { readonly picture: ReceivedPicture } | { readonly fault: string };

async function fetchPicture(
  parts: Parts,
  websiteId: string,
  sender: Sender,
  asked: {
    readonly word: string;
    readonly source: string;
    readonly filename: string;
    readonly signal: AbortSignal | undefined;
  },
): Promise<Outcome> {
  const { word, source, filename: name, signal } = asked;
  const file = await sender.download(source, { accept: 'image/*', signal });
  if (!file.ok) return { fault: downloadFault(file, word) };
  const { content, expectedBytes, close } = file;
  try {
    const received = await receivePicture(parts, websiteId, { source: content, expectedBytes, name });
    if (received.ok) return { picture: received.picture };
    return { fault: faultOf(received.refusal, word, importMessages.pictureUnreachable) };
  } finally {
    close();
  }
}

function downloadFault(outcome: Extract<DownloadOutcome, { readonly ok: false }>, word: string): string {
  switch (outcome.reason) {
    case 'forbidden':
      return importMessages.pictureForbidden(word);
    case 'unreachable':
      return importMessages.pictureUnreachable(word);
    case 'redirects':
      return importMessages.pictureRedirects(word);
    case 'status':
      return importMessages.pictureStatus(outcome.status, word);
    default:
      return outcome satisfies never;
  }
}

function faultOf(refusal: UploadRefusal, word: string, incomplete: (word: string) => string): string {
  switch (refusal.reason) {
    case 'wrongKind':
      return importMessages.pictureWrongKind(cutWord(word));
    case 'tooLarge':
      return importMessages.pictureTooLarge(Math.floor(refusal.limitBytes / bytesPerMegabyte), cutWord(word));
    case 'incomplete':
      return incomplete(cutWord(word));
    default:
      return refusal satisfies never;
  }
}

/** The picture and the note of it are one transaction; a picture without a note is discarded. */
async function record(
  { parts, website, found }: Work,
  { source, filename }: { readonly source: string; readonly filename: string },
  outcome: Outcome,
): Promise<void> {
  const { database, clock } = parts;
  const picture = 'picture' in outcome ? outcome.picture : undefined;
  const result = {
    source,
    filename: picture?.filename ?? filename,
    contentId: picture?.content.id ?? null,
    fault: 'fault' in outcome ? outcome.fault : null,
  };
  let isKept = false;
  try {
    isKept = await database.transaction(async (connection) => {
      const isFirst = await upsertPictureResult(connection, website.id, found.id, result);
      if (!isFirst || !picture) return isFirst;
      const keptUntil = new Date(found.createdAt.getTime() + KEPT_DAYS * MS_PER_DAY);
      await keepPicture(connection, website.id, picture, { keptUntil, now: clock.now() });
      return true;
    });
  } finally {
    if (!isKept && picture) await discardPicture(parts, website.id, picture);
  }
}

function isDecided({ contentId, fault }: PictureRow): boolean {
  return contentId !== null || fault !== null;
}
