import { CartProductType } from '@awning/site-model';
import type { NewPlan, NewProduct, NewVariant } from './new-product.ts';

/** The only option of a gift card; each of its variants is a denomination (D-061). */
const denominationOption = 'Value';

/** Returns what the type of a product forbids, if anything (STORE-MODEL: invariant 13; D-045, D-061). */
export function checkProduct({ type, variants, optionNames = [], plan }: RuledProduct): string | undefined {
  if (variants.length === 0) return 'it has no variant';
  if (plan && type !== CartProductType.PHYSICAL && type !== CartProductType.SERVICE) {
    return 'only goods and services are sold by subscription';
  }
  if ((type === CartProductType.DIGITAL || type === CartProductType.PAYWALL) && variants.length > 1) {
    return 'it is sold as one thing, without variants';
  }
  if (type === CartProductType.GIFT_CARD) {
    if (variants.some(({ salePrice }) => salePrice !== undefined)) return 'a gift card is never on sale';
    if (optionNames.length !== 1 || optionNames[0] !== denominationOption) {
      return `a gift card has the one option ${denominationOption}`;
    }
  }
  if (variants.some(({ attributes = {} }) => optionNames.some((name) => attributes[name] === undefined))) {
    return variants.length > 1 ? 'a variant lacks a value of an option' : undefined;
  }
  const told = new Set(
    variants.map(({ attributes = {} }) => JSON.stringify(optionNames.map((name) => attributes[name]))),
  );
  return told.size < variants.length ? 'two variants cannot be told apart' : undefined;
}

interface RuledProduct {
  readonly type: NewProduct['type'];
  readonly optionNames?: readonly string[];
  readonly plan?: NewPlan;
  readonly variants: readonly Pick<NewVariant, 'attributes' | 'salePrice'>[];
}
