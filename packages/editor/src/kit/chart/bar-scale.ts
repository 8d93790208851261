/** Where things stand in a chart, from 0 at the top to 100 at the bottom. */
export interface BarScale {
  readonly zero: number;
  /** The highest value of the scale. */
  readonly top: number;
  at(value: number): number;
}

/** A scale from zero or the lowest value to a round one above the highest, so that a bar's length is true. */
export function barScale(values: readonly number[]): BarScale {
  const low = Math.min(0, ...values);
  const top = roundAbove(Math.max(0, ...values));
  const at = (value: number) => ((top - value) / (top - low)) * 100;
  return { zero: at(0), top, at };
}

/** The next of 1, 2, 2.5 and 5 with any number of zeros. */
function roundAbove(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 2.5, 5, 10].find((factor) => factor * power >= value) ?? 10;
  return step * power;
}
