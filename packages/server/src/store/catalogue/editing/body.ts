import type { SalePeriod } from '@awning/commerce';
import type { CurrencyCode } from '@awning/formats';
import { amountText, readAmount } from '../../amount/index.ts';
import type { WrittenProduct } from '../writing/store.ts';
import type { ProductBody, VariantBody } from './schema.ts';
import type { EditedProductRow, EditedVariantRow } from './store.ts';

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

function variantBody({ price, salePrice, ...same }: EditedVariantRow, currency: CurrencyCode): VariantBody {
  return {
    ...same,
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
    imageIds: body.imageIds,
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
