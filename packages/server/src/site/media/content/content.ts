import type { AssetKind } from '../upload/kind.ts';

/** The bytes of a file, which never change: a file that is replaced gets another content. */
export interface Content {
  readonly id: string;
  readonly kind: AssetKind;
  readonly contentType: string;
  readonly byteSize: number;
  /** Of pictures. */
  readonly width: number | null;
  readonly height: number | null;
  /** SHA-256 in hexadecimal; absent for files from before checksums were kept. */
  readonly checksum: string | null;
  /** Widths that lie ready in the storage. */
  readonly madeWidths: readonly number[];
  /** `waiting` until the widths of a picture are made, `failed` if it turned out to be damaged. */
  readonly state: 'waiting' | 'ready' | 'failed';
}
