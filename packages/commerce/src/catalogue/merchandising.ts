/* oxlint-disable typescript/consistent-type-definitions -- interfaces would be no values of a template */
import type { StoreSettings } from '@awning/site-model';
import type { Variant } from './product.ts';

export type Merchandising = {
  /** Variants with a form for restock sign-ups: those that are sold out, where the shop offers it (PROD-010). */
  readonly restockNotificationViews: readonly RestockView[];
  readonly restockNotificationMessages: RestockMessages;
  readonly mailingListSignUpEnabled: boolean;
  readonly mailingListOptInByDefault: boolean;
  readonly scarcityEnabled: boolean;
  readonly scarcityText: string;
  readonly scarcityShownByDefault: boolean;
  readonly scarcityTemplateViews: readonly ScarcityView[];
  readonly customSoldOutText: string;
};

export type RestockView = { readonly variantId: string; readonly hiddenByDefault: boolean };

export type RestockMessages = {
  readonly buttonText: string;
  readonly CTAText: string;
  readonly placeholderText: string;
  readonly mailingListDescription: string;
  /** Shown after a sign-up; absent for the usual text (D-084). */
  readonly successText?: string;
};

export type ScarcityView = {
  /** Present if the message is shown only once its variant is chosen. */
  readonly attributes?: Readonly<Record<string, string>>;
  readonly qtyInStock: number;
};

export type MerchandisingTexts = Omit<Merchandising, 'restockNotificationViews' | 'scarcityTemplateViews'>;

/** The settings of the store that decide what pages of products say. */
export type MerchandisingSettings = Pick<StoreSettings, 'scarcityThreshold' | 'restockSignUpEnabled'>;

/**
 * The merchandising context of a product: one scarcity view per variant that is at or below the threshold and not sold out. Before
 * a variant is chosen, a view is shown only if the owner enabled that or if there is nothing to choose (D-053).
 *
 * @example
 * merchandising({ restockNotificationMessages: { buttonText: '', CTAText: '', placeholderText: '', mailingListDescription: '' },
 *   mailingListSignUpEnabled: false, mailingListOptInByDefault: false, scarcityEnabled: true, scarcityText: 'Only {qtyInStock} left',
 *   scarcityShownByDefault: false, customSoldOutText: '' },
 *   [{ id: 'v1', attributes: {}, stock: { unlimited: false, qtyInStock: 2 } }], { scarcityThreshold: 5, restockSignUpEnabled: false })
 *   .scarcityTemplateViews // => [{ qtyInStock: 2 }]
 */
export function merchandising(
  texts: MerchandisingTexts,
  variants: readonly Pick<Variant, 'id' | 'attributes' | 'stock'>[],
  { scarcityThreshold: threshold, restockSignUpEnabled }: MerchandisingSettings,
): Merchandising {
  const isShownAtOnce = texts.scarcityShownByDefault || variants.length === 1;
  const views = variants.flatMap(({ attributes, stock }) => {
    if (stock.unlimited || stock.qtyInStock < 1 || stock.qtyInStock > threshold) return [];
    return [isShownAtOnce ? { qtyInStock: stock.qtyInStock } : { attributes, qtyInStock: stock.qtyInStock }];
  });
  return {
    ...texts,
    restockNotificationViews: restockSignUpEnabled ? restockViews(variants) : [],
    scarcityTemplateViews: texts.scarcityEnabled ? views : [],
  };
}

/** One per variant that is sold out; with several variants each is shown once it is chosen. */
function restockViews(variants: readonly Pick<Variant, 'id' | 'stock'>[]): RestockView[] {
  const soldOut = variants.filter(({ stock }) => !stock.unlimited && stock.qtyInStock < 1);
  return soldOut.map(({ id: variantId }) => ({ variantId, hiddenByDefault: variants.length > 1 }));
}
