import { describe, expect, it } from 'vitest';
import { fillDown, gridColumns, isTable, pasteCells, typeFirst } from './grid-paste.ts';
import { emptyVariant } from './typed-variant.ts';

const three = ['S', 'M', 'L'].map((size) => ({ ...emptyVariant, attributes: { Size: size } }));
const reading = { language: 'en', places: 2, columns: gridColumns };

describe('the table of variants', () => {
  it('takes the cells of a spreadsheet from one cell on, and leaves out what has no room', () => {
    const pasted = pasteCells(
      three,
      { row: 1, column: 'price' },
      '€1,200.50\t\tA\t7\t300\t4006381333931\tmore\n9\n8\n',
      reading,
    );
    expect(pasted.map(({ price, sku, quantity, weight, barcode }) => [price, sku, quantity, weight, barcode])).toEqual([
      ['', '', '', '', ''],
      ['1200.50', 'A', '7', '300', '4006381333931'],
      ['9', '', '', '', ''],
    ]);
  });

  it('reads amounts as the language writes them, and keeps what is no amount for the eye', () => {
    const pasted = pasteCells(three, { row: 0, column: 'price' }, '12,50\n1.200,50\ncheap', {
      ...reading,
      language: 'de',
    });
    expect(pasted.map(({ price }) => price)).toEqual(['12.50', '1200.50', 'cheap']);
  });

  it('fills down from a cell, and leaves the quantity of a saved variant to the ledger', () => {
    const [first, second, third] = three;
    const some = [{ ...first!, price: '5.00', quantity: '3' }, { ...second!, id: 'v2' }, third!];
    expect(fillDown(some, { row: 0, column: 'price' }).map(({ price }) => price)).toEqual(['5.00', '5.00', '5.00']);
    expect(fillDown(some, { row: 0, column: 'quantity' }).map(({ quantity }) => quantity)).toEqual(['3', '', '3']);
    expect(pasteCells(some, { row: 1, column: 'quantity' }, '8\n9', reading).map(({ quantity }) => quantity)).toEqual([
      '3',
      '',
      '9',
    ]);
  });

  it('takes what is typed into the first row over to new variants, until they have a value of their own', () => {
    const [first, second, third] = three;
    const some = [first!, { ...second!, id: 'v2', price: '1' }, third!, { ...third!, price: '9' }];
    const typed = typeFirst(typeFirst(some, 'price', '5'), 'price', '50');
    expect(typed.map(({ price }) => price)).toEqual(['50', '1', '50', '9']);
  });

  it('takes a column of barcodes, and does not repeat one', () => {
    const pasted = pasteCells(three, { row: 0, column: 'barcode' }, '4006381333931\n 4006381333948\n', reading);
    expect(pasted.map(({ barcode }) => barcode)).toEqual(['4006381333931', '4006381333948', '']);
    expect(fillDown(pasted, { row: 0, column: 'barcode' })).toEqual(pasted);
  });

  it('tells a table from one pasted cell', () => {
    expect([isTable('12.50'), isTable('12.50\n'), isTable('1\t2'), isTable('1\n2')]).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});
