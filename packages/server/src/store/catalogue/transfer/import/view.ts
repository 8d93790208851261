import type { Static } from '@sinclair/typebox';
import type { ImportView } from './schema.ts';
import type { ImportRow } from './store.ts';

export function importView(row: ImportRow): Static<typeof ImportView> {
  const { id, filename, state, unknownColumns } = row;
  // An import that is still being received is not read by any call.
  if (state === 'receiving') throw new Error('An import is shown before it was received');
  return {
    id,
    filename,
    state,
    unknownColumns: [...unknownColumns],
    rows: row.rowCount,
    products: row.productCount,
    checked: row.checkedNo,
    processed: row.writtenNo,
    faulty: row.faultyCount,
    created: row.createdCount,
    updated: row.updatedCount,
    unchanged: row.unchangedCount,
    failed: row.failedCount,
    startedBy: row.author,
    createdAt: row.createdAt.toISOString(),
  };
}
