import { type CurrencyCode, decimalOf } from '@awning/formats';

/** An order for analytics. */
export interface AnalyticsOrder {
  readonly id: string;
  readonly currency: CurrencyCode;
  readonly grandTotal: string;
  readonly shippingTotal: string;
  readonly taxTotal: string;
  readonly items: readonly AnalyticsItem[];
}

export interface AnalyticsItem {
  readonly sku: string;
  readonly productName: string;
  readonly quantity: number;
  readonly unitPrice: string;
}

/** Amounts in minor units, as stored in an order. */
export interface ReportableOrder {
  readonly id: string;
  readonly currency: CurrencyCode;
  readonly total: bigint;
  readonly shipping: bigint;
  readonly tax: bigint;
  readonly includedTax: bigint;
  readonly lines: readonly {
    readonly kind: 'item' | 'shipping';
    readonly sku: string | null;
    readonly productName: string;
    readonly quantity: number;
    readonly unitPrice: bigint;
  }[];
}

/**
 * The part of an order that analytics may see. Tax is all tax of the order, added or included in the prices.
 *
 * @example
 * analyticsOrder({ id: 'o1', currency: 'EUR', total: 2490n, shipping: 490n, tax: 0n, includedTax: 398n, lines: [] }).taxTotal // => '3.98'
 */
export function analyticsOrder(order: ReportableOrder): AnalyticsOrder {
  const decimal = (minorUnits: bigint) => decimalOf({ minorUnits, currency: order.currency });
  return {
    id: order.id,
    currency: order.currency,
    grandTotal: decimal(order.total),
    shippingTotal: decimal(order.shipping),
    taxTotal: decimal(order.tax + order.includedTax),
    items: order.lines.flatMap(({ kind, sku, productName, quantity, unitPrice }) =>
      kind === 'item' ? [{ sku: sku ?? '', productName, quantity, unitPrice: decimal(unitPrice) }] : [],
    ),
  };
}

/**
 * The purchase for the data layer and the event Purchase: amounts are decimal numbers (D-093).
 *
 * @example
 * purchaseReport({ id: 'o1', currency: 'EUR', grandTotal: '24.90', shippingTotal: '4.90', taxTotal: '3.98', items: [] })
 *   // => { transaction_id: 'o1', currency: 'EUR', value: 24.9, shipping: 4.9, tax: 3.98, items: [] }
 */
export function purchaseReport(order: AnalyticsOrder) {
  return {
    transaction_id: order.id,
    currency: order.currency,
    value: Number(order.grandTotal),
    shipping: Number(order.shippingTotal),
    tax: Number(order.taxTotal),
    items: order.items.map(({ sku, productName, quantity, unitPrice }) => ({
      item_id: sku,
      item_name: productName,
      quantity,
      price: Number(unitPrice),
    })),
  };
}
