import type { Budget } from '../budget/budget.ts';
import { fields, member } from '../values/reference.ts';
import { asText, listElements, type Value } from '../values/value.ts';
import type { ItemProduct } from './product-content.ts';

/** A choice between variants, such as the size, and its values. */
export interface VariantOption {
  readonly name: string;
  readonly values: readonly string[];
}

/**
 * The options of a product with more than one variant, in the owner's order.
 * Two variants of sizes S and M under the ordering `size` give one option `size` with the values S and M.
 */
export function variantOptions(product: ItemProduct): readonly VariantOption[] {
  const variants = product.rawVariants;
  if (variants.length <= 1) return [];
  const names = listElements(fields(product.content)?.variantOptionOrdering);
  const attributes = variants.map((variant) => fields(variant)?.attributes);
  return names.map((one, i) => {
    product.budget.step(names.length + variants.length);
    // The values of a name that is listed twice appear once.
    return optionOf(asText(one), names.indexOf(one) < i ? [] : attributes, product.budget);
  });
}

function optionOf(name: string, attributes: readonly Value[], budget: Budget): VariantOption {
  const values: string[] = [];
  for (const chosen of attributes) {
    const value = member(chosen, name);
    budget.step(Math.floor(values.length / VALUES_PER_STEP));
    // There are few of them; a set would be slower.
    if (value !== undefined && !values.includes(asText(value))) values.push(asText(value));
  }
  return { name, values };
}

/** Comparing this many values is a step. */
const VALUES_PER_STEP = 16;
