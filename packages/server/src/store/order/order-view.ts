import type { CurrencyCode } from '@awning/formats';
import { writeMoney } from '@awning/formats';
import type { PaymentSummary } from '../payment/index.ts';
import { lineId } from './line-id.ts';
import type { ListedOrder } from './list/store.ts';
import type { Order, OrderDiscount, OrderLine } from './order.ts';
import type { ListedOrderJson, OrderJson } from './schema.ts';
import { isWaiting } from './unpaid/advice.ts';

/** The discount of one coupon on a whole order. */
export type AppliedDiscount = Pick<OrderDiscount, 'code' | 'kind' | 'amount'>;

/** An order as team members and its buyer see it; money as objects. */
export function orderView(
  order: Order,
  lines: readonly OrderLine[],
  payments: readonly PaymentSummary[],
  discounts: readonly AppliedDiscount[] = [],
): OrderJson {
  const money = moneyIn(order.currency);
  return {
    id: order.id,
    number: Number(order.number ?? 0n),
    placedAt: (order.placedAt ?? order.createdAt).toISOString(),
    email: order.email,
    language: order.language,
    lifecycle: order.lifecycle,
    paymentStatus: order.paymentStatus,
    fulfilmentStatus: order.fulfilmentStatus,
    provider: order.provider,
    isTest: order.isTest,
    cancelledAt: order.cancelledAt?.toISOString() ?? null,
    payUntil: isWaiting(order) ? (order.unpaidUntil?.toISOString() ?? null) : null,
    discounts: discounts.map(({ code, kind, amount }) => ({ code, kind, amount: money(amount) })),
    lines: lines.map((line) => lineView(order, line)),
    totals: {
      subtotal: money(order.subtotal),
      discount: money(order.discount),
      shipping: money(order.shipping),
      tax: money(order.tax),
      includedTax: money(order.includedTax),
      total: money(order.total),
      giftCards: money(order.giftApplied),
    },
    shippingOption: order.shippingOption?.name ?? null,
    shippingAddress: addressView(order.shippingAddress),
    billingAddress: addressView(order.billingAddress),
    vatNumber: order.vatNumber,
    buyerNote: order.buyerNote,
    payments: payments.map(({ provider, state, amount, label }) => ({ provider, state, amount: money(amount), label })),
  };
}

export function listedOrderView(order: ListedOrder): ListedOrderJson {
  const { id, number, placedAt, email, name, itemCount, lifecycle, paymentStatus, fulfilmentStatus } = order;
  const total = moneyIn(order.currency)(order.total);
  return {
    id,
    number: Number(number),
    placedAt: placedAt.toISOString(),
    email,
    name,
    itemCount,
    total,
    lifecycle,
    paymentStatus,
    fulfilmentStatus,
    isTest: order.isTest,
  };
}

function lineView({ id, currency }: Order, line: OrderLine): OrderJson['lines'][number] {
  const money = moneyIn(currency);
  return {
    id: lineId(id, line.position),
    kind: line.kind,
    productName: line.productName,
    sku: line.sku ?? '',
    attributes: { ...line.attributes },
    additionalFields: line.additionalFields,
    answers: line.answers.map(({ title, text }) => ({ title, text })),
    quantity: line.quantity,
    unitPrice: money(line.unitPrice),
    gross: money(line.gross),
    discount: money(line.discountShare),
    tax: money(line.taxShare),
    includedTax: money(line.includedTaxShare),
    total: money(line.total),
  };
}

function addressView(address: Order['shippingAddress']): OrderJson['shippingAddress'] {
  if (!address) return null;
  const { firstName, lastName, company = '', line1, line2 = '', city, region = '', postalCode } = address;
  const { country, phone = '' } = address;
  return { firstName, lastName, company, line1, line2, city, region, postalCode, country, phone };
}

function moneyIn(currency: CurrencyCode) {
  return (minorUnits: bigint) => writeMoney({ minorUnits, currency });
}
