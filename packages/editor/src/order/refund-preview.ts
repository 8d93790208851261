import { type RefundRequest, splitRefund } from '@awning/commerce';
import { type CurrencyCode, decimalOf, isCurrencyCode, parseMoney } from '@awning/formats';
import type { Money } from '../texts/format.ts';
import type { Order } from './queries.ts';

/** What a member has entered into the dialog. */
export interface TypedRefund {
  readonly kind: 'units' | 'amount';
  /** Units by the id of the line; shipping has one. */
  readonly units: Readonly<Record<string, number>>;
  readonly amount: string;
}

interface PreviewedLine {
  readonly id: string;
  readonly quantity: number;
  readonly amount: Money;
  /** Added and contained tax together. */
  readonly tax: Money;
}

export type RefundPreview =
  | { readonly ok: true; readonly amount: Money; readonly lines: readonly PreviewedLine[] }
  | { readonly ok: false; readonly reason: 'nothing' | 'too-much' | 'unknown-line' | 'too-many-units' };

/** What the server will refund, by the same rule and to the cent. */
export function refundPreview(order: Order, typed: TypedRefund): RefundPreview {
  const { currencyCode } = order.totals.total;
  const currency = isCurrencyCode(currencyCode) ? currencyCode : 'USD';
  const units = (money: Money) => minorUnits(money.decimalValue, currency) ?? 0n;
  const request = requestOf(order, typed, currency);
  if (!request) return { ok: false, reason: 'nothing' };
  const split = splitRefund(
    {
      lines: order.lines.map((line) => ({
        position: positionOf(line.id),
        quantity: line.quantity,
        total: units(line.total),
        taxShare: units(line.tax),
        includedTaxShare: units(line.includedTax),
      })),
      paid: units(order.refundable.paid),
      refunded: order.refunds
        .flatMap(({ lines }) => lines)
        .map((line) => ({
          position: positionOf(line.id),
          quantity: line.quantity,
          amount: units(line.amount),
          tax: units(line.tax),
          includedTax: units(line.includedTax),
        })),
    },
    request,
  );
  if (!split.ok) return split;
  const money = (value: bigint): Money => ({
    decimalValue: decimalOf({ minorUnits: value, currency }),
    currencyCode: currency,
  });
  return {
    ok: true,
    amount: money(split.amount),
    lines: split.lines.map(({ position, quantity, amount, tax, includedTax }) => ({
      id: `${order.id}:${position}`,
      quantity,
      amount: money(amount),
      tax: money(tax + includedTax),
    })),
  };
}

/** The units of a line that can still be refunded. */
export function unitsLeft({ refunds }: Order, line: { readonly id: string; readonly quantity: number }): number {
  const refunded = refunds.flatMap(({ lines }) => lines).filter(({ id }) => id === line.id);
  return line.quantity - refunded.reduce((units, { quantity }) => units + quantity, 0);
}

function requestOf(order: Order, typed: TypedRefund, currency: CurrencyCode): RefundRequest | undefined {
  if (typed.kind === 'amount') {
    const amount = minorUnits(typed.amount, currency);
    return amount === undefined ? undefined : { kind: 'amount', amount };
  }
  const lines = order.lines.flatMap(({ id }) => {
    const quantity = typed.units[id] ?? 0;
    return quantity > 0 ? [{ position: positionOf(id), quantity }] : [];
  });
  return lines.length === 0 ? undefined : { kind: 'units', lines };
}

function positionOf(lineId: string): number {
  return Number(lineId.split(':')[1]);
}

function minorUnits(decimal: string, currency: CurrencyCode): bigint | undefined {
  const parsed = parseMoney(decimal, currency);
  return parsed.ok ? parsed.money.minorUnits : undefined;
}
