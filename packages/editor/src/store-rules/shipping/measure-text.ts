import type { Format } from '../../texts/format.ts';
import { amountText } from '../minor-units.ts';
import type { ShippingWords } from './messages.ts';
import { type Calculator, kilograms } from './typed-zone.ts';

export interface MeasurePlace {
  readonly words: ShippingWords;
  readonly format: Format;
  readonly language: string;
  readonly currency: string;
}

/** A weight, an amount or a number of pieces. */
export function measureText(calculator: Calculator, value: bigint, place: MeasurePlace): string {
  if (calculator === 'weight') return weightText(value, place.language);
  if (calculator === 'subtotal') return amountText(value, place.currency, place.format);
  return place.words.pieces(Number(value), place.format.number(Number(value)));
}

/** Grams as kilograms. */
export function weightText(grams: bigint, language: string): string {
  const format = new Intl.NumberFormat(language, { style: 'unit', unit: 'kilogram', maximumFractionDigits: 3 });
  return format.format(kilograms(String(grams)) as Intl.StringNumericLiteral);
}
