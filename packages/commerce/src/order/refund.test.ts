import { describe, expect, test } from 'vitest';
import { caseCount, firstProblem, type Random, seededRandom } from '../random.fixture.ts';
import {
  type RefundableLine,
  type RefundedLine,
  type RefundRequest,
  splitRefund,
  statusAfterRefund,
} from './refund.ts';
import { CoinModel } from './refund-model.fixture.ts';

const cases = caseCount(1_000, 10_000);

test(`reliability 24: ${cases} orders with refunds in random parts agree with a model that counts single coins`, {
  timeout: 1_800_000,
}, () => {
  expect(firstProblem({ count: cases }, problemWithModel)).toBeUndefined();
});

function problemWithModel(seed: number): string | undefined {
  const random = seededRandom(seed);
  const lines = randomLines(random, 400n);
  const model = new CoinModel(lines);
  const paid = total(lines);
  let refunded: readonly RefundedLine[] = [];
  for (let step = 0; step < 12; step += 1) {
    const request = randomRequest(random, lines, paid - amountOf(refunded));
    const split = splitRefund({ lines, paid, refunded }, request);
    const expected = model.refund(request);
    const shown = `${show(request)} after ${show(refunded)} of ${show(lines)}: ${show(split)}`;
    if (split.ok !== (expected !== undefined)) return `${shown}, the model says ${show(expected)}`;
    if (!split.ok) continue;
    if (show(split.lines) !== show(expected)) return `${shown}, the model says ${show(expected)}`;
    if (split.amount !== amountOf(split.lines)) return `${shown} does not add up`;
    refunded = [...refunded, ...split.lines];
    if (BigInt(model.left()) !== paid - amountOf(refunded)) return `${shown} leaves something else`;
  }
  return undefined;
}

test(`${cases} orders of any size, refunded to the end in random parts, return each line and tax exactly and nothing twice`, {
  timeout: 1_800_000,
}, () => {
  expect(firstProblem({ from: 1_000_000, count: cases }, problemOfParts)).toBeUndefined();
});

function problemOfParts(seed: number): string | undefined {
  const random = seededRandom(seed);
  const lines = randomLines(random, 10n ** 15n);
  const paid = total(lines);
  let refunded: readonly RefundedLine[] = [];
  for (let step = 0; step < 8; step += 1) {
    const split = splitRefund({ lines, paid, refunded }, randomRequest(random, lines, paid - amountOf(refunded)));
    if (split.ok) refunded = [...refunded, ...split.lines];
    if (amountOf(refunded) > paid) return `refunded ${amountOf(refunded)} of ${paid}`;
  }
  if (
    refunded.some(
      ({ amount, tax, includedTax }) => tax < 0n || includedTax < 0n || tax > amount || includedTax > amount,
    )
  ) {
    return `a tax lies outside its part: ${show(refunded)}`;
  }
  const rest = splitRefund({ lines, paid, refunded }, { kind: 'whole' });
  const all = rest.ok ? [...refunded, ...rest.lines] : refunded;
  const back = lines.map(({ position }) => {
    const parts = all.filter((part) => part.position === position);
    const sumOf = (name: 'amount' | 'tax' | 'includedTax') => parts.reduce((sum, part) => sum + part[name], 0n);
    return [sumOf('amount'), sumOf('tax'), sumOf('includedTax')];
  });
  const bought = lines.map((line) => [line.total, line.taxShare, line.includedTaxShare]);
  if (show(back) !== show(bought)) return `returned ${show(back)} of ${show(bought)}`;
  return splitRefund({ lines, paid, refunded: all }, { kind: 'whole' }).ok
    ? 'something can be refunded twice'
    : undefined;
}

/** Like those of orders: free lines, lines without tax, and shipping as the last line. */
function randomLines(random: Random, high: bigint): readonly RefundableLine[] {
  return random.list(random.whole(1, 6), (position) => {
    const lineTotal = random.chance(10) ? 0n : random.amount(high);
    const tax = random.chance(30) ? 0n : random.amount(lineTotal);
    const isIncluded = random.chance(50);
    return {
      position,
      quantity: random.chance(40) ? 1 : random.whole(1, 20),
      total: lineTotal,
      taxShare: isIncluded ? 0n : tax,
      includedTaxShare: isIncluded ? tax : 0n,
    };
  });
}

