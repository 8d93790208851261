export { isStorageFailure } from './failure.ts';
export type { FileStorage, StorageSettings, StoredFile, WantedRange } from './storage.ts';
export { storageOf } from './storage-of.ts';
