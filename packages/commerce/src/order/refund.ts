import { shareOut } from '../price/share-out.ts';
import type { PaymentStatus } from './order-state.ts';

/** What a refund needs to know of an order's line. Shipping is a line like any other, with a quantity of 1. */
export interface RefundableLine {
  readonly position: number;
  readonly quantity: number;
  /** What was paid for it, with its share of discounts and of taxes that are added. */
  readonly total: bigint;
  /** The tax that was added, a part of the total. */
  readonly taxShare: bigint;
  /** The tax that its price contained, a part of the total as well. */
  readonly includedTaxShare: bigint;
}

/** What is refunded of a line; the taxes are parts of the amount. */
export interface RefundedLine {
  readonly position: number;
  /** How many units come back; 0 if only money is refunded. */
  readonly quantity: number;
  readonly amount: bigint;
  readonly tax: bigint;
  readonly includedTax: bigint;
}

export type RefundRequest =
  /** Everything that is left. */
  | { readonly kind: 'whole' }
  /** A sum, shared out over what is left of the lines. */
  | { readonly kind: 'amount'; readonly amount: bigint }
  /** Units of lines, each line at most once. */
  | { readonly kind: 'units'; readonly lines: readonly { readonly position: number; readonly quantity: number }[] };

export type RefundSplit =
  | { readonly ok: true; readonly amount: bigint; readonly lines: readonly RefundedLine[] }
  | { readonly ok: false; readonly reason: 'nothing' | 'too-much' | 'unknown-line' | 'too-many-units' };

export interface RefundableOrder {
  readonly lines: readonly RefundableLine[];
  /** What was captured for the order. */
  readonly paid: bigint;
  /** All lines of earlier refunds. */
  readonly refunded: readonly RefundedLine[];
}

/**
 * Splits a refund to the minor unit over lines and their taxes. However an order is refunded, in whatever parts, the parts of a line
 * add up to the line: its taxes follow the refunded amount, rounded down until the last unit is refunded. Never more is refunded than
 * was paid.
 *
 * @example
 * splitRefund({ lines: [{ position: 0, quantity: 3, total: 100n, taxShare: 16n, includedTaxShare: 0n }], paid: 100n, refunded: [] }, { kind: 'units', lines: [{ position: 0, quantity: 1 }] }) // => { ok: true, amount: 33n, lines: [{ position: 0, quantity: 1, amount: 33n, tax: 5n, includedTax: 0n }] }
 * splitRefund({ lines: [], paid: 0n, refunded: [] }, { kind: 'amount', amount: 1n }) // => { ok: false, reason: 'too-much' }
 */
export function splitRefund(order: RefundableOrder, request: RefundRequest): RefundSplit {
  const rests = order.lines.map((line) => restOf(line, order.refunded));
  const wanted = wantedOf(rests, request);
  if ('reason' in wanted) return wanted;
  const lines = wanted.map(({ rest, quantity, amount }) => refundOf(rest, quantity, amount));
  const amount = sum(lines.map((line) => line.amount));
  const left = order.paid - sum(order.refunded.map((line) => line.amount));
  if (amount > left) return { ok: false, reason: 'too-much' };
  const given = lines.filter((line) => line.amount > 0n || line.quantity > 0);
  return amount === 0n ? { ok: false, reason: 'nothing' } : { ok: true, amount, lines: given };
}

/**
 * The payment status of an order of which so much has been paid and refunded.
 *
 * @example
 * statusAfterRefund(1000n, 400n) // => 'part_refunded'
 * statusAfterRefund(1000n, 1000n) // => 'refunded'
 */
export function statusAfterRefund(
  paid: bigint,
  refunded: bigint,
): Extract<PaymentStatus, `${string}refunded` | 'paid'> {
  if (refunded === 0n) return 'paid';
  return refunded < paid ? 'part_refunded' : 'refunded';
}

/** A line with what has been refunded of it. */
interface Rest {
  readonly line: RefundableLine;
  readonly units: number;
  readonly amount: bigint;
}

interface Wanted {
  readonly rest: Rest;
  readonly quantity: number;
  readonly amount: bigint;
}

function restOf(line: RefundableLine, refunded: readonly RefundedLine[]): Rest {
  const earlier = refunded.filter(({ position }) => position === line.position);
  return {
    line,
    units: earlier.reduce((units, { quantity }) => units + quantity, 0),
    amount: sum(earlier.map(({ amount }) => amount)),
  };
}

function wantedOf(
  rests: readonly Rest[],
  request: RefundRequest,
): readonly Wanted[] | Extract<RefundSplit, { ok: false }> {
  switch (request.kind) {
    case 'whole':
      return rests.map((rest) => ({ rest, quantity: rest.line.quantity - rest.units, amount: leftOf(rest) }));
    case 'amount': {
      const left = rests.map(leftOf);
      if (request.amount > sum(left)) return { ok: false, reason: 'too-much' };
      if (request.amount <= 0n) return { ok: false, reason: 'nothing' };
      const shares = shareOut(request.amount, left);
      return rests.map((rest, index) => ({ rest, quantity: 0, amount: shares[index] ?? 0n }));
    }
    default:
      return wantedUnits(rests, request.lines);
  }
}

function wantedUnits(
  rests: readonly Rest[],
  asked: Extract<RefundRequest, { kind: 'units' }>['lines'],
): readonly Wanted[] | Extract<RefundSplit, { ok: false }> {
  const wanted: Wanted[] = [];
  for (const { position, quantity } of asked) {
    const rest = rests.find(({ line }) => line.position === position);
    if (!rest || wanted.some((other) => other.rest === rest)) return { ok: false, reason: 'unknown-line' };
    const isWhole = Number.isSafeInteger(quantity) && quantity > 0;
    if (!isWhole || quantity > rest.line.quantity - rest.units) return { ok: false, reason: 'too-many-units' };
    const worth = worthOf(rest.line, rest.units + quantity) - worthOf(rest.line, rest.units);
    const left = leftOf(rest);
    // Money that was refunded without units may have come from these.
    wanted.push({ rest, quantity, amount: worth < left ? worth : left });
  }
  return wanted;
}

/** What the first units of a line were worth together. The last one takes what rounding left over. */
function worthOf({ total, quantity }: RefundableLine, units: number): bigint {
  return (total * BigInt(units)) / BigInt(quantity);
}

function leftOf({ line, amount }: Rest): bigint {
  return line.total - amount;
}

function refundOf({ line, amount: before }: Rest, quantity: number, amount: bigint): RefundedLine {
  const partOf = (tax: bigint) => followed(tax, line.total, before + amount) - followed(tax, line.total, before);
  return {
    position: line.position,
    quantity,
    amount,
    tax: partOf(line.taxShare),
    includedTax: partOf(line.includedTaxShare),
  };
}

/** How much of a tax belongs to the first so many units of money of a line. */
function followed(tax: bigint, total: bigint, amount: bigint): bigint {
  return total === 0n ? 0n : (tax * amount) / total;
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n);
}
