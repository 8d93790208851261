import type { ProductContent, VariantContent } from '@awning/site-model';
import { type Price, readPrice } from '../money/price.ts';
import { fields } from '../values/reference.ts';
import { asNumber, isArray, isTruthy, type Value } from '../values/value.ts';

/**
 * An item's product in the form the store's rules read, by the language's own idea of numbers and truth: a product type may be
 * text, an empty list is not true, and a variant may be anything.
 * @example
 * productContent({ structuredContent: { productType: '1' } }).productType // => 1
 */
export function productContent(item: Value): ItemProduct {
  return new ItemProduct(fields(item)?.structuredContent);
}

/** Reads members only when a rule asks for them: a list page asks each rule about each of its products. */
export class ItemProduct implements ProductContent {
  readonly content: Value;
  readonly productType: number;
  private views: readonly VariantView[] | undefined = undefined;

  constructor(content: Value) {
    this.content = content;
    this.productType = asNumber(fields(content)?.productType);
  }

  get rawVariants(): readonly Value[] {
    const variants = fields(this.content)?.variants;
    return isArray(variants) ? variants : [];
  }

  get variants(): readonly VariantView[] {
    this.views ??= this.rawVariants.map((variant) => new VariantView(variant));
    return this.views;
  }

  get onSale(): boolean {
    return isTruthy(fields(this.content)?.onSale);
  }

  get priceMoney(): Price {
    return readPrice(fields(this.content)?.priceMoney);
  }

  get salePriceMoney(): Price {
    return readPrice(fields(this.content)?.salePriceMoney);
  }
}

export class VariantView implements VariantContent {
  readonly raw: Value;

  constructor(raw: Value) {
    this.raw = raw;
  }

  get unlimited(): boolean {
    return isTruthy(fields(this.raw)?.unlimited);
  }

  get qtyInStock(): number {
    return asNumber(fields(this.raw)?.qtyInStock);
  }

  get onSale(): boolean {
    return isTruthy(fields(this.raw)?.onSale);
  }

  get priceMoney(): Price {
    return readPrice(fields(this.raw)?.priceMoney);
  }

  get salePriceMoney(): Price {
    return readPrice(fields(this.raw)?.salePriceMoney);
  }
}
