import { isDeepStrictEqual } from 'node:util';
import { madeSku } from '@awning/site-model';
import type { ProductBody, VariantBody } from '../../editing/schema.ts';
import { readOptions } from '../cells.ts';
import { isCount, keyColumns, productColumns, variantColumns } from '../columns.ts';
import type { Fault, FileRow } from './entry.ts';
import { cellOf, type Head } from './head.ts';
import { importMessages } from './messages.ts';

/** The quantity of a variant that is new. */
export interface FirstStock {
  readonly sku: string;
  readonly onHand: number;
}

interface Applied {
  /** Not checked yet. */
  readonly body: unknown;
  readonly faults: readonly Fault[];
  /** The line of each variant of the body; `undefined` for one that the file does not name. */
  readonly lines: readonly (number | undefined)[];
  readonly firstStock: readonly FirstStock[];
  /** The faults if the author may not change stock. */
  readonly noStock: readonly Fault[];
}

type Loose = Readonly<Record<string, unknown>>;

const MAX_ON_HAND = 1_000_000;
const newVariant: Omit<VariantBody, 'sku'> = {
  attributes: {},
  price: '',
  salePrice: null,
  stock: 'unlimited',
  taxClass: 'standard',
  weightGrams: 0,
};

/**
 * Changes a product by the rows of a file. A column that the file does not have changes nothing; an empty cell empties
 * the value. Variants that the file does not name stay as they are.
 */
export function applyRows(
  head: Head,
  languages: readonly string[],
  rows: readonly FileRow[],
  start: ProductBody,
): Applied {
  const faults: Fault[] = [];
  let body: Loose = start;
  const [first, ...others] = rows;
  for (const column of [...keyColumns, ...productColumns(languages)]) {
    const cell = cellOf(head, first!.cells, column.name);
    if (cell === undefined) continue;
    const read = column.read?.(cell, valueAt(body, column.field.split('.')));
    if (read && 'fault' in read) faults.push({ line: first!.line, column: column.name, message: read.fault });
    else if (read) body = withValue(body, column.field.split('.'), read.value);
    for (const { line, cells } of others) {
      const again = cellOf(head, cells, column.name);
      if (again !== '' && again !== cell) {
        faults.push({ line, column: column.name, message: importMessages.differsFromFirst });
      }
    }
  }
  const applied = applyVariants(head, rows, start.variants, body['slug'] as string);
  const optionNames = optionNamesOf(start, applied.variants);
  return {
    ...applied,
    body: { ...body, optionNames, variants: applied.variants },
    faults: [...faults, ...applied.faults],
  };
}

function applyVariants(head: Head, rows: readonly FileRow[], before: ProductBody['variants'], slug: string) {
  const variants: Loose[] = [...before];
  const lines: (number | undefined)[] = before.map(() => undefined);
  const [faults, noStock]: [Fault[], Fault[]] = [[], []];
  const firstStock: FirstStock[] = [];
  const isNamed = variantColumns.some(({ name }) => head.places.has(name));
  for (const { line, cells } of isNamed ? rows : []) {
    const fault = (column: string, message: string) => ({ line, column, message });
    const sku = cellOf(head, cells, 'sku') ?? '';
    const place = placeOf(before, sku, readOptions(cellOf(head, cells, 'options') ?? ''), rows.length);
    if (place === 'unclear') {
      faults.push(fault('sku', importMessages.skuNeeded));
      continue;
    }
    // A number of pieces in the column that says what happens when there are none left is taken as what it is.
    const counted = cellOf(head, cells, 'stock') ?? '';
    const written = cellOf(head, cells, 'on_hand') ?? '';
    const onHand = written || (isCount(counted) ? counted : '');
    const onHandColumn = written === '' ? 'stock' : 'on_hand';
    const isNew = place === 'new';
    // A quantity of what exists is never taken: pieces may have been sold since the file was written, and a file that
    // was imported before can be imported again.
    if (isNew && isCount(counted) && Number(onHand) !== Number(counted)) {
      faults.push(fault('stock', importMessages.stockDiffers));
    }
    let variant: Loose = isNew
      ? { ...newVariant, sku, ...(onHand !== '' && { stock: 'counted' }) }
      : (before[place] as Loose);
    for (const { name, field, read } of variantColumns) {
      const cell = cellOf(head, cells, name);
      // Without its SKU, the only variant of a product keeps it.
      if (cell === undefined || !read || (name === 'sku' && cell === '' && !isNew)) continue;
      const value = read(cell, variant[field]);
      if ('fault' in value) faults.push(fault(name, value.fault));
      else variant = { ...variant, [field]: value.value };
    }
    if (isNew && variant['sku'] === '') {
      const attributes = variant['attributes'] as Readonly<Record<string, string>>;
      variant = { ...variant, sku: madeSku(slug, Object.keys(attributes), attributes) };
    }
    if (isNew && onHand !== '') {
      const isQuantity = /^\d{1,7}$/.test(onHand) && Number(onHand) <= MAX_ON_HAND;
      if (!isQuantity) faults.push(fault(onHandColumn, importMessages.onHand));
      else if (variant['stock'] !== 'unlimited') {
        firstStock.push({ sku: variant['sku'] as string, onHand: Number(onHand) });
        noStock.push(fault(onHandColumn, importMessages.noStockRight));
      }
    }
    if (isNew) {
      variants.push(variant);
      lines.push(line);
    } else {
      variants[place] = variant;
      lines[place] = line;
    }
  }
  return { variants, lines, faults, firstStock, noStock };
}

/** Which variant a row is about: the one with its SKU; without an SKU, the one with its options, or the only one. */
function placeOf(
  before: ProductBody['variants'],
  sku: string,
  options: Readonly<Record<string, string>> | undefined,
  rowCount: number,
): number | 'new' | 'unclear' {
  if (sku !== '') {
    const place = before.findIndex((variant) => variant.sku === sku);
    return place < 0 ? 'new' : place;
  }
  if (before.length === 0) return 'new';
  if (before.length === 1 && rowCount === 1) return 0;
  if (options === undefined || Object.keys(options).length === 0) return 'unclear';
  const place = before.findIndex(({ attributes }) => isDeepStrictEqual({ ...attributes }, { ...options }));
  return place < 0 ? 'new' : place;
}

/** Those in use, in the order in which they appear; if no variant has changed its options, all that were there. */
function optionNamesOf(start: ProductBody, variants: readonly Loose[]): string[] {
  const attributes = variants.map((variant) => variant['attributes'] as Readonly<Record<string, string>>);
  const before = start.variants.map((variant) => variant.attributes);
  if (isDeepStrictEqual(attributes, before)) return start.optionNames;
  const used = new Set(attributes.flatMap((each) => Object.keys(each)));
  return [...new Set([...start.optionNames, ...used])].filter((name) => used.has(name));
}

function valueAt(body: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return body;
  return typeof body === 'object' && body !== null ? valueAt((body as Loose)[name], rest) : undefined;
}

/** A copy with another value; `undefined` takes the field out. */
function withValue(body: Loose, [name = '', ...rest]: readonly string[], value: unknown): Loose {
  const { [name]: before, ...others } = body;
  if (rest.length === 0) return value === undefined ? others : { ...body, [name]: value };
  if (before === undefined && value === undefined) return body;
  return { ...body, [name]: withValue((before as Loose | undefined) ?? {}, rest, value) };
}
