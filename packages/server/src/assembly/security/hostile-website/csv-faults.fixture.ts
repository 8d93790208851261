import type { Fault } from './page-faults.fixture.ts';

/** Spreadsheets split at semicolons in countries with decimal commas, and at tabs when told to. */
const separators = [',', ';', '\t'] as const;

/** Returns the cells that a spreadsheet would run as formulas, for every separator. */
export function faultsInCsv(csv: string): readonly Fault[] {
  return separators.flatMap((separator) =>
    cellsOf(csv.replace(/^\uFEFF/, ''), separator)
      .filter((cell) => startsFormula.test(cell))
      .map((found) => ({ what: `a formula in a cell, separated by ${JSON.stringify(separator)}`, found })),
  );
}

/** Spreadsheets skip blanks and invisible characters before the sign. */
const startsFormula = /^[\s\p{Cf}\p{Cc}]*[=+\-@＝＋－＠]/u;

/** Splits as spreadsheets do: quotes count only at the start of a cell, and text after the closing quote still belongs to it. */
function cellsOf(csv: string, separator: string): readonly string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let isNew = true;
  for (let at = 0; at < csv.length; at += 1) {
    const sign = csv[at]!;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (csv[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && isNew) isQuoted = true;
    else if (sign === separator || sign === '\n' || sign === '\r') {
      cells.push(cell);
      cell = '';
      isNew = true;
      continue;
    } else cell += sign;
    isNew = false;
  }
  return [...cells, cell];
}
