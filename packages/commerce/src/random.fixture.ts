/** A seeded random generator, so that a failing case can be repeated by its seed. */
export interface Random {
  /** A whole number from `low` to `high`, both included. */
  readonly whole: (low: number, high: number) => number;
  /** The same for amounts; small and large ones are equally likely, because each kind has its own bugs. */
  readonly amount: (high: bigint) => bigint;
  readonly chance: (percent: number) => boolean;
  readonly one: <T>(choices: readonly T[]) => T;
  readonly list: <T>(length: number, make: (position: number) => T) => T[];
}

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const amount = (high: bigint) => {
    const digits = whole(1, String(high).length);
    const drawn = BigInt(Math.floor(next() * 10 ** Math.min(digits, 15)));
    return drawn > high ? high : drawn;
  };
  return {
    whole,
    amount,
    chance: (percent) => next() * 100 < percent,
    one: (choices) => choices[whole(0, choices.length - 1)]!,
    list: (length, make) => Array.from({ length }, (_, position) => make(position)),
  };
}

/** The full number of cases if the environment asks for it, otherwise a small number. */
export function caseCount(smoke: number, full: number): number {
  return process.env['AWNING_FULL'] === '1' ? full : smoke;
}

/** The first failing case with its seed. Calling `expect` a million times would take most of the time. */
export function firstProblem(
  seeds: { readonly from?: number; readonly count: number },
  problemOf: (seed: number) => string | undefined,
): string | undefined {
  const { from = 0, count } = seeds;
  for (let seed = from; seed < from + count; seed += 1) {
    const problem = problemOf(seed);
    if (problem !== undefined) return `seed ${seed}: ${problem}`;
  }
  return undefined;
}
