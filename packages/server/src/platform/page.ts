import { type TArray, type TSchema, Type } from '@sinclair/typebox';

/** The number of rows that a list call returns. */
export const PAGE_SIZE = 50;

/** One more row than is returned shows whether there is a next page. */
export const ROWS_TO_FETCH = PAGE_SIZE + 1;

const Cursor = Type.Union([Type.String(), Type.Null()], {
  description: 'The last id of this page: ask again with it as `after`; null at the end',
});

/** One page of a list. Further fields of the response are added to `page(…).properties`. */
export function page<Name extends string, Row extends TSchema>(name: Name, row: Row) {
  const rows = { [name]: Type.Array(row) } as Record<Name, TArray<Row>>;
  return Type.Object({ ...rows, nextAfter: Cursor });
}

/** The rows to return, and the cursor of the next page. */
export function pageOf<Row extends { readonly id: string }>(found: readonly Row[]) {
  const rows = found.slice(0, PAGE_SIZE);
  return { rows, nextAfter: found.length > PAGE_SIZE ? (rows.at(-1)?.id ?? null) : null };
}
