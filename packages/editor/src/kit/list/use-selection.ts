import { useState } from 'react';

interface Identified {
  readonly id: string;
}

export interface Selection<Row extends Identified> {
  readonly rows: readonly Row[];
  readonly has: (row: Row) => boolean;
  readonly toggle: (row: Row) => void;
  readonly isAll: boolean;
  readonly toggleAll: () => void;
  readonly clear: () => void;
}

/** Which rows of a list are ticked. A row that the list shows no more is not selected any more. */
export function useSelection<Row extends Identified>(shown: readonly Row[]): Selection<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const rows = shown.filter(({ id }) => ids.has(id));
  const isAll = rows.length > 0 && rows.length === shown.length;
  return {
    rows,
    has: ({ id }) => ids.has(id),
    toggle: ({ id }) => setIds(ids.has(id) ? new Set([...ids].filter((other) => other !== id)) : new Set([...ids, id])),
    isAll,
    toggleAll: () => setIds(isAll ? new Set() : new Set(shown.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
}
