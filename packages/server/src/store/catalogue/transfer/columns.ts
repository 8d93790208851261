import { productFileWords } from '@awning/site-model';
import type { ProductBody, VariantBody } from '../editing/schema.ts';
import { listCell, optionsCell, readList, readOptions } from './cells.ts';
import { importMessages } from './import/messages.ts';
import { readBaseUnit, readStatus, readStock, readType, readUnit } from './words.ts';

/** A product as a file shows it: pages and pictures by their addresses instead of ids. */
export interface WrittenProduct {
  readonly body: ProductBody;
  /** Whether it was never published. */
  readonly isDraft: boolean;
  readonly pageAddress: string;
  readonly pictureAddresses: readonly string[];
  /** The address of each picture, by id. */
  readonly addressOf: ReadonlyMap<string, string>;
  /** The page and address of each related product, such as `shop/tide-mug`. */
  readonly relatedAddresses: readonly string[];
  /** Of counted variants, by id. */
  readonly onHand: ReadonlyMap<string, number>;
}

interface Column {
  readonly name: string;
  /** The field of the body; faults of the field belong to the column. */
  readonly field: string;
  /**
   * The value of the field, from a cell and the value before. A value that the schema refuses is passed on as it is, so
   * that the schema says what is wrong. Absent where more than the cell is needed.
   */
  readonly read?: (cell: string, before: unknown) => CellValue;
}

type CellValue = { readonly value: unknown } | { readonly fault: string };

/** A column that belongs to the product: filled in the first of its rows. */
export interface ProductColumn extends Column {
  readonly write: (product: WrittenProduct) => string;
}

/** A column that belongs to a variant: filled in every row. */
export interface VariantColumn extends Column {
  readonly write: (variant: VariantBody, product: WrittenProduct) => string;
}

/** Whether a cell of `stock` says how many there are, which belongs into `on_hand`. */
export function isCount(cell: string): boolean {
  return /^\d+$/.test(cell);
}

/** These repeat in every row of a product: they tell which rows belong together. */
export const keyColumns: readonly ProductColumn[] = [
  { name: 'page', field: 'collectionId', write: ({ pageAddress }) => pageAddress },
  {
    name: 'address',
    field: 'slug',
    write: ({ body }) => body.slug,
    read: (cell, before) => ({ value: cell === '' ? before : cell }),
  },
];

/** The primary language has the plain names; the others have theirs behind a colon, such as `name:de`. */
export function productColumns(languages: readonly string[]): readonly ProductColumn[] {
  return [
    {
      name: 'type',
      field: 'type',
      write: ({ body }) => productFileWords.types[body.type],
      read: (cell, before) => {
        if (cell === '') return { value: before };
        const type = readType(cell);
        return type === undefined ? { fault: importMessages.typeUnknown } : { value: Number(type) };
      },
    },
    {
      name: 'status',
      field: 'status',
      write: ({ body, isDraft }) => productFileWords.statuses[isDraft ? 'Draft' : body.status],
      read: (cell, before) => {
        if (cell === '') return { value: before };
        const status = readStatus(cell);
        if (status === undefined) return { fault: importMessages.statusUnknown };
        return { value: status === 'Draft' ? before : status };
      },
    },
    ...languages.flatMap((language, position) => textColumns(language, position === 0 ? '' : `:${language}`)),
    { name: 'categories', field: 'categories', write: ({ body }) => listCell(body.categories), read: readNames },
    { name: 'tags', field: 'tags', write: ({ body }) => listCell(body.tags), read: readNames },
    { name: 'pictures', field: 'imageIds', write: ({ pictureAddresses }) => listCell(pictureAddresses) },
    {
      name: 'share_picture',
      field: 'shareImageId',
      write: ({ body, addressOf }) => (body.shareImageId ? (addressOf.get(body.shareImageId) ?? '') : ''),
      read: readPicture,
    },
    { name: 'related', field: 'relatedIds', write: ({ relatedAddresses }) => listCell(relatedAddresses) },
    { name: 'sale_from', field: 'saleFrom', write: ({ body }) => body.saleFrom ?? '', read: readMoment },
    { name: 'sale_until', field: 'saleUntil', write: ({ body }) => body.saleUntil ?? '', read: readMoment },
  ];
}

function textColumns(language: string, ending: string): ProductColumn[] {
  return Object.entries(textFields).map(([name, field]) => ({
    name: `${name}${ending}`,
    field: `texts.${language}.${field}`,
    write: ({ body }) => body.texts[language]?.[field] ?? '',
    read: (cell) => ({ value: cell === '' ? undefined : cell }),
  }));
}

const textFields = {
  name: 'name',
  excerpt: 'excerpt',
  description: 'body',
  delivery_time: 'deliveryTime',
  search_title: 'seoTitle',
  search_description: 'seoDescription',
} as const;

