import { type Language, truncateText } from '@awning/formats';
import { faultsColumn } from './head.ts';
import { sayFault } from './say-fault.ts';
import type { EntryRow, ImportRow } from './store.ts';

const SHOWN_LENGTH = 100;

type Columns = Pick<ImportRow, 'columns'>;

export function shownFaults(
  { columns }: Columns,
  { rows, faults }: Pick<EntryRow, 'rows' | 'faults'>,
  language: Language,
) {
  return faults.map(({ line, column, message }) => {
    const place = columns.findIndex((name) => name.trim().toLowerCase() === column?.toLowerCase());
    const value = rows.find((row) => row.line === line)?.cells[place] ?? '';
    return { line, column, message: sayFault(language, message), value: truncateText(value, SHOWN_LENGTH) };
  });
}

/** The columns of the file, and one for what is wrong. A file of the report that was not corrected has it already. */
export function reportHead({ columns }: Columns): string[] {
  return [...keptPlaces(columns).map((place) => columns[place]!), faultsColumn];
}

/** The rows of the products that are left out, as they are in the file, each with its faults. */
export async function* faultCells(
  { columns }: Columns,
  read: (after: number) => Promise<readonly EntryRow[]>,
  language: Language,
): AsyncGenerator<string[]> {
  const places = keptPlaces(columns);
  for (let entries = await read(0); entries.length > 0; entries = await read(entries.at(-1)!.no)) {
    for (const { rows, faults } of entries) {
      for (const { line, cells } of rows) {
        const own = faults.filter((fault) => fault.line === line);
        const said = own.map(({ column, message }) => {
          const text = sayFault(language, message);
          return column === null ? text : `${column}: ${text}`;
        });
        yield [...places.map((place) => cells[place] ?? ''), said.join(' ')];
      }
    }
  }
}

function keptPlaces(columns: readonly string[]): number[] {
  return columns.flatMap((name, place) => (name.trim() === faultsColumn ? [] : place));
}
