import type { Connection } from '../../platform/database/index.ts';
import { announceChange, subjectOf } from '../../platform/subjects/index.ts';
import type { ShownChange } from './store.ts';

/** Announces a changed stock, so that pages show the current number. */
export async function announceStock(
  connection: Connection,
  websiteId: string,
  changes: readonly ShownChange[],
): Promise<void> {
  const subjects = changes.flatMap(({ productId }) => (productId === null ? [] : [subjectOf.stock(productId)]));
  await announceChange(connection, {
    websiteId,
    subjects: subjects.length === 0 ? [] : [...subjects, subjectOf.anyStock],
  });
}