export const variantColumns: readonly VariantColumn[] = [
  { name: 'sku', field: 'sku', write: ({ sku }) => sku, read: (cell) => ({ value: cell }) },
  {
    name: 'options',
    field: 'attributes',
    write: ({ attributes }, { body }) => optionsCell(body.optionNames, attributes),
    read: (cell) => {
      const value = readOptions(cell);
      return value ? { value } : { fault: importMessages.optionsForm };
    },
  },
  {
    name: 'price',
    field: 'price',
    write: ({ price }) => price,
    read: (cell, before) => ({ value: amountOf(cell, before) }),
  },
  {
    name: 'sale_price',
    field: 'salePrice',
    write: ({ salePrice }) => salePrice ?? '',
    read: (cell, before) => ({ value: cell === '' ? null : amountOf(cell, before) }),
  },
  {
    name: 'stock',
    field: 'stock',
    write: ({ stock }) => stock,
    read: (cell, before) => {
      if (cell === '' || isCount(cell)) return { value: before };
      const stock = readStock(cell);
      return stock === undefined ? { fault: importMessages.stockUnknown } : { value: stock };
    },
  },
  {
    name: 'on_hand',
    // Not a field of the product: a quantity is never part of what is edited.
    field: '',
    write: ({ id, stock }, { onHand }) => (stock === 'unlimited' ? '' : String(onHand.get(id ?? '') ?? 0)),
  },
  {
    name: 'tax_class',
    field: 'taxClass',
    write: ({ taxClass }) => taxClass,
    read: (cell) => {
      const taxClass = cell.toLowerCase();
      if (taxClass !== '' && !/^[a-z0-9-]{1,40}$/.test(taxClass)) return { fault: importMessages.taxClassForm };
      return { value: taxClass || 'standard' };
    },
  },
  {
    name: 'weight_grams',
    field: 'weightGrams',
    write: ({ weightGrams }) => String(weightGrams),
    read: (cell) => ({ value: cell === '' ? 0 : wholeNumber(cell) }),
  },
  {
    name: 'barcode',
    field: 'barcode',
    write: ({ barcode }) => barcode ?? '',
    read: (cell) => ({ value: cell === '' ? null : cell.replaceAll(/[\s-]/g, '') }),
  },
  {
    name: 'size_mm',
    field: 'size',
    write: ({ size }) => (size ? `${size.lengthMm} x ${size.widthMm} x ${size.heightMm}` : ''),
    read: readSize,
  },
  {
    name: 'picture',
    field: 'imageId',
    write: ({ imageId }, { addressOf }) => (imageId ? (addressOf.get(imageId) ?? '') : ''),
    // The check of the product sees to it that it is one of its pictures.
    read: readPicture,
  },
  {
    name: 'content',
    field: 'content',
    write: ({ content }) => (content ? `${content.amount} ${content.unit} per ${content.per}` : ''),
    read: readContent,
  },
];

/** An id, which an import puts into the place of what the file names. */
function readPicture(cell: string): CellValue {
  return { value: cell === '' ? null : cell };
}

function readSize(cell: string): CellValue {
  if (cell === '') return { value: null };
  const [, length, width, height] = /^(\d{1,9})\s*[x×]\s*(\d{1,9})\s*[x×]\s*(\d{1,9})$/i.exec(cell) ?? [];
  if (length === undefined) return { fault: importMessages.sizeForm };
  return { value: { lengthMm: Number(length), widthMm: Number(width), heightMm: Number(height) } };
}

function readContent(cell: string): CellValue {
  if (cell === '') return { value: null };
  // No character fits two neighbouring parts, so that a long cell takes no longer than it takes to read it.
  const [, amount = '', unitWord = '', perWord = ''] = /^([\d.,]+)\s*([^\s\d.,]\S*) per (.+)$/i.exec(cell) ?? [];
  const [unit, per] = [readUnit(unitWord), readBaseUnit(perWord)];
  if (unit === undefined || per === undefined) return { fault: importMessages.contentForm };
  return { value: { amount: amount.replace(',', '.'), unit, per } };
}

/** The schema tells whether it is one. What never had a moment stays without one. */
function readMoment(cell: string, before: unknown): CellValue {
  return { value: cell !== '' ? cell : before === undefined ? undefined : null };
}

function readNames(cell: string): CellValue {
  return { value: readList(cell) };
}

/** Spreadsheets of many countries write a decimal comma. An amount that is only written differently stays as it was. */
function amountOf(cell: string, before: unknown): string {
  const amount = /^\d+,\d{1,2}$/.test(cell) ? cell.replace(',', '.') : cell;
  return typeof before === 'string' && shortest(before) === shortest(amount) ? before : amount;
}

function shortest(amount: string): string {
  return amount.includes('.') ? amount.replace(/\.?0*$/, '') : amount;
}

function wholeNumber(cell: string): unknown {
  return /^\d{1,15}$/.test(cell) ? Number(cell) : cell;
}
