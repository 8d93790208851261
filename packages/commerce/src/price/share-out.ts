/**
 * Splits an amount over weights so that the shares add up to it exactly and none exceeds its weight: each gets its proportion
 * rounded down, and the remaining minor units go to the largest remainders, the earlier one first among equals. An amount above
 * the sum of the weights is cut to that sum.
 *
 * @example
 * shareOut(10n, [1n, 1n, 1n]) // => [1n, 1n, 1n]
 * shareOut(100n, [999n, 1n, 500n]) // => [67n, 0n, 33n]
 * shareOut(5n, []) // => []
 */
export function shareOut(amount: bigint, weights: readonly bigint[]): bigint[] {
  const sum = weights.reduce((total, weight) => total + weight, 0n);
  if (amount < 0n || weights.some((weight) => weight < 0n)) throw new RangeError('Shares of a negative amount');
  if (sum === 0n) return weights.map(() => 0n);
  const shared = amount < sum ? amount : sum;
  const parts = weights.map((weight, position) => ({
    position,
    share: (shared * weight) / sum,
    remainder: (shared * weight) % sum,
  }));
  const left = shared - parts.reduce((total, { share }) => total + share, 0n);
  const first = parts
    .toSorted((a, b) => (a.remainder === b.remainder ? a.position - b.position : a.remainder < b.remainder ? 1 : -1))
    .slice(0, Number(left));
  const raised = new Set(first.map(({ position }) => position));
  return parts.map(({ position, share }) => (raised.has(position) ? share + 1n : share));
}
