import { languages } from '@awning/formats';
import { productFileColumns, productFileWords, productWords } from '@awning/site-model';
import { describe, expect, test } from 'vitest';
import { variantColumns } from './columns.ts';
import { headOf } from './export/rows.ts';
import { readHead } from './import/head.ts';
import { readBaseUnit, readStatus, readStock, readType, readUnit } from './words.ts';

const readers = {
  types: readType,
  statuses: readStatus,
  stock: readStock,
  contentUnits: readUnit,
  baseUnits: readBaseUnit,
};
type Kind = keyof typeof readers;

describe.each(Object.keys(readers) as Kind[])('%s', (kind) => {
  test.each(languages)('are read as the screens call them, in any case of letters: %s', (language) => {
    for (const [name, word] of Object.entries(productWords[language][kind])) {
      expect([readers[kind](word), readers[kind](` ${word.toUpperCase()} `)]).toEqual([name, name]);
    }
  });
});

test.each(['types', 'statuses', 'stock'] as const)('%s are read as we write them', (kind) => {
  for (const [name, word] of Object.entries(productFileWords[kind])) expect(readers[kind](word)).toBe(name);
  expect(readers[kind]('vegetable')).toBeUndefined();
});

test('contents are read with a point or a comma, and a cell that is no content is refused however long it is', () => {
  const read = variantColumns.find(({ name }) => name === 'content')!.read!;
  const content = { amount: '1.5', unit: 'kg', per: 'kg' };
  expect(['1,5 kg per kg', '1.5kg per kg'].map((cell) => read(cell, undefined))).toEqual([
    { value: content },
    { value: content },
  ]);
  // A pattern with two ways to read a digit would be at it for a minute.
  for (const sign of ['9', '.', ',']) expect(read(sign.repeat(110_000), undefined)).toHaveProperty('fault');
});

test('the list of columns is what an export writes', () => {
  expect(headOf(['en'])).toEqual(productFileColumns);
});

test('columns are found by the names of the fields, too, unless they are there by their own', () => {
  const places = (...cells: string[]) => {
    const read = readHead(cells, ['en', 'de']);
    return read.ok ? [Object.fromEntries(read.head.places), read.head.unknown] : read.message;
  };
  expect(places('SKU', 'Title', 'Title:de', 'Sale price', 'In stock', 'Colour')).toEqual([
    { sku: 0, name: 1, 'name:de': 2, sale_price: 3, on_hand: 4 },
    ['Colour'],
  ]);
  expect(places('SKU', 'Titel', 'Short description', 'Mehr dazu', 'Quantity')).toEqual([
    { sku: 0, name: 1, excerpt: 2, description: 3, on_hand: 4 },
    [],
  ]);
  expect(places('Adresse web', 'Description courte', 'En savoir plus', 'Quantité')).toEqual([
    { address: 0, excerpt: 1, description: 2, on_hand: 3 },
    [],
  ]);
  expect(places('sku', 'title', 'name')).toEqual([{ sku: 0, name: 2 }, ['title']]);
});
