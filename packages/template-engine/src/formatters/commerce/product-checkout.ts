import { defineFormatter } from '../../contract/formatter.ts';
import { addToCartMarkup } from './add-to-cart-btn.ts';
import { quantityInputOrNothing } from './quantity-input.ts';
import { variantsSelectMarkup } from './variants-select.ts';

export const productCheckout = defineFormatter({
  name: 'product-checkout',
  group: 'commerce',
  summary: 'variants-select, quantity-input and add-to-cart-btn in a row',
  example: {
    template: '{p|product-checkout}',
    data: { p: { id: 'p1', collectionId: 'c1', structuredContent: { productType: 1 } } },
    output: `${'\n'.repeat(13)}<div class="sqs-add-to-cart-button-wrapper" data-animation-role="button">
  <div class="sqs-add-to-cart-button sqs-suppress-edit-mode sqs-editable-button sqs-button-element--primary " role="button" tabindex="0" data-dynamic-strings data-collection-id="c1" data-item-id="p1" data-product-type="1" data-use-custom-label="" data-original-label="Add To Cart" >
    <div class="sqs-add-to-cart-button-inner">Add To Cart</div>
  </div>
</div>`,
  },
  prepare: () => (value, scope) =>
    variantsSelectMarkup(value, scope) + quantityInputOrNothing(value, scope) + addToCartMarkup(value, scope),
});
