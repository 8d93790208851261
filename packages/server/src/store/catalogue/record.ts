import {
  type Merchandising,
  merchandising,
  type Product,
  type StructuredContent,
  standardTaxClass,
  structuredContent,
  type Variant,
} from '@awning/commerce';
import { type CurrencyCode, defaultCurrency, isCurrencyCode } from '@awning/formats';
import { type BaseUnit, type CartProductTypeCode, type ContentUnit, restockSuccessText } from '@awning/site-model';
import { primaryLanguage, type Website } from '../../platform/website/index.ts';
import type { LanguageChoice } from '../../site/content/index.ts';
import { attributeTexts, optionText, type ProductTexts, productText } from './product-texts.ts';

/** A product as pages show it. */
export interface ProductRecord {
  readonly id: string;
  readonly collectionId: string;
  readonly slug: string;
  readonly texts: ProductTexts;
  readonly imageIds: readonly string[];
  readonly tags: readonly string[];
  readonly categories: readonly string[];
  readonly addedOn: Date;
  readonly updatedOn: Date;
  readonly structuredContent: StructuredContent;
  readonly merchandising: Merchandising;
  /** Of its variants, each once. */
  readonly taxClasses: readonly string[];
}

/** A row of the catalogue's statements; texts are in the requested language and in the primary one. */
export interface ProductRow {
  readonly id: string;
  readonly collectionId: string;
  readonly slug: string;
  readonly type: number;
  readonly texts: ProductTexts;
  readonly imageIds: readonly string[];
  readonly tags: readonly string[];
  readonly categories: readonly string[];
  readonly addedOn: Date;
  readonly updatedOn: Date;
  readonly optionNames: readonly string[];
  readonly variants: readonly VariantRow[];
  /** `null` for a product with all defaults. */
  readonly special: SpecialSettings | null;
}

/** Settings that most products leave at their defaults. */
interface SpecialSettings {
  readonly isSubscribable: boolean;
  readonly additionalFieldsFormId: string | null;
  readonly useCustomAddButtonText: boolean;
  readonly customAddButtonText: string | null;
  readonly customSoldOutText: string | null;
  readonly mailingListSignUpEnabled: boolean;
  readonly mailingListOptInByDefault: boolean;
  readonly plan: {
    readonly unit: 'WEEK' | 'MONTH' | 'YEAR';
    readonly value: number;
    readonly numCycles: number;
  } | null;
  readonly scarcityEnabled: boolean;
  readonly scarcityText: string | null;
  readonly scarcityShownByDefault: boolean;
}

const nothingSpecial: SpecialSettings = {
  isSubscribable: false,
  additionalFieldsFormId: null,
  useCustomAddButtonText: false,
  customAddButtonText: null,
  customSoldOutText: null,
  mailingListSignUpEnabled: false,
  mailingListOptInByDefault: false,
  plan: null,
  scarcityEnabled: false,
  scarcityText: null,
  scarcityShownByDefault: false,
};

/**
 * An array instead of an object, because names took a third of a list's time in the database. Amounts are whole numbers
 * as text.
 */
type VariantRow = readonly [
  id: string,
  sku: string,
  attributes: Readonly<Record<string, string>>,
  price: string,
  salePrice: string | null,
  onSale: boolean,
  unlimited: boolean,
  qtyInStock: number,
  lowestBefore: string | null,
  /** `null` for a variant without any of them. */
  goods: GoodsRow | null,
  /** `null` for the standard one. */
  taxClass: string | null,
];

type GoodsRow = readonly [
  barcode: string | null,
  imageId: string | null,
  contentThousandths: number | null,
  contentUnit: ContentUnit | null,
  contentPer: BaseUnit | null,
];

export type StoreWebsite = Pick<Website, 'id' | 'settings' | 'languages'>;

/** The currency of a website's store; settings are checked when they are saved. */
export function storeCurrency({ settings }: Pick<Website, 'settings'>): CurrencyCode {
  const { currency } = settings.storeSettings;
  return isCurrencyCode(currency) ? currency : defaultCurrency;
}

