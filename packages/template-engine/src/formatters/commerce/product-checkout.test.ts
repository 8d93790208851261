import { expect, test } from 'vitest';
import { callFormatter } from '../../contract/call.ts';
import { asText } from '../../values/value.ts';
import { addToCartBtn } from './add-to-cart-btn.ts';
import { productCheckout } from './product-checkout.ts';
import { quantityInput } from './quantity-input.ts';
import { variantsSelect } from './variants-select.ts';

const CONTEXT = { locale: 'en', data: {} };

test('variants, quantity and button in a row', () => {
  const product = {
    id: 'p1',
    structuredContent: {
      productType: 1,
      variants: [{ unlimited: true, attributes: { Size: 'S' } }, { attributes: { Size: 'M' } }],
      variantOptionOrdering: ['Size'],
    },
  };
  const parts = [variantsSelect, quantityInput, addToCartBtn].map((one) =>
    asText(callFormatter(one, [], [product], CONTEXT)),
  );
  expect(parts).not.toContain('');
  expect(callFormatter(productCheckout, [], [product], CONTEXT)).toBe(parts.join(''));
});

test('parts that do not apply are left out', () => {
  const product = { id: 'p1', structuredContent: { productType: 2 } };
  expect(callFormatter(productCheckout, [], [product], CONTEXT)).toBe(
    callFormatter(addToCartBtn, [], [product], CONTEXT),
  );
});
