import type { Parts } from '../../../../../platform/parts.ts';
import { storageOf } from '../../../../../platform/storage/index.ts';
import { type ArchiveSource, openArchive } from '../../../../../platform/zip/index.ts';
import { updateArchiveGone } from './store.ts';

/** Where the archive of an import lies until the file is checked. No content of the media library has such a name. */
export function archiveKey(websiteId: string, importId: string): string {
  return `${websiteId}/${importId}/import.zip`;
}

export async function openImportArchive(
  { config }: Pick<Parts, 'config'>,
  websiteId: string,
  importId: string,
): Promise<ArchiveSource | undefined> {
  return await openArchive(storageOf(config), archiveKey(websiteId, importId));
}

/** First the file and then the note of it, so that a killed process leaves nothing that no one knows of. */
export async function deleteArchive(
  { config, database }: Pick<Parts, 'config' | 'database'>,
  websiteId: string,
  importId: string,
): Promise<void> {
  await storageOf(config).delete([archiveKey(websiteId, importId)]);
  await updateArchiveGone(database, websiteId, importId);
}
