import type { ProductBody, VariantBody } from '../editing/schema.ts';
import { listCell, optionsCell } from './cells.ts';

/** A product as a file shows it: pages and pictures by their addresses instead of ids. */
export interface WrittenProduct {
  readonly body: ProductBody;
  /** Whether it was never published. */
  readonly isDraft: boolean;
  readonly pageAddress: string;
  readonly pictureAddresses: readonly string[];
  /** Of counted variants, by id. */
  readonly onHand: ReadonlyMap<string, number>;
}

/** A column that belongs to the product: filled in the first of its rows. */
export interface ProductColumn {
  readonly name: string;
  readonly write: (product: WrittenProduct) => string;
}

/** A column that belongs to a variant: filled in every row. */
export interface VariantColumn {
  readonly name: string;
  readonly write: (variant: VariantBody, product: WrittenProduct) => string;
}

export const typeNames = { 1: 'physical', 2: 'digital', 3: 'service', 4: 'gift card', 5: 'paywall' } as const;

export const draftStatus = 'draft';

/** These repeat in every row of a product: they tell which rows belong together. */
export const keyColumns: readonly ProductColumn[] = [
  { name: 'page', write: ({ pageAddress }) => pageAddress },
  { name: 'address', write: ({ body }) => body.slug },
];

/** The primary language has the plain names; the others have theirs behind a colon, such as `name:de`. */
export function productColumns(languages: readonly string[]): readonly ProductColumn[] {
  return [
    { name: 'type', write: ({ body }) => typeNames[body.type] },
    { name: 'status', write: ({ body, isDraft }) => (isDraft ? draftStatus : body.status.toLowerCase()) },
    ...languages.flatMap((language, position) => textColumns(language, position === 0 ? '' : `:${language}`)),
    { name: 'categories', write: ({ body }) => listCell(body.categories) },
    { name: 'tags', write: ({ body }) => listCell(body.tags) },
    { name: 'pictures', write: ({ pictureAddresses }) => listCell(pictureAddresses) },
  ];
}

function textColumns(language: string, ending: string): ProductColumn[] {
  return Object.entries(textFields).map(([name, field]) => ({
    name: `${name}${ending}`,
    write: ({ body }) => body.texts[language]?.[field] ?? '',
  }));
}

const textFields = { name: 'name', excerpt: 'excerpt', description: 'body' } as const;

export const variantColumns: readonly VariantColumn[] = [
  { name: 'sku', write: ({ sku }) => sku },
  { name: 'options', write: ({ attributes }, { body }) => optionsCell(body.optionNames, attributes) },
  { name: 'price', write: ({ price }) => price },
  { name: 'sale_price', write: ({ salePrice }) => salePrice ?? '' },
  { name: 'stock', write: ({ stock }) => stock },
  {
    name: 'on_hand',
    write: ({ id, stock }, { onHand }) => (stock === 'unlimited' ? '' : String(onHand.get(id ?? '') ?? 0)),
  },
  { name: 'tax_class', write: ({ taxClass }) => taxClass },
  { name: 'weight_grams', write: ({ weightGrams }) => String(weightGrams) },
];
