import type { Budget } from '../budget/budget.ts';
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
  return names.map((one, i) => {
    product.budget.step(names.length + variants.length);
    // A name that is listed twice has its values only once.
    return optionOf(asText(one), names.indexOf(one) < i ? [] : attributes, product.budget);
  });
}

function optionOf(name: string, attributes: readonly Value[], budget: Budget): VariantOption {
  const values: string[] = [];
  for (const chosen of attributes) {
    const value = member(chosen, name);
    budget.step(Math.floor(values.length / VALUES_PER_STEP));
    // There are few of them; a set would cost more.
    if (value !== undefined && !values.includes(asText(value))) {
      values.push(asText(value));
    }
  }
  return { name, values };
}

/** So many values are compared in a step. */
const VALUES_PER_STEP = 16;
