import type { QueryKey } from '@tanstack/react-query';
import type { DocumentField } from '../editing/document.ts';

/** One state a document has had, as its list of versions names it. */
export interface ListedVersion {
  readonly no: number;
  readonly state: 'draft' | 'published' | 'trashed';
  readonly by: string;
  readonly at: string;
}

/** The calls of a document that its history is read and restored with. */
export interface HistoryCalls<Body, Restored extends { readonly version: number }> {
  readonly versions: (query: { readonly before?: number }) => Promise<{
    readonly versions: readonly ListedVersion[];
    readonly nextBefore: number | null;
  }>;
  readonly version: (no: number) => Promise<{ readonly body: Body }>;
  /** Saves a version as the newest, if the newest is still the one that is shown. */
  readonly restore: (no: number, current: number) => Promise<Restored>;
}

/** What each entry of a history needs. */
export interface History<Body> {
  /** Of the document: what is read is kept under it. */
  readonly queryKey: QueryKey;
  readonly calls: Pick<HistoryCalls<Body, { readonly version: number }>, 'versions' | 'version'>;
  readonly fields: readonly DocumentField<Body>[];
  readonly current: { readonly version: number; readonly body: Body };
  readonly restore: (no: number) => void;
  /** Why nothing can be restored now, as while there are unsaved changes. */
  readonly obstacle: string | undefined;
  readonly isRestoring: boolean;
  /** Where a version is shown beside the newest; only of what has pages. */
  readonly compareAddress: ((no: number) => string) | undefined;
}
