import {
  type Cart,
  type CartEntry,
  type CatalogueVariant,
  type Place,
  type PricedCart,
  price,
  type StoreRules,
} from '@awning/commerce';
import type { CurrencyCode } from '@awning/formats';
import { CartProductType } from '@awning/site-model';
import type { Website } from '../../platform/website/index.ts';
import { attributeTexts, deliveryTimeOf, type ProductTexts, productText } from '../catalogue/index.ts';
import type { EntryRow, Languages, VariantRow } from './entry/store.ts';

/** A cart with everything needed to price and show it. */
export interface LoadedCart {
  readonly cart: Cart;
  /** By variant id, including those of unpublished products, which are not in `catalogue`. */
  readonly rows: ReadonlyMap<string, VariantRow>;
  readonly catalogue: ReadonlyMap<string, CatalogueVariant>;
}

export interface CartChoices {
  readonly shippingLocation: Place | null;
  /** Known at the checkout only. */
  readonly billingLocation?: Place | null;
  readonly selectedShippingOption: string | null;
  readonly couponCodes: readonly string[];
}

export const noChoices: CartChoices = { shippingLocation: null, selectedShippingOption: null, couponCodes: [] };

/** The cart made of entries as read from the database. */
export function cartOfEntries(
  currency: CurrencyCode,
  choices: CartChoices,
  entries: readonly EntryRow[],
  languages: Languages,
  /** What such a cart sells. */
  isWanted: typeof isSold = isSold,
): LoadedCart {
  const { shippingLocation, billingLocation = null, selectedShippingOption, couponCodes } = choices;
  return {
    cart: {
      currency,
      entries: entries.map(toEntry),
      shippingLocation,
      billingLocation,
      selectedShippingOption,
      couponCodes,
    },
    rows: new Map(entries.map((row) => [row.variantId, row])),
    catalogue: new Map(entries.filter(isWanted).map((row) => [row.variantId, toCatalogueVariant(row, languages)])),
  };
}

/** The same cart with other entries; `added` is a variant that was not in it. */
export function withEntries(
  loaded: LoadedCart,
  entries: readonly CartEntry[],
  languages: Languages,
  added?: VariantRow,
): LoadedCart {
  const rows = added ? new Map([...loaded.rows, [added.variantId, added] as const]) : loaded.rows;
  const catalogue = added
    ? new Map([...loaded.catalogue, [added.variantId, toCatalogueVariant(added, languages)] as const])
    : loaded.catalogue;
  return { cart: { ...loaded.cart, entries }, rows, catalogue };
}

export function priced(loaded: LoadedCart, rules: StoreRules, now: Date): PricedCart {
  return price(loaded.cart, loaded.catalogue, rules, now);
}

type Sellable = Pick<VariantRow, 'isPublished' | 'type' | 'isSubscribable'>;

/** Gift cards, subscriptions and paywall products never enter the ordinary cart. */
export function isSold({ isPublished, type, isSubscribable }: Sellable): boolean {
  return isPublished && type <= 3 && !isSubscribable;
}

/** Only physical goods and services can be; a product of another type gets no plan. */
export function isSoldBySubscription({ isPublished, isSubscribable }: Sellable): boolean {
  return isPublished && isSubscribable;
}

/** What opens member areas. Templates do not know its type, so that no product page sells it (D-045). */
export function isSoldAsMembership({ isPublished, type }: Sellable): boolean {
  return isPublished && type === CartProductType.PAYWALL;
}

export function toCatalogueVariant(row: VariantRow, languages: Languages): CatalogueVariant {
  const { itemId, variantId, sku, price, salePrice, onSale, type, taxClass, weightGrams } = row;
  return {
    itemId,
    variantId,
    sku,
    title: titleOf(row, languages),
    productType: type,
    attributes: attributesOf(row, languages),
    price,
    salePrice,
    onSale,
    taxClass,
    weightGrams,
    stock: row.unlimited ? { unlimited: true } : { unlimited: false, qtyInStock: row.qtyInStock },
  };
}

export function titleOf(row: Pick<VariantRow, 'texts' | 'sku'>, languages: Languages): string {
  return productText(textsOf(row), 'name', languages) ?? row.sku;
}

export function deliveryTimeIn(
  website: Pick<Website, 'languages' | 'settings'>,
  row: VariantRow,
  { language }: Languages,
) {
  return deliveryTimeOf({ website, language }, { type: row.type, texts: textsOf(row) });
}

export function attributesOf(row: Pick<VariantRow, 'texts' | 'attributes'>, { language }: Languages) {
  return attributeTexts(textsOf(row), row.attributes, language);
}

function textsOf({ texts }: Pick<VariantRow, 'texts'>): ProductTexts {
  return Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, text ?? {}]));
}

function toEntry({ id, itemId, variantId, quantity, additionalFields }: EntryRow): CartEntry {
  return { id, itemId, variantId, quantity, additionalFields };
}
