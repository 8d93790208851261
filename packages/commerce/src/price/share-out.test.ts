import { expect, test } from 'vitest';
import { caseCount, firstProblem, seededRandom } from '../random.fixture.ts';
import { shareOut } from './share-out.ts';

const cases = caseCount(4_000, 1_000_000);

test(`reliability 17: ${cases} splits over 1 to 200 lines add up exactly, stay within their lines and do not depend on the order`, {
  timeout: 1_800_000,
}, () => {
  expect(firstProblem({ count: cases }, problemOf)).toBeUndefined();
});

function problemOf(seed: number): string | undefined {
  const random = seededRandom(seed);
  const weights = random.list(random.whole(1, random.chance(10) ? 200 : 12), () => random.amount(10n ** 12n));
  const amount = random.amount(10n ** 13n);
  const sum = total(weights);
  const shared = amount < sum ? amount : sum;
  const shares = shareOut(amount, weights);
  if (total(shares) !== shared) return `the shares add up to ${total(shares)} instead of ${shared}`;
  if (shares.some((share, position) => share < 0n || share > weights[position]!)) {
    return 'a share lies outside its line';
  }
  if (sum === 0n) return undefined;
  const isNear = shares.every((share, position) => {
    const off = share * sum - shared * weights[position]!;
    return (off < 0n ? -off : off) < sum;
  });
  if (!isNear) return 'a share is a whole unit or more from its exact part';
  // The documented tie rule: among equal remainders the earlier lines get the remaining units. So the order of the lines may
  // decide which of them get one, but never how much they get together.
  const reversed = shareOut(amount, weights.toReversed()).toReversed();
  const before = byRemainder(weights, shares, shared, sum);
  const after = byRemainder(weights, reversed, shared, sum);
  return [...before].every(([key, share]) => after.get(key) === share) ? undefined : 'the order of the lines matters';
}

function byRemainder(weights: readonly bigint[], shares: readonly bigint[], shared: bigint, sum: bigint) {
  const totals = new Map<bigint, bigint>();
  for (const [position, weight] of weights.entries()) {
    const remainder = (shared * weight) % sum;
    totals.set(remainder, (totals.get(remainder) ?? 0n) + shares[position]!);
  }
  return totals;
}

function total(parts: readonly bigint[]): bigint {
  return parts.reduce((sum, part) => sum + part, 0n);
}

test('among equal remainders the earlier lines get the remaining units', () => {
  expect(shareOut(2n, [1n, 1n, 1n])).toEqual([1n, 1n, 0n]);
  expect(shareOut(3n, [2n, 2n, 2n, 2n])).toEqual([1n, 1n, 1n, 0n]);
});
