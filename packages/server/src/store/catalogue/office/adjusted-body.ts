import { changePrice, type PriceStep } from '@awning/commerce';
import type { CurrencyCode } from '@awning/formats';
import { changeTags, ProductType } from '@awning/site-model';
import type { Checked } from '../../../platform/editing/index.ts';
import { amountText, readAmount, readPercent } from '../../amount/index.ts';
import { pricesOf } from '../editing/body.ts';
import type { ProductBody } from '../editing/schema.ts';
import { productMessages } from '../messages.ts';
import type { Adjustment, PriceAdjustment } from './schema.ts';

/** As many digits as the field of a price takes. */
const HIGHEST_PRICE = '999999999999';

/** A product after one of the changes that the list makes to many products at once. */
export function adjustedBody(body: ProductBody, change: Adjustment, currency: CurrencyCode): Checked<ProductBody> {
  return change.kind === 'category'
    ? { ok: true, body: { ...body, categories: changeTags(body.categories, change.way, change.name.trim()) } }
    : repriced(body, change, currency);
}

function repriced(body: ProductBody, change: PriceAdjustment, currency: CurrencyCode): Checked<ProductBody> {
  if (body.type === ProductType['gift-card']) return { ok: false, errors: { type: productMessages.giftCardPrice } };
  const step = stepOf(change, currency);
  const errors: Record<string, string> = {};
  const variants = body.variants.map((variant, position) => {
    const before = pricesOf(variant, currency);
    const after = changePrice(before.price, step);
    if (after < 0n || after > readAmount(HIGHEST_PRICE, currency)) {
      errors[`variants.${position}.price`] = productMessages.priceOutOfRange;
      return variant;
    }
    if (before.salePrice !== undefined && before.salePrice >= after) {
      errors[`variants.${position}.salePrice`] = productMessages.saleNotLower;
    }
    return { ...variant, price: amountText(after, currency) };
  });
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, body: { ...body, variants } };
}

function stepOf({ kind, way, value }: PriceAdjustment, currency: CurrencyCode): PriceStep {
  return {
    way,
    by: kind === 'amount' ? { amount: readAmount(value, currency) } : { partsPerMillion: readPercent(value) },
  };
}