export function productRecord(row: ProductRow, website: StoreWebsite, language: string): ProductRecord {
  const { id, collectionId, slug, texts, imageIds, tags, categories, addedOn, updatedOn } = row;
  const special = row.special ?? nothingSpecial;
  const choice = { language, primaryLanguage: primaryLanguage(website) };
  const product = toProduct(row, special, website, choice);
  const { storeSettings } = website.settings;
  const successText = restockSuccessText(storeSettings, language, choice.primaryLanguage);
  const marks = merchandising(
    {
      scarcityEnabled: special.scarcityEnabled,
      scarcityText: productText(texts, 'scarcityText', choice) ?? special.scarcityText ?? '',
      scarcityShownByDefault: special.scarcityShownByDefault,
      customSoldOutText: productText(texts, 'customSoldOutText', choice) ?? special.customSoldOutText ?? '',
      restockNotificationMessages: {
        buttonText: productText(texts, 'restockButtonText', choice) ?? '',
        CTAText: productText(texts, 'restockCallText', choice) ?? '',
        placeholderText: productText(texts, 'restockPlaceholder', choice) ?? '',
        mailingListDescription: productText(texts, 'restockListText', choice) ?? '',
        ...(successText !== null && { successText }),
      },
      mailingListSignUpEnabled: special.mailingListSignUpEnabled,
      mailingListOptInByDefault: special.mailingListOptInByDefault,
    },
    product.variants,
    storeSettings,
  );
  return {
    id,
    collectionId,
    slug,
    texts,
    imageIds,
    tags,
    categories,
    addedOn,
    updatedOn,
    structuredContent: structuredContent(product),
    merchandising: marks,
    taxClasses: taxClassesOf(row.variants),
  };
}

/** The product in a language; SKUs identify variants in all of them. */
function toProduct(row: ProductRow, special: SpecialSettings, website: StoreWebsite, choice: LanguageChoice): Product {
  const { language } = choice;
  const { isSubscribable, plan, useCustomAddButtonText, customAddButtonText, additionalFieldsFormId } = special;
  return {
    id: row.id,
    type: row.type as CartProductTypeCode,
    currency: storeCurrency(website),
    optionNames: row.optionNames.map((name) => optionText(row.texts, name, language)),
    variants: row.variants.map((variant) => toVariant(variant, row.texts, language)),
    isSubscribable,
    subscriptionPlan: plan && {
      billingPeriod: { value: plan.value, unit: plan.unit },
      numBillingCycles: plan.numCycles,
    },
    useCustomAddButtonText,
    customAddButtonText: productText(row.texts, 'customAddButtonText', choice) ?? customAddButtonText,
    additionalFieldsFormId,
  };
}

function toVariant(row: VariantRow, texts: ProductTexts, language: string): Variant {
  const [id, sku, attributes, price, salePrice, onSale, unlimited, qtyInStock, lowestBefore, goods] = row;
  return {
    id,
    sku,
    attributes: attributeTexts(texts, attributes, language),
    price: BigInt(price),
    salePrice: salePrice === null ? null : BigInt(salePrice),
    onSale,
    lowestBefore: lowestBefore === null ? null : BigInt(lowestBefore),
    stock: unlimited ? { unlimited: true } : { unlimited: false, qtyInStock },
    ...(goods && toGoods(goods)),
  };
}

const standardOnly: readonly string[] = [standardTaxClass];

/** Most products have the standard class alone, and lists have many of them. */
function taxClassesOf(variants: readonly VariantRow[]): readonly string[] {
  if (variants.every(([, , , , , , , , , , taxClass]) => taxClass === null)) return standardOnly;
  return [...new Set(variants.map(([, , , , , , , , , , taxClass]) => taxClass ?? standardTaxClass))];
}

function toGoods([barcode, imageId, thousandths, unit, per]: GoodsRow): Pick<
  Variant,
  'barcode' | 'imageId' | 'content'
> {
  return { barcode, imageId, content: thousandths && unit && per ? { thousandths, unit, per } : null };
}
