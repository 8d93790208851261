import { createDocument, type EditContext } from '../../platform/editing/index.ts';
import type { Parts } from '../../platform/parts.ts';
import type { AssetTexts } from './asset.ts';
import { insertContent } from './content/store.ts';
import { assetDocument } from './editing/document.ts';
import type { AssetBody } from './editing/schema.ts';
import { askForWidths } from './tasks.ts';
import { receiveFile } from './upload/receive.ts';

export interface NewFile {
  readonly filename: string;
  readonly bytes: Uint8Array;
  readonly texts?: AssetTexts;
  /** For those who buy it. */
  readonly isPrivate?: boolean;
}

/** Adds a file that the server itself brings along; it is checked like one that is uploaded. Returns its id. */
export async function addFile(
  parts: Pick<Parts, 'config' | 'clock' | 'jobs'>,
  context: EditContext,
  { filename, bytes, texts = {}, isPrivate = false }: NewFile,
): Promise<string> {
  const { connection, website, clock } = context;
  const received = await receiveFile(parts, website.id, { source: inPieces(bytes) });
  if (!received.ok) throw new Error(`The file ${filename} is refused: ${received.refusal.reason}`);
  const { content } = received;
  await insertContent(connection, website.id, content, { uploadKey: null, now: clock.now() });
  const focalPoint = { x: 0.5, y: 0.5 };
  const body = { contentId: content.id, filename, folderId: null, isPrivate, focalPoint, texts } as AssetBody;
  const outcome = await createDocument(context, assetDocument, body);
  if (!outcome.ok) throw new Error(`The file ${filename} is refused: ${outcome.refusal.reason}`);
  if (content.state === 'waiting') {
    await askForWidths(parts.jobs, connection, { websiteId: website.id, contentId: content.id });
  }
  return outcome.document.id;
}

async function* inPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
