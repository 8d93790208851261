/* oxlint-disable typescript/consistent-type-definitions -- interfaces would be no values of a template */
import type { Variant } from './product.ts';

export type Merchandising = {
  /** Variants with a form for restock sign-ups. Empty: sign-ups do not exist yet. */
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
};

export type ScarcityView = {
  /** Present if the message is shown only once its variant is chosen. */
  readonly attributes?: Readonly<Record<string, string>>;
  readonly qtyInStock: number;
};

export type MerchandisingTexts = Omit<Merchandising, 'restockNotificationViews' | 'scarcityTemplateViews'>;

/**
 * The merchandising context of a product: one scarcity view per variant that is at or below the threshold and not sold out. Before
 * a variant is chosen, a view is shown only if the owner enabled that or if there is nothing to choose (D-053).
 *
 * @example
 * merchandising({ restockNotificationMessages: { buttonText: '', CTAText: '', placeholderText: '', mailingListDescription: '' },
 *   mailingListSignUpEnabled: false, mailingListOptInByDefault: false, scarcityEnabled: true, scarcityText: 'Only {qtyInStock} left',
 *   scarcityShownByDefault: false, customSoldOutText: '' },
 *   [{ attributes: {}, stock: { unlimited: false, qtyInStock: 2 } }], 5).scarcityTemplateViews // => [{ qtyInStock: 2 }]
 */
export function merchandising(
  texts: MerchandisingTexts,
  variants: readonly Pick<Variant, 'attributes' | 'stock'>[],
  threshold: number,
): Merchandising {
  const isShownAtOnce = texts.scarcityShownByDefault || variants.length === 1;
  const views = variants.flatMap(({ attributes, stock }) => {
    if (stock.unlimited || stock.qtyInStock < 1 || stock.qtyInStock > threshold) return [];
    return [isShownAtOnce ? { qtyInStock: stock.qtyInStock } : { attributes, qtyInStock: stock.qtyInStock }];
  });
  return { ...texts, restockNotificationViews: [], scarcityTemplateViews: texts.scarcityEnabled ? views : [] };
}
