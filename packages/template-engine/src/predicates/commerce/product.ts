import { hasMultipleVariants, isOnSale, isSoldOut } from '@awning/site-model';
import { CURRENT_VALUE, definePredicate, type Predicate } from '../../contract/predicate.ts';
import { type ItemProduct, productContent } from '../../product/product-content.ts';
import { hasVariedPrices } from '../../product/product-prices.ts';
import type { Value } from '../../values/value.ts';

export const hasVariants = defineProductPredicate(
  'has-variants?',
  'there is more than one variant to choose from',
  { productType: 1, variants: [{}, {}] },
  hasMultipleVariants,
);

export const onSale = defineProductPredicate(
  'on-sale?',
  'the product, or a variant of it, is on sale',
  { productType: 1, variants: [{ onSale: true }] },
  isOnSale,
);

export const soldOut = defineProductPredicate(
  'sold-out?',
  'nothing of the product is left',
  { productType: 1, variants: [{ qtyInStock: 0 }] },
  isSoldOut,
);

export const variedPrices = defineProductPredicate(
  'varied-prices?',
  'the variants cost different amounts',
  { productType: 1, variants: [{ price: 500 }, { price: 700 }] },
  hasVariedPrices,
);

function defineProductPredicate(
  name: string,
  summary: string,
  structuredContent: Value,
  rule: (product: ItemProduct) => boolean,
): Predicate {
  return definePredicate({
    name,
    group: 'commerce',
    summary,
    example: { template: `{.${name}}yes{.or}no{.end}`, data: { structuredContent }, output: 'yes' },
    prepare: () => ({
      operands: [CURRENT_VALUE],
      test: (item, _second, _third, budget) => rule(productContent(item, budget)),
    }),
  });
}
