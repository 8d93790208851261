import { minorUnits } from '../minor-units.ts';
import { type MeasurePlace, measureText } from './measure-text.ts';
import type { OptionBody } from './queries.ts';

/** A way of shipping in one line, as a comparison of two versions shows it. */
export function optionText(option: OptionBody, primary: string, place: MeasurePlace): string {
  const { texts, calculator, bands, freeFrom } = option;
  const { words, format, currency } = place;
  const money = (decimalValue: string) => format.money({ decimalValue, currencyCode: currency });
  const steps = bands.map(({ from, price }, position) => {
    const cost = price === null ? words.notOffered : money(price);
    const start = calculator === 'subtotal' ? minorUnits(from, currency) : BigInt(/^\d+$/.test(from) ? from : '0');
    return position === 0 ? cost : words.stepText(measureText(calculator, start ?? 0n, place), cost);
  });
  const free = freeFrom == null ? [] : [words.freeFromText(money(freeFrom))];
  return `${texts[primary] ?? ''}: ${[...steps, ...free].join('; ')}`;
}
