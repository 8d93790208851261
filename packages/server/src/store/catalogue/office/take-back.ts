import { type EditContext, type EditOutcome, publishBody, takeBackDocument } from '../../../platform/editing/index.ts';
import { productDocument } from '../editing/document.ts';
import type { ProductBody } from '../editing/schema.ts';

/** Takes back what was done to a product in the list. */
export async function takeBack(
  context: EditContext,
  id: string,
  wanted: { readonly version: number; readonly no: number },
): Promise<EditOutcome> {
  return await takeBackDocument(context, productDocument, id, { ...wanted, hide });
}

/** What was shown once cannot become a product that never was, so it is private. */
async function hide(
  context: EditContext,
  id: string,
  { version, body }: { readonly version: number; readonly body: unknown },
): Promise<EditOutcome> {
  const hidden: ProductBody = { ...(body as ProductBody), status: 'Private' };
  return await publishBody(context, productDocument, id, { version, body: hidden });
}
