import { isId } from '../../platform/id.ts';
import { PAGE_SIZE } from '../../platform/page.ts';

/** The end of a page (D-086), encoded so that no client takes it for an id. */
function writeCursor(id: string): string {
  return Buffer.from(id).toString('base64url');
}

/** A caller can send anything: an invalid cursor counts as none. */
export function readCursor(text: string | undefined): string | undefined {
  const id = Buffer.from(text ?? '', 'base64url').toString();
  return isId(id) ? id : undefined;
}

/** One row more than a page was asked for; it only shows that there is a next page. */
export function cursorPageOf<Row>(found: readonly Row[], idOf: (row: Row) => string) {
  const rows = found.slice(0, PAGE_SIZE);
  const last = rows.at(-1);
  const hasNextPage = found.length > PAGE_SIZE;
  return { rows, hasNextPage, nextPageCursor: hasNextPage && last !== undefined ? writeCursor(idOf(last)) : null };
}
