import type { CurrencyCode } from '@awning/formats';
import type { StockLevel } from '../catalogue/product.ts';
import type { Priced } from '../catalogue/unit-price.ts';
import type { Place } from '../price/place.ts';

/** What a visitor wants to buy. It holds no prices: they are calculated from the catalogue each time. */
export interface Cart {
  readonly currency: CurrencyCode;
  readonly entries: readonly CartEntry[];
  readonly shippingLocation: Place | null;
  /** The billing location. Until it is known, the shipping location is used. */
  readonly billingLocation?: Place | null;
  readonly selectedShippingOption: string | null;
  readonly couponCodes: readonly string[];
}

export interface CartEntry {
  readonly id: string;
  readonly itemId: string;
  readonly variantId: string;
  readonly quantity: number;
  /** JSON text of a map of field id to answer (D-036), or null without extra fields. */
  readonly additionalFields: string | null;
}

/** The variants that a cart refers to, by id. */
export type Catalogue = ReadonlyMap<string, CatalogueVariant>;

export type CatalogueVariant = Priced & {
  readonly variantId: string;
  readonly itemId: string;
  readonly sku: string;
  readonly title: string;
  readonly productType: number;
  readonly attributes: Readonly<Record<string, string>>;
  readonly taxClass: string;
  readonly weightGrams: number;
  readonly stock: StockLevel;
};
