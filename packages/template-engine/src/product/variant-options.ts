import { fields, member } from '../values/reference.ts';
import { asText, listElements, type Value } from '../values/value.ts';
import type { ItemProduct } from './product-content.ts';

/** Something a visitor chooses about a product, such as its size, and what there is to choose from. */
export interface VariantOption {
  readonly name: string;
  readonly values: readonly string[];
}

/**
 * The options of a product with more than one variant, in the order its owner gave them.
 * Two variants of sizes S and M under the ordering `size` give one option `size` with the values S and M.
 */
export function variantOptions(product: ItemProduct): readonly VariantOption[] {
  const variants = product.rawVariants;
  if (variants.length <= 1) {
    return [];
  }
  const names = listElements(fields(product.content)?.variantOptionOrdering);
  const attributes = variants.map((variant) => fields(variant)?.attributes);
  // A name that is listed twice has its values only once.
  return names.map((one, i) => optionOf(asText(one), names.indexOf(one) < i ? [] : attributes));
}

function optionOf(name: string, attributes: readonly Value[]): VariantOption {
  const values: string[] = [];
  for (const chosen of attributes) {
    const value = member(chosen, name);
    // There are few of them; a set would cost more.
    if (value !== undefined && !values.includes(asText(value))) {
      values.push(asText(value));
    }
  }
  return { name, values };
}
