import { createLocalStorage } from './local-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import type { FileStorage, StorageSettings } from './storage.ts';

/** The storage that the settings name; the same one for the same configuration, since it holds connections. */
export function storageOf(settings: StorageSettings): FileStorage {
  const known = opened.get(settings);
  if (known) return known;
  const storage = settings.s3Bucket === undefined ? createLocalStorage(settings.dataFolder) : createS3Storage(settings);
  opened.set(settings, storage);
  return storage;
}

const opened = new WeakMap<StorageSettings, FileStorage>();
