import type { InstalmentOffer } from '@awning/commerce';

/** What the server tells an island about a product; amounts are texts in the page's language. */
export interface BuyableProduct {
  readonly itemId: string;
  /** The plain form that the inputs belong to, also those that stand outside it. */
  readonly formId: string;
  readonly productType: number;
  readonly options: readonly { readonly name: string; readonly values: readonly string[] }[];
  readonly variants: readonly BuyableVariant[];
  readonly hasQuantity: boolean;
  readonly isSoldOut: boolean;
  readonly isSubscribable: boolean;
  readonly isExpress: boolean;
  readonly customLabel: string | null;
  /** It asks something before it is put into the cart. */
  readonly hasQuestions: boolean;
  readonly prefix: string;
}

export interface BuyableVariant {
  readonly id: string;
  readonly sku: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly isAvailable: boolean;
  readonly priceText: string;
  readonly originalPriceText: string | null;
  /** How it can be paid in parts, where that is offered. */
  readonly instalments: InstalmentOffer | null;
}

export interface ProductIslandProps extends BuyableProduct {
  readonly language: string;
  readonly texts: ProductTexts;
}

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
  /** With `{option}`, in place of which a list of names goes. */
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

/** The variant whose every option is chosen. */
export function chosenVariant(
  { options, variants }: Pick<BuyableProduct, 'options' | 'variants'>,
  chosen: Readonly<Record<string, string>>,
): BuyableVariant | undefined {
  const isComplete = options.length > 0 && options.every(({ name }) => chosen[name]);
  return isComplete
    ? variants.find(({ attributes }) => options.every(({ name }) => attributes[name] === chosen[name]))
    : undefined;
}
