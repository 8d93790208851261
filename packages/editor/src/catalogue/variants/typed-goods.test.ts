import { expect, it } from 'vitest';
import { productTexts } from '../messages.ts';
import { goodsErrors, goodsOf, typedGoods } from './typed-goods.ts';
import { emptyVariant } from './typed-variant.ts';

const { faults } = productTexts.en;
const goods = {
  barcode: '4006381333931',
  size: { lengthMm: 125, widthMm: 80, heightMm: 60 },
  imageId: 'p1',
  content: { amount: '0.25', unit: 'kg', per: '100g' },
} as const;

it('is saved as it was read when nothing was typed, whole or empty', () => {
  expect(goodsOf(typedGoods(goods))).toEqual(goods);
  const nothing = { barcode: null, size: null, imageId: null, content: null };
  expect(goodsOf(typedGoods(nothing))).toEqual(nothing);
  expect(typedGoods(goods)).toMatchObject({ length: '12.5', width: '8' });
});

it('reads a barcode with blanks, and amounts without needless zeros', () => {
  const typed = { ...emptyVariant, barcode: '4006381 333931', content: '0.500', unit: 'l', per: '100ml' } as const;
  expect(goodsOf(typed)).toMatchObject({
    barcode: '4006381333931',
    content: { amount: '0.5', unit: 'l', per: '100ml' },
  });
  expect(goodsErrors(typed, faults)).toEqual({});
});

it('says beside each field what is wrong', () => {
  expect(goodsErrors({ ...emptyVariant, barcode: '4006381333932' }, faults)).toEqual({ barcode: faults.barcode });
  expect(goodsErrors({ ...emptyVariant, length: '12', width: '0' }, faults)).toEqual({
    width: faults.size,
    height: faults.size,
  });
  expect(goodsErrors({ ...emptyVariant, content: 'much' }, faults)).toEqual({ content: faults.content });
  expect(goodsErrors({ ...emptyVariant, content: '1', unit: 'ml', per: 'kg' }, faults)).toEqual({
    content: faults.content,
  });
});
