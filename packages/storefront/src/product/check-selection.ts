import { chooseVariant, readQuantity } from '@awning/commerce';
import { ProductType, quantityLimits } from '@awning/site-model';
import type { BuyableVariant } from '../api/generated.ts';
import type { BuyableProduct, ProductTexts } from './product.ts';
import type { Selection } from './selection-store.ts';

export type CheckedSelection =
  | { readonly ok: true; readonly variant: BuyableVariant; readonly quantity: number }
  | { readonly ok: false; readonly message: string; readonly option?: string };

/** Checks before anything is sent, in the order of the page; only the first failure is shown (D-033). */
export function checkSelection(
  product: BuyableProduct,
  selection: Selection,
  texts: ProductTexts,
  language: string,
): CheckedSelection {
  const choice = chooseVariant(
    product.options.map(({ name }) => name),
    product.variants,
    selection.chosen,
  );
  if (!choice.ok && choice.reason === 'unselected-options') {
    return { ok: false, message: unselectedText(product, choice.options, texts, language), ...firstOf(choice.options) };
  }
  if (!choice.ok) return { ok: false, message: texts.variantUnavailable };
  const { variant } = choice;
  const quantity = product.hasQuantity
    ? readQuantity(selection.quantity)
    : { ok: true as const, quantity: quantityLimits.initial };
  if (quantity.ok) return { ok: true, variant, quantity: quantity.quantity };
  const isNumber = quantity.reason !== 'quantity-not-a-number';
  return { ok: false, message: isNumber ? texts.quantityNotWhole : texts.quantityNotNumber };
}

function unselectedText(
  product: BuyableProduct,
  options: readonly string[],
  texts: ProductTexts,
  language: string,
): string {
  return product.productType === ProductType['gift-card']
    ? texts.selectDenomination
    : texts.selectOptions.replace('{option}', new Intl.ListFormat(language, { type: 'conjunction' }).format(options));
}

function firstOf(options: readonly string[]): { option?: string } {
  const [option] = options;
  return option === undefined ? {} : { option };
}
