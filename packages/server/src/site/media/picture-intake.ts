import type { Connection } from '../../platform/database/index.ts';
import { createDocument, type EditContext } from '../../platform/editing/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { storageOf } from '../../platform/storage/index.ts';
import { insertContent, type NewContent, releaseContents, selectContents } from './content/store.ts';
import { assetDocument } from './editing/document.ts';
import type { AssetBody } from './editing/schema.ts';
import { lockPictureWith } from './store.ts';
import { askForWidths } from './tasks.ts';
import { fittingName, MAX_NAME_LENGTH, nameFault } from './upload/name.ts';
import { type Arriving, discard, receiveFile } from './upload/receive.ts';
import type { UploadRefusal } from './upload/refusal.ts';

/** A picture that is stored and that no file names yet. */
export interface ReceivedPicture {
  readonly content: NewContent;
  /** Fits what it is. */
  readonly filename: string;
}

/** What a member needs who adds pictures. */
export const pictureRight = assetDocument.right;

const nameless = 'picture';

/** Receives a picture like one that is uploaded. The caller keeps or holds it in a transaction, or discards it. */
export async function receivePicture(
  parts: Pick<Parts, 'config' | 'clock'>,
  websiteId: string,
  { name, wanted = 'image', ...arriving }: Arriving & { readonly name: string; readonly wanted?: 'image' | 'photo' },
): Promise<
  { readonly ok: true; readonly picture: ReceivedPicture } | { readonly ok: false; readonly refusal: UploadRefusal }
> {
  const received = await receiveFile(parts, websiteId, { ...arriving, wanted });
  if (!received.ok) return received;
  const cut = name.slice(-MAX_NAME_LENGTH);
  const filename = fittingName(nameFault(cut) ? nameless : cut, received.found);
  return { ok: true, picture: { content: received.content, filename } };
}

/** The sweep leaves it alone until then, although no file names it. */
export async function keepPicture(
  connection: Connection,
  websiteId: string,
  { content }: ReceivedPicture,
  { keptUntil, now }: { readonly keptUntil: Date; readonly now: Date },
): Promise<void> {
  await insertContent(connection, websiteId, content, { uploadKey: null, now, keptUntil });
}

/**
 * Makes it the content of another feature's own row, which deletes it together with itself. No file of the team names it.
 */
export async function holdPicture(
  { jobs }: Pick<Parts, 'jobs'>,
  connection: Connection,
  websiteId: string,
  { picture: { content }, now }: { readonly picture: ReceivedPicture; readonly now: Date },
): Promise<void> {
  await insertContent(connection, websiteId, content, { uploadKey: null, now, keptUntil: 'infinity' });
  if (content.state === 'waiting') await askForWidths(jobs, connection, { websiteId, contentId: content.id });
}

export async function discardPicture(
  { config }: Pick<Parts, 'config'>,
  websiteId: string,
  { content }: ReceivedPicture,
): Promise<void> {
  await discard(storageOf(config), websiteId, content.id);
}

/** Those that no file names are deleted by the next sweep. */
export const releasePictures = releaseContents;

/**
 * Makes files of kept pictures, by their ids. A picture that the website has already, byte for byte, becomes no second
 * file: its id is returned instead.
 */
export async function addPictures(
  { jobs }: Pick<Parts, 'jobs'>,
  context: EditContext,
  wanted: readonly { readonly contentId: string; readonly filename: string }[],
): Promise<ReadonlyMap<string, string>> {
  const { connection, website } = context;
  const ids = new Map<string, string>();
  const contents = await selectContents(
    connection,
    website.id,
    wanted.map(({ contentId }) => contentId),
  );
  // Always in the same order, so that two transactions with the same pictures do not wait for each other.
  for (const content of contents.toSorted((a, b) => ((a.checksum ?? '') < (b.checksum ?? '') ? -1 : 1))) {
    const same = content.checksum && (await lockPictureWith(connection, website.id, content.checksum));
    if (same) {
      ids.set(content.id, same);
      continue;
    }
    const { filename } = wanted.find(({ contentId }) => contentId === content.id)!;
    const focalPoint = { x: 0.5, y: 0.5 };
    const body: AssetBody = {
      contentId: content.id,
      filename,
      folderId: null,
      isPrivate: false,
      focalPoint,
      texts: {},
    };
    const outcome = await createDocument(context, assetDocument, body);
    if (!outcome.ok) throw new Error(`The picture ${filename} is refused: ${outcome.refusal.reason}`);
    ids.set(content.id, outcome.document.id);
    if (content.state === 'waiting') {
      await askForWidths(jobs, connection, { websiteId: website.id, contentId: content.id });
    }
  }
  return ids;
}
