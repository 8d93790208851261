import { baseUnitsFor, isGtin } from '@awning/site-model';
import { readDecimal } from '../../kit/fields/decimal-text.ts';
import type { ProductWords } from '../messages.ts';
import type { VariantBody } from '../product-body.ts';
import { emptyVariant, type TypedVariant } from './typed-variant.ts';

type Goods = Pick<VariantBody, 'barcode' | 'size' | 'imageId' | 'content'>;
type TypedGoods = Pick<
  TypedVariant,
  'barcode' | 'length' | 'width' | 'height' | 'imageId' | 'content' | 'unit' | 'per'
>;

export function typedGoods({ barcode, size, imageId, content }: Goods): TypedGoods {
  return {
    barcode: barcode ?? '',
    length: size ? centimetres(size.lengthMm) : '',
    width: size ? centimetres(size.widthMm) : '',
    height: size ? centimetres(size.heightMm) : '',
    imageId: imageId ?? null,
    content: content?.amount ?? '',
    unit: content?.unit ?? emptyVariant.unit,
    per: content?.per ?? emptyVariant.per,
  };
}

/** What is saved; a size that is not whole is none. */
export function goodsOf({ barcode, length, width, height, imageId, content, unit, per }: TypedGoods): Required<Goods> {
  const [lengthMm, widthMm, heightMm] = [millimetres(length), millimetres(width), millimetres(height)];
  const amount = readDecimal(content, 'en', CONTENT_PLACES);
  return {
    barcode: barcode.replaceAll(/[\s-]/g, '') || null,
    size: lengthMm && widthMm && heightMm ? { lengthMm, widthMm, heightMm } : null,
    imageId,
    content: amount === undefined ? null : { amount: shortest(amount), unit, per },
  };
}

/** What is wrong, by field. */
export function goodsErrors(
  typed: TypedGoods,
  faults: ProductWords['faults'],
): Partial<Record<keyof TypedGoods, string>> {
  const { barcode, length, width, height, content, unit, per } = typed;
  const errors: Partial<Record<keyof TypedGoods, string>> = {};
  const code = barcode.replaceAll(/[\s-]/g, '');
  if (code !== '' && !isGtin(code)) errors.barcode = faults.barcode;
  const sides = { length, width, height };
  const isSized = Object.values(sides).some((side) => side.trim() !== '');
  for (const [name, side] of Object.entries(sides)) {
    if (isSized && !millimetres(side)) errors[name as keyof typeof sides] = faults.size;
  }
  const amount = readDecimal(content, 'en', CONTENT_PLACES);
  const isAmount = amount !== undefined && Number(amount) > 0 && Number(amount) <= MAX_CONTENT;
  if (content.trim() !== '' && (!isAmount || !baseUnitsFor(unit).includes(per))) errors.content = faults.content;
  return errors;
}

export const CONTENT_PLACES = 3;
const MAX_CONTENT = 1_000_000;
const MAX_MILLIMETRES = 100_000;

function millimetres(typed: string): number | undefined {
  const read = readDecimal(typed, 'en', 1);
  const found = read === undefined ? 0 : Math.round(Number(read) * 10);
  return found > 0 && found <= MAX_MILLIMETRES ? found : undefined;
}

function centimetres(millimetre: number): string {
  return String(millimetre / 10);
}

function shortest(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;
}
