import type { Readable } from 'node:stream';
import type { Config } from '../config/index.ts';

/** Where uploaded files are kept: a folder, or a bucket of an S3-compatible service. Keys are paths that the server makes from ids. */
export interface FileStorage {
  /** Stores the whole content under the key, or nothing if the content ends with an error. */
  put(key: string, content: AsyncIterable<Uint8Array>): Promise<void>;
  get(key: string, range?: WantedRange): Promise<StoredFile | 'absent' | 'beyond-end'>;
  /** Deletes the files that are there. */
  delete(keys: readonly string[]): Promise<void>;
  /** The files whose key begins with the prefix, sorted by key. */
  list(prefix: string): AsyncIterable<ListedFile>;
  /** Deletes what a `put` has left behind whose process was killed, if nothing was written to it since `before`. */
  deleteUnfinished(before: Date): Promise<void>;
}

/** Positions of bytes, both included. Without `first`, the `last` bytes of the file are wanted. */
export type WantedRange =
  | { readonly first: number; readonly last?: number | undefined }
  | { readonly first?: undefined; readonly last: number };

export interface StoredFile {
  /** Of the whole file. */
  readonly bytes: number;
  /** The part that `content` holds: its first position, and its length. */
  readonly first: number;
  readonly length: number;
  readonly content: Readable;
}

export interface ListedFile {
  readonly key: string;
  readonly bytes: number;
  readonly changedAt: Date;
}

export type StorageSettings = Pick<
  Config,
  'dataFolder' | 's3Bucket' | 's3Endpoint' | 's3Region' | 's3AccessKeyId' | 's3SecretAccessKey'
>;
