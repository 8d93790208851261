import { AddToCartButton } from './add-to-cart-button.tsx';
import type { ProductIslandProps } from './product.ts';
import { ProductInstalments } from './product-instalments.tsx';
import { QuantityInput } from './quantity-input.tsx';
import { VariantsSelect } from './variants-select.tsx';

/** `product-checkout`: variant, quantity and button in a row. */
export function ProductForm(product: ProductIslandProps) {
  return (
    <>
      <VariantsSelect {...product} />
      <QuantityInput {...product} />
      <AddToCartButton {...product} />
      <ProductInstalments {...product} />
    </>
  );
}
