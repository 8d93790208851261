export type { FileStorage, StorageSettings, StoredFile, WantedRange } from './storage.ts';
export { storageOf } from './storage-of.ts';
