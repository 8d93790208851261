import { hasInstalmentMessage, type InstalmentOffer, instalmentContext, instalmentOffer } from '@awning/commerce';
import { isCurrencyCode, moneyText, readMoney, writeMoney } from '@awning/formats';
import {
  allowsMultipleServices,
  allPlanFlags,
  isSoldOut,
  ProductType,
  quantityLimits,
  type StoreSettings,
  totalStock,
} from '@awning/site-model';
import {
  asBoolean,
  asText,
  defineFormatter,
  descend,
  isArray,
  isObject,
  type ScopedFormatter,
  type Scope as TemplateScope,
  type Value,
} from '@awning/template-engine';
import { placed } from '../../../platform/island.ts';
import { blank, escapeAttribute, similarMarker } from '../../../site/rendering/index.ts';
import { basePriceText } from './base-price.ts';
import { lowestBeforeText } from './lowest-before.ts';
import { priceStyleOf } from './price-style.ts';
import { type BuyableProduct, type BuyableVariant, productIslands } from './product-islands.ts';

/**
 * The formatters for buying. They print a plain form around an island, so that a page sells without scripts; names and
 * classes are the dialect's. See docs/decisions/buying-formatters-are-islands.md.
 */
export const buyingFormatters: readonly ScopedFormatter[] = [
  buyingFormatter(
    'product-checkout',
    'a form to choose a variant and a quantity and to add them to the cart',
    (product) => form(product, productMarker(productIslands.form, product)),
  ),
  buyingFormatter('add-to-cart-btn', 'a form with the button that adds the product to the cart', (product) =>
    form(product, productMarker(productIslands.button, product)),
  ),
  buyingFormatter('variants-select', 'the choice of variants, belonging to the form of add-to-cart-btn', (product) =>
    product.options.length === 0 ? undefined : productMarker(productIslands.variants, product),
  ),
  buyingFormatter('quantity-input', 'the quantity, belonging to the form of add-to-cart-btn', (product) =>
    product.hasQuantity ? productMarker(productIslands.quantity, product) : undefined,
  ),
];

function buyingFormatter(
  name: string,
  summary: string,
  print: (product: BuyableProduct) => string | undefined,
): ScopedFormatter {
  return defineFormatter({
    name,
    group: 'commerce',
    summary,
    example: { template: `{product|${name}}`, data: {}, output: '' },
    prepare: () => (value, scope) => (isObject(value) ? print(buyable(value, scope)) : undefined),
  });
}

/**
 * Products of a shop differ mostly in names and prices, so their islands are rendered with blanks for these. Equal
 * texts get the same blank and empty ones none, so that equality and absence are preserved.
 */
function productMarker(island: typeof productIslands.form, product: BuyableProduct): string {
  const texts: string[] = [];
  const blankFor = (text: string) => {
    if (text === '') return text;
    const known = texts.indexOf(text);
    return blank(known === -1 ? texts.push(text) - 1 : known);
  };
  const data: BuyableProduct = {
    ...product,
    itemId: blankFor(product.itemId),
    formId: blankFor(product.formId),
    variants: product.variants.map((variant) => ({
      ...variant,
      id: blankFor(variant.id),
      sku: blankFor(variant.sku),
      priceText: blankFor(variant.priceText),
      originalPriceText: variant.originalPriceText === null ? null : blankFor(variant.originalPriceText),
      ...(variant.lowestBeforeText !== undefined && { lowestBeforeText: blankFor(variant.lowestBeforeText) }),
      ...(variant.basePriceText !== undefined && { basePriceText: blankFor(variant.basePriceText) }),
      ...(variant.imageId !== undefined && { imageId: blankFor(variant.imageId) }),
    })),
  };
  return similarMarker(placed(island, data), texts);
}

function form(product: BuyableProduct, inner: string): string {
  const action = `${product.prefix}${actionOf(product)}`;
  return [
    `<form class="product-form" id="${escapeAttribute(product.formId)}" method="post" action="${escapeAttribute(action)}">`,
    `<input type="hidden" name="itemId" value="${escapeAttribute(product.itemId)}">`,
    inner,
    '</form>',
  ].join('');
}

/** Gift cards and subscriptions never enter the cart (D-035, D-044). */
function actionOf({ productType, isSubscribable }: BuyableProduct): string {
  if (productType === ProductType['gift-card']) return '/checkout/gift-card/add';
  return isSubscribable ? '/checkout/subscription/add' : '/cart/add';
}

