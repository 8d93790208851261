import type { Connection, Database } from '../database/index.ts';
import type { DocumentKind, EditContext, ManyDocuments } from './document-kind.ts';
import { presentBody, purgeDocument } from './editing.ts';
import * as store from './store.ts';

/** How many documents one call looks at. */
export const TRASH_SLICE = 200;

interface Trash {
  readonly database: Database;
  readonly contextOf: (connection: Connection) => EditContext;
  readonly kind: DocumentKind;
  readonly many: ManyDocuments<unknown>;
}

/**
 * Deletes what is in the trash behind the document `after`, each document in a transaction of its own, so that a large
 * trash holds no lock for long. What something still needs is kept.
 */
export async function emptyTrash({ database, contextOf, kind, many }: Trash, after: string | undefined) {
  const { website } = contextOf(database);
  const found = await store.selectTrashed(database, website.id, kind.kind, after, TRASH_SLICE + 1);
  let deleted = 0;
  const kept: { readonly id: string; readonly title: string; readonly message: string }[] = [];
  for (const row of found.slice(0, TRASH_SLICE)) {
    const outcome = await database.transaction((connection) => purgeDocument(contextOf(connection), kind, row.id));
    if (outcome.ok) deleted += 1;
    else if (outcome.refusal.reason === 'needed') {
      kept.push({ id: row.id, title: many.title(presentBody(kind, row)), message: outcome.refusal.message });
    }
  }
  // What was deleted is no place to go on from; all before the last that was kept is gone or kept as well.
  return { deleted, kept, isDone: found.length <= TRASH_SLICE, after: kept.at(-1)?.id ?? after ?? null };
}
