import type { Address, CouponKind, FulfilmentStatus, OrderLifecycle, PaymentStatus, TaxPlaces } from '@awning/commerce';
import type { CurrencyCode } from '@awning/formats';

/** A stored order; amounts are whole minor units. */
export interface Order {
  readonly id: string;
  /** Null until the order is placed. */
  readonly number: bigint | null;
  readonly cartId: string;
  readonly siteUserId: string | null;
  readonly email: string;
  readonly language: string;
  readonly currency: CurrencyCode;
  readonly subtotal: bigint;
  readonly discount: bigint;
  readonly shipping: bigint;
  readonly tax: bigint;
  readonly includedTax: bigint;
  readonly total: bigint;
  /** What gift cards pay of the total. */
  readonly giftApplied: bigint;
  readonly lifecycle: OrderLifecycle;
  readonly paymentStatus: PaymentStatus;
  readonly fulfilmentStatus: FulfilmentStatus;
  readonly provider: string;
  /** Placed with a way to pay that moves no money. */
  readonly isTest: boolean;
  readonly shippingAddress: Address | null;
  readonly billingAddress: Address | null;
  readonly vatNumber: string | null;
  /** What the buyer wrote to the shop. */
  readonly buyerNote: string | null;
  readonly shippingOption: { readonly id: string; readonly name: string } | null;
  readonly createdAt: Date;
  readonly placedAt: Date | null;
  readonly cancelledAt: Date | null;
  /** Until when it may stay unpaid; null also if it waits until it is cancelled. */
  readonly unpaidUntil: Date | null;
}

/** Shipping is a line like any other. */
export interface OrderLine {
  readonly position: number;
  readonly kind: 'item' | 'shipping';
  readonly itemId: string | null;
  readonly variantId: string | null;
  readonly sku: string | null;
  readonly productName: string;
  readonly productType: number | null;
  readonly attributes: Readonly<Record<string, string>>;
  readonly additionalFields: string | null;
  /** The additional fields as the buyer saw them. */
  readonly answers: readonly { readonly title: string; readonly text: string }[];
  readonly quantity: number;
  readonly unitPrice: bigint;
  readonly gross: bigint;
  readonly discountShare: bigint;
  readonly taxShare: bigint;
  readonly includedTaxShare: bigint;
  readonly total: bigint;
}

export interface OrderTax {
  readonly line: number;
  readonly ruleId: string;
  readonly name: string;
  readonly ratePpm: number;
  readonly inclusive: boolean;
  readonly base: bigint;
  readonly amount: bigint;
}

/** The discount of a coupon on a line, with a copy of the coupon. */
export interface OrderDiscount {
  readonly line: number;
  readonly couponId: string;
  readonly code: string;
  readonly kind: CouponKind;
  readonly value: bigint;
  readonly base: bigint;
  readonly amount: bigint;
}

export type DraftOrder = Omit<Order, 'number' | 'lifecycle' | 'placedAt' | 'cancelledAt' | 'unpaidUntil'> & {
  readonly emailKey: string;
  /** The places that decided the taxes, independent of the order's addresses. */
  readonly taxPlaces: TaxPlaces;
  readonly lines: readonly OrderLine[];
  readonly taxes: readonly OrderTax[];
  readonly discounts: readonly OrderDiscount[];
};
