import { type CurrencyCode, centsOf, defaultPrice, type MoneyObject, writeMoney } from '@awning/formats';
import { type BaseUnit, CartProductType } from '@awning/site-model';
import { basePrice } from './base-price.ts';
import type { Product, SubscriptionPlan, Variant } from './product.ts';
import { unitPrice } from './unit-price.ts';

/** A product for templates and islands: plain JSON, amounts as money objects and, for older templates, hundredths (D-046). */
export interface StructuredContent {
  readonly productType: number;
  readonly variants: readonly VariantContent[];
  readonly variantOptionOrdering: readonly string[];
  readonly priceMoney: MoneyObject;
  readonly salePriceMoney: MoneyObject;
  readonly onSale: boolean;
  readonly isSubscribable: boolean;
  readonly subscriptionPlan: SubscriptionPlan | null;
  readonly useCustomAddButtonText: boolean;
  readonly customAddButtonText: string;
  readonly additionalFieldsFormId: string | null;
  readonly additionalFieldsForm: unknown;
}

export interface VariantContent {
  readonly id: string;
  readonly sku: string;
  readonly price: number;
  readonly salePrice: number;
  readonly onSale: boolean;
  readonly priceMoney: MoneyObject;
  readonly salePriceMoney: MoneyObject;
  /** Absent unless the variant is on sale and cost something else before. */
  readonly lowestPriceBefore?: MoneyObject;
  readonly qtyInStock: number;
  readonly unlimited: boolean;
  readonly attributes: Readonly<Record<string, string>>;
  readonly optionValues: readonly { readonly optionName: string; readonly value: string }[];
  /** These are absent where the owner has not entered them. */
  readonly barcode?: string;
  readonly imageId?: string;
  readonly content?: { readonly thousandths: number; readonly unit: string };
  /** The present price of a kilogram or the like. */
  readonly basePrice?: { readonly money: MoneyObject; readonly per: BaseUnit };
}

/**
 * Converts a product into the structure that themes expect.
 *
 * @example
 * structuredContent({ type: 2, currency: 'EUR', optionNames: [], variants: [], isSubscribable: false, subscriptionPlan: null,
 *   useCustomAddButtonText: false, customAddButtonText: null, additionalFieldsFormId: null }).priceMoney.decimalValue // => '0.00'
 */
export function structuredContent(product: Product, additionalFieldsForm: unknown = null): StructuredContent {
  const { currency, variants } = product;
  const cheapest = variants.reduce<Variant | undefined>(
    (best, variant) => (best && unitPrice(best, product.type) <= unitPrice(variant, product.type) ? best : variant),
    undefined,
  );
  return {
    productType: product.type,
    variants: variants.map((variant) => variantContent(variant, product)),
    variantOptionOrdering: product.optionNames,
    // These fields price only a digital product; for others they hold the lowest price.
    priceMoney: cheapest ? moneyObject(cheapest.price, currency) : writeMoney({ ...defaultPrice, currency }),
    salePriceMoney: moneyObject(cheapest?.salePrice ?? 0n, currency),
    onSale: product.type !== CartProductType.GIFT_CARD && variants.some((variant) => variant.onSale),
    isSubscribable: product.isSubscribable,
    subscriptionPlan: product.subscriptionPlan,
    useCustomAddButtonText: product.useCustomAddButtonText,
    customAddButtonText: product.customAddButtonText ?? '',
    additionalFieldsFormId: product.additionalFieldsFormId,
    additionalFieldsForm,
  };
}

function variantContent(variant: Variant, { currency, optionNames, type }: Product): VariantContent {
  const salePrice = variant.salePrice ?? 0n;
  return {
    id: variant.id,
    sku: variant.sku,
    price: Number(centsOf({ minorUnits: variant.price, currency })),
    salePrice: Number(centsOf({ minorUnits: salePrice, currency })),
    onSale: variant.onSale,
    priceMoney: moneyObject(variant.price, currency),
    salePriceMoney: moneyObject(salePrice, currency),
    ...(typeof variant.lowestBefore === 'bigint' && {
      lowestPriceBefore: moneyObject(variant.lowestBefore, currency),
    }),
    qtyInStock: variant.stock.unlimited ? 0 : variant.stock.qtyInStock,
    unlimited: variant.stock.unlimited,
    attributes: variant.attributes,
    optionValues: optionNames.flatMap((optionName) => {
      const value = variant.attributes[optionName];
      return value === undefined ? [] : [{ optionName, value }];
    }),
    ...(variant.barcode && { barcode: variant.barcode }),
    ...(variant.imageId && { imageId: variant.imageId }),
    ...(variant.content && {
      content: { thousandths: variant.content.thousandths, unit: variant.content.unit },
      basePrice: {
        money: moneyObject(basePrice(unitPrice(variant, type), variant.content), currency),
        per: variant.content.per,
      },
    }),
  };
}

function moneyObject(minorUnits: bigint, currency: CurrencyCode): MoneyObject {
  return writeMoney({ minorUnits, currency });
}
