/** Reproducible randomness: the same seed gives the same calls. */
export interface Chance {
  /** A whole number from 0 to below `end`. */
  below(end: number): number;
  /** True in this many of a hundred cases. */
  percent(share: number): boolean;
  pick<T>(values: readonly T[]): T;
}

/** Mulberry32: small, fast, good enough for inventing hostile requests. */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return { below, percent: (share) => next() * 100 < share, pick: (values) => values[below(values.length)]! };
}
