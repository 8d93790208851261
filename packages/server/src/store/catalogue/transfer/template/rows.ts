import type { Language } from '@awning/formats';
import { type ProductFileColumn, productWords } from '@awning/site-model';
import { optionsCell } from '../cells.ts';
import { templateTexts } from './messages.ts';

/** The columns that most shops need; a file may have all others as well. */
export const templateColumns = [
  'address',
  'type',
  'status',
  'name',
  'excerpt',
  'categories',
  'pictures',
  'sku',
  'options',
  'price',
  'sale_price',
  'stock',
  'on_hand',
  'weight_grams',
] as const satisfies readonly ProductFileColumn[];

type Row = Partial<Record<(typeof templateColumns)[number], string>>;

/**
 * Examples that can be imported as they are: drafts, in the words of the reader's screens. Whoever may not change stock
 * gets none.
 */
export function templateRows(language: Language, { hasStock }: { readonly hasStock: boolean }): string[][] {
  const { types, statuses, stock } = productWords[language];
  const { mug, shirt, course } = templateTexts[language];
  const product = (type: 1 | 3, { address, name, description, category }: typeof mug): Row => ({
    address,
    type: types[type],
    status: statuses.Draft,
    name,
    // The text beside the price; `description` stands below the button, which few products need.
    excerpt: description,
    categories: category,
  });
  const counted = (onHand: string): Row => (hasStock ? { stock: stock.counted, on_hand: onHand } : {});
  const sized = (value: string): Row => ({
    sku: `${shirt.address}-${value}`.toUpperCase(),
    options: optionsCell([shirt.option], { [shirt.option]: value }),
    price: '25',
    weight_grams: '180',
  });
  const rows: readonly Row[] = [
    { ...product(1, mug), sku: mug.address.toUpperCase(), price: '20', weight_grams: '350', ...counted('12') },
    { ...product(1, shirt), ...sized(shirt.values[0]), ...counted('5') },
    { address: shirt.address, ...sized(shirt.values[1]), sale_price: '20', ...counted('8') },
    { ...product(3, course), sku: course.address.toUpperCase(), price: '60', stock: stock.unlimited },
  ];
  return rows.map((row) => templateColumns.map((column) => row[column] ?? ''));
}
