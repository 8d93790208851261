import { Budget } from '../budget/budget.ts';
import { isMultipleQuantityAllowedForServices } from '../formatters/commerce/quantity-input.ts';
import { productContent } from '../product/product-content.ts';
import { totalStockOf } from '../product/total-stock.ts';
import { variantOptions } from '../product/variant-options.ts';
import type { Value } from '../values/value.ts';

/** Rules of the commerce formatters that vectors check separately, by their names there. */
export const STORE_RULES: ReadonlyMap<string, (value: Value) => Value> = new Map<string, (value: Value) => Value>([
  [
    'item-variant-options',
    (item) => variantOptions(productContent(item, new Budget())).map(({ name, values }) => ({ name, values })),
  ],
  ['multiple-quantity-allowed-for-services', isMultipleQuantityAllowedForServices],
  ['total-stock-remaining', (item) => totalStockOf(productContent(item, new Budget()))],
]);
