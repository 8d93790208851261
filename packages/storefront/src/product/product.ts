import type { BuyableVariant, IslandProps } from '../api/generated.ts';
import type { PropsOf } from '../island/island-component.ts';

/** An island's data about a product; amounts are texts in the page's language. */
export type BuyableProduct = IslandProps['product-form'];

export type ProductIslandProps = PropsOf<'product-form', ProductTexts>;

export interface ProductTexts {
  readonly addToCart: string;
  readonly subscribe: string;
  readonly purchase: string;
  readonly adding: string;
  readonly added: string;
  readonly soldOut: string;
  readonly quantity: string;
  /** With `{variantName}`. */
  readonly select: string;
  readonly selectValue: string;
  readonly value: string;
  readonly unavailable: string;
  readonly salePrice: string;
  readonly originalPrice: string;
  readonly unableToAdd: string;
  readonly unableToPurchase: string;
  readonly unableToOpen: string;
  readonly closeForm: string;
  /** With `{brand}`. */
  readonly aboutInstalments: string;
  readonly unableToPurchaseGiftCard: string;
  readonly close: string;
  /** With `{option}`, which is replaced by a list of names. */
  readonly selectOptions: string;
  readonly selectDenomination: string;
  readonly variantUnavailable: string;
  readonly notEnough: string;
  readonly quantityNotNumber: string;
  readonly quantityNotWhole: string;
  readonly offline: string;
  readonly tooMany: string;
  readonly sessionExpired: string;
  readonly cookiesDisabled: string;
  readonly tryAgain: string;
}

/** The variant that matches all chosen options. */
export function chosenVariant(
  { options, variants }: Pick<BuyableProduct, 'options' | 'variants'>,
  chosen: Readonly<Record<string, string>>,
): BuyableVariant | undefined {
  const isComplete = options.length > 0 && options.every(({ name }) => chosen[name]);
  return isComplete
    ? variants.find(({ attributes }) => options.every(({ name }) => attributes[name] === chosen[name]))
    : undefined;
}

/** The picture of the chosen variant, or of all variants that are left: a colour alone may decide it. */
export function chosenPicture(
  { options, variants }: Pick<BuyableProduct, 'options' | 'variants'>,
  chosen: Readonly<Record<string, string>>,
): string | undefined {
  const decided = options.filter(({ name }) => chosen[name]);
  if (decided.length === 0) return undefined;
  const [first, ...others] = variants.filter(({ attributes }) =>
    decided.every(({ name }) => attributes[name] === chosen[name]),
  );
  return others.every(({ imageId }) => imageId === first?.imageId) ? first?.imageId : undefined;
}
