import { CartProductType } from '@awning/site-model';
import { denominationOption, productMessages } from './messages.ts';
import type { NewPlan, NewProduct, NewVariant } from './new-product.ts';

const { rules } = productMessages;

/** Returns what the type of a product forbids, if anything (STORE-MODEL: invariant 13; D-045, D-061). */
export function checkProduct({ type, variants, optionNames = [], plan }: RuledProduct): string | undefined {
  if (variants.length === 0) return rules.noVariant;
  if (plan && type !== CartProductType.PHYSICAL && type !== CartProductType.SERVICE) return rules.noSubscription;
  if ((type === CartProductType.DIGITAL || type === CartProductType.PAYWALL) && variants.length > 1) {
    return rules.oneThing;
  }
  if (type === CartProductType.GIFT_CARD) {
    if (variants.some(({ salePrice }) => salePrice !== undefined)) return rules.giftCardSale;
    if (optionNames.length !== 1 || optionNames[0] !== denominationOption) return rules.giftCardOption;
  }
  if (variants.some(({ attributes = {} }) => optionNames.some((name) => attributes[name] === undefined))) {
    return variants.length > 1 ? rules.valueMissing : undefined;
  }
  const told = new Set(
    variants.map(({ attributes = {} }) => JSON.stringify(optionNames.map((name) => attributes[name]))),
  );
  return told.size < variants.length ? rules.sameVariants : undefined;
}

interface RuledProduct {
  readonly type: NewProduct['type'];
  readonly optionNames?: readonly string[];
  readonly plan?: NewPlan;
  readonly variants: readonly Pick<NewVariant, 'attributes' | 'salePrice'>[];
}
