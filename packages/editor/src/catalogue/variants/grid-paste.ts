import { readDecimal } from '../../kit/fields/decimal-text.ts';
import type { TypedVariant } from './typed-variant.ts';

/** The columns of the table of variants that are typed, from left to right. */
export const gridColumns = ['price', 'salePrice', 'sku', 'quantity', 'weight', 'barcode'] as const;
export type GridColumn = (typeof gridColumns)[number];

interface Cell {
  readonly row: number;
  readonly column: GridColumn;
}

interface Reading {
  readonly language: string;
  readonly places: number;
  /** Those that are on the screen. */
  readonly columns: readonly GridColumn[];
}

/**
 * Puts the cells of a spreadsheet into the table, from one cell on, to the right and downwards. What reaches beyond the
 * table is left out, as a spreadsheet does with what it has no room for.
 */
export function pasteCells(
  variants: readonly TypedVariant[],
  { row, column }: Cell,
  text: string,
  reading: Reading,
): TypedVariant[] {
  const lines = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'));
  const columns = reading.columns.slice(reading.columns.indexOf(column));
  return variants.map((variant, position) => {
    const cells = lines[position - row];
    if (position < row || !cells) return variant;
    const values = cells.flatMap((cell, place) => {
      const name = columns[place];
      // A variant that is saved has its quantity in the ledger of stock.
      if (name === undefined || (name === 'quantity' && variant.id !== undefined)) return [];
      return [[name, cellValue(name, cell.trim(), reading)] as const];
    });
    return { ...variant, ...Object.fromEntries(values) };
  });
}

/** Whether a pasted text is more than one cell. */
export function isTable(text: string): boolean {
  return /[\t\n]/.test(text.replace(/\r?\n$/, ''));
}

/** Gives every variant below a cell the value of that cell. A barcode names one thing, so it is not repeated. */
export function fillDown(variants: readonly TypedVariant[], { row, column }: Cell): TypedVariant[] {
  const value = column === 'barcode' ? undefined : variants[row]?.[column];
  return variants.map((variant, position) =>
    position <= row || value === undefined || (column === 'quantity' && variant.id !== undefined)
      ? variant
      : { ...variant, [column]: value },
  );
}

/** The columns in which new variants mostly have the same value. */
export const followedColumns: readonly GridColumn[] = ['price', 'salePrice', 'quantity', 'weight'];

/** Types into the first row. New variants that have had the same value so far follow it. */
export function typeFirst(variants: readonly TypedVariant[], column: GridColumn, value: string): TypedVariant[] {
  const former = variants[0]?.[column];
  return variants.map((variant, row) =>
    row === 0 || (variant.id === undefined && variant[column] === former) ? { ...variant, [column]: value } : variant,
  );
}

function cellValue(column: GridColumn, cell: string, { language, places }: Reading): string {
  if (column === 'price' || column === 'salePrice') {
    // A spreadsheet writes the sign of the currency, too.
    const amount = cell.replaceAll(/[^\d.,\s\u00a0\u202f'’-]/g, '').trim();
    return readDecimal(amount, language, places) ?? cell;
  }
  return cell;
}
