import { cartCount } from '@awning/commerce';

export interface CartLabelTexts {
  readonly cart: string;
  readonly one: string;
  /** With `{n}`. */
  readonly many: string;
  readonly moreThanHundred: string;
}

export interface CartLabel {
  /** '100+' above one hundred (D-026). */
  readonly visible: string;
  /** The text for screen readers. */
  readonly accessible: string;
}

/** The number on a cart control; without a quantity it reads "Cart". */
export function cartLabel(totalQuantity: number | undefined, texts: CartLabelTexts): CartLabel {
  if (totalQuantity === undefined) return { visible: texts.cart, accessible: texts.cart };
  const visible = cartCount(totalQuantity);
  if (totalQuantity === 1) return { visible, accessible: texts.one };
  const isPlain = visible === String(totalQuantity);
  return { visible, accessible: isPlain ? texts.many.replace('{n}', visible) : texts.moreThanHundred };
}
