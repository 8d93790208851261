import type { ReactNode } from 'react';

/** A column of a list. A list has seven at most, its picture first. */
export interface Column<Row> {
  readonly key: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** `title` is the link of the row. On a phone the picture, the title and up to two facts are left. */
  readonly role: 'picture' | 'title' | 'fact' | 'detail';
  /** Right-aligned, with figures of equal width. */
  readonly isNumber?: boolean;
  /** On one line, since a date in two is misread. */
  readonly isDate?: boolean;
  /** The values of `sort` in the address, upwards and downwards. */
  readonly sort?: { readonly up: string; readonly down: string };
}

const mostColumns = 7;
const mostFacts = 2;

/** Throws for a list that is too wide to be read. */
export function checkColumns(columns: readonly Pick<Column<never>, 'role'>[]): void {
  const facts = columns.filter(({ role }) => role === 'fact').length;
  if (columns.length > mostColumns) throw new Error(`A list has ${mostColumns} columns at most`);
  if (facts > mostFacts) throw new Error(`On a phone a row has ${mostFacts} facts at most`);
}

/** What the address says after a press on the heading: first one way, then the other, then no more. */
export function nextSort(
  { sort, isNumber = false }: Pick<Column<never>, 'sort' | 'isNumber'>,
  now: string | undefined,
) {
  if (!sort) return undefined;
  // Of numbers the highest are looked for first.
  const [first, second] = isNumber ? [sort.down, sort.up] : [sort.up, sort.down];
  if (now === first) return second;
  return now === second ? undefined : first;
}

/** For `aria-sort` of the heading. */
export function sortDirection({ sort }: Pick<Column<never>, 'sort'>, now: string | undefined) {
  if (!sort) return undefined;
  if (now === sort.up) return 'ascending';
  return now === sort.down ? 'descending' : 'none';
}
