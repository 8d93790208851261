import { member } from '../values/reference.ts';
import { asText, isArray } from '../values/value.ts';
import type { ItemProduct } from './product-content.ts';

/** Something a visitor chooses about a product, such as its size, and what there is to choose from. */
export interface VariantOption {
  readonly name: string;
  readonly values: readonly string[];
}

/**
 * The options of a product with more than one variant, in the order its owner gave them.
 * @example
 * variantOptions(productContent({ structuredContent: {
 *   variants: [{ attributes: { size: 'S' } }, { attributes: { size: 'M' } }], variantOptionOrdering: ['size'],
 * } })) // [{ name: 'size', values: ['S', 'M'] }]
 */
export function variantOptions(product: ItemProduct): readonly VariantOption[] {
  const variants = product.rawVariants;
  const names = member(product.content, 'variantOptionOrdering');
  if (variants.length <= 1 || !isArray(names)) {
    return [];
  }
  const attributes = variants.map((variant) => member(variant, 'attributes'));
  return names.map((one, position) => {
    const name = asText(one);
    // A name that is listed twice has its values only once.
    const isRepeated = names.indexOf(one) < position;
    const values = new Set<string>();
    for (const chosen of attributes) {
      const value = member(chosen, name);
      if (value !== undefined) {
        values.add(asText(value));
      }
    }
    return { name, values: isRepeated ? [] : [...values] };
  });
}
