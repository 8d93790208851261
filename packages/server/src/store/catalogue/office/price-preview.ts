import type { CurrencyCode } from '@awning/formats';
import { type ReadContext, readDocument } from '../../../platform/editing/index.ts';
import { amountText } from '../../amount/index.ts';
import { pricesOf } from '../editing/body.ts';
import { productDocument } from '../editing/document.ts';
import type { ProductBody } from '../editing/schema.ts';
import { storeCurrency } from '../record.ts';
import { adjustedBody } from './adjusted-body.ts';
import type { PriceAdjustment, PricePreview } from './schema.ts';

/** What a change of prices would make of products, in the order of the ids. Writes nothing. */
export async function previewPrices(
  context: ReadContext,
  ids: readonly string[],
  change: PriceAdjustment,
): Promise<PricePreview> {
  const currency = storeCurrency(context.website);
  const rows: PricePreview['rows'] = [];
  for (const id of ids) {
    const body = (await readDocument(context, productDocument, id))?.body as ProductBody | undefined;
    if (!body) continue;
    const next = adjustedBody(body, change, currency);
    rows.push({
      id,
      before: rangeOf(body, currency),
      after: next.ok ? rangeOf(next.body, currency) : null,
      fault: next.ok ? null : faultOf(next.errors),
    });
  }
  return { rows };
}

function rangeOf({ variants }: ProductBody, currency: CurrencyCode): { lowest: string; highest: string } {
  const prices = variants.map((variant) => pricesOf(variant, currency).price);
  const sorted = prices.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0));
  return { lowest: amountText(sorted[0] ?? 0n, currency), highest: amountText(sorted.at(-1) ?? 0n, currency) };
}

function faultOf(errors: Readonly<Record<string, string>>): 'giftCard' | 'outOfRange' | 'saleNotLower' {
  const fields = Object.keys(errors);
  if (fields.includes('type')) return 'giftCard';
  return fields.some((field) => field.endsWith('.price')) ? 'outOfRange' : 'saleNotLower';
}
