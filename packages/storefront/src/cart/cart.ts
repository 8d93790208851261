import type { InstalmentOffer } from '@awning/commerce';
import { isCurrencyCode, moneyFromCents, moneyText } from '@awning/formats';
import type { AnswerLine } from './answer-lines.tsx';

/** The cart as the server sends it; what is not used here is left out. */
export interface ShoppingCart {
  readonly currency: string;
  readonly entries: readonly CartEntry[];
  readonly subtotalCents: number;
  readonly shippingCostCents: number;
  readonly taxCents: number;
  readonly includedTaxCents: number;
  readonly discountCents: number;
  readonly grandTotalCents: number;
  readonly totalQuantity: number;
  readonly requiresShipping: boolean;
  readonly shippingOptions: readonly ShippingOption[];
  readonly selectedShippingOption: ShippingOption | null;
  readonly shippingLocation: {
    readonly country: string;
    readonly region?: string;
    readonly postalCode?: string;
  } | null;
  readonly canShip: boolean;
  /** What each code that counts takes off. */
  readonly discounts: readonly CartDiscount[];
  /** Codes that do not count, and why. */
  readonly couponNotices: readonly { readonly code: string; readonly text: string }[];
  /** How the total can be paid in parts, where that is offered. */
  readonly instalments: InstalmentOffer | null;
  /** What the visitor should know about the cart, once. */
  readonly notices: readonly string[];
}

export interface CartDiscount {
  readonly code: string;
  readonly kind: 'percentage' | 'fixed' | 'free-shipping';
  readonly amountCents: number;
}

export interface CartEntry {
  readonly id: string;
  readonly itemId: string;
  readonly quantity: number;
  readonly title: string;
  readonly chosenVariant: { readonly sku: string; readonly attributes: Readonly<Record<string, string>> };
  /** What was said to the questions of the product, to read. */
  readonly answers: readonly AnswerLine[];
  /** The same as text (D-036), to change. */
  readonly additionalFields: string | null;
  readonly purchasePriceCents: number;
  readonly subTotal: number;
  readonly fullUrl: string;
  readonly imageUrl: string | null;
  readonly isGone: boolean;
}

interface ShippingOption {
  readonly id: string;
  readonly name: string;
  readonly priceCents: number;
}

export interface MoneyStyle {
  readonly language: string;
  readonly useCLDRMoneyFormat: boolean;
}

/** An amount in the words of the page's language. */
export function centsText(cents: number, currency: string, { language, useCLDRMoneyFormat }: MoneyStyle): string {
  return isCurrencyCode(currency)
    ? moneyText(moneyFromCents(cents, currency), { useCLDRMoneyFormat, locale: language })
    : String(cents / 100);
}

/** "Large / Blue", as the dialect joins the parts of a variant. */
export function variantText(entry: CartEntry): string {
  return Object.values(entry.chosenVariant.attributes).join(' / ');
}
