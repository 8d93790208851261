import { adjustDocument, type EditContext, type EditOutcome } from '../../../platform/editing/index.ts';
import { productDocument } from '../editing/document.ts';
import type { ProductBody } from '../editing/schema.ts';
import { storeCurrency } from '../record.ts';
import { adjustedBody } from './adjusted-body.ts';
import type { Adjustment } from './schema.ts';

/** Changes a product as the list does with many. */
export async function adjustProduct(
  context: EditContext,
  id: string,
  { version, change }: { readonly version: number; readonly change: Adjustment },
): Promise<EditOutcome> {
  const currency = storeCurrency(context.website);
  const adjust = (body: ProductBody) => adjustedBody(body, change, currency);
  return await adjustDocument(context, productDocument, id, { version, adjust });
}
