import { decimalFromCents } from '@awning/formats';
import type { ProductBody } from '../../../store/catalogue/index.ts';
import type { SampleProduct } from '../sample-product.ts';

interface Place {
  readonly collectionId: string;
  readonly imageIds: readonly string[];
  readonly files: NonNullable<ProductBody['files']>;
  readonly formId: string | null;
}

/** A product of the sample as an owner would enter it. Prices of the sample are in a currency with two digits. */
export function sampleBody(product: SampleProduct, { collectionId, imageIds, files, formId }: Place): ProductBody {
  const { slug, type, texts, categories = [], tags = [], scarcity, mailingList, plan, optionNames = [] } = product;
  return {
    collectionId,
    slug,
    type,
    status: 'published',
    texts,
    imageIds: [...imageIds],
    files,
    categories: [...categories],
    tags: [...tags],
    scarcity: scarcity ? { text: scarcity.text, shownByDefault: scarcity.shownByDefault ?? false } : null,
    customSoldOutText: product.customSoldOutText ?? null,
    customAddButtonText: product.customAddButtonText ?? null,
    plan: plan ?? null,
    additionalFieldsFormId: formId,
    mailingList: mailingList ? { optInByDefault: mailingList.optInByDefault ?? false } : null,
    optionNames: [...optionNames],
    variants: product.variants.map((variant) => ({
      sku: variant.sku,
      attributes: variant.attributes ?? {},
      price: decimalFromCents(variant.price),
      salePrice: variant.salePrice === undefined ? null : decimalFromCents(variant.salePrice),
      stock: variant.onHand === undefined ? 'unlimited' : 'counted',
      taxClass: variant.taxClass ?? 'standard',
      weightGrams: variant.weightGrams ?? 0,
    })),
  };
}
