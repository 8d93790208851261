import { keyColumns, productColumns, variantColumns } from '../columns.ts';
import { type Fault, type FileRow, MAX_FAULTS } from './entry.ts';

/** Says for each field of a product that was refused in which line and column of the file it is. */
export function faultsOf(
  errors: Readonly<Record<string, string>>,
  languages: readonly string[],
  rows: readonly FileRow[],
  lines: readonly (number | undefined)[],
): Fault[] {
  const firstLine = rows[0]?.line ?? 0;
  const columns = [...keyColumns, ...productColumns(languages)];
  return Object.entries(errors)
    .slice(0, MAX_FAULTS)
    .map(([path, message]) => {
      const [, place, field] = /^variants\.(\d+)(?:\.(\w+))?/.exec(path) ?? [];
      if (place !== undefined) {
        const column = variantColumns.find((each) => each.field === field)?.name ?? null;
        return { line: lines[Number(place)] ?? firstLine, column, message };
      }
      const column = columns.find((each) => path === each.field || path.startsWith(`${each.field}.`))?.name ?? null;
      return { line: firstLine, column, message };
    });
}
