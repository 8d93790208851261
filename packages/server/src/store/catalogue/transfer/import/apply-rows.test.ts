import { expect, test } from 'vitest';
import type { ProductBody } from '../../editing/schema.ts';
import { applyRows } from './apply-rows.ts';
import { importMessages } from './messages.ts';

const existing = { sku: 'OLD', attributes: {}, price: '5.00', stock: 'counted' };
const start = { slug: 'mug', texts: {}, optionNames: [], variants: [existing] } as unknown as ProductBody;
const places = new Map(['sku', 'stock', 'on_hand'].map((name, place) => [name, place]));

function applied(...cells: readonly string[]) {
  const { faults, firstStock, noStock } = applyRows(
    { places, size: 3, unknown: [] },
    ['en'],
    [{ line: 2, cells }],
    start,
  );
  const said = (found: typeof faults) => found.map(({ column, message }) => [column, message]);
  return { faults: said(faults), firstStock, noStock: said(noStock) };
}

test('a quantity of a variant that exists is left alone, in whichever column it stands', () => {
  const nothing = { faults: [], firstStock: [], noStock: [] };
  expect(applied('OLD', '9', '')).toEqual(nothing);
  expect(applied('OLD', '9', '9')).toEqual(nothing);
  expect(applied('', '9', '4')).toEqual(nothing);
  expect(applied('OLD', 'counted', '9')).toEqual(nothing);
});

test('a number in stock is the quantity of a new variant unless on_hand has another one', () => {
  const firstStock = [{ sku: 'NEW', onHand: 9 }];
  expect(applied('NEW', '9', '')).toMatchObject({ faults: [], firstStock });
  expect(applied('NEW', '9', '09')).toMatchObject({ faults: [], firstStock });
  expect(applied('NEW', '9', '8').faults).toEqual([['stock', importMessages.stockDiffers]]);
});

test('a fault of a quantity names the column in which it stood', () => {
  expect(applied('NEW', '99999999', '').faults).toEqual([['stock', importMessages.onHand]]);
  expect(applied('NEW', 'counted', '-1').faults).toEqual([['on_hand', importMessages.onHand]]);
  expect(applied('NEW', '9', '').noStock).toEqual([['stock', importMessages.noStockRight]]);
  expect(applied('NEW', '', '9').noStock).toEqual([['on_hand', importMessages.noStockRight]]);
});
