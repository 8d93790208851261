import { truncateText } from '@awning/formats';
import type { Static } from '@sinclair/typebox';
import type { ImportDetail, ImportView } from './schema.ts';
import type { EntryRow, ImportRow } from './store.ts';

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

/** As many as tell whether the columns were read as they were meant. */
export const PREVIEW_ROWS = 5;
const PREVIEW_LENGTH = 80;

export function importDetail(row: ImportRow, entries: readonly Pick<EntryRow, 'rows'>[]): Static<typeof ImportDetail> {
  const rows = entries.flatMap((entry) => entry.rows).slice(0, PREVIEW_ROWS);
  return {
    ...importView(row),
    preview: {
      columns: row.columns.map((name) => truncateText(name, PREVIEW_LENGTH)),
      rows: rows.map(({ line, cells }) => ({ line, cells: cells.map((cell) => truncateText(cell, PREVIEW_LENGTH)) })),
    },
  };
}
