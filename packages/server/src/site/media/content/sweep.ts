import type { Parts } from '../../../platform/parts.ts';
import { type FileStorage, storageOf } from '../../../platform/storage/index.ts';
import { contentOfKey } from './keys.ts';
import { deleteUnused, selectKnown, selectWebsites } from './store.ts';

/** A file is there for a moment before its row is, and the row for a moment before anything names it. */
const GRACE_MS = 3_600_000;
const BATCH_SIZE = 500;

/**
 * Deletes what killed processes and deleted files have left behind: halves of uploads, contents that no file and no version of one
 * names, and stored files without a content.
 */
export async function sweepContents({
  config,
  database,
  clock,
}: Pick<Parts, 'config' | 'database' | 'clock'>): Promise<void> {
  const storage = storageOf(config);
  const before = new Date(clock.now().getTime() - GRACE_MS);
  await storage.deleteUnfinished(before);
  for (const websiteId of await selectWebsites(database)) {
    while ((await deleteUnused(database, websiteId, before, BATCH_SIZE)) === BATCH_SIZE);
    for await (const keys of inBatches(oldKeys(storage, websiteId, before))) {
      const idOf = (key: string) => contentOfKey(websiteId, key);
      const ids = [...new Set(keys.flatMap((key) => idOf(key) ?? []))];
      const known = new Set(await selectKnown(database, websiteId, ids));
      await storage.delete(keys.filter((key) => idOf(key) !== undefined && !known.has(idOf(key)!)));
    }
  }
}

async function* oldKeys(storage: FileStorage, websiteId: string, before: Date): AsyncGenerator<string> {
  for await (const { key, changedAt } of storage.list(`${websiteId}/`)) if (changedAt < before) yield key;
}

async function* inBatches(keys: AsyncIterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const key of keys) {
    batch.push(key);
    if (batch.length < BATCH_SIZE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
