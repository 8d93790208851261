import type { Connection } from '../database/index.ts';

/** What things that are not documents are called, such as orders. */
export interface SubjectNames {
  /** The first word of their subjects in the audit. */
  readonly kind: string;
  /** The names by id; what no longer exists is left out. */
  readonly names: (
    connection: Connection,
    websiteId: string,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, string>>;
}
