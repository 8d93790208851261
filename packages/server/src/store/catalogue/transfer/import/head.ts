import type { Website } from '../../../../platform/website/index.ts';
import { keyColumns, productColumns, variantColumns } from '../columns.ts';
import { languagesOf } from '../languages.ts';
import { columnOfWord } from '../words.ts';
import { importMessages } from './messages.ts';

/** Which cell of a row belongs to which column. */
export interface Head {
  readonly places: ReadonlyMap<string, number>;
  readonly size: number;
  readonly unknown: readonly string[];
}

/** The column that a report adds, which is not read. */
export const faultsColumn = 'faults';

const MAX_NAME_LENGTH = 100;

export function readHead(
  cells: readonly string[],
  languages: readonly string[],
): { readonly ok: true; readonly head: Head } | { readonly ok: false; readonly message: string } {
  if (cells.some((cell) => cell.length > MAX_NAME_LENGTH)) return refuse(importMessages.columnsTooLong);
  const known = [...keyColumns, ...productColumns(languages), ...variantColumns].map(({ name }) => name);
  const columnOf = (word: string) => known.find((each) => each.toLowerCase() === word.toLowerCase());
  const named = new Set(cells.map((cell) => columnOf(cell.trim())));
  const places = new Map<string, number>();
  const unknown: string[] = [];
  for (const [place, cell] of cells.entries()) {
    const name = cell.trim();
    // A column by its name on the screens, unless the file has it by its own name, too.
    const other = columnOf(columnOfWord(name));
    const column = columnOf(name) ?? (named.has(other) ? undefined : other);
    if (column === undefined) {
      if (name !== '' && name !== faultsColumn) unknown.push(name);
    } else if (places.has(column)) return refuse(importMessages.columnTwice(column));
    else places.set(column, place);
  }
  if (!places.has('sku') && !places.has('address')) return refuse(importMessages.noKey);
  return { ok: true, head: { places, size: cells.length, unknown } };
}

function refuse(message: string): { readonly ok: false; readonly message: string } {
  return { ok: false, message };
}

/** The cell of a column without blanks around it; `undefined` if the file does not have the column. */
export function cellOf({ places }: Pick<Head, 'places'>, cells: readonly string[], name: string): string | undefined {
  const place = places.get(name);
  return place === undefined ? undefined : (cells[place] ?? '').trim();
}

/** Of a file that was received; its first line was readable then. A language that is gone since has unknown columns. */
export function headOfImport(
  { columns }: { readonly columns: readonly string[] },
  website: Pick<Website, 'languages'>,
): Head {
  const read = readHead(columns, languagesOf(website));
  if (!read.ok) throw new Error(`A file was received whose first line is refused: ${read.message}`);
  return read.head;
}
