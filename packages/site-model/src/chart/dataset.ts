import { datasetLimits } from '../limits.ts';

/** The numbers of a chart: a line for each row, a group or line for each column. */
export interface Dataset {
  /** What the labels of the rows are, such as "Month". */
  readonly corner: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly label: string; readonly values: readonly number[] }[];
}

export type DatasetFault = 'noColumn' | 'noRow' | 'missing' | 'noNumber' | 'tooManyColumns' | 'tooManyRows';

/**
 * A table from text: the names of the columns in the first line, then a line for each row, with a label in front. Cells end
 * with a semicolon, with a tab as in a copied spreadsheet, or with a comma if the first line has neither.
 *
 * @example
 * readDataset('Month;Mugs\nMay;12\nJune;9,5').dataset.rows // => [{ label: 'May', values: [12] }, { label: 'June', values: [9.5] }]
 * readDataset('Month;Mugs\nMay;').fault // => 'missing'
 */
export function readDataset(text: string): { readonly dataset: Dataset } | { readonly fault: DatasetFault } {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const [head = '', ...rest] = lines;
  const sign = ['\t', ';'].find((one) => head.includes(one)) ?? ',';
  const cellsOf = (line: string) => line.split(sign).map((cell) => cell.trim());
  const [corner = '', ...columns] = withoutEmptyEnd(cellsOf(head));
  if (columns.length === 0) return { fault: 'noColumn' };
  if (columns.length > datasetLimits.columns) return { fault: 'tooManyColumns' };
  if (rest.length === 0) return { fault: 'noRow' };
  if (rest.length > datasetLimits.rows) return { fault: 'tooManyRows' };
  const rows = rest.map((line) => withLength(cellsOf(line), columns.length + 1));
  if ([columns, ...rows].some((cells) => cells.includes(''))) return { fault: 'missing' };
  const read = rows.map(([label = '', ...cells]) => ({ label, values: cells.map((cell) => readNumber(cell)) }));
  return read.some(({ values }) => values.some(Number.isNaN))
    ? { fault: 'noNumber' }
    : { dataset: { corner, columns, rows: read } };
}

/** Spreadsheets copy empty columns at the end of the first line. */
function withoutEmptyEnd(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
}

function withLength(cells: readonly string[], length: number): string[] {
  return Array.from({ length }, (_, index) => cells[index] ?? '');
}

/** With a decimal point or comma; groups of thousands are set apart by spaces only. */
function readNumber(cell: string): number {
  const plain = cell.replaceAll(/[\s\u00a0\u202f]/g, '').replace(',', '.');
  return /^[+-]?\d{1,15}(?:\.\d{1,10})?$/.test(plain) ? Number(plain) : Number.NaN;
}
