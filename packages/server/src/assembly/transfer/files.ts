import { type FileStorage, type StorageSettings, storageOf } from '../../platform/storage/index.ts';
import type { Arrival } from './arrival.ts';

export interface ExportedFile {
  /** Its key in the storage. */
  readonly path: string;
  readonly bytes: number;
}

/** Where the settings of an installation say that its files lie; without any, in the data folder. */
export interface FilePlace {
  readonly dataFolder: string;
  readonly storageSettings?: StorageSettings | undefined;
}

export function filesOf({ dataFolder, storageSettings }: FilePlace): FileStorage {
  return storageOf(storageSettings ?? { ...noBucket, dataFolder });
}

const noBucket = {
  s3Bucket: undefined,
  s3Endpoint: undefined,
  s3Region: '',
  s3AccessKeyId: undefined,
  s3SecretAccessKey: undefined,
};

/** Uploaded files, in an order that is the same everywhere. Half-written ones are left out. */
export async function listFiles(storage: FileStorage): Promise<ExportedFile[]> {
  const files: ExportedFile[] = [];
  for await (const { key, bytes } of storage.list('')) files.push({ path: key, bytes });
  return files;
}

/** The bytes of a file; `undefined` if it was deleted since it was listed. */
export async function readFileBytes(
  storage: FileStorage,
  file: ExportedFile,
): Promise<AsyncIterable<Buffer> | undefined> {
  const found = await storage.get(file.path);
  return typeof found === 'string' ? undefined : found.content;
}

/**
 * Files of a bucket are put there at once: they lie under ids of their own and are in nobody's way. If the import comes to nothing, they
 * are swept.
 */
export function intoBucket(arrival: Arrival, place: FilePlace): Arrival {
  if (place.storageSettings?.s3Bucket === undefined) return arrival;
  const bucket = filesOf(place);
  return {
    ...arrival,
    async addFile(name, content) {
      if (!/^[^/\\.\0][^/\\\0]*(?:\/[^/\\.\0][^/\\\0]*)*$/.test(name)) {
        throw new SyntaxError(`The path ${name} leads outside`);
      }
      await bucket.put(name, content);
    },
  };
}
