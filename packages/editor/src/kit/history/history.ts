import type { QueryKey } from '@tanstack/react-query';
import type { DocumentField } from '../editing/document.ts';

/** One state a document has had, as its list of versions names it. */
export interface ListedVersion {
  readonly no: number;
  readonly state: 'draft' | 'published' | 'trashed';
  readonly by: string;
  readonly at: string;
}

/** The calls of a document that its history is read with. */
interface HistoryCalls<Body> {
  readonly versions: (before: number | undefined) => Promise<{
    readonly versions: readonly ListedVersion[];
    readonly nextBefore: number | null;
  }>;
  readonly version: (no: number) => Promise<{ readonly body: Body }>;
  /** Saves the version as the newest. */
  readonly restore: (no: number) => Promise<unknown>;
}

export interface HistoryProps<Body> {
  /** Of the document: what is read is kept under it. */
  readonly queryKey: QueryKey;
  readonly calls: HistoryCalls<Body>;
  readonly fields: readonly DocumentField<Body>[];
  readonly current: { readonly version: number; readonly body: Body };
  /** Why nothing can be restored now, as while there are unsaved changes. */
  readonly obstacle: string | undefined;
  readonly isRestoring: boolean;
}