/** Also such that cannot be granted. */
function randomRequest(random: Random, lines: readonly RefundableLine[], left: bigint): RefundRequest {
  if (random.chance(8)) return { kind: 'whole' };
  if (random.chance(50)) return { kind: 'amount', amount: random.amount(left + 5n) };
  const chosen = lines.filter(() => random.chance(50));
  const asked = chosen.map(({ position, quantity }) => ({ position, quantity: random.whole(1, quantity + 1) }));
  return { kind: 'units', lines: asked };
}

function total(lines: readonly RefundableLine[]): bigint {
  return lines.reduce((sum, line) => sum + line.total, 0n);
}

function amountOf(refunded: readonly RefundedLine[]): bigint {
  return refunded.reduce((sum, { amount }) => sum + amount, 0n);
}

function show(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? String(part) : part)) ?? 'no';
}

describe('a refund', () => {
  const mugs = { position: 0, quantity: 3, total: 1000n, taxShare: 160n, includedTaxShare: 0n };
  const shipping = { position: 1, quantity: 1, total: 590n, taxShare: 0n, includedTaxShare: 94n };
  const order = { lines: [mugs, shipping], paid: 1590n, refunded: [] };

  test('of units refunds what they were worth, and the last one takes what rounding left over', () => {
    const one: RefundRequest = { kind: 'units', lines: [{ position: 0, quantity: 1 }] };
    let refunded: readonly RefundedLine[] = [];
    const parts = [1, 2, 3].map(() => {
      const split = splitRefund({ ...order, refunded }, one);
      if (split.ok) refunded = [...refunded, ...split.lines];
      return split.ok && [split.amount, split.lines[0]?.tax];
    });
    expect(parts).toEqual([
      [333n, 53n],
      [333n, 53n],
      [334n, 54n],
    ]);
    expect(splitRefund({ ...order, refunded }, one)).toEqual({ ok: false, reason: 'too-many-units' });
  });

  test('of a sum is shared out over the lines, shipping among them', () => {
    expect(splitRefund(order, { kind: 'amount', amount: 159n })).toEqual({
      ok: true,
      amount: 159n,
      lines: [
        { position: 0, quantity: 0, amount: 100n, tax: 16n, includedTax: 0n },
        { position: 1, quantity: 0, amount: 59n, tax: 0n, includedTax: 9n },
      ],
    });
  });

  test.for<[RefundRequest, string]>([
    [{ kind: 'amount', amount: 1591n }, 'too-much'],
    [{ kind: 'amount', amount: 0n }, 'nothing'],
    [{ kind: 'amount', amount: -1n }, 'nothing'],
    [{ kind: 'units', lines: [] }, 'nothing'],
    [{ kind: 'units', lines: [{ position: 7, quantity: 1 }] }, 'unknown-line'],
    [{ kind: 'units', lines: [mugs, mugs] }, 'unknown-line'],
    [{ kind: 'units', lines: [{ position: 0, quantity: 4 }] }, 'too-many-units'],
    [{ kind: 'units', lines: [{ position: 0, quantity: 0 }] }, 'too-many-units'],
    [{ kind: 'units', lines: [{ position: 0, quantity: 1.5 }] }, 'too-many-units'],
  ])('%o is refused: %s', ([request, reason]) => {
    expect(splitRefund(order, request)).toEqual({ ok: false, reason });
  });

  test('never exceeds what was paid, even if the lines say more', () => {
    const half = { ...order, paid: 795n };
    expect(splitRefund(half, { kind: 'whole' })).toEqual({ ok: false, reason: 'too-much' });
    expect(splitRefund(half, { kind: 'amount', amount: 796n })).toEqual({ ok: false, reason: 'too-much' });
    expect(splitRefund(half, { kind: 'amount', amount: 795n })).toMatchObject({ ok: true, amount: 795n });
  });

  test('leaves the order paid, refunded in part, or refunded', () => {
    expect([0n, 1n, 999n, 1000n].map((refunded) => statusAfterRefund(1000n, refunded))).toEqual([
      'paid',
      'part_refunded',
      'part_refunded',
      'refunded',
    ]);
  });
});