function buyable(value: Value, scope: TemplateScope): BuyableProduct {
  const content = descend(value, ['structuredContent']);
  const product = isObject(content) ? content : {};
  const stored = product['variants'];
  const variants = isArray(stored) ? stored : [];
  const itemId = asText(descend(value, ['id']));
  const express = scope.resolve(['websiteSettings', 'storeSettings', 'expressCheckoutEnabled']);
  const customLabel = asBoolean(product['useCustomAddButtonText']) ? asText(product['customAddButtonText']) : '';
  const productType = Number(product['productType']);
  return {
    itemId,
    formId: `product-form-${itemId}`,
    productType,
    options: optionsOf(product['variantOptionOrdering'], variants),
    variants: variants.map((variant) => buyableVariant(variant, productType, scope)),
    hasQuantity: hasQuantity(product, productType, scope),
    isSoldOut: isSoldOut(product),
    isSubscribable: asBoolean(product['isSubscribable']),
    isExpress: asBoolean(express),
    customLabel: customLabel === '' ? null : customLabel,
    hasQuestions: asText(product['additionalFieldsFormId']) !== '',
    prefix: asText(scope.resolve(['multilingual', 'prefix'])),
  };
}

/** With more than one variant: one choice per option name, its values in the order of the variants. */
function optionsOf(ordering: Value, variants: readonly Value[]): { name: string; values: string[] }[] {
  if (!isArray(ordering) || variants.length < 2) return [];
  return ordering.map((entry) => {
    const name = asText(entry);
    const values = variants
      .map((variant) => asText(descend(variant, ['attributes', name])))
      .filter((text) => text !== '');
    return { name, values: [...new Set(values)] };
  });
}

function buyableVariant(variant: Value, productType: number, scope: TemplateScope): BuyableVariant {
  const attributes = descend(variant, ['attributes']);
  const isOnSale = asBoolean(descend(variant, ['onSale']));
  const price = priceText(descend(variant, ['priceMoney']), scope);
  const lowest = isOnSale ? lowestBeforeText(descend(variant, ['lowestPriceBefore']), priceStyleOf(scope)) : undefined;
  const basePrice = basePriceText(descend(variant, ['basePrice']), scope);
  const imageId = asText(descend(variant, ['imageId']));
  const current = descend(variant, [isOnSale ? 'salePriceMoney' : 'priceMoney']);
  return {
    id: asText(descend(variant, ['id'])),
    sku: asText(descend(variant, ['sku'])),
    attributes: isObject(attributes)
      ? Object.fromEntries(Object.entries(attributes).map(([name, text]) => [name, asText(text)]))
      : {},
    isAvailable: asBoolean(descend(variant, ['unlimited'])) || Number(descend(variant, ['qtyInStock'])) > 0,
    priceText: isOnSale ? priceText(current, scope) : price,
    originalPriceText: isOnSale ? price : null,
    ...(lowest !== undefined && { lowestBeforeText: lowest }),
    ...(basePrice !== undefined && { basePriceText: basePrice }),
    ...(imageId !== '' && { imageId }),
    instalments: instalmentsOf(current, productType, scope),
  };
}

/**
 * The instalment badge beside the price of a physical product (D-058). Whether the plan includes the brand was checked
 * with the page.
 */
function instalmentsOf(value: Value, productType: number, scope: TemplateScope): InstalmentOffer | null {
  if (!asBoolean(scope.resolve(['instalmentsAvailable']))) return null;
  const money = readMoney(value);
  const store = (scope.resolve(['websiteSettings', 'storeSettings']) ?? {}) as unknown as StoreSettings;
  const context = instalmentContext(store, allPlanFlags, scope.run.locale ?? 'en');
  if (money === null || context === null || !hasInstalmentMessage(context, productType)) return null;
  return instalmentOffer(context, money, (amount) => priceText(writeMoney(amount), scope));
}

function priceText(value: Value, scope: TemplateScope): string {
  const money = readMoney(value);
  const useCLDRMoneyFormat = asBoolean(scope.resolve(['featureFlags', 'useCLDRMoneyFormat']));
  return money === null || !isCurrencyCode(money.currency)
    ? ''
    : moneyText(money, { useCLDRMoneyFormat, locale: scope.run.locale ?? 'en' });
}

/** For physical products and, if the store allows it, services; not for subscriptions, and not for the last piece. */
function hasQuantity(product: object, productType: number, scope: TemplateScope): boolean {
  const store = (scope.resolve(['websiteSettings', 'storeSettings']) ?? {}) as Partial<StoreSettings>;
  const isCountable =
    productType === ProductType.physical || (productType === ProductType.service && allowsMultipleServices(store));
  const isSubscribable = asBoolean((product as { isSubscribable?: Value }).isSubscribable);
  return isCountable && !isSubscribable && totalStock(product) > quantityLimits.lowest;
}
