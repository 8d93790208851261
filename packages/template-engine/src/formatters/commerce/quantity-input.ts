import { ProductType } from '@awning/site-model';
import { defineFormatter } from '../../contract/formatter.ts';
import { resolveWithin } from '../../contract/resolve-within.ts';
import type { Scope } from '../../contract/scope.ts';
import { type ItemProduct, productContent } from '../../product/product-content.ts';
import { totalStockOf } from '../../product/total-stock.ts';
import { attributeValue } from '../../text/attribute.ts';
import { member } from '../../values/reference.ts';
import { asBoolean, isTruthy, type Value } from '../../values/value.ts';

export const quantityInput = defineFormatter({
  name: 'quantity-input',
  group: 'commerce',
  summary: 'the field for how many, where more than one can be bought',
  example: {
    template: '{p|quantity-input}',
    data: { p: { id: 'p1', structuredContent: { productType: 1, variants: [{ unlimited: true }] } } },
    output: `


<div class="product-quantity-input" data-item-id="p1" data-animation-role="content">
  <div class="quantity-label">Quantity:</div>
  <input aria-label="Quantity" size="4" max="9999" min="1" value="1" type="number" step="1"></input>
</div>`,
  },
  prepare: () => (value, scope) => (isOffered(value, scope) ? quantityInputMarkup(value, scope) : undefined),
});

/** The field for a product, empty if there is nothing to choose. */
export function quantityInputOrNothing(product: Value, scope: Scope): string {
  return isOffered(product, scope) ? quantityInputMarkup(product, scope) : '';
}

function quantityInputMarkup(item: Value, scope: Scope): string {
  const local = resolveWithin(item, scope, ['localizedStrings', 'productQuantityInputLabel']);
  const { budget } = scope.run;
  const label = isTruthy(local) ? attributeValue(local, budget) : 'Quantity';
  return `\n\n\n<div class="product-quantity-input" data-item-id="${attributeValue(
    resolveWithin(item, scope, ['id']),
    budget,
  )}" data-animation-role="content">\n  <div class="quantity-label">${label}:</div>\n  <input aria-label="${label}" size="4" max="9999" min="1" value="1" type="number" step="1"></input>\n</div>`;
}

function isOffered(item: Value, scope: Scope): boolean {
  const product = productContent(item, scope.run.budget);
  return (
    isSoldInNumbers(product, scope) &&
    !asBoolean(member(product.content, 'isSubscribable')) &&
    !(totalStockOf(product) <= 1)
  );
}

function isSoldInNumbers({ productType }: ItemProduct, scope: Scope): boolean {
  return (
    productType === ProductType.physical ||
    (productType === ProductType.service && isMultipleQuantityAllowedForServices(scope.resolve(['websiteSettings'])))
  );
}

/** Allowed unless the owner forbids it. */
export function isMultipleQuantityAllowedForServices(websiteSettings: Value): boolean {
  const choice = member(member(websiteSettings, 'storeSettings'), 'multipleQuantityAllowedForServices');
  return choice === undefined || choice === null || asBoolean(choice);
}
