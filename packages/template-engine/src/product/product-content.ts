import type { ProductContent, VariantContent } from '@awning/site-model';
import type { Budget } from '../budget/budget.ts';
import { type Price, readPrice } from '../money/price.ts';
import { fields } from '../values/reference.ts';
import { asNumber, isArray, isTruthy, type Value } from '../values/value.ts';

/**
 * An item's product in the form that the store's rules read, with the language's conversion of numbers and truth: a product type
 * may be text, an empty list is not true, and a variant may be anything.
 * @example
 * productContent({ structuredContent: { productType: '1' } }, new Budget()).productType // => 1
 */
export function productContent(item: Value, budget: Budget): ItemProduct {
  return new ItemProduct(fields(item)?.structuredContent, budget);
}

/** Reads members only when a rule needs them: a list page checks each rule for each of its products. */
export class ItemProduct implements ProductContent {
  readonly content: Value;
  readonly productType: number;
  readonly budget: Budget;
  private views: readonly VariantView[] | undefined = undefined;

  constructor(content: Value, budget: Budget) {
    this.content = content;
    this.budget = budget;
    this.productType = asNumber(fields(content)?.productType);
  }

  /** Each variant is a step, because the caller iterates over them. */
  get rawVariants(): readonly Value[] {
    const variants = fields(this.content)?.variants;
    if (!isArray(variants)) return [];
    this.budget.step(variants.length);
    return variants;
  }

  get variants(): readonly VariantView[] {
    this.views ??= this.rawVariants.map((variant) => new VariantView(variant, this.budget));
    return this.views;
  }

  get onSale(): boolean {
    return isTruthy(fields(this.content)?.onSale);
  }

  get priceMoney(): Price {
    return readPrice(fields(this.content)?.priceMoney, this.budget);
  }

  get salePriceMoney(): Price {
    return readPrice(fields(this.content)?.salePriceMoney, this.budget);
  }
}

export class VariantView implements VariantContent {
  readonly raw: Value;
  private readonly budget: Budget;

  constructor(raw: Value, budget: Budget) {
    this.raw = raw;
    this.budget = budget;
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
    return readPrice(fields(this.raw)?.priceMoney, this.budget);
  }

  get salePriceMoney(): Price {
    return readPrice(fields(this.raw)?.salePriceMoney, this.budget);
  }
}
