import type { Content } from '@awning/commerce';
import type { ItemLabel } from '../../site/content/index.ts';
import type { ProductTexts } from './product-texts.ts';

/** Amounts are whole minor units of the store's currency. */
export interface NewProduct {
  readonly collectionId: string;
  readonly slug: string;
  readonly type: 1 | 2 | 3 | 4 | 5;
  readonly texts: ProductTexts;
  readonly position?: number;
  readonly imageIds?: readonly string[];
  /** Shown where the product is shared, instead of its first picture. */
  readonly shareImageId?: string | null;
  /** Products shown below it. */
  readonly relatedIds?: readonly string[];
  /** What buyers of a download get. */
  readonly files?: readonly { readonly assetId: string; readonly name: string }[];
  readonly categories?: readonly string[];
  readonly tags?: readonly string[];
  readonly scarcity?: { readonly text: string; readonly shownByDefault?: boolean };
  readonly customSoldOutText?: string;
  readonly customAddButtonText?: string;
  /** Absent: published. */
  readonly label?: ItemLabel;
  /** Present: sold by subscription. */
  readonly plan?: NewPlan;
  /** The form that is asked before it is put into the cart. */
  readonly additionalFieldsFormId?: string;
  /** Present: a visitor who waits for a restock may also join the mailing list. */
  readonly mailingList?: { readonly optInByDefault?: boolean };
  readonly optionNames?: readonly string[];
  readonly variants: readonly NewVariant[];
}

export interface NewPlan {
  readonly unit: 'WEEK' | 'MONTH' | 'YEAR';
  readonly value: number;
  /** 0 has no end. */
  readonly numCycles: number;
}

export interface NewVariant {
  readonly sku: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly price: bigint;
  /** Present: the variant is on sale for it. */
  readonly salePrice?: bigint;
  /** The quantity in stock; absent if unlimited. */
  readonly onHand?: number;
  readonly taxClass?: string;
  readonly weightGrams?: number;
  /** A GTIN. */
  readonly barcode?: string | null;
  readonly size?: { readonly lengthMm: number; readonly widthMm: number; readonly heightMm: number } | null;
  /** One of the product's pictures. */
  readonly imageId?: string | null;
  /** Present: its base price is shown. */
  readonly content?: Content | null;
}
