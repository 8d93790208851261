import type { CurrencyCode } from '@awning/formats';
import type { CartProductTypeCode } from '@awning/site-model';
import type { Content } from './base-price.ts';

/** A product in the catalogue. Amounts are whole minor units of `currency`. */
export interface Product {
  readonly id: string;
  readonly type: CartProductTypeCode;
  readonly currency: CurrencyCode;
  /** The option names in the owner's order: Size, Colour. */
  readonly optionNames: readonly string[];
  readonly variants: readonly Variant[];
  readonly isSubscribable: boolean;
  readonly subscriptionPlan: SubscriptionPlan | null;
  readonly useCustomAddButtonText: boolean;
  readonly customAddButtonText: string | null;
  readonly additionalFieldsFormId: string | null;
}

export interface Variant {
  readonly id: string;
  readonly sku: string;
  /** Option name to chosen value. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly price: bigint;
  readonly salePrice: bigint | null;
  readonly onSale: boolean;
  /** The lowest price of the thirty days before a sale; null if there is no sale, or nothing is known. */
  readonly lowestBefore?: bigint | null;
  readonly stock: StockLevel;
  /** A GTIN. */
  readonly barcode?: string | null;
  /** One of the product's pictures. */
  readonly imageId?: string | null;
  /** Where a base price is shown. */
  readonly content?: Content | null;
}

/** What this visitor can still buy; the hold of their own checkout counts as available to them. */
export type StockLevel = { readonly unlimited: true } | { readonly unlimited: false; readonly qtyInStock: number };

export interface SubscriptionPlan {
  readonly billingPeriod: { readonly value: number; readonly unit: 'WEEK' | 'MONTH' | 'YEAR' };
  readonly numBillingCycles: number;
}
