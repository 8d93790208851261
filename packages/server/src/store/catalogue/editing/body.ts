import type { Content, SalePeriod } from '@awning/commerce';
import type { CurrencyCode } from '@awning/formats';
import { amountText, readAmount } from '../../amount/index.ts';
import type { WrittenProduct } from '../writing/store.ts';
import type { ProductBody, VariantBody } from './schema.ts';
import type { EditedProductRow, EditedVariantRow } from './store.ts';

/** A product of which only its place, its texts and its variants are missing. */
export const blankProduct: ProductBody = {
  collectionId: '',
  slug: '',
  type: 1,
  status: 'published',
  texts: {},
  imageIds: [],
  categories: [],
  tags: [],
  scarcity: null,
  customSoldOutText: null,
  customAddButtonText: null,
  plan: null,
  additionalFieldsFormId: null,
  mailingList: null,
  optionNames: [],
  variants: [],
};

export function bodyOf(row: EditedProductRow, currency: CurrencyCode): ProductBody {
  const { id: _id, label, variants, texts, saleFrom, saleUntil, ...same } = row;
  return {
    ...same,
    texts,
    saleFrom: saleFrom?.toISOString() ?? null,
    saleUntil: saleUntil?.toISOString() ?? null,
    status: label === null || label === 'Draft' ? 'published' : (label as ProductBody['status']),
    variants: variants.map((variant) => variantBody(variant, currency)),
  };
}

function variantBody({ price, salePrice, content, ...same }: EditedVariantRow, currency: CurrencyCode): VariantBody {
  return {
    ...same,
    content: content && { amount: thousandthsText(content.thousandths), unit: content.unit, per: content.per },
    price: amountText(BigInt(price), currency),
    salePrice: salePrice === null ? null : amountText(BigInt(salePrice), currency),
  };
}

/** The columns of a product; one that was never published is a draft, whatever its status in the body. */
export function productOf(body: ProductBody, isVisible: boolean, currency: CurrencyCode): WrittenProduct {
  const { status, plan, scarcity, customSoldOutText, customAddButtonText, mailingList, additionalFieldsFormId } = body;
  return {
    collectionId: body.collectionId,
    slug: body.slug,
    type: body.type,
    texts: body.texts,
    optionNames: body.optionNames,
    imageIds: body.imageIds,
    shareImageId: body.shareImageId ?? null,
    relatedIds: body.relatedIds ?? [],
    files: body.files ?? [],
    categories: body.categories,
    tags: body.tags,
    label: !isVisible ? 'Draft' : status === 'published' ? null : status,
    ...(scarcity && { scarcity }),
    ...(customSoldOutText !== null && { customSoldOutText }),
    ...(customAddButtonText !== null && { customAddButtonText }),
    ...(plan && { plan }),
    ...(additionalFieldsFormId !== null && { additionalFieldsFormId }),
    ...(mailingList && { mailingList }),
    salePeriod: salePeriodOf(body),
    variants: body.variants.map((variant) => pricesOf(variant, currency)),
  };
}

export function salePeriodOf({ saleFrom, saleUntil }: ProductBody): SalePeriod {
  return { from: saleFrom ? new Date(saleFrom) : null, until: saleUntil ? new Date(saleUntil) : null };
}

export function pricesOf({ price, salePrice }: VariantBody, currency: CurrencyCode) {
  return {
    price: readAmount(price, currency),
    ...(salePrice !== null && { salePrice: readAmount(salePrice, currency) }),
  };
}

/** What is in a package, in whole thousandths. */
export function contentOf({ content }: VariantBody): Content | null {
  if (!content) return null;
  const [whole = '0', fraction = ''] = content.amount.split('.');
  return { thousandths: Number(whole + fraction.padEnd(3, '0')), unit: content.unit, per: content.per };
}

/** As short as it can be: 250, 0.5. */
export function thousandthsText(thousandths: number): string {
  const [whole = '0', fraction = ''] = (thousandths / 1000).toFixed(3).split('.');
  const rest = fraction.replace(/0+$/, '');
  return rest === '' ? whole : `${whole}.${rest}`;
}
